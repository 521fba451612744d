/** Who moves at a node of a small game written out as a tree; a seat from 0, or one of these. */
export const BY_CHANCE = -1;
export const ENDED = -2;

/** A game small enough to be written out whole. States may be anything; the tree is made once. */
export interface SmallGame<State> {
  readonly seats: number;
  start(): State;
  /** A seat, BY_CHANCE or ENDED. */
  mover(state: State): number;
  /** How many moves there are, and what each leads to. */
  moves(state: State): number;
  after(state: State, move: number): State;
  /** The odds of a chance move. */
  odds(state: State, move: number): number;
  /** What the mover knows: states with the same words can't be told apart. */
  knows(state: State): string;
  /** What a seat gets at the end. */
  payoff(state: State, seat: number): number;
}

/** The tree in flat arrays, children of a node side by side and after it. */
export interface Tree {
  readonly seats: number;
  readonly nodes: number;
  readonly mover: Int8Array;
  readonly firstChild: Int32Array;
  readonly moves: Int32Array;
  /** By node: the information set, -1 for chance and ends. */
  readonly knows: Int32Array;
  /** By node: the odds with which chance leads to it. */
  readonly odds: Float64Array;
  /** `node * seats + seat` */
  readonly payoff: Float64Array;
  readonly sets: number;
  /** By information set: where its moves begin in strategies and regrets, how many there are, whose it is, what is known. */
  readonly setBase: Int32Array;
  readonly setMoves: Int32Array;
  readonly setSeat: Int8Array;
  readonly setWords: readonly string[];
  /** The length of a strategy. */
  readonly width: number;
}

export function growTree<State>(game: SmallGame<State>): Tree {
  const states: State[] = [game.start()];
  const mover: number[] = [];
  const firstChild: number[] = [];
  const moves: number[] = [];
  const knows: number[] = [];
  const odds: number[] = [1];
  const payoff: number[] = [];
  const sets = new Map<string, number>();
  const setMoves: number[] = [];
  const setSeat: number[] = [];
  for (let node = 0; node < states.length; node++) {
    const state = states[node]!;
    const by = game.mover(state);
    const count = by === ENDED ? 0 : game.moves(state);
    mover.push(by);
    moves.push(count);
    firstChild.push(states.length);
    for (let seat = 0; seat < game.seats; seat++) payoff.push(by === ENDED ? game.payoff(state, seat) : 0);
    for (let move = 0; move < count; move++) {
      states.push(game.after(state, move));
      odds.push(by === BY_CHANCE ? game.odds(state, move) : 1);
    }
    if (by < 0) {
      knows.push(-1);
      continue;
    }
    const words = `${by} ${game.knows(state)}`;
    const set = sets.get(words) ?? sets.size;
    if (set === sets.size) {
      sets.set(words, set);
      setMoves.push(count);
      setSeat.push(by);
    }
    knows.push(set);
  }
  const setBase = new Int32Array(sets.size);
  let width = 0;
  for (let set = 0; set < sets.size; set++) {
    setBase[set] = width;
    width += setMoves[set]!;
  }
  return {
    seats: game.seats,
    nodes: states.length,
    mover: Int8Array.from(mover),
    firstChild: Int32Array.from(firstChild),
    moves: Int32Array.from(moves),
    knows: Int32Array.from(knows),
    odds: Float64Array.from(odds),
    payoff: Float64Array.from(payoff),
    sets: sets.size,
    setBase,
    setMoves: Int32Array.from(setMoves),
    setSeat: Int8Array.from(setSeat),
    setWords: [...sets.keys()].map((words) => words.slice(words.indexOf(' ') + 1)),
    width,
  };
}

/** What each seat gets when all play this strategy. */
export function strategyValue(tree: Tree, strategy: Float64Array, seat: number): number {
  const value = new Float64Array(tree.nodes);
  for (let node = tree.nodes - 1; node >= 0; node--) {
    if (tree.mover[node] === ENDED) {
      value[node] = tree.payoff[node * tree.seats + seat]!;
      continue;
    }
    const first = tree.firstChild[node]!;
    const set = tree.knows[node]!;
    let sum = 0;
    for (let move = 0; move < tree.moves[node]!; move++) {
      const share = set < 0 ? tree.odds[first + move]! : strategy[tree.setBase[set]! + move]!;
      sum += share * value[first + move]!;
    }
    value[node] = sum;
  }
  return value[0]!;
}

/** What a seat gets by the best answer to the others' strategies. All sets of a seat must remember what it knew and did before. */
export function bestAnswerValue(tree: Tree, strategy: Float64Array, seat: number): number {
  const reach = reachWithout(tree, strategy, seat);
  const value = new Float64Array(tree.nodes);
  const gain = new Float64Array(tree.width);
  const chosen = new Int32Array(tree.sets).fill(-1);
  const nodesOf: number[][] = Array.from({ length: tree.sets }, () => []);
  for (let node = 0; node < tree.nodes; node++) if (tree.mover[node] === seat) nodesOf[tree.knows[node]!]!.push(node);
  return at(0);

  function at(node: number): number {
    const by = tree.mover[node]!;
    if (by === ENDED) return tree.payoff[node * tree.seats + seat]!;
    const first = tree.firstChild[node]!;
    const set = tree.knows[node]!;
    if (by === seat) return at(first + choose(set));
    let sum = 0;
    for (let move = 0; move < tree.moves[node]!; move++) {
      const share = set < 0 ? tree.odds[first + move]! : strategy[tree.setBase[set]! + move]!;
      if (share > 0) sum += share * at(first + move);
    }
    value[node] = sum;
    return sum;
  }

  // The same move at all nodes of a set: the one that is best over all of them, by how likely the others lead there.
  function choose(set: number): number {
    if (chosen[set]! >= 0) return chosen[set]!;
    const base = tree.setBase[set]!;
    let best = 0;
    for (let move = 0; move < tree.setMoves[set]!; move++) {
      for (const node of nodesOf[set]!) {
        if (reach[node]! > 0) gain[base + move]! += reach[node]! * at(tree.firstChild[node]! + move);
      }
      if (gain[base + move]! > gain[base + best]!) best = move;
    }
    chosen[set] = best;
    return best;
  }
}

function reachWithout(tree: Tree, strategy: Float64Array, seat: number): Float64Array {
  const reach = new Float64Array(tree.nodes);
  reach[0] = 1;
  for (let node = 0; node < tree.nodes; node++) {
    const first = tree.firstChild[node]!;
    const set = tree.knows[node]!;
    for (let move = 0; move < tree.moves[node]!; move++) {
      const share = tree.mover[node] === seat ? 1 : set < 0 ? tree.odds[first + move]! : strategy[tree.setBase[set]! + move]!;
      reach[first + move] = reach[node]! * share;
    }
  }
  return reach;
}

/** How much both of two players could gain by best answers, halved: 0 in an equilibrium. */
export function exploitabilityOf(tree: Tree, strategy: Float64Array): number {
  let sum = 0;
  for (let seat = 0; seat < tree.seats; seat++)
    sum += bestAnswerValue(tree, strategy, seat) - strategyValue(tree, strategy, seat);
  return sum / tree.seats;
}
