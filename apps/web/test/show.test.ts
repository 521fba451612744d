import { greedyCircuit } from '@stolik/circuit/bot/greedy';
import { circuit } from '@stolik/circuit/game';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { type Action, type AnyGame, CHANCE, type GameEvent, REFEREE, type Seat } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';
import type { MicropulView } from '@stolik/micropul/view';
import type { Passage } from '@stolik/table/sight';
import type { Sitter } from '@stolik/table/table';
import { describe, expect, test } from 'vitest';
import { show as circuitShow } from '../src/games/circuit/show/show.ts';
import { wonGroups } from '../src/games/micropul/end/ending.ts';
import { show as micropulShow } from '../src/games/micropul/show/show.ts';
import type { Kept } from '../src/session/kept/shelf.ts';
import type { Counted } from '../src/shell/contract.ts';
import { planShow } from '../src/shell/show/plan.ts';
import { recordOf, remembered } from '../src/shell/show/record.ts';
import { namedBest, speakerOf } from '../src/shell/show/speaker.ts';
import { en } from '../src/words/en/show.ts';
import { pl } from '../src/words/pl/show.ts';
import { ru } from '../src/words/ru/show.ts';

const thing = (key: string, seat: Seat, points: number): Counted => ({ key, seat, points, sound: [{ name: key }] });
const many = (count: number): Counted[] => Array.from({ length: count }, (_, index) => thing(`c${index}`, 0, 1));

describe('the plan of the show', () => {
  test('one thing after the other, each with its own sound; the sums come last', () => {
    const { beats, end } = planShow({
      counted: [thing('a', 0, 7), thing('b', 1, 3), thing('c', 0, 10)],
      scores: [20, 3],
      pace: 1,
      room: 5000,
    });
    expect(beats.map(({ lit }) => lit)).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']]);
    expect(beats.map(({ scores }) => scores)).toEqual([
      [7, 0],
      [7, 3],
      [17, 3],
      [20, 3],
    ]);
    expect(beats.map(({ sound }) => sound[0]?.name)).toEqual(['a', 'b', 'c', 'take']);
    const times = beats.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(end).toBeGreaterThan(times.at(-1)!);
  });
  test('where everything lies on the board nothing is added', () => {
    expect(planShow({ counted: [thing('a', 0, 2)], scores: [2, 0], pace: 1, room: 5000 }).beats).toHaveLength(1);
  });
  test('penalties come off at the end', () => {
    const { beats } = planShow({ counted: [thing('a', 0, 2)], scores: [0, -2], pace: 1, room: 5000 });
    expect(beats.map(({ scores }) => scores)).toEqual([
      [2, 0],
      [0, -2],
    ]);
  });
  test('nothing has counted: it is over at once', () => {
    expect(planShow({ counted: [], scores: [0, 0], pace: 1, room: 5000 })).toEqual({ beats: [], end: 0 });
  });
  test.each([
    [1, 1],
    [10, 1],
    [42, 1],
    [42, 2],
    [8, 0.5],
  ])('%i things at pace %f fit into the room, and none is left out', (count, pace) => {
    const { beats, end } = planShow({ counted: many(count), scores: [count], pace, room: 4200 });
    expect(beats).toHaveLength(count);
    expect(end).toBeLessThanOrEqual(4200);
    expect(beats.at(-1)!.at).toBeLessThan(end);
  });
});

/** A whole game by quick bots. */
function playedOut(game: AnyGame, choose: (state: never, seat: Seat, rng: Rng) => Action, seed: number) {
  const rng = new SeededRng(seed);
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('no such options');
  const state = game.setup(options.value, 2);
  const passages: Passage[] = [];
  for (;;) {
    const next = game.next(state);
    const view = game.view(state, REFEREE);
    if (next.kind === 'over') return { view, passages, scores: next.outcome.scores };
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = actor === CHANCE ? game.roll(state, rng) : choose(state as never, actor, rng);
    const events: GameEvent[] = [];
    game.play(state, actor, action, (event) => events.push(event));
    passages.push({ after: passages.length + 1, actor, text: undefined, events });
  }
}

const sumOf = (counted: readonly Counted[], seat: Seat): number =>
  counted.filter((each) => each.seat === seat).reduce((sum, { points }) => sum + points, 0);

