import type { Rng } from '@stolik/kernel/random';
import { BY_CHANCE, ENDED, type Tree } from './small-game.ts';

/** Regrets and averages of all information sets of a tree. */
class Regrets {
  readonly regret: Float64Array;
  readonly sum: Float64Array;
  readonly now: Float64Array;
  private readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
    this.regret = new Float64Array(tree.width);
    this.sum = new Float64Array(tree.width);
    this.now = new Float64Array(tree.width);
    for (let set = 0; set < tree.sets; set++) this.match(set);
  }

  match(set: number): void {
    const base = this.tree.setBase[set]!;
    share(this.regret, this.now, base, this.tree.setMoves[set]!);
  }

  average(): Float64Array {
    const strategy = new Float64Array(this.tree.width);
    for (let set = 0; set < this.tree.sets; set++) share(this.sum, strategy, this.tree.setBase[set]!, this.tree.setMoves[set]!);
    return strategy;
  }
}

/** In proportion to what is above zero; evenly where nothing is. */
function share(from: Float64Array, out: Float64Array, base: number, count: number): void {
  let total = 0;
  for (let i = base; i < base + count; i++) if (from[i]! > 0) total += from[i]!;
  for (let i = base; i < base + count; i++) out[i] = total > 0 ? Math.max(0, from[i]!) / total : 1 / count;
}

/** Counterfactual regret minimisation (CFR+): walks the whole tree each time. Gives the average strategy. */
export function solveByCfr(tree: Tree, iterations: number): Float64Array {
  const regrets = new Regrets(tree);
  const { regret, sum, now } = regrets;
  const value = new Float64Array(tree.nodes);
  const own = new Float64Array(tree.nodes);
  const others = new Float64Array(tree.nodes);
  const learned = new Float64Array(tree.width);
  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (let seat = 0; seat < tree.seats; seat++) {
      reachAll(tree, now, seat, own, others);
      learned.fill(0);
      for (let node = tree.nodes - 1; node >= 0; node--) value[node] = visit(node, seat);
      for (let set = 0; set < tree.sets; set++) {
        if (tree.setSeat[set] !== seat) continue;
        const base = tree.setBase[set]!;
        for (let i = base; i < base + tree.setMoves[set]!; i++) regret[i] = Math.max(0, regret[i]! + learned[i]!);
        regrets.match(set);
      }
    }
    addToAverage(tree, now, iteration, own, others, sum);
  }
  return regrets.average();

  function visit(node: number, seat: number): number {
    const by = tree.mover[node]!;
    if (by === ENDED) return tree.payoff[node * tree.seats + seat]!;
    const first = tree.firstChild[node]!;
    const set = tree.knows[node]!;
    const base = set < 0 ? 0 : tree.setBase[set]!;
    const count = tree.moves[node]!;
    let sum = 0;
    for (let move = 0; move < count; move++) {
      sum += (set < 0 ? tree.odds[first + move]! : now[base + move]!) * value[first + move]!;
    }
    if (by === seat) for (let m = 0; m < count; m++) learned[base + m]! += others[node]! * (value[first + m]! - sum);
    return sum;
  }
}

/** How likely each node is by the seat's own moves, and by everybody else's and chance. */
function reachAll(tree: Tree, now: Float64Array, seat: number, own: Float64Array, others: Float64Array): void {
  own[0] = 1;
  others[0] = 1;
  for (let node = 0; node < tree.nodes; node++) {
    const first = tree.firstChild[node]!;
    const set = tree.knows[node]!;
    const isOwn = tree.mover[node] === seat;
    for (let move = 0; move < tree.moves[node]!; move++) {
      const share = set < 0 ? tree.odds[first + move]! : now[tree.setBase[set]! + move]!;
      own[first + move] = isOwn ? own[node]! * share : own[node]!;
      others[first + move] = isOwn ? others[node]! : others[node]! * share;
    }
  }
}

function addToAverage(
  tree: Tree,
  now: Float64Array,
  weight: number,
  own: Float64Array,
  others: Float64Array,
  sum: Float64Array,
): void {
  for (let seat = 0; seat < tree.seats; seat++) {
    reachAll(tree, now, seat, own, others);
    for (let node = 0; node < tree.nodes; node++) {
      if (tree.mover[node] !== seat) continue;
      const set = tree.knows[node]!;
      const base = tree.setBase[set]!;
      // Every node of a set is reached alike by its owner's own moves; adding it once for each only scales the set's average.
      for (let i = base; i < base + tree.setMoves[set]!; i++) sum[i]! += weight * own[node]! * now[i]!;
    }
  }
}

/**
 * The same by external sampling (Lanctot and others): each walk tries all moves of one seat against single moves drawn for chance and the
 * others, so it goes where a whole walk would be too long.
 */
export function solveBySampling(tree: Tree, iterations: number, rng: Rng): Float64Array {
  const regrets = new Regrets(tree);
  const { regret, sum, now } = regrets;
  const worth = new Float64Array(tree.nodes);
  for (let iteration = 0; iteration < iterations; iteration++) {
    for (let seat = 0; seat < tree.seats; seat++) walk(0, seat);
  }
  return regrets.average();

  function walk(node: number, seat: number): number {
    const by = tree.mover[node]!;
    if (by === ENDED) return tree.payoff[node * tree.seats + seat]!;
    const first = tree.firstChild[node]!;
    if (by === BY_CHANCE) return walk(first + draw(tree.odds, first, tree.moves[node]!, rng), seat);
    const set = tree.knows[node]!;
    const base = tree.setBase[set]!;
    const count = tree.moves[node]!;
    regrets.match(set);
    if (by !== seat) {
      for (let move = 0; move < count; move++) sum[base + move]! += now[base + move]!;
      return walk(first + draw(now, base, count, rng), seat);
    }
    let got = 0;
    for (let move = 0; move < count; move++) {
      worth[first + move] = walk(first + move, seat);
      got += now[base + move]! * worth[first + move]!;
    }
    for (let move = 0; move < count; move++) regret[base + move] = Math.max(0, regret[base + move]! + worth[first + move]! - got);
    return got;
  }
}

const GRAIN = 2 ** 30;

/** An index below `count`, drawn by the shares that begin at `base`; they add up to about 1. */
export function draw(shares: Float64Array, base: number, count: number, rng: Rng): number {
  let left = rng.below(GRAIN) / GRAIN;
  for (let i = 0; i < count; i++) {
    left -= shares[base + i]!;
    if (left < 0) return i;
  }
  let last = count - 1;
  while (last > 0 && shares[base + last] === 0) last--;
  return last;
}
