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
        en: 'Your golem obeys cards. Each round, secretly put a card in every row: forward, back, turn, strike or defend.',
        ru: 'Голем слушается карт-команд. Каждый раунд тайно положите по карте в каждый ряд: вперёд, назад, поворот, удар или защита.',
        pl: 'Golem słucha kart komend. W każdej rundzie połóż w tajemnicy po karcie w każdym rzędzie: naprzód, wstecz, obrót, cios albo obrona.',
      },
    },
    {
      picture:
        at(luckArt('repeat'), 36, 44, 0.9) +
        arrow(140, 88) +
        at(cardArt('repeat'), 200, 34, 0.6) +
        at(cardArt('F'), 250, 78, 0.6),
      says: {
        en: 'A luck card may give you a bonus. Repeat 2 does a card twice. If asks: is something ahead? While repeats a card as long as the way is free.',
        ru: 'Карта удачи может дать бонус. «Повтор 2» выполняет карту дважды. «Условие» проверяет, есть ли что-то впереди. «Повтор пока…» повторяет карту, пока путь свободен.',
        pl: 'Karta szczęścia może dać bonus. „Powtórz 2” wykonuje kartę dwa razy. „Warunek” sprawdza, czy coś jest z przodu. „Powtarzaj, dopóki” powtarza kartę, póki droga jest wolna.',
      },
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, golemArt({ type: 'bow', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: {
        en: 'Then all golems act at once, row by row. Two want the same cell? Both stay. Nobody walks through walls or off the field.',
        ru: 'Потом все големы действуют одновременно, ряд за рядом. Двое хотят на одну клетку? Оба остаются на месте. Сквозь стену и за край не пройти.',
        pl: 'Potem wszystkie golemy działają jednocześnie, rząd po rzędzie. Dwa chcą wejść na to samo pole? Oba zostają. Przez ścianę ani poza planszę nie przejdziesz.',
      },
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, undefined) +
        on(effectArt('strike', EAST), 0.72, 0, 0.92) +
        on(golemArt({ type: 'bow', seat: 1, facing: WEST, damage: 1 }), 1.35) +
        plate('−1', 292, 60),
      says: {
        en: 'A strike hits the first golem straight ahead, if it’s close enough. Each point of strength is one damage. Defend in the same row stops one point.',
        ru: 'Удар попадает по первому голему прямо впереди, если до него достаёт. Каждая единица силы — одно повреждение. «Защита» в том же ряду отражает одну.',
        pl: 'Cios trafia pierwszego golema na wprost, jeśli jest w zasięgu. Każdy punkt siły to jedno uszkodzenie. „Obrona” w tym samym rzędzie zatrzymuje jeden.',
      },
    },
    {
      picture: meadow(barrelArt(), tokenArt('wall'), waterArt(0)),
      says: {
        en: 'Push a barrel, or strike it to open it: good or bad surprise! Walls stop everyone. Water does one damage, then you choose where to climb out.',
        ru: 'Бочку можно толкнуть, а ударом открыть: сюрприз бывает хороший и плохой! Стена никого не пускает. Вода — одно повреждение, зато берег выбираете вы.',
        pl: 'Beczkę możesz popchnąć, a ciosem otworzyć: niespodzianka dobra albo zła! Ściana nikogo nie przepuszcza. Woda to jedno uszkodzenie, ale brzeg wybierasz ty.',
      },
    },
    {
      picture:
        at(golemFront({ type: 'sword', seat: 0 }), 40, 40, 1.05) +
        at(golemFront({ type: 'bow', seat: 1, damage: 2, out: true }), 180, 40, 1.05),
      says: {
        en: 'Too much damage, and a golem goes in for repair. The last one on the field wins; after ten rounds, the one with the least damage.',
        ru: 'Слишком много повреждений — и голема отправляют в ремонт. Побеждает последний на поле, а после десяти раундов тот, у кого повреждений меньше.',
        pl: 'Za dużo uszkodzeń i golem idzie do naprawy. Wygrywa ostatni na planszy, a po dziesięciu rundach ten, kto ma ich najmniej.',
      },
    },
  ],
};
