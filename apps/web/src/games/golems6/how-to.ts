import { barrelArt } from '@stolik/golems/art/barrels';
import { cardArt } from '@stolik/golems/art/commands';
import { luckArt } from '@stolik/golems/art/decks';
import { effectArt } from '@stolik/golems/art/effects';
import { golemArt } from '@stolik/golems/art/golem-above';
import { golemFront } from '@stolik/golems/art/golem-front';
import { tokenArt } from '@stolik/golems/art/tokens';
import { waterArt } from '@stolik/golems/art/water';
import { arrow, at, type HowTo, plate } from '../../base/how-to.ts';
import { meadow, on, program } from '../golems/pictures.ts';

const EAST = 1;
const WEST = 3;

export const howTo: HowTo = {
  steps: [
    {
      picture: program(['F', 'F', 'L', undefined]),
      says: {
        en: 'You lead a golem by a program. In every round fill each of its rows with a card, in secret: forward, back, turn, strike, defend.',
        ru: 'Голема вы ведёте программой. В каждом раунде тайно положите карту в каждый её ряд: вперёд, назад, поворот, удар, защита.',
        pl: 'Golema prowadzisz programem. W każdej rundzie włóż w tajemnicy kartę w każdy jego rząd: naprzód, wstecz, obrót, cios, obrona.',
      },
    },
    {
      picture:
        at(luckArt('repeat'), 36, 44, 0.9) +
        arrow(140, 88) +
        at(cardArt('repeat'), 200, 34, 0.6) +
        at(cardArt('F'), 250, 78, 0.6),
      says: {
        en: 'A luck card may lend you a bonus for this round: Repeat does its card twice, If asks whether something is ahead, While goes on as long as the way is free.',
        ru: 'Карта удачи может дать бонус на этот раунд: «Повтор 2» исполняет свою карту дважды, «Условие» спрашивает, есть ли что впереди, «Повтор пока…» повторяет, пока путь свободен.',
        pl: 'Karta szczęścia może dać bonus na tę rundę: „Powtórz 2” wykonuje swoją kartę dwa razy, „Warunek” pyta, czy coś jest z przodu, „Powtarzaj, aż” powtarza, dopóki droga jest wolna.',
      },
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, golemArt({ type: 'bow', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: {
        en: 'Then all programs run at once, row by row. Two who want the same cell both stay where they are; nobody walks through a wall or off the field.',
        ru: 'Потом все программы исполняются разом, ряд за рядом. Кто хочет на одну и ту же клетку, оба остаются на месте; сквозь стену и за край поля не пройти.',
        pl: 'Potem wszystkie programy ruszają naraz, rząd po rzędzie. Kto chce na to samo pole, oba zostają na miejscu; przez ścianę i poza planszę się nie przejdzie.',
      },
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, undefined) +
        on(effectArt('strike', EAST), 0.72, 0, 0.92) +
        on(golemArt({ type: 'bow', seat: 1, facing: WEST, damage: 1 }), 1.35) +
        plate('−1', 292, 60),
      says: {
        en: 'A strike hits the first golem straight ahead within reach: a crack for each point. A defence in the same row takes one point off.',
        ru: 'Удар достаёт первого голема прямо впереди, если тот не дальше вашего оружия: каждое очко силы даёт трещину. Защита в том же ряду снимает одно очко.',
        pl: 'Cios trafia pierwszego golema na wprost, w zasięgu: pęknięcie za każdy punkt. Obrona w tym samym rzędzie zdejmuje jeden punkt.',
      },
    },
    {
      picture: meadow(barrelArt(), tokenArt('wall'), waterArt(0)),
      says: {
        en: 'A barrel rolls on before you and opens when it is struck, with something good or bad inside. A wall stops everything. Water costs a crack and lets you out on a bank you choose.',
        ru: 'Бочка катится перед вами, а от удара открывается: внутри хорошее или плохое. Стена останавливает всех. За воду голем получает трещину, а на какой берег выйти, решаете вы.',
        pl: 'Beczka toczy się przed tobą, a uderzona otwiera się: w środku coś dobrego albo złego. Ściana zatrzymuje wszystko. Woda kosztuje pęknięcie i wypuszcza na wybrany brzeg.',
      },
    },
    {
      picture:
        at(golemFront({ type: 'sword', seat: 0 }), 40, 40, 1.05) +
        at(golemFront({ type: 'bow', seat: 1, damage: 2, out: true }), 180, 40, 1.05),
      says: {
        en: 'A golem with too many cracks goes to repair. The last one on the field wins; after ten rounds, the one with the fewest cracks.',
        ru: 'Голем, у которого слишком много трещин, идёт в ремонт. Побеждает последний на поле, а после десяти раундов тот, у кого трещин меньше.',
        pl: 'Golem, który ma za dużo pęknięć, idzie do naprawy. Wygrywa ostatni na planszy, a po dziesięciu rundach ten, kto ma ich najmniej.',
      },
    },
  ],
};
