// Fits the outlook of the circuit game for three and for four (games/circuit/src/bot/outlook.ts): games in which everybody plays the quick
// move, with a whim now and then; each decision is a row, its result the share that the seat got in the end. Writes
// games/circuit/data/outlook.json:
//   node tools/train/circuit-fit.ts --games 3000 --seed fit
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { FEATURES, features, KNOTS, phase, readOutlook, SIZE } from '../../games/circuit/src/bot/outlook.ts';
import { bestMove, type Manner } from '../../games/circuit/src/bot/quick.ts';
import { circuit } from '../../games/circuit/src/game.ts';
import type { CircuitState } from '../../games/circuit/src/state.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'fit' },
    seats: { type: 'string', default: '3,4' },
  },
});
/** One decision in so many is a whim: any allowed move. */
const WHIM = 25;
const IRON_LEFT = 0.4;
const MANNERS: readonly Manner[] = ['fitting', 'careful'];
const NEWTON_STEPS = 8;
const RIDGE = 20;
/** One game in so many is kept for measuring. */
const KEPT = 8;
const ROW = SIZE + 3;
const PARAMETERS = KNOTS.length * SIZE;

/** Rows of knot, part, features, result. */
interface Rows {
  data: Float64Array;
  count: number;
}

const newRows = (): Rows => ({ data: new Float64Array(ROW * 4096), count: 0 });

function addRow(rows: Rows, row: Float64Array): void {
  if ((rows.count + 1) * ROW > rows.data.length) {
    const longer = new Float64Array(rows.data.length * 2);
    longer.set(rows.data);
    rows.data = longer;
  }
  rows.data.set(row, rows.count++ * ROW);
}

const read = (state: CircuitState, seat: number): Float64Array => {
  readOutlook(state, seat);
  return Float64Array.of(phase.knot, phase.part, ...features, 0);
};

function playGame(seats: number, rng: SeededRng, before: Rows, after: Rows): void {
  const state = circuit.setup(unwrap(circuit.parseOptions({}, seats)), seats);
  const manners = Array.from({ length: seats }, () => MANNERS[rng.below(MANNERS.length)]!);
  const seen: { readonly seat: number; readonly rows: Rows; readonly row: Float64Array }[] = [];
  for (let next = circuit.next(state); ; next = circuit.next(state)) {
    if (next.kind === 'over') {
      const { winners } = next.outcome;
      for (const { seat, rows, row } of seen) {
        row[ROW - 1] = winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 : 0;
        addRow(rows, row);
      }
      return;
    }
    if (next.kind === 'chance') {
      circuit.play(state, CHANCE, circuit.roll(state, rng));
      continue;
    }
    const { seat } = next;
    seen.push({ seat, rows: before, row: read(state, seat) });
    const action =
      rng.below(WHIM) === 0 ? circuit.sample(state, seat, rng) : bestMove(state, seat, IRON_LEFT, rng, manners[seat]!);
    circuit.play(state, seat, action);
    if (circuit.next(state).kind !== 'over') seen.push({ seat, rows: after, row: read(state, seat) });
  }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function oddsOf(rows: Rows, index: number, weights: Float64Array): number {
  const at = index * ROW;
  const from = rows.data[at]! * SIZE;
  const part = rows.data[at + 1]!;
  let odds = 0;
  for (let i = 0; i < SIZE; i++)
    odds += rows.data[at + 2 + i]! * ((1 - part) * weights[from + i]! + part * weights[from + SIZE + i]!);
  return odds;
}

function surpriseOf(rows: Rows, chance: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < rows.count; index++) {
    const result = rows.data[index * ROW + ROW - 1]!;
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chance(index)));
    sum -= result * Math.log(p) + (1 - result) * Math.log(1 - p);
  }
  return sum / rows.count;
}

/** One step of Newton's method for the logistic regression. */
function improve(rows: Rows, weights: Float64Array): Float64Array {
  const matrix = Array.from({ length: PARAMETERS }, (_, i) => {
    const line = new Float64Array(PARAMETERS);
    line[i] = RIDGE;
    return line;
  });
  const right = weights.map((weight) => -RIDGE * weight);
  const values = new Float64Array(2 * SIZE);
  for (let index = 0; index < rows.count; index++) {
    const at = index * ROW;
    const from = rows.data[at]! * SIZE;
    const part = rows.data[at + 1]!;
    for (let i = 0; i < SIZE; i++) {
      values[i] = rows.data[at + 2 + i]! * (1 - part);
      values[SIZE + i] = rows.data[at + 2 + i]! * part;
    }
    const chance = logistic(oddsOf(rows, index, weights));
    const spread = chance * (1 - chance) + 1e-6;
    const miss = rows.data[at + ROW - 1]! - chance;
    for (let i = 0; i < 2 * SIZE; i++) {
      const value = values[i]!;
      if (value === 0) continue;
      right[from + i]! += value * miss;
      const line = matrix[from + i]!;
      for (let j = 0; j < 2 * SIZE; j++) line[from + j]! += spread * value * values[j]!;
    }
  }
  const step = solve(matrix, right);
  return weights.map((weight, i) => weight + step[i]!);
}

/** Gauss with pivots. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i + 1; row < size; row++) if (Math.abs(matrix[row]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    [right[i], right[pivot]] = [right[pivot]!, right[i]!];
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row]![i]! / matrix[i]![i]!;
      if (factor === 0) continue;
      for (let column = i; column < size; column++) matrix[row]![column]! -= factor * matrix[i]![column]!;
      right[row]! -= factor * right[i]!;
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let column = i + 1; column < size; column++) right[i]! -= matrix[i]![column]! * right[column]!;
    right[i]! /= matrix[i]![i]!;
  }
  return right;
}

const file = resolve(import.meta.dirname, '../../games/circuit/data/outlook.json');
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
for (const seats of values.seats.split(',').map(Number)) {
  const rng = new SeededRng(`${values.seed}/${seats}`);
  const before = newRows();
  const after = newRows();
  const kept = { before: newRows(), after: newRows() };
  for (let game = 0; game < Number(values.games); game++) {
    if (game % KEPT === 0) playGame(seats, rng, kept.before, kept.after);
    else playGame(seats, rng, before, after);
  }
  known[`for${seats}`] = { before: learn(seats, before, kept.before), after: learn(seats, after, kept.after) };
}
writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);

function learn(seats: number, rows: Rows, kept: Rows): readonly Record<string, number>[] {
  let weights: Float64Array = new Float64Array(PARAMETERS);
  for (let step = 0; step < NEWTON_STEPS; step++) weights = improve(rows, weights);
  const even = surpriseOf(kept, () => 1 / seats);
  const surprise = surpriseOf(kept, (index) => logistic(oddsOf(kept, index, weights)));
  process.stdout.write(
    `${seats} seats: ${rows.count} rows; surprise ${surprise.toFixed(4)}, ${even.toFixed(4)} for an even share\n`,
  );
  return KNOTS.map((covered, knot) => ({
    covered,
    ...Object.fromEntries(FEATURES.map((name, i) => [name, Number(weights[knot * SIZE + i]!.toFixed(3))])),
  }));
}
