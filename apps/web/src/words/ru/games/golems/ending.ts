import { countForm } from '@stolik/kernel/language';
import type { EndingWords } from '../../../../games/golems/words/ending.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;
const listOf = (names: readonly string[]): string => new Intl.ListFormat('ru').format(names);

export const ru: EndingWords = {
  of: {
    golems6: {
      golem: 'голем',
      unit: (n) => counted(n, 'повреждение', 'повреждения', 'повреждений'),
      left: (n) => counted(n, 'повреждение', 'повреждения', 'повреждений'),
      whole: 'И без единого повреждения!',
    },
    golems4: {
      golem: 'робот',
      unit: (n) => counted(n, 'сломанный компонент', 'сломанных компонента', 'сломанных компонентов'),
      left: (n) => counted(n, 'повреждение', 'повреждения', 'повреждений'),
      whole: 'И все компоненты целы!',
    },
  },
  madeIt: (used, all) => `Получилось! Хватило карт: ${used} из ${all}.`,
  cardsOver: 'Карты кончились, а цель всё ещё ждёт.',
  again: 'Посмотрите, на что ушли карты, и попробуйте по-другому!',
  last: (name, isMe, golem, hasBots) => {
    const where = hasBots ? 'Из игроков на поле остался только' : 'На поле остался только';
    return isMe ? `${where} ваш ${golem}.` : `${where} один ${golem} (${name}).`;
  },
  gaveUp: (names, isMe) => (isMe ? 'Вы сдались.' : `${listOf(names)} ${names.length > 1 ? 'сдаются' : 'сдаётся'}.`),
  nobodyLeft: (unit) => `Ещё ${unit}, и на поле не осталось бы никого.`,
  fewest: (unit, against) => `Решает, у кого меньше: ${unit} против ${against}.`,
  fewer: (unit, areStrikesCounted) => `Разница: ${unit}. Без неё ${areStrikesCounted ? 'решали бы удары' : 'было бы поровну'}.`,
  equal: (unit) => `У лидеров поровну: ${unit}.`,
  oneMore: (unit) => `Ещё ${unit} у любого из двоих, и всё было бы решено.`,
  onWinner: (unit) => `Ещё ${unit} у победителя, и вышло бы иначе.`,
  dealt: (a, b) => `У лидеров поровну, решают удары: ${a} против ${b}.`,
  items: (a, b) => `Решает число шестерёнок: ${a} против ${b}.`,
};
