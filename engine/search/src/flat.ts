import { type Action, ActionList, type AnyGame, type Seat } from '@stolik/kernel/game';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { Countdown } from './countdown.ts';
import { onlyAction } from './decide.ts';
import type { Knowledge } from './knowledge.ts';
import { type Candidate, foregone, type Player, type Thought } from './player.ts';
import { Playout, type PlayoutSettings } from './playout.ts';

interface Arm {
  readonly action: Action;
  tried: number;
  sum: number;
}

/** Where a decision has too many actions to list, so many are drawn. */
const SAMPLED = 256;
const LIST_AT_MOST = 4096;

const meanOf = ({ tried, sum }: Arm): number => (tried > 0 ? sum / tried : 0);
const byMean = (a: Arm, b: Arm): number => meanOf(b) - meanOf(a) || b.tried - a.tried || a.action - b.action;

/**
 * Flat Monte Carlo with sequential halving, in log2(actions) rounds. Each round tries all remaining actions equally often in the
 * same redealt worlds and drops the worse half. An iteration is one playout.
 */
export function flatPlayer<State>(
  game: AnyGame,
  knowledge: Knowledge<State> | undefined,
  settings: PlayoutSettings,
): Player<State> {
  const playout = new Playout(game, knowledge, settings);
  const list = new ActionList();
  const out = new Float64Array(8);

  function armsOf(world: State, seat: Seat, rng: Rng): Arm[] {
    if (game.count !== undefined && game.count(world, seat) > LIST_AT_MOST) {
      const drawn = new Set(Array.from({ length: SAMPLED }, () => playout.pick(world, seat, rng)));
      return [...drawn].map((action) => ({ action, tried: 0, sum: 0 }));
    }
    list.clear();
    game.legal(world, seat, list);
    return shuffle(list.toArray(), rng).map((action) => ({ action, tried: 0, sum: 0 }));
  }

  /** Tries every arm once in each of some worlds, until this round's part of the budget is spent. */
  function tryRound(arms: readonly Arm[], world: State, seat: Seat, rng: Rng, left: Countdown): number {
    for (let tried = 0; ; ) {
      const dealt = game.redeal(world, seat, rng);
      for (const arm of arms) {
        if (!left.next()) return tried;
        const state = game.clone(dealt);
        game.play(state, seat, arm.action);
        playout.run(state, game.seatsAt(world), rng, rng, out);
        arm.sum += out[seat]!;
        arm.tried++;
        tried++;
      }
    }
  }

  return (world, seat, rng, budget): Thought => {
    const only = onlyAction(game, world, seat);
    if (only !== undefined) return foregone(only);
    let arms = armsOf(world, seat, rng);
    const rounds = Math.ceil(Math.log2(arms.length));
    let iterations = 0;
    const dropped: Arm[] = [];
    for (let round = 0; round < rounds; round++) {
      iterations += tryRound(arms, world, seat, rng, new Countdown(budget, 1 / rounds));
      arms.sort(byMean);
      dropped.unshift(...arms.splice(Math.ceil(arms.length / 2)));
    }
    arms = [...arms, ...dropped];
    const candidates = arms.map((arm): Candidate => {
      return { action: arm.action, value: meanOf(arm), weight: arm.tried / Math.max(iterations, 1) };
    });
    return { action: candidates[0]!.action, candidates, iterations };
  };
}
