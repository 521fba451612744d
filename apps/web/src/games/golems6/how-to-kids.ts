import { plainBarrelArt } from '@stolik/golems/art/barrels';
import { cardArt } from '@stolik/golems/art/commands';
import { golemArt } from '@stolik/golems/art/golem-above';
import { golemFront } from '@stolik/golems/art/golem-front';
import { tokenArt } from '@stolik/golems/art/tokens';
import { waterArt } from '@stolik/golems/art/water';
import { arrow, at, type HowTo, plate, yes } from '../../base/how-to.ts';
import { meadow, program } from '../golems/pictures.ts';

const EAST = 1;
const WEST = 3;

/** For those who can hardly read yet: at most fifteen words a picture, and nothing that children's tables do not have. [G6.11] */
export const howTo: HowTo = {
  steps: [
    {
      picture:
        at(golemFront({ type: 'sword', seat: 0 }), 24, 34, 1.1) +
        arrow(140, 92, 36) +
        at(cardArt('F'), 196, 40, 0.62) +
        at(cardArt('R'), 240, 84, 0.62),
      says: {
        en: 'The mage Algoritmus made golems of clay. They do exactly what cards tell them.',
        ru: 'Маг Алгоритмус вылепил големов из глины. Они делают ровно то, что на картах.',
        pl: 'Mag Algoritmus ulepił golemy z gliny. Robią dokładnie to, co mówią karty.',
      },
    },
    {
      picture: meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, tokenArt('treasure')) + arrow(124, 88, 60),
      says: {
        en: 'Bring your golem to the treasure, the gears or the far edge.',
        ru: 'Приведите голема к сокровищу, к шестерёнкам или к дальнему краю поля.',
        pl: 'Doprowadź golema do skarbu, do zębatek albo na drugi koniec planszy.',
      },
    },
    {
      picture: program(['F', 'F', 'L']),
      says: {
        en: 'Lay three cards: forward, back, turn left, turn right. That’s a program!',
        ru: 'Выложите три карты: вперёд, назад, поворот влево или вправо. Это и есть программа!',
        pl: 'Połóż trzy karty: naprzód, wstecz, obrót w lewo lub w prawo. To program!',
      },
    },
    {
      picture:
        meadow(
          golemArt({ type: 'sword', seat: 0, facing: EAST }),
          undefined,
          golemArt({ type: 'guard', seat: 1, facing: WEST }),
        ) +
        plate('1', 68, 36) +
        plate('2', 252, 36),
      says: {
        en: 'Press “Ready” and watch. First one golem walks, then the other.',
        ru: 'Нажмите «Готово» и смотрите. Сначала идёт один голем, потом другой.',
        pl: 'Naciśnij „Gotowe” i patrz. Najpierw idzie jeden golem, potem drugi.',
      },
    },
    {
      picture: meadow(plainBarrelArt(), tokenArt('wall'), waterArt(0)),
      says: {
        en: 'A barrel rolls in front of you. A wall stops you. Water hurts the golem.',
        ru: 'Бочка катится перед големом. Стена не пускает. Вода вредит голему.',
        pl: 'Beczka toczy się przed golemem. Ściana nie puszcza. Woda szkodzi golemowi.',
      },
    },
    {
      picture: at(golemFront({ type: 'guard', seat: 1 }), 40, 40, 1.05) + at(tokenArt('treasure'), 176, 52, 0.95) + yes(262, 50),
      says: {
        en: 'Not there yet? Look, think, and lay three more. Well done for trying!',
        ru: 'Ещё не дошли? Посмотрите, подумайте и выложите ещё три. Пробовать здорово!',
        pl: 'Jeszcze nie? Popatrz, pomyśl i połóż następne trzy. Brawo za próbę!',
      },
    },
  ],
};
