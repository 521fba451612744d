import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/programs.ts';

const counted = (rows: number): string => `${rows} ${countForm('ru', rows, { one: 'ряд', few: 'ряда', many: 'рядов' })}`;
const length = (fewest: number, most: number): string =>
  fewest === most ? `заполнить нужно ${fewest}` : `можно от ${fewest} до ${most}`;

export const ru: typeof en = {
  cards: {
    F: 'Вперёд',
    B: 'Назад',
    L: 'Влево',
    R: 'Вправо',
    S: 'Стоять на месте',
    D: 'Защита',
  },
  bonuses: {
    repeat: 'Повтор 2',
    cycle: 'Цикл 2',
    if: 'Условие',
    while: 'Повтор пока…',
    call: 'Вызов подпрограммы',
  },
  tests: {
    any: 'есть препятствие?',
    barrel: 'впереди бочка?',
    wall: 'впереди стена?',
    water: 'впереди вода?',
    hit: 'нападение?',
  },
  goesOn: {
    any: 'впереди нет препятствия',
    barrel: 'впереди нет бочки',
    wall: 'впереди нет стены',
    water: 'впереди нет воды',
  },
  yes: 'да',
  no: 'нет',
  refusals: {
    'rows-wrong': ({ rows, fewest, most }) => `В этой программе ${counted(rows)}; ${length(fewest, most)}.`,
    'card-too-many': ({ card, laid, has }) => `Карт «${card}» нужно ${laid}, а в руке их ${has}.`,
    'bonus-not-allowed': ({ card }) => `Карту «${card}» в этом раунде использовать нельзя.`,
    'two-bonuses': () => 'За раунд можно использовать только одну бонусную карту.',
    'no-subprogram': () => 'Вызывать нечего: перед игрой подпрограмма не была выложена.',
    'sensor-unknown': ({ sensor }) => `Сенсора «${sensor}» нет; сенсоры различают бочку, стену и воду.`,
    'while-hit': () => '«Повтор пока…» не может проверять нападение, это умеет только «Условие».',
    'while-card': ({ card }) => `В «Повтор пока…» нельзя вложить «${card}»: цикл никогда не кончится.`,
    'inner-card': () => 'Бонусную карту нельзя вложить в другую бонусную карту.',
    'bonus-unfinished': ({ card, needs }) =>
      `После карты «${card}» ${needs === 1 ? 'в следующем ряду лежит повторяемая карта' : 'в следующих рядах лежат карты «То» и «Иначе»'}.`,
    'chassis-forbids': ({ card }) => `Повреждённое шасси не выполняет команду «${card}».`,
    'kids-card': ({ card }) => `В детской игре карты «${card}» нет.`,
    'program-unknown': () => 'Это не программа.',
  },
};
