// The net of games/circuit/src/bot/outlook.ts, learnt: logistic loss, Adam, the rate falling along half a cosine.
import type { SeededRng } from '../../engine/kernel/src/random.ts';
import { NET_SIZE, oddsOf, ROW, UNITS, units } from '../../games/circuit/src/bot/outlook.ts';
import { SIGNS } from '../../games/circuit/src/bot/signs.ts';

const WIDTH = SIGNS + 1;
const BATCH = 256;
const DECAY = 1e-4;
const OUT = (SIGNS + 1) * ROW;

/** Rows of signs and result. */
export interface Rows {
  data: Float32Array;
  count: number;
}

export const newRows = (): Rows => ({ data: new Float32Array(WIDTH * 4096), count: 0 });

export function addRow(rows: Rows, signs: Float32Array, result: number): void {
  if ((rows.count + 1) * WIDTH > rows.data.length) {
    const longer = new Float32Array(rows.data.length * 2);
    longer.set(rows.data);
    rows.data = longer;
  }
  rows.data.set(signs, rows.count * WIDTH);
  rows.data[rows.count++ * WIDTH + SIGNS] = result;
}

/** All of them in one, in their order. */
export function joined(parts: readonly Rows[]): Rows {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const data = new Float32Array(count * WIDTH);
  let at = 0;
  for (const part of parts) {
    data.set(part.data.subarray(0, part.count * WIDTH), at);
    at += part.count * WIDTH;
  }
  return { data, count };
}

/** Small numbers about 0, drawn. */
export function newNet(rng: SeededRng): Float64Array {
  const spread = Math.sqrt(3 / SIGNS);
  return Float64Array.from({ length: NET_SIZE }, (_, i) => {
    const drawn = rng.below(2 ** 20) / 2 ** 19 - 1;
    if (i >= OUT) return drawn * 0.2;
    return i % ROW === UNITS || i >= SIGNS * ROW ? 0 : drawn * spread;
  });
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Mean surprise at the results; without a net, of who always says the mean. */
export function surpriseOf({ data, count }: Rows, net: Float64Array | undefined): number {
  let mean = 0;
  for (let row = 0; row < count; row++) mean += data[row * WIDTH + SIGNS]! / count;
  let sum = 0;
  for (let row = 0; row < count; row++) {
    const result = data[row * WIDTH + SIGNS]!;
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, net ? logistic(oddsOf(net, data, row * WIDTH)) : mean));
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / count;
}

/** Adds the slope of a row's loss. */
function addSlope(net: Float64Array, data: Float32Array, at: number, slope: Float64Array): void {
  const miss = logistic(oddsOf(net, data, at)) - data[at + SIGNS]!;
  for (let unit = 0; unit < UNITS; unit++) {
    if (units[unit]! <= 0) units[unit] = 0;
    else {
      slope[OUT + unit]! += miss * units[unit]!;
      units[unit] = miss * net[OUT + unit]!;
    }
  }
  units[UNITS] = miss;
  for (let unit = 0; unit < ROW; unit++) slope[SIGNS * ROW + unit]! += units[unit]!;
  for (let i = 0; i < SIGNS; i++) {
    const sign = data[at + i]!;
    if (sign === 0) continue;
    for (let unit = 0, to = i * ROW; unit < ROW; unit++, to++) slope[to]! += sign * units[unit]!;
  }
}

interface Pace {
  readonly epochs: number;
  readonly rate: number;
}

/** Adam. */
export function fitNet(net: Float64Array, { data, count }: Rows, { epochs, rate }: Pace, rng: SeededRng): void {
  const slope = new Float64Array(NET_SIZE);
  const mean = new Float64Array(NET_SIZE);
  const square = new Float64Array(NET_SIZE);
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const steps = epochs * Math.ceil(count / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = count - 1; i > 0; i--) {
      const other = rng.below(i + 1);
      [order[i], order[other]] = [order[other]!, order[i]!];
    }
    for (let from = 0; from < count; from += BATCH) {
      const to = Math.min(count, from + BATCH);
      slope.fill(0);
      for (let i = from; i < to; i++) addSlope(net, data, order[i]! * WIDTH, slope);
      const now = (rate * (1 + Math.cos((Math.PI * step++) / steps))) / 2;
      const meanLeft = 1 - 0.9 ** step;
      const squareLeft = 1 - 0.999 ** step;
      for (let i = 0; i < NET_SIZE; i++) {
        const each = slope[i]! / (to - from) + DECAY * net[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * each;
        square[i] = 0.999 * square[i]! + 0.001 * each * each;
        net[i]! -= (now * (mean[i]! / meanLeft)) / (Math.sqrt(square[i]! / squareLeft) + 1e-8);
      }
    }
  }
}
