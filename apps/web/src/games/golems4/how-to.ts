import { barrelArt } from '@stolik/golems/art/barrels';
import { componentArt } from '@stolik/golems/art/components';
import { eventArt } from '@stolik/golems/art/decks';
import { effectArt } from '@stolik/golems/art/effects';
import { robotArt, robotFront } from '@stolik/golems/art/robots';
import { tokenArt } from '@stolik/golems/art/tokens';
import { at, type HowTo } from '../../base/how-to.ts';
import { meadow, on, program } from '../golems/pictures.ts';

const EAST = 1;
const WEST = 3;

export const howTo: HowTo = {
  steps: [
    {
      picture: program(['F', 'R', 'A']),
      says: {
        en: 'You lead a robot by a program. In every round fill as many rows as its processor has, in secret, one card a row.',
        ru: 'Робота вы ведёте программой. В каждом раунде тайно заполните столько рядов, сколько даёт процессор, по карте в ряд.',
        pl: 'Robota prowadzisz programem. W każdej rundzie wypełnij w tajemnicy tyle rzędów, ile daje procesor, po jednej karcie.',
      },
    },
    {
      picture: at(eventArt('cycle'), 48, 38, 1) + at(eventArt('frost'), 174, 38, 1),
      says: {
        en: 'A card for everybody opens each round: a bonus (Cycle 2 or If) that all may use, or an event that strikes when the programs are laid.',
        ru: 'Раунд открывает карта для всех: бонус («Цикл 2» или «Условие»), который можно взять каждому, или событие, которое случится, когда программы готовы.',
        pl: 'Rundę otwiera karta dla wszystkich: bonus („Pętla 2” albo „Warunek”), z którego może skorzystać każdy, lub wydarzenie, które zadziała, gdy programy są gotowe.',
      },
    },
    {
      picture:
        meadow(robotArt({ robot: 'red', seat: 0, facing: EAST }), undefined, robotArt({ robot: 'blue', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: {
        en: 'Then all robots act at once, row by row: first they move, then they attack and defend. Two who want the same cell both stay.',
        ru: 'Потом все роботы действуют разом, ряд за рядом: сначала движение, затем атака и защита. Кто хочет на одну клетку, оба остаются.',
        pl: 'Potem wszystkie roboty działają naraz, rząd po rzędzie: najpierw ruch, potem atak i obrona. Kto chce na to samo pole, oba zostają.',
      },
    },
    {
      picture:
        at(componentArt({ kind: 'processor', rows: 3 }), 16, 44, 0.9) +
        at(componentArt({ kind: 'weapon', power: 2, reach: 1 }), 114, 44, 0.9) +
        at(componentArt({ kind: 'chassis', forbidden: 'B', damaged: true }), 212, 44, 0.9),
      says: {
        en: 'Each hit damages one of your three parts, and you choose which: a damaged processor has fewer rows, a weapon is weaker, a chassis forgets a way to move.',
        ru: 'Каждое попадание портит одну из трёх деталей, какую — решаете вы: процессор теряет ряды, оружие слабеет, шасси забывает одно движение.',
        pl: 'Każde trafienie psuje jedną z trzech części, a którą, wybierasz ty: procesor traci rzędy, broń słabnie, podwozie zapomina jednego ruchu.',
      },
    },
    {
      picture: meadow(barrelArt(), tokenArt('portal'), tokenArt('stone')),
      says: {
        en: 'Barrels roll, and open when attacked: chips, a bomb or tools. A portal carries you to its twin, a stone stops you, water costs a hit, ice holds you for a while.',
        ru: 'Бочки катятся, а от атаки открываются: щепки, бомба или инструменты. Портал переносит к паре, камень не пускает, вода стоит попадания, лёд держит недолго.',
        pl: 'Beczki się toczą, a zaatakowane otwierają: wióry, bomba albo narzędzia. Portal przenosi do bliźniaczego, kamień nie puszcza, woda kosztuje trafienie, lód trzyma tylko chwilę.',
      },
    },
    {
      picture:
        at(robotFront({ robot: 'red', seat: 0 }), 40, 40, 1.05) +
        at(robotFront({ robot: 'blue', seat: 1, damage: 3, out: true }), 180, 40, 1.05),
      says: {
        en: 'With all three parts damaged the next hit puts a robot out. The last on the field wins; after eight rounds, the one with the fewest damaged parts.',
        ru: 'Когда испорчены все три детали, следующее попадание выводит робота из игры. Побеждает последний на поле, а после восьми раундов тот, у кого испорчено меньше.',
        pl: 'Gdy zepsute są wszystkie trzy części, następne trafienie usuwa robota z gry. Wygrywa ostatni na planszy, a po ośmiu rundach ten, kto ma najmniej zepsutych części.',
      },
    },
  ],
};
