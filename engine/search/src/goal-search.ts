import type { Action, Seat } from '@stolik/kernel/game';
import { goesOn, type Horizon } from '@stolik/kernel/puzzles/explore';
import type { Rng } from '@stolik/kernel/random';

/** The target of a search: a worth of `enough`, somewhere within the horizon. */
export interface Quest<State> {
  readonly horizon: Horizon<State>;
  worth(state: State): number;
  readonly enough: number;
  /** A decision to try; by chance among all that is allowed unless said. */
  draw?(state: State, seat: Seat, rng: Rng): Action;
}

/** A decision after which the question went on, and what came of it; what followed it is kept once it was tried again. */
interface Tried {
  readonly action: Action;
  tries: number;
  sum: number;
  readonly after: Tried[];
}

const CURIOSITY = 0.2;
/** A position is widened by one more decision as often as this root of its visits grows. */
const WIDENING = 0.6;

/**
 * How many answers a searcher tries until one reaches the goal; undefined when it is none of the first `most`. The value of its tree
 * search is the share of the goal that an answer reached. Who is ready to try more finds more, so patience represents levels of skill.
 */
export function answersToGoal<State>(quest: Quest<State>, most: number, rng: Rng): number | undefined {
  const root: Tried = { action: -1, tries: 0, sum: 0, after: [] };
  for (let number = 1; number <= most; number++) if (tryOnce(quest, root, rng)) return number;
  return undefined;
}

function tryOnce<State>({ horizon, worth, enough, draw }: Quest<State>, root: Tried, rng: Rng): boolean {
  const { game, start, seat, firsts } = horizon;
  const state = game.clone(start) as State;
  const anything = (): Action => (draw ? draw(state, seat, rng) : game.sample(state, seat, rng));
  const path = [root];
  let best = 0;
  let node: Tried | undefined = root;
  do {
    const known: Tried | undefined = node && promising(node);
    const action: Action = known?.action ?? (node === root && firsts ? firsts[rng.below(firsts.length)]! : anything());
    game.play(state, seat, action);
    best = Math.max(best, worth(state) / enough);
    if (best >= 1) return true;
    node = node && (known ?? remembered(node, action, goesOn(horizon, state)));
    if (node) path.push(node);
  } while (goesOn(horizon, state));
  for (const each of path) {
    each.tries++;
    each.sum += best;
  }
  return false;
}

/** The decision that promises most; undefined while few were tried for so many visits. */
function promising({ after, tries }: Tried): Tried | undefined {
  if (after.length <= tries ** WIDENING) return undefined;
  let [chosen, most] = [after[0], Number.NEGATIVE_INFINITY];
  for (const each of after) {
    const promise = each.sum / (each.tries + 1) + CURIOSITY * Math.sqrt(Math.log(tries + 1) / (each.tries + 1));
    if (promise > most) [chosen, most] = [each, promise];
  }
  return chosen;
}

/** What ended an answer need not be tried again; a new decision is remembered, but nothing yet of what follows it. */
function remembered({ after }: Tried, action: Action, isOn: boolean): Tried | undefined {
  if (!isOn) return undefined;
  const before = after.find((each) => each.action === action);
  if (before) return before;
  after.push({ action, tries: 0, sum: 0, after: [] });
  return after.at(-1);
}
