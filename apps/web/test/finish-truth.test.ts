import { greedyCircuit } from '@stolik/circuit/bot/greedy';
import { circuit } from '@stolik/circuit/game';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { type Action, type AnyGame, CHANCE, type Outcome, REFEREE, type Seat } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';
import type { MicropulView } from '@stolik/micropul/view';
import { expect, test } from 'vitest';
import { finish as circuitFinish } from '../src/games/circuit/end/ending.ts';
import { finish as micropulFinish } from '../src/games/micropul/end/ending.ts';

// What the end says is counted again from what lies there, in games that were really played.

interface Ended {
  readonly view: unknown;
  readonly outcome: Outcome;
}

/** A game to its end; `careless` of ten decisions are made at random, so that penalties and open groups come up. */
function played(
  game: AnyGame,
  seats: number,
  options: { readonly [key: string]: boolean },
  seed: number,
  choose: (state: never, seat: Seat, rng: Rng) => Action,
): Ended {
  const rng = new SeededRng(seed);
  const careless = seed % 4;
  const state = game.setup(unwrap(game.parseOptions(options, seats)), seats);
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') return { view: game.view(state, REFEREE), outcome: next.outcome };
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const isCareless = rng.below(10) < careless;
    const action =
      actor === CHANCE ? game.roll(state, rng) : isCareless ? game.sample(state, actor, rng) : choose(state as never, actor, rng);
    game.play(state, actor, action);
  }
}

const NAMES = ['Mila', 'Oto', 'Ada', 'Bit'];
const planOf = (outcome: Outcome) => ({
  outcome,
  language: 'en' as const,
  me: undefined,
  nameOf: (seat: Seat) => NAMES[seat]!,
});
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

test('micropul: what decided it and what would have turned it is true in played games', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { view: seen, outcome } = played(micropul, 2, {}, seed, greedyMicropul);
    const view = seen as MicropulView;
    if (outcome.reason !== 'core-emptied') continue;
    const count = (seat: Seat) => {
      const own = view.groups.filter(({ stones }) => stones.length === 1 && stones[0] === seat);
      const hand = view.hands[seat]!;
      const supply = view.supplies[seat]!;
      return {
        groups: own.filter(({ isClosed }) => isClosed).reduce((sum, { points }) => sum + points, 0),
        closed: own.filter(({ isClosed }) => isClosed).length,
        open: own.filter(({ isClosed }) => !isClosed).map(({ points }) => points),
        supply: 2 * (supply.faceDown + supply.open.length),
        hand: 'tiles' in hand ? hand.tiles.length : hand.count,
      };
    };
    const said = micropulFinish(view, planOf(outcome));
    const [winner] = outcome.winners;
    if (winner === undefined) continue;
    const [first, second] = [count(winner), count(1 - winner)];
    const sum = ({ groups, supply, hand }: typeof first): number => groups + supply + hand;
    expect([sum(first), sum(second)]).toEqual([outcome.scores[winner], outcome.scores[1 - winner]]);
    const lead = sum(first) - sum(second);
    expect(lead).toBeGreaterThan(0);
    const kind = ['closed group', 'supply decided', 'tiles in hand decided', 'Several things'].find((words) =>
      said.decided.includes(words),
    )!;
    kinds.add(kind);
    if (kind === 'Several things') {
      for (const [, part, own, other] of said.decided.matchAll(/(groups|supply|hand) (\d+) to (\d+)/g)) {
        expect([Number(own), Number(other)]).toEqual([first[part as 'hand'], second[part as 'hand']]);
        expect(Number(own)).toBeGreaterThan(Number(other));
        expect(Number(own) - Number(other)).toBeLessThan(lead);
      }
    } else {
      expect(said.decided).toContain(`${NAMES[winner]}’s`);
      const part = kind === 'closed group' ? 'groups' : kind === 'supply decided' ? 'supply' : 'hand';
      const [own, against] = numbers(said.decided).slice(-2);
      expect([own, against]).toEqual([first[part], second[part]]);
      expect(own! - against!).toBeGreaterThanOrEqual(lead);
      if (part === 'groups' && first.closed > 1) expect(numbers(said.decided)[0]).toBe(first.closed);
    }
    const [told] = numbers(said.otherwise);
    if (said.otherwise.includes('stayed open')) {
      kinds.add('stayed open');
      expect(second.open).toContain(told);
      expect(Math.sign(sum(second) + told! - sum(first))).toBe(said.otherwise.includes('draw') ? 0 : 1);
    } else if (said.otherwise === '') {
      // Nobody is told how little was missing where it was much.
      expect(lead).toBeGreaterThan(5);
    } else {
      kinds.add('more tiles');
      expect(sum(second) + 2 * told!).toBeGreaterThan(sum(first));
      expect(sum(second) + 2 * (told! - 1)).toBeLessThanOrEqual(sum(first));
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});

