import { type Action, ActionList, type AnyGame, CHANCE, type Next, type Seat } from '@stolik/kernel/game';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { Countdown } from './countdown.ts';
import { onlyAction } from './decide.ts';
import { byWeight, type Candidate, foregone, type Player, type Thought } from './player.ts';
import { Playout } from './playout.ts';

export interface DuctSettings<State> {
  readonly exploration: number;
  /** The world as it was before the others committed what this seat may not see. */
  readonly before: (world: State, seat: Seat) => State;
}

/** Decisions with more actions than this are sampled, ever more of them. */
const LIST_AT_MOST = 4096;
const MOST_SEATS = 8;
const TO_END = { steps: Number.POSITIVE_INFINITY, margin: 0 };

/** What one seat can do at one node, and what came of it. */
class Arms {
  readonly actions: Action[] = [];
  tried: number[] = [];
  sum: number[] = [];
  visits = 0;
  /** Listed in a random order: they are tried once each before any is tried again. */
  readonly isWhole: boolean;

  constructor(actions: readonly Action[] | undefined) {
    this.isWhole = actions !== undefined;
    for (const action of actions ?? []) this.append(action);
  }

  add(action: Action): number {
    const known = this.actions.indexOf(action);
    return known >= 0 ? known : this.append(action);
  }

  private append(action: Action): number {
    this.actions.push(action);
    this.tried.push(0);
    this.sum.push(0);
    return this.actions.length - 1;
  }

  choose(exploration: number): number {
    const { tried, sum } = this;
    const logVisits = Math.log(this.visits);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let arm = 0; arm < tried.length; arm++) {
      const times = tried[arm]!;
      if (times === 0) return arm;
      const bound = sum[arm]! / times + exploration * Math.sqrt(logVisits / times);
      if (bound <= most) continue;
      most = bound;
      best = arm;
    }
    return best;
  }
}

class Node {
  readonly arms: (Arms | undefined)[] = [];
  readonly children = new Map<number, Node>();
}

/**
 * Decoupled tree search for games whose seats decide at once. At every node each seat keeps its own arms and chooses by its own
 * upper bounds, whatever the others choose. It is the textbook's: no knowledge, random playouts to the end.
 */
export function ductPlayer<State>(game: AnyGame, settings: DuctSettings<State>): Player<State> {
  const playout = new Playout<State>(game, undefined, TO_END);
  const list = new ActionList();
  const reward = new Float64Array(MOST_SEATS);
  const path: { arms: Arms; arm: number; seat: Seat }[] = [];
  let isNew = false;

  function armsOf(node: Node, state: State, seat: Seat, rng: Rng): Arms {
    let arms = node.arms[seat];
    if (arms) return arms;
    const isWhole = game.count === undefined || game.count(state, seat) <= LIST_AT_MOST;
    if (isWhole) {
      list.clear();
      game.legal(state, seat, list);
    }
    arms = new Arms(isWhole ? shuffle(list.toArray(), rng) : undefined);
    node.arms[seat] = arms;
    return arms;
  }

  function choose(node: Node, state: State, seat: Seat, rng: Rng): number {
    const arms = armsOf(node, state, seat, rng);
    let arm: number;
    if (!arms.isWhole && arms.actions.length <= 2 + Math.sqrt(arms.visits)) arm = arms.add(game.sample(state, seat, rng));
    else arm = arms.choose(settings.exploration);
    // Worlds are dealt again: this one may not allow what another did.
    if (game.refuse(state, seat, arms.actions[arm]!)) arm = arms.add(game.sample(state, seat, rng));
    path.push({ arms, arm, seat });
    return arm;
  }

  function decide(node: Node, state: State, next: Next, rng: Rng): Node {
    let joint = 0;
    const actions: Action[] = [];
    for (const seat of next.seats) {
      const arm = choose(node, state, seat, rng);
      joint = joint * LIST_AT_MOST + arm;
      actions.push(node.arms[seat]!.actions[arm]!);
    }
    for (const [index, seat] of next.seats.entries()) game.play(state, seat, actions[index]!);
    let child = node.children.get(joint);
    if (!child) {
      child = new Node();
      node.children.set(joint, child);
      isNew = true;
    }
    return child;
  }

  function iterate(root: Node, state: State, seats: number, rng: Rng): void {
    path.length = 0;
    isNew = false;
    for (let node = root; !isNew; ) {
      const next = game.next(state);
      if (next.kind === 'over') break;
      if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
      else node = decide(node, state, next, rng);
    }
    playout.run(state, seats, rng, rng, reward);
    for (const { arms, arm, seat } of path) {
      arms.visits++;
      arms.tried[arm]!++;
      arms.sum[arm]! += reward[seat]!;
    }
  }

  return (world, seat, rng, budget): Thought => {
    const only = onlyAction(game, world, seat);
    if (only !== undefined) return foregone(only);
    const start = settings.before(world, seat);
    const root = new Node();
    const seats = game.seatsAt(start);
    let iterations = 0;
    for (const left = new Countdown(budget); left.next(); iterations++) iterate(root, game.redeal(start, seat, rng), seats, rng);
    const { actions, tried, sum } = root.arms[seat]!;
    const candidates = actions
      .map((action, arm): Candidate => {
        return { action, value: tried[arm]! > 0 ? sum[arm]! / tried[arm]! : 0, weight: tried[arm]! / iterations };
      })
      .sort(byWeight);
    return { action: candidates[0]!.action, candidates, iterations };
  };
}
