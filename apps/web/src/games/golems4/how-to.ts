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
  opens: {
    en: 'Robots fight on a field full of tricks. Be the last one there, or have the fewest broken components after eight rounds.',
    ru: 'Роботы сражаются на поле с хитростями. Продержитесь дольше всех или сохраните больше целых компонентов за восемь раундов.',
    pl: 'Roboty walczą na planszy pełnej pułapek. Wytrwaj najdłużej albo miej najmniej zepsutych komponentów po ośmiu rundach.',
  },
  steps: [
    {
      picture: program(['F', 'R', 'A']),
      says: {
        en: 'Each round, secretly fill the rows your processor allows with one card each.',
        ru: 'Каждый раунд тайно положите по карте в ряды: их столько, сколько позволяет процессор.',
        pl: 'W każdej rundzie połóż w tajemnicy po karcie w rzędach, na które pozwala procesor.',
      },
    },
    {
      picture: at(eventArt('cycle'), 48, 38, 1) + at(eventArt('frost'), 174, 38, 1),
      says: {
        en: 'A card for everyone opens the round: a bonus for all, or an event.',
        ru: 'Раунд открывает общая карта: бонус для всех или событие.',
        pl: 'Rundę otwiera wspólna karta: bonus dla wszystkich albo wydarzenie.',
      },
    },
    {
      picture:
        meadow(robotArt({ robot: 'red', seat: 0, facing: EAST }), undefined, robotArt({ robot: 'blue', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: {
        en: 'Then all robots act together, row by row: they move, then attack and defend.',
        ru: 'Потом все роботы действуют вместе, ряд за рядом: сначала движение, затем атака и защита.',
        pl: 'Potem wszystkie roboty działają razem, rząd po rzędzie: najpierw ruch, potem atak i obrona.',
      },
    },
    {
      picture:
        at(componentArt({ kind: 'processor', rows: 3 }), 16, 44, 0.9) +
        at(componentArt({ kind: 'weapon', power: 2, reach: 1 }), 114, 44, 0.9) +
        at(componentArt({ kind: 'chassis', forbidden: 'B', damaged: true }), 212, 44, 0.9),
      says: {
        en: 'A hit breaks one of three components, and you choose: processor, weapon or chassis.',
        ru: 'Попадание ломает один из трёх компонентов, вы выбираете: процессор, оружие или шасси.',
        pl: 'Trafienie psuje jeden z trzech komponentów, ty wybierasz: procesor, broń albo podwozie.',
      },
    },
    {
      picture: meadow(barrelArt(), tokenArt('portal'), tokenArt('stone')),
      says: {
        en: 'Push barrels or attack them open. A portal leads to the other. Stones block.',
        ru: 'Бочки можно толкать и открывать атакой. Портал ведёт к другому порталу. Камень не пускает.',
        pl: 'Beczki możesz pchać i otwierać atakiem. Portal prowadzi do drugiego portalu. Kamień nie przepuszcza.',
      },
    },
    {
      picture:
        at(robotFront({ robot: 'red', seat: 0 }), 40, 40, 1.05) +
        at(robotFront({ robot: 'blue', seat: 1, damage: 3, out: true }), 180, 40, 1.05),
      says: {
        en: 'All three broken? The next hit knocks a robot out. The last one wins!',
        ru: 'Сломаны все три? Следующее попадание выводит робота из игры. Побеждает последний!',
        pl: 'Wszystkie trzy zepsute? Następne trafienie eliminuje robota. Wygrywa ostatni!',
      },
    },
  ],
};
