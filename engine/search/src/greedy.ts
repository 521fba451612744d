import { type Action, ActionList, type AnyGame } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { fraction } from './choose.ts';
import type { Knowledge } from './knowledge.ts';
import type { Candidate, Player } from './player.ts';
import { Playout } from './playout.ts';

/** Less than any difference that means something: it only breaks ties. */
const TIE = 1e-7;

/**
 * Looks one action ahead: does each, judges what comes of it by knowledge, takes the best. Where chance comes next, an average
 * of `rolls`. For games of turns; where seats decide together there is nothing to judge after one of them.
 */
export function greedyPlayer<State>(game: AnyGame, knowledge: Knowledge<State>, rolls = 4): Player<State> {
  const list = new ActionList();
  const out = new Float64Array(8);
  const playout = new Playout(game, knowledge, { steps: 0, margin: 0 });

  function worthOf(world: State, seat: number, action: Action, rng: Rng): number {
    const after = game.clone(world);
    game.play(after, seat, action);
    const tries = game.next(after).kind === 'chance' ? rolls : 1;
    let value = 0;
    for (let i = 0; i < tries; i++) {
      playout.run(tries === 1 ? after : game.clone(after), game.seatsAt(world), rng, rng, out);
      value += out[seat]! / tries;
    }
    return value + fraction(rng) * TIE;
  }

  return (world, seat, rng) => {
    list.clear();
    game.legal(world, seat, list);
    const judged = list.toArray().map((action) => ({ action, value: worthOf(world, seat, action, rng) }));
    judged.sort((a, b) => b.value - a.value);
    const candidates = judged.map((each, index): Candidate => ({ ...each, weight: index === 0 ? 1 : 0 }));
    return { action: candidates[0]!.action, candidates, iterations: candidates.length };
  };
}