interface Side {
  readonly light: number;
  readonly penalties: number;
  readonly lit: number;
}

/** Which kind of thing is said to have turned it, after it was found to be true. */
function checkCircuit(view: CircuitView, outcome: Outcome, first: Side, second: Side): string {
  const score = ({ light, penalties }: Side): number => light - penalties;
  const lead = score(first) - score(second);
  const { decided, otherwise } = circuitFinish(view, planOf(outcome));
  if (lead === 0) {
    expect(numbers(decided)).toEqual([first.lit, second.lit]);
    expect(otherwise).not.toBe('');
  }
  const [brighter, safer] = [first.light - second.light, second.penalties - first.penalties];
  if (lead === 0) expect(first.lit).toBeGreaterThan(second.lit);
  else if (decided.startsWith('Light decided')) expect(brighter).toBeGreaterThanOrEqual(lead);
  else if (decided.startsWith('Care')) expect(safer).toBeGreaterThanOrEqual(lead);
  else expect(Math.min(brighter, safer)).toBeGreaterThan(0);
  if (otherwise.includes('more point')) {
    expect(numbers(otherwise)[0]).toBe(lead + 1);
    return 'light';
  }
  if (otherwise === '') {
    expect(lead).toBeGreaterThanOrEqual(3);
    return 'clear';
  }
  // Without penalties, however that is understood.
  expect(second.light).toBeGreaterThan(first.light);
  expect(score(second) + second.penalties).toBeGreaterThan(first.penalties === 0 ? score(first) : first.light);
  return otherwise.includes('on either side') ? 'nobody’s' : 'theirs';
}

test('circuit: it is true whatever light and penalties there are', () => {
  const kinds = new Set<string>();
  const few = [0, 1, 2, 3, 4, 5, 6];
  const all = few.flatMap((light) => few.map((penalties) => ({ light, penalties, lit: light })));
  for (const first of all) {
    for (const second of all) {
      const lead = first.light - first.penalties - (second.light - second.penalties);
      if (lead < 0 || (lead === 0 && first.lit <= second.lit)) continue;
      const seats = [first, second].map((own, side) => ({
        ...own,
        side,
        points: own.light,
        score: own.light - own.penalties,
        gone: false,
      }));
      const view = { seats, over: { side: 0, reason: 'all-passed', clause: '' } } as unknown as CircuitView;
      const scores = seats.map(({ score }) => score);
      kinds.add(checkCircuit(view, { winners: [0], scores, reason: 'all-passed', clause: '' }, first, second));
    }
  }
  expect([...kinds].sort()).toEqual(['clear', 'light', 'nobody’s', 'theirs']);
});

test('circuit: it is true in played games, counted from what glows', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const isTeams = seed % 3 === 0;
    const seats = isTeams ? 4 : 2 + (seed % 2);
    const { view: seen, outcome } = played(
      circuit,
      seats,
      { teams: isTeams },
      seed,
      seed % 10 === 0 ? greedyCircuit : circuit.sample,
    );
    const view = seen as CircuitView;
    if (outcome.winners.length === 0) continue;
    const sides = new Map<number, Side & { readonly seats: readonly Seat[] }>();
    for (const [seat, { side, penalties, kept }] of view.seats.entries()) {
      const before = sides.get(side) ?? { light: 0, penalties: 0, lit: 0, seats: [] };
      const glows = Object.values(view.cells).flatMap(({ glow }) => (glow?.seat === seat ? [glow.level] : []));
      sides.set(side, {
        light: before.light + [...glows, ...kept].reduce((sum, level) => sum + level, 0),
        lit: before.lit + view.seats[seat]!.lit,
        penalties: before.penalties + penalties,
        seats: [...before.seats, seat],
      });
    }
    const [first, second] = [...sides.values()].sort((a, b) => b.light - b.penalties - (a.light - a.penalties) || b.lit - a.lit);
    expect([...outcome.winners].sort((a, b) => a - b)).toEqual(first!.seats);
    checkCircuit(view, outcome, first!, second!);
  }
});
