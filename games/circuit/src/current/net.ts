/*
 * Currents and voltages of any net of resistors, sources and diodes: nodal analysis. Every part has some resistance, as in nature, so
 * each part is a conductance with a current beside it, and the potentials of all nodes are one linear equation. A diode is a piece of
 * two lines: it blocks below its drop, above it it is a source with a resistance. Which of them conduct is tried out.
 */

export interface Branch {
  readonly a: number;
  readonly b: number;
  /** Above 0. */
  readonly ohms: number;
  /** A source: inside it drives current from `a` to `b`, its plus. */
  readonly volts?: number;
  /** A diode: it lets current pass from `a` to `b` only, and takes so many volts. */
  readonly drop?: number;
}

export interface Net {
  readonly nodes: number;
  readonly branches: readonly Branch[];
}

interface Solution {
  /** The potential of each node over the lowest-numbered one of its island. */
  readonly volts: Float64Array;
  /** From `a` to `b`, by branch. */
  readonly amps: Float64Array;
  /** The lowest-numbered node that a node is joined to: between two islands there is no voltage to speak of. */
  readonly islands: readonly number[];
  /** Not so: no choice of conducting diodes was found that fits. */
  readonly isSettled: boolean;
}

/** What a blocked diode leaks, as real ones do; it also keeps every potential known. */
const LEAK = 1e-9;
const TOLERANCE = 1e-9;
/** Far more than nets of our size ever took. */
const MOST_ROUNDS = 300;
/** All wrong diodes are switched at once as long as fewer become wrong, and so often when not. */
const PATIENCE = 4;

/**
 * The nets are what mathematics calls a linear complementarity problem with a P-matrix: there is exactly one answer, and switching the
 * first wrong diode alone finds it sooner or later. Switching all of them is faster, but may run in circles; so it is given up when it
 * stops getting better (Júdice and Pires 1994). After `rounds` there is no answer, and it is said so.
 */
export function solveNet(net: Net, rounds = MOST_ROUNDS): Solution {
  const islands = findIslands(net);
  const conducts = net.branches.map(() => false);
  let volts = new Float64Array(net.nodes);
  let fewest = Infinity;
  let patience = PATIENCE;
  for (let round = 0; round < rounds; round++) {
    volts = potentials(net, conducts, islands);
    const wrong = wrongDiodes(net, conducts, volts);
    if (wrong.length === 0) return { volts, amps: currents(net, conducts, volts), islands, isSettled: true };
    if (wrong.length < fewest) {
      fewest = wrong.length;
      patience = PATIENCE;
    } else patience--;
    for (const index of patience > 0 ? wrong : wrong.slice(0, 1)) conducts[index] = !conducts[index];
  }
  return { volts, amps: new Float64Array(net.branches.length), islands, isSettled: false };
}

function findIslands({ nodes, branches }: Net): readonly number[] {
  const island = Array.from({ length: nodes }, (_, node) => node);
  const top = (node: number): number => {
    let at = node;
    while (island[at] !== at) at = island[at]!;
    return at;
  };
  for (const { a, b } of branches) {
    const [one, other] = [top(a), top(b)];
    island[Math.max(one, other)] = Math.min(one, other);
  }
  return island.map((_, node) => top(node));
}

/** Below its drop a diode leaks only; above it, it is a resistance as well, and a source against the current. */
function lineOf(branch: Branch, conducts: boolean): { readonly siemens: number; readonly source: number } {
  const { ohms, volts = 0, drop } = branch;
  if (drop === undefined) return { siemens: 1 / ohms, source: volts / ohms };
  return conducts ? { siemens: 1 / ohms + LEAK, source: -drop / ohms } : { siemens: LEAK, source: 0 };
}

function potentials(net: Net, conducts: readonly boolean[], islands: readonly number[]): Float64Array<ArrayBuffer> {
  const size = net.nodes;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const [index, branch] of net.branches.entries()) {
    const { siemens, source } = lineOf(branch, conducts[index]!);
    const [a, b] = [rows[branch.a]!, rows[branch.b]!];
    a[branch.a]! += siemens;
    b[branch.b]! += siemens;
    a[branch.b]! -= siemens;
    b[branch.a]! -= siemens;
    a[size]! -= source;
    b[size]! += source;
  }
  for (let node = 0; node < size; node++) if (islands[node] === node) rows[node]!.fill(0)[node] = 1;
  return solveDense(rows, size);
}

/** Gauss with the largest pivot of each column; the last column holds the right side. */
function solveDense(rows: Float64Array[], size: number): Float64Array<ArrayBuffer> {
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    const pivot = rows[best]!;
    rows[best] = rows[column]!;
    rows[column] = pivot;
    for (let row = column + 1; row < size; row++) {
      const target = rows[row]!;
      const factor = target[column]! / pivot[column]!;
      if (factor === 0) continue;
      for (let at = column; at <= size; at++) target[at]! -= factor * pivot[at]!;
    }
  }
  const found = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!;
    for (let at = row + 1; at < size; at++) rest -= rows[row]![at]! * found[at]!;
    found[row] = rest / rows[row]![row]!;
  }
  return found;
}

function wrongDiodes({ branches }: Net, conducts: readonly boolean[], volts: Float64Array): number[] {
  const wrong: number[] = [];
  for (const [index, { a, b, drop }] of branches.entries()) {
    if (drop === undefined) continue;
    const above = volts[a]! - volts[b]! - drop;
    if (conducts[index] ? above < -TOLERANCE : above > TOLERANCE) wrong.push(index);
  }
  return wrong;
}

const currents = ({ branches }: Net, conducts: readonly boolean[], volts: Float64Array): Float64Array =>
  Float64Array.from(branches, (branch, index) => {
    const { siemens, source } = lineOf(branch, conducts[index]!);
    return (volts[branch.a]! - volts[branch.b]!) * siemens + source;
  });
