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
  opens: {
    en: 'The mage Algoritmus teaches clay golems to fight. Be the last on the field, or the least damaged after ten rounds.',
    ru: 'Маг Алгоритмус учит глиняных големов сражаться. Продержитесь на поле дольше всех или получите меньше всех повреждений за десять раундов.',
    pl: 'Mag Algoritmus uczy gliniane golemy walczyć. Wytrwaj na planszy najdłużej albo miej najmniej uszkodzeń po dziesięciu rundach.',
  },
  steps: [
    {
      picture: program(['F', 'F', 'L', undefined]),
      says: {
        en: 'Each round, secretly put a card in every row: move, turn, strike or defend.',
        ru: 'Каждый раунд тайно положите карту в каждый ряд: движение, поворот, удар или защита.',
        pl: 'W każdej rundzie połóż w tajemnicy kartę w każdym rzędzie: ruch, obrót, cios albo obrona.',
      },
    },
    {
      picture:
        at(luckArt('repeat'), 36, 44, 0.9) +
        arrow(140, 88) +
        at(cardArt('repeat'), 200, 34, 0.6) +
        at(cardArt('F'), 250, 78, 0.6),
      says: {
        en: 'Luck may bring a bonus card: one that repeats, or that looks ahead first.',
        ru: 'Удача может дать бонусную карту: она повторяет команду или сначала смотрит вперёд.',
        pl: 'Szczęście może dać kartę bonusu: powtarza komendę albo najpierw patrzy, co jest z przodu.',
      },
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, golemArt({ type: 'bow', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: {
        en: 'Then all golems act together, row by row. Two want one cell? Both stay.',
        ru: 'Потом все големы действуют вместе, ряд за рядом. Двое хотят на одну клетку? Оба остаются.',
        pl: 'Potem wszystkie golemy działają razem, rząd po rzędzie. Dwa chcą na jedno pole? Oba zostają.',
      },
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, undefined) +
        on(effectArt('strike', EAST), 0.72, 0, 0.92) +
        on(golemArt({ type: 'bow', seat: 1, facing: WEST, damage: 1 }), 1.35) +
        plate('−1', 292, 60),
      says: {
        en: 'A strike damages the first golem ahead within range. Defend stops one point.',
        ru: 'Удар повреждает первого голема впереди, если достаёт. Защита отражает одну единицу силы.',
        pl: 'Cios uszkadza pierwszego golema z przodu, jeśli sięga. Obrona zatrzymuje jeden punkt siły.',
      },
    },
    {
      picture: meadow(barrelArt(), tokenArt('wall'), waterArt(0)),
      says: {
        en: 'Push barrels, or strike them open: a surprise! Walls stop everyone, water damages.',
        ru: 'Бочки можно толкать, а ударом открывать: там сюрприз! Стена не пускает, вода повреждает.',
        pl: 'Beczki możesz pchać albo otwierać ciosem: niespodzianka! Ściana nie przepuszcza, woda uszkadza.',
      },
    },
    {
      picture:
        at(golemFront({ type: 'sword', seat: 0 }), 40, 40, 1.05) +
        at(golemFront({ type: 'bow', seat: 1, damage: 2, out: true }), 180, 40, 1.05),
      says: {
        en: 'Too much damage takes a golem out. The last one on the field wins!',
        ru: 'Слишком много повреждений — и голем выходит из строя. Побеждает последний на поле!',
        pl: 'Za dużo uszkodzeń i golem odpada. Wygrywa ostatni na planszy!',
      },
    },
  ],
};
