import { countForm } from '@stolik/kernel/language';

const rows = (count: number): string => `${count} ${countForm('en', count, { one: 'row', few: 'rows', many: 'rows' })}`;
const points = (count: number): string => `${count} ${countForm('en', count, { one: 'point', few: 'points', many: 'points' })}`;
/** A damaged chassis forbids one of these. */
const CARDS = { F: '“Forward”', B: '“Back”', L: '“Left”', R: '“Right”' } as const;

export const en = {
  /** What a robot has left once a component is damaged. */
  rowsLeft: (left: number, before: number): string => `your programs then have ${rows(left)} instead of ${before}`,
  powerLeft: (left: number, before: number): string =>
    left === 0 ? 'your attacks then take no points' : `your attacks then take ${points(left)} instead of ${before}`,
  reachLeft: (left: number, before: number): string => `your attacks then reach ${left} instead of ${before} cells`,
  forbids: (card: keyof typeof CARDS): string => `you can then no longer play ${CARDS[card]}`,
  rowsBack: (back: number, before: number): string => `your programs have ${rows(back)} again instead of ${before}`,
  powerBack: (back: number, before: number): string => `your attacks take ${points(back)} again instead of ${before}`,
  reachBack: (back: number, before: number): string => `your attacks reach ${back} cells again instead of ${before}`,
  allows: (card: keyof typeof CARDS): string => `you can play ${CARDS[card]} again`,
  /** Nobody sees which card it is; with so many rows after it. */
  jams: (row: number, after: number): string =>
    after === 0
      ? `row ${row}, the last one, becomes “Stay”, whatever it was`
      : `row ${row} becomes “Stay”, and the ${after === 1 ? 'row' : `${after} rows`} after it may start from another place`,
};
