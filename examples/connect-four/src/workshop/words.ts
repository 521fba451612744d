import type { Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import type { Vocabulary } from '@stolik/workshop/vocabulary';
import { COLUMNS, ROWS } from '../board.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { en } from '../words/en/workshop.ts';
import { pl } from '../words/pl/workshop.ts';
import { ru } from '../words/ru/workshop.ts';

const LETTERS = 'abcdefg';
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Discs by row from the bottom: 0 nobody's, 1 and 2. */
const discs = (state: State): number[][] =>
  view(state)
    .rows.toReversed()
    .map((row) => [...row].map((letter) => (letter === '.' ? 0 : Number(letter))));

/** Places for four where a seat has so many discs and nobody else any. */
function fours(state: State, seat: Seat, count: number): number {
  const at = discs(state);
  let found = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      for (const [right, up] of STEPS) {
        const four = [0, 1, 2, 3].map((step) => at[row + up * step]?.[column + right * step]);
        if (four.includes(undefined)) continue;
        const own = four.filter((disc) => disc === seat + 1).length;
        if (own === count && four.filter((disc) => disc === 0).length === 4 - count) found++;
      }
    }
  }
  return found;
}

/** The words that programs know about this game. */
export const connectFourWords: Vocabulary<State> = {
  game: 'connect-four',
  meanings: inEach({ en, ru, pl }),
  points: (state, seat) => (state.winner < 0 ? 0 : state.winner === seat ? 1 : -1),
  words: {
    height: {
      takes: ['text'],
      example: 'table.height("d")',
      answer: ({ state }, column: string) => state.heights[column.length === 1 ? LETTERS.indexOf(column) : -1],
    },
    at: {
      takes: ['text'],
      example: 'table.at("d1")',
      answer({ state }, cell: string) {
        const match = /^([a-g])([1-6])$/.exec(cell);
        return match ? discs(state)[Number(match[2]) - 1]![LETTERS.indexOf(match[1]!)] : undefined;
      },
    },
    threes: {
      takes: ['seat'],
      optional: 1,
      example: 'table.threes(me)',
      answer: ({ state }, seat: Seat) => fours(state, seat, 3),
    },
    twos: { takes: ['seat'], optional: 1, example: 'table.twos(me)', answer: ({ state }, seat: Seat) => fours(state, seat, 2) },
  },
};
