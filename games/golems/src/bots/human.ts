import { type Action, ActionList } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Melee } from '@stolik/search/melee';

/*
 * A good human player, written by hand: guesses what each rival would like to do if everybody else stood still, and looks for the
 * own program that does best against those guesses, minding the worst of them.
 */

/** How many requests of a rival are minded, the first most. */
const REQUESTS = 3;
const LOOKED_AT = 4096;
/** How much the worst guess counts against the mean of all. */
const CAUTION = 0.35;

/** Of a list the few programs with the best score. */
function bestOf(list: ActionList, keep: number, score: (action: Action) => number): Action[] {
  const scored = list.toArray().map((action) => ({ action, score: score(action) }));
  scored.sort((a, b) => b.score - a.score || a.action - b.action);
  return scored.slice(0, keep).map(({ action }) => action);
}

export interface HumanRound extends Melee {
  /** More programs like this one, with the bonus card in one's own hand. */
  withBonus(action: Action, rng: Rng, out: ActionList): void;
}

/** The program that such a player lays. */
export function planLikeHuman(round: HumanRound, rng: Rng): Action {
  const { sides } = round;
  const joint = new Float64Array(sides);
  const values = new Float64Array(8);
  const list = new ActionList();
  const still = Array.from({ length: sides }, (_, side) => {
    list.clear();
    round.naive(side, rng, list);
    return list.at(0);
  });
  const valueFor = (side: number, actions: readonly Action[]): number => {
    for (let each = 0; each < sides; each++) joint[each] = actions[each]!;
    round.meetAll(joint, values);
    return values[side]!;
  };
  const requests = Array.from({ length: sides }, (_, side): Action[] => {
    if (side === 0) return [];
    list.clear();
    round.look(side, LOOKED_AT, rng, list);
    return bestOf(list, REQUESTS, (action) => valueFor(side, still.with(side, action)));
  });
  const guesses = [
    still,
    ...Array.from({ length: sides > 1 ? REQUESTS : 0 }, (_, request) =>
      still.map((stays, side) => requests[side]![request] ?? stays),
    ),
  ];
  const score = (action: Action): number => {
    let sum = 0;
    let worst = 1;
    for (const guess of guesses) {
      const value = valueFor(0, guess.with(0, action));
      sum += value;
      worst = Math.min(worst, value);
    }
    return (1 - CAUTION) * (sum / guesses.length) + CAUTION * worst;
  };
  list.clear();
  round.look(0, LOOKED_AT, rng, list);
  const best = bestOf(list, REQUESTS, score);
  list.clear();
  for (const action of best) {
    list.push(action);
    round.withBonus(action, rng, list);
  }
  return bestOf(list, 1, score)[0]!;
}
