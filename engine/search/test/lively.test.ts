import { type NimEvent, type NimState, nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../src/decide.ts';
import { type Facts, figureOf, type Lively, type LivelyTable, type Measure, playLively } from '../src/lively.ts';
import { foregone } from '../src/player.ts';
import { countIn } from '../src/testing/count.ts';

const says = { en: 'turns', ru: 'ходов', pl: 'tur' };

/** Counts turns, and those of the rival. */
const lively: Lively<NimState, NimEvent> = {
  iterations: 1,
  rivals: [{ id: 'slow', player: () => foregone(1) }],
  measures: [{ key: 'turns', fact: 'turns', of: 'mean', says }],
  watch(_seats, rival) {
    let turns = 0;
    let rivals = 0;
    let least = Number.POSITIVE_INFINITY;
    return {
      see({ seat }) {
        turns++;
        if (seat === rival) rivals++;
      },
      after({ left }) {
        least = Math.min(least, left);
      },
      facts: ({ winners }) => ({ turns, rivals, least, winner: winners[0] }),
    };
  },
};

const any = { player: randomPlayer<NimState>(nim), effort: { iterations: 1 } };
const table = (more: Partial<LivelyTable>): LivelyTable => ({
  game: nim,
  lively,
  options: { matches: 30 },
  seed: 'x',
  seating: () => ({ sitting: [any, any], rival: undefined }),
  clock: () => 0,
  ...more,
});

describe('games that are counted', () => {
  test('are the same for a seed, in whatever order they are played', () => {
    const forwards = [0, 1, 2, 3, 4, 5].map((index) => playLively(table({}), index));
    const backwards = [5, 4, 3, 2, 1, 0].map((index) => playLively(table({}), index)).reverse();
    expect(backwards).toEqual(forwards);
    expect(new Set(forwards.map(({ turns }) => turns)).size).toBeGreaterThan(1);
    expect([0, 1, 2, 3, 4, 5].map((index) => playLively(table({ seed: 'y' }), index))).not.toEqual(forwards);
  });

  test('show every event and every state to the watch, and it knows where the rival sits', () => {
    const slow = { player: lively.rivals![0]!.player, effort: { iterations: 1 } };
    const seating: LivelyTable['seating'] = () => ({ sitting: [slow, slow], rival: 0 });
    expect(playLively(table({ seating }), 0)).toEqual({ turns: 30, rivals: 15, least: 0, winner: 1 });
  });

  test('sit as the table says for each game', () => {
    const asked: number[] = [];
    const noting = (own: number): typeof any => ({
      ...any,
      player: (world, seat, rng, budget) => {
        asked.push(own);
        return any.player(world, seat, rng, budget);
      },
    });
    const seating: LivelyTable['seating'] = (index) => ({ sitting: [noting(index), noting(index)], rival: undefined });
    playLively(table({ seating }), 7);
    expect(new Set(asked)).toEqual(new Set([7]));
  });
});

test('a game that is written down is counted too', () => {
  const written = { seats: 2, options: { matches: 5 }, steps: ['1: take 3', '2: take 2'] };
  expect(countIn(nim, lively, written, 1)).toEqual({ turns: 2, rivals: 1, least: 0, winner: 1 });
  expect(() => countIn(nim, lively, { ...written, steps: ['1: take 3'] })).toThrow('not over');
});

test.each<[Measure['of'], readonly Facts[], number | null]>([
  ['mean', [{ turns: 1 }, { turns: 2 }, { turns: 6 }], 3],
  ['mean', [{ turns: 1 }, { turns: undefined }, {}], 1],
  ['mean', [{ turns: 1 }, { turns: 1 }, { turns: 0 }], 0.6667],
  ['median', [{ turns: 9 }, { turns: 1 }, { turns: 2 }], 2],
  ['median', [{ turns: 9 }, { turns: 1 }, { turns: 2 }, { turns: 3 }], 2.5],
  ['median', [{ turns: undefined }], null],
  ['mean', [], null],
])('the %s of %j is %j', (of, games, figure) => {
  expect(figureOf({ key: 'turns', fact: 'turns', of, says }, games)).toBe(figure);
});
