import type { AnyGame, Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { type AnyBook, findRung, isSeer } from '@stolik/search/book';
import { Witness } from '@stolik/search/memory';
import { describe, expect, test } from 'vitest';
import { golems4Bots } from '../src/bots/golems4.ts';
import { golems6Bots } from '../src/bots/golems6.ts';
import type { CoreEvent } from '../src/core/events.ts';
import { golems4 } from '../src/games/golems4.ts';
import { golems6 } from '../src/games/golems6.ts';

interface Row {
  readonly round: number;
  readonly commands: readonly (string | null)[];
}

/** A game of these two, as everybody saw it: the rows that were opened, and who walked. */
function play(game: AnyGame, book: AnyBook, ids: readonly string[], seed: string): { rows: Row[]; walked: Set<Seat> } {
  const rungs = ids.map((id) => {
    const rung = findRung(book, id);
    if (!rung || isSeer(rung)) throw new Error(`nobody is called ${id}`);
    return rung;
  });
  const rng = new SeededRng(seed);
  const state = game.setup(unwrap(game.parseOptions({}, 2)), 2);
  const witness = new Witness(game, 2);
  const rows: Row[] = [];
  const walked = new Set<Seat>();
  let round = 0;
  const hear = (raw: unknown): void => {
    const event = raw as CoreEvent;
    witness.hear(event);
    if (event.kind === 'roundBegan') round = event.round;
    if (event.kind === 'rowOpened') rows.push({ round, commands: event.commands });
    if (event.kind === 'golemMoved') walked.add(event.seat);
  };
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    if (next.kind === 'chance') {
      game.play(state, -1, game.roll(state, rng), hear);
      continue;
    }
    for (const seat of next.seats) {
      const { player, recall } = rungs[seat]!;
      const memory = witness.memoryOf(recall, seat);
      game.play(state, seat, player(game.redeal(state, seat, rng), seat, rng, { iterations: 30, memory }).action, hear);
    }
  }
  return { rows, walked };
}

const programOf = (rows: readonly Row[], round: number, seat: Seat): string =>
  rows
    .filter((row) => row.round === round)
    .flatMap(({ commands }) => commands[seat] ?? [])
    .join(' ');

describe.each([
  ['golems6', golems6 as AnyGame, golems6Bots as AnyBook],
  ['golems4', golems4 as AnyGame, golems4Bots as AnyBook],
])('%s', (_, game, book) => {
  test('has a Statue and a Copycat beside its six levels', () => {
    expect(book.sparring?.map(({ id }) => id)).toEqual(['statue', 'copycat']);
    expect(book.levels).toHaveLength(6);
  });

  test('the Statue never leaves its cell by itself', () => {
    for (const seed of ['a', 'b', 'c']) expect(play(game, book, ['1', 'statue'], seed).walked.has(1), seed).toBe(false);
  });

  test('the Copycat walks at first, then lays what the other laid, as far as it may', () => {
    let copied = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { rows, walked } = play(game, book, ['1', 'copycat'], seed);
      expect(walked.has(1), seed).toBe(true);
      for (const { round } of rows.filter((row, index) => row.round > 1 && rows[index - 1]?.round === row.round - 1)) {
        const [before, now] = [programOf(rows, round - 1, 0), programOf(rows, round, 1)];
        if (now !== '' && before.startsWith(now)) copied++;
      }
    }
    expect(copied).toBeGreaterThan(6);
  });
});
