import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/choices4.ts';

const rows = (count: number): string => `${count} ${countForm('ru', count, { one: 'ряд', few: 'ряда', many: 'рядов' })}`;
const points = (count: number): string =>
  `${count} ${countForm('ru', count, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}`;
const CARDS = { F: '«Вперёд»', B: '«Назад»', L: '«Влево»', R: '«Вправо»' } as const;

export const ru: typeof en = {
  rowsLeft: (left, before) => `в ваших программах тогда будет ${rows(left)}, а не ${before}`,
  powerLeft: (left, before) =>
    left === 0 ? 'ваши атаки тогда не наносят повреждений' : `ваши атаки тогда наносят ${points(left)}, а не ${before}`,
  reachLeft: (left, before) => `дальность ваших атак тогда ${left}, а не ${before}`,
  forbids: (card) => `карту ${CARDS[card]} тогда играть нельзя`,
  rowsBack: (back, before) => `в ваших программах снова будет ${rows(back)}, а не ${before}`,
  powerBack: (back, before) => `ваши атаки снова наносят ${points(back)}, а не ${before}`,
  reachBack: (back, before) => `дальность ваших атак снова ${back}, а не ${before}`,
  allows: (card) => `карту ${CARDS[card]} снова можно играть`,
  jams: (row, after) =>
    after === 0
      ? `ряд ${row}, последний, станет картой «Стоять», что бы там ни лежало`
      : `ряд ${row} станет картой «Стоять», и всё после него может начаться с другого места`,
};