describe.each([1, 2, 3])('what counted in a whole game, seed %i', (seed) => {
  test('[M7.2] micropul: every group that gives points, once', () => {
    const { view, passages } = playedOut(micropul, greedyMicropul, seed);
    const seen = view as MicropulView;
    const counted = micropulShow.counted(seen, passages as never);
    expect(new Set(counted.map(({ key }) => key)).size).toBe(counted.length);
    for (const seat of [0, 1]) {
      expect(sumOf(counted, seat)).toBe(wonGroups(seen, seat).reduce((sum, { points }) => sum + points, 0));
      const [biggest] = wonGroups(seen, seat);
      for (const language of LANGUAGES) {
        const best = micropulShow.best(seen, passages as never, seat, language);
        if (biggest) expect(best).toMatch(/\d/);
      }
    }
    expect(counted.every(({ sound }) => sound[0]?.name === 'closed')).toBe(true);
  });
  test('[C7.2] the circuit: every lit part, once, each a tone higher', () => {
    const { view, passages } = playedOut(circuit, greedyCircuit, seed);
    const seen = view as CircuitView;
    const counted = circuitShow.counted(seen, passages as never);
    expect(new Set(counted.map(({ key }) => key)).size).toBe(counted.length);
    expect(counted).toHaveLength(Object.values(seen.cells).filter(({ glow }) => glow).length);
    for (const seat of [0, 1]) {
      const kept = seen.seats[seat]!.kept.reduce<number>((sum, level) => sum + level, 0);
      expect(sumOf(counted, seat) + kept).toBe(seen.seats[seat]!.points);
      const best = circuitShow.best(seen, passages as never, seat, 'en');
      if (sumOf(counted, seat) > 0) expect(best).toMatch(/^\d+ points? of light in one turn: [a-f]\d/);
    }
    const tones = counted.map(({ sound }) => sound[0]?.pitch ?? 0);
    expect(tones).toEqual([...tones].sort((a, b) => a - b));
  });
});

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (name: string, level: string): Sitter => ({ kind: 'bot', name, level });
const keptGame = (id: string, change: Partial<Kept> = {}): Kept => ({
  id,
  game: 'micropul',
  sitters: [person('Mila'), bot('Volt', '2')],
  isOver: true,
  asked: [],
  moves: 40,
  result: { winners: [0], scores: [20, 10] },
  savedAt: 1,
  ...change,
});
const NOW = {
  id: 'now',
  game: 'micropul',
  sitters: [person('Mila'), bot('Volt', '2')],
  me: 0,
  winners: [0],
  scores: [21, 10],
  isByPoints: true,
} as const;

describe('what this device remembers', () => {
  test('wins against the same level, this one too; the table itself is not counted twice', () => {
    expect(recordOf([keptGame('now'), keptGame('a'), keptGame('b')], NOW)).toEqual({ isBest: true, wins: 3 });
  });
  test.each<[string, Partial<Kept>]>([
    ['somebody else', { sitters: [person('Ola'), bot('Volt', '2')] }],
    ['another game', { game: 'circuit' }],
    ['more seats', { sitters: [person('Mila'), bot('Volt', '2'), bot('Volt 2', '2')] }],
    ['two people', { sitters: [person('Mila'), person('Ola')] }],
    ['another way of a game', { given: 3 }],
  ])('%s is no game like it', (_, change) => {
    expect(recordOf([keptGame('a', { result: { winners: [0], scores: [99, 0] }, ...change })], NOW)).toEqual({
      isBest: false,
      wins: 1,
    });
  });
  test('a table of an earlier version that does not say how it ended', () => {
    const { result: _, ...silent } = keptGame('a');
    expect(recordOf([silent], NOW)).toEqual({ isBest: false, wins: 1 });
  });
  test('a win against another level, and a defeat, count for the best score alone', () => {
    const weaker = keptGame('a', { sitters: [person('Mila'), bot('Oto', '1')], result: { winners: [0], scores: [30, 0] } });
    expect(recordOf([weaker, keptGame('b', { result: { winners: [1], scores: [5, 9] } })], NOW)).toEqual({
      isBest: false,
      wins: 1,
    });
  });
  test('a defeat wins against nobody, and an equal score is no better', () => {
    expect(recordOf([keptGame('a')], { ...NOW, winners: [1], scores: [20, 30] })).toEqual({ isBest: false, wins: 0 });
  });
});

describe('who speaks at the end', () => {
  const two = [person('Mila'), bot('Oto', '1'), bot('Ada', '3')];
  test('a bot that has won; else the best of the others', () => {
    expect(speakerOf('micropul', two, { winners: [1], scores: [3, 9, 8] }, en.lines)?.says).toBe(en.lines.oto.won);
    expect(speakerOf('micropul', two, { winners: [0], scores: [9, 3, 8] }, en.lines)?.says).toBe(en.lines.ada.lost);
    expect(speakerOf('micropul', two, { winners: [], scores: [3, 3, 3] }, en.lines)?.says).toBe(en.lines.oto.drawn);
  });
  test('nobody without a bot of the house', () => {
    expect(speakerOf('micropul', [person('Mila'), bot('X', 'stranger')], { winners: [0], scores: [] }, en.lines)).toBeUndefined();
  });
  test('of two the loser is named first; of more only who reads it', () => {
    expect(namedBest(2, 0, [0])).toEqual([1, 0]);
    expect(namedBest(2, 0, [1])).toEqual([0, 1]);
    expect(namedBest(4, 2, [0])).toEqual([2]);
    expect(namedBest(4, undefined, [0])).toEqual([]);
  });
  test('a line has eight words at most in every language', () => {
    for (const { lines } of [en, ru, pl])
      for (const said of Object.values(lines).flatMap((by) => Object.values(by)))
        expect(said.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length, said).toBeLessThanOrEqual(8);
  });
});

describe('beside the score', () => {
  test('a record, in one sentence with the points', () => {
    expect(remembered('9 to 6', 'your best score so far', 'A new game.')).toBe('9 to 6, your best score so far');
    expect(remembered('', 'your best score so far', 'A new game.')).toBe('Your best score so far');
  });
  test('without one the sentence that is always true', () => {
    expect(remembered('9 to 6', '', 'A new game.')).toBe('9 to 6. A new game.');
    expect(remembered('9 to 6', '')).toBe('9 to 6');
  });
});
