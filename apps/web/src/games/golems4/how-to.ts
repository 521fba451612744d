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
        en: 'Your robot obeys cards. Each round, secretly fill as many rows as its processor allows, one card each.',
        ru: 'Робот слушается карт-команд. Каждый раунд тайно заполните столько рядов, сколько позволяет процессор: по карте в ряд.',
        pl: 'Robot słucha kart komend. W każdej rundzie wypełnij w tajemnicy tyle rzędów, na ile pozwala procesor: po jednej karcie.',
      },
    },
    {
      picture: at(eventArt('cycle'), 48, 38, 1) + at(eventArt('frost'), 174, 38, 1),
      says: {
        en: 'Each round opens with a card for everyone: a bonus for all, or an event that happens when the programs are ready.',
        ru: 'Раунд открывает общая карта: бонус для всех или событие, которое случится, когда программы готовы.',
        pl: 'Rundę otwiera wspólna karta: bonus dla wszystkich albo wydarzenie, które zadziała, gdy programy są gotowe.',
      },
    },
    {
      picture:
        meadow(robotArt({ robot: 'red', seat: 0, facing: EAST }), undefined, robotArt({ robot: 'blue', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: {
        en: 'Then all robots act at once, row by row: first they move, then they attack and defend. Two want the same cell? Both stay.',
        ru: 'Потом все роботы действуют одновременно, ряд за рядом: сначала движение, затем атака и защита. Двое хотят на одну клетку? Оба остаются.',
        pl: 'Potem wszystkie roboty działają jednocześnie, rząd po rzędzie: najpierw ruch, potem atak i obrona. Dwa chcą na to samo pole? Oba zostają.',
      },
    },
    {
      picture:
        at(componentArt({ kind: 'processor', rows: 3 }), 16, 44, 0.9) +
        at(componentArt({ kind: 'weapon', power: 2, reach: 1 }), 114, 44, 0.9) +
        at(componentArt({ kind: 'chassis', forbidden: 'B', damaged: true }), 212, 44, 0.9),
      says: {
        en: 'Each hit breaks one of your three parts, and you choose which. Processor: fewer rows. Weapon: weaker. Chassis: one move is gone.',
        ru: 'Каждое попадание ломает один из трёх компонентов — какой, решаете вы. Процессор: меньше рядов. Оружие: слабее. Шасси: минус одно движение.',
        pl: 'Każde trafienie psuje jeden z trzech komponentów, a ty wybierasz który. Procesor: mniej rzędów. Broń: słabsza. Podwozie: bez jednego ruchu.',
      },
    },
    {
      picture: meadow(barrelArt(), tokenArt('portal'), tokenArt('stone')),
      says: {
        en: 'Push barrels, or attack to open them: chips, a bomb or tools. A portal takes you to the other one. Stones block, water hurts, ice won’t hold for long.',
        ru: 'Бочки можно толкать, а атакой открывать: щепки, бомба или инструменты. Портал переносит к другому порталу. Камень не пускает, вода вредит, лёд держит недолго.',
        pl: 'Beczki możesz pchać, a atakiem otwierać: wióry, bomba albo narzędzia. Portal przenosi do drugiego portalu. Kamień blokuje, woda szkodzi, lód długo nie wytrzyma.',
      },
    },
    {
      picture:
        at(robotFront({ robot: 'red', seat: 0 }), 40, 40, 1.05) +
        at(robotFront({ robot: 'blue', seat: 1, damage: 3, out: true }), 180, 40, 1.05),
      says: {
        en: 'All three parts broken? The next hit knocks your robot out. The last one on the field wins; after eight rounds, the one with the fewest broken parts.',
        ru: 'Сломаны все три компонента? Следующее попадание выведет робота из игры. Побеждает последний на поле, а после восьми раундов тот, у кого сломано меньше.',
        pl: 'Wszystkie trzy komponenty zepsute? Następne trafienie eliminuje robota. Wygrywa ostatni na planszy, a po ośmiu rundach ten, kto ma ich najmniej zepsutych.',
      },
    },
  ],
};
