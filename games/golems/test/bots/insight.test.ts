import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { DoubleOracle, type Duel } from '@stolik/search/oracle';
import { Purse } from '@stolik/search/purse';
import { describe, expect, test } from 'vitest';
import { type Net, oddsOf, readSigns, SIGNS, type Side } from '../../src/bots/insight.ts';
import { judgeDuel4 } from '../../src/bots/insight4.ts';
import { judgeDuel6 } from '../../src/bots/insight6.ts';
import { judge4, WEIGHTS4 } from '../../src/bots/judge4.ts';
import { judge6, WEIGHTS6 } from '../../src/bots/judge6.ts';
import { LEVELS4, LEVELS6 } from '../../src/bots/levels.ts';
import { Round4 } from '../../src/bots/round4.ts';
import { Round6 } from '../../src/bots/round6.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { ASK_CARD, type State4 } from '../../src/v4/state.ts';
import { LUCK_DRAW, type State6 } from '../../src/v6/state.ts';

const net4 = LEVELS4.at(-1)!.mind.net!;
const net6 = LEVELS6.at(-1)!.mind.net!;

interface Judged<State> {
  readonly game: AnyGame;
  /** Between two rounds, before any card is drawn. */
  isBetween(state: State): boolean;
  round(state: State): Duel;
  byWeights(state: State, out: Float64Array): void;
  byNet(state: State, out: Float64Array): void;
}

const POSITIONS = 60;
const SEARCH = { breadth: 200, habit: 0, isSparing: true };

/** How far both judgements are from what a search of the next round finds, over the same positions: mean squares. */
function missesOf<State>({ game, isBetween, round, byWeights, byNet }: Judged<State>): { weights: number; net: number } {
  const rng = new SeededRng('insight');
  const oracle = new DoubleOracle();
  const values = new Float64Array(2);
  const sum = { weights: 0, net: 0 };
  for (let found = 0; found < POSITIONS; ) {
    const state: State = game.setup(unwrap(game.parseOptions({}, 2)), 2);
    for (let next = game.next(state), rounds = 0; next.kind !== 'over' && found < POSITIONS; next = game.next(state)) {
      const isNew = isBetween(state) && rounds++ > 0;
      if (isNew) {
        byWeights(state, values);
        const weighed = values[0]!;
        byNet(state, values);
        const drawn: State = game.clone(state);
        while (game.next(drawn).kind === 'chance') game.play(drawn, CHANCE, game.roll(drawn, rng));
        oracle.run(round(drawn), SEARCH, rng, new Purse({ iterations: 4000 }));
        sum.weights += (weighed - oracle.solver.value) ** 2 / POSITIONS;
        sum.net += (values[0]! - oracle.solver.value) ** 2 / POSITIONS;
        found++;
      }
      while (game.next(state).kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
      next = game.next(state);
      if (next.kind !== 'over') for (const seat of next.seats) game.play(state, seat, game.sample(state, seat, rng));
    }
  }
  return sum;
}

describe('the net of duels', () => {
  test('foretells the next round better than the weights alone, in 6.1', () => {
    const { weights, net } = missesOf<State6>({
      game: golems6,
      isBetween: ({ phase }) => phase === LUCK_DRAW,
      round: (state) => new Round6(state, 0, WEIGHTS6, new SeededRng(1)),
      byWeights: judge6,
      byNet: (state, out) => judgeDuel6(state, out, WEIGHTS6, net6),
    });
    expect(net).toBeLessThan(0.8 * weights);
  });

  test('foretells the next round better than the weights alone, in 4.0', () => {
    const { weights, net } = missesOf<State4>({
      game: golems4,
      isBetween: ({ ask }) => ask === ASK_CARD,
      round: (state) => new Round4(state, 0, WEIGHTS4, new SeededRng(1)),
      byWeights: judge4,
      byNet: (state, out) => judgeDuel4(state, out, WEIGHTS4, net4),
    });
    expect(net).toBeLessThan(0.8 * weights);
  });

  test('what one side gains by it the other loses', () => {
    const { field } = golems6.setup(unwrap(golems6.parseOptions({}, 2)), 2);
    const one: Side = {
      at: 5,
      facing: 1,
      lives: 2,
      damage: 1,
      rows: 4,
      strength: 1,
      range: 1,
      way: 1,
      hasCall: false,
      broken: 1,
      forbidden: 2,
    };
    const other: Side = { ...one, at: 10, facing: 2, lives: 5, damage: 0, rows: 3, way: 3, broken: 0, forbidden: 7 };
    const read = (sides: readonly [Side, Side]): Float32Array => {
      const signs = new Float32Array(SIGNS);
      readSigns(field, sides, 7, 8, signs);
      return signs;
    };
    const said = (net: Net): number[] => [oddsOf(net, read([one, other])), oddsOf(net, read([other, one]))];
    for (const net of [net4, net6]) {
      const [first, second] = said(net);
      expect(Math.abs(first!)).toBeGreaterThan(0.01);
      expect(first).toBeCloseTo(-second!, 5);
    }
  });
});
