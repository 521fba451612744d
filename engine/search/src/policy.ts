import { ActionList, type AnyGame } from '@stolik/kernel/game';
import { chooseAt } from './choose.ts';
import type { Knowledge } from './knowledge.ts';
import { byWeight, type Candidate, type Player } from './player.ts';

/**
 * Plays by first impressions alone: each action as often as its prior says. A low temperature sharpens the odds, a high one blurs
 * them; 0 always takes the most promising action.
 */
export function policyPlayer<State>(
  game: AnyGame,
  prior: NonNullable<Knowledge<State>['prior']>,
  temperature: number,
): Player<State> {
  const list = new ActionList();
  return (world, seat, rng) => {
    list.clear();
    game.legal(world, seat, list);
    const priors = new Float64Array(list.length);
    prior(world, seat, list, priors);
    const most = priors.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    const odds = priors.map((each) => Math.exp(each - most));
    const total = odds.reduce((sum, each) => sum + each, 0);
    const candidates = list
      .toArray()
      .map((action, i): Candidate => ({ action, value: 0.5, weight: odds[i]! / total }))
      .sort(byWeight);
    return { action: chooseAt(temperature, candidates, rng).action, candidates, iterations: 1 };
  };
}
