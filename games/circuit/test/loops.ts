import type { Branch, Net } from '../src/current/net.ts';

/*
 * The same currents by another way: loop analysis. A tree spans the net, each branch beside it closes a loop, and the unknowns are the
 * currents of the loops. Which diodes conduct is found by trying all choices. Slow, and shares no line with the solver.
 */

const BLOCKED_OHMS = 1e9;

interface Straight {
  readonly ohms: number;
  readonly volts: number;
}

/** Amps by branch; undefined where no choice of diodes fits, or more than one does. */
export function loopCurrents({ nodes, branches }: Net): readonly number[] | undefined {
  const diodes = branches.flatMap(({ drop }, index) => (drop === undefined ? [] : [index]));
  const answers: number[][] = [];
  for (let choice = 0; choice < 2 ** diodes.length; choice++) {
    const conducts = (index: number): boolean => Math.floor(choice / 2 ** diodes.indexOf(index)) % 2 === 1;
    const straight = branches.map((branch, index): Straight => {
      if (branch.drop === undefined) return { ohms: branch.ohms, volts: branch.volts ?? 0 };
      return conducts(index) ? { ohms: branch.ohms, volts: -branch.drop } : { ohms: BLOCKED_OHMS, volts: 0 };
    });
    const amps = currentsOf(nodes, branches, straight);
    const fits = diodes.every((index) =>
      conducts(index) ? amps[index]! >= -1e-9 : amps[index]! * BLOCKED_OHMS <= branches[index]!.drop! + 1e-6,
    );
    if (fits) answers.push(amps);
  }
  const [first, ...more] = answers;
  const isOne = more.every((other) => other.every((amp, index) => Math.abs(amp - first![index]!) < 1e-6));
  return isOne ? first : undefined;
}

function currentsOf(nodes: number, branches: readonly Branch[], straight: readonly Straight[]): number[] {
  const loops = loopsOf(nodes, branches);
  // Around each loop what the sources give is what the resistances take.
  const rows = loops.map((loop) => [
    ...loops.map((other) => sum(branches.map((_, index) => loop[index]! * other[index]! * straight[index]!.ohms))),
    sum(branches.map((_, index) => loop[index]! * straight[index]!.volts)),
  ]);
  const currents = eliminate(rows);
  return branches.map((_, index) => sum(loops.map((loop, number) => loop[index]! * currents[number]!)));
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Each loop as +1, -1 or 0 by branch. */
function loopsOf(nodes: number, branches: readonly Branch[]): number[][] {
  /** The way from the root of its tree to each node. */
  const ways = new Map<number, number[]>();
  const inTree = new Set<number>();
  for (let root = 0; root < nodes; root++) {
    if (ways.has(root)) continue;
    ways.set(
      root,
      branches.map(() => 0),
    );
    const queue = [root];
    for (const node of queue) {
      for (const [index, { a, b }] of branches.entries()) {
        const next = a === node ? b : b === node ? a : -1;
        if (next < 0 || ways.has(next)) continue;
        ways.set(next, ways.get(node)!.with(index, a === node ? 1 : -1));
        inTree.add(index);
        queue.push(next);
      }
    }
  }
  return branches.flatMap(({ a, b }, index) =>
    inTree.has(index)
      ? []
      : [branches.map((_, other) => (other === index ? 1 : 0) + ways.get(a)![other]! - ways.get(b)![other]!)],
  );
}

/** Gauss and Jordan. */
function eliminate(rows: number[][]): number[] {
  for (const [at, row] of rows.entries()) {
    const pivot = row[at]!;
    for (let column = 0; column < row.length; column++) row[column]! /= pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[at]!;
      for (let column = 0; column < row.length; column++) other[column]! -= factor * row[column]!;
    }
  }
  return rows.map((row) => row.at(-1)!);
}
