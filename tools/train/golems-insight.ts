// Learns the net that corrects the weights of a duel on a bare field (games/golems/src/bots/insight.ts): positions at the end of a round, made
// at random, are each worth what solving the next round gives with the net so far. Half of them are of the golems that a table has
// when nobody chooses. Writes games/golems/data/insight4.json or insight6.json:
//   node tools/train/golems-insight.ts golems6 --states 8000 --meetings 6000 --passes 1 --epochs 30 && npx biome format --write games/golems/data
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { DoubleOracle } from '../../engine/search/src/oracle.ts';
import { Purse } from '../../engine/search/src/purse.ts';
import {
  NET_SIZE,
  type Net,
  oddsOf,
  SIGNS,
  SIGNS_OF_SIDE,
  turnedSign,
  UNITS,
  units,
} from '../../games/golems/src/bots/insight.ts';
import { WEIGHTS4, type Weights } from '../../games/golems/src/bots/judge4.ts';
import { WEIGHTS6 } from '../../games/golems/src/bots/judge6.ts';
import { type Fitted, fitted4, fitted6 } from './golems-positions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    states: { type: 'string', default: '6000' },
    meetings: { type: 'string', default: '12000' },
    passes: { type: 'string', default: '3' },
    epochs: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'insight' },
  },
});
const BREADTH = 300;
const SURE = 0.995;
/** One position in so many is kept for measuring. */
const KEPT = 10;
const BATCH = 64;
const RATE = 0.004;
const DECAY = 2e-4;
const THRESHOLDS = SIGNS * UNITS;
const ADDED = THRESHOLDS + UNITS;

interface Row {
  readonly signs: Float32Array;
  /** Log odds by the weights alone. */
  readonly base: number;
  readonly worth: number;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The same position seen in a mirror: left is right. */
function mirrored({ signs, base, worth }: Row): Row {
  const seen = signs.slice();
  for (const side of [0, SIGNS_OF_SIDE]) {
    seen[side + 24] = -signs[side + 24]!;
    for (const [one, other] of [
      [20, 22],
      [30, 32],
      [41, 42],
    ] as const) {
      seen[side + one] = signs[side + other]!;
      seen[side + other] = signs[side + one]!;
    }
  }
  return { signs: seen, base, worth };
}

function missOf(rows: readonly Row[], net: Net): number {
  let sum = 0;
  for (const { signs, base, worth } of rows) sum += (logistic(base + oddsOf(net, signs)) - worth) ** 2;
  return Math.sqrt(sum / rows.length);
}

function newNet(rng: SeededRng): Net {
  const spread = Math.sqrt(3 / 30);
  return Float32Array.from({ length: NET_SIZE }, (_, index) => {
    const drawn = rng.below(2 ** 20) / 2 ** 19 - 1;
    return index >= ADDED ? drawn * 0.2 : index >= THRESHOLDS ? 0 : drawn * spread;
  });
}

/** Adds the slope of a row's loss. */
function addSlope(net: Net, { signs, base, worth }: Row, slope: Float64Array): void {
  const miss = logistic(base + oddsOf(net, signs)) - worth;
  const [own, others] = units;
  for (let unit = 0; unit < UNITS; unit++) {
    const added = net[ADDED + unit]!;
    slope[ADDED + unit]! += miss * (Math.max(0, own[unit]!) - Math.max(0, others[unit]!));
    own[unit] = own[unit]! > 0 ? miss * added : 0;
    others[unit] = others[unit]! > 0 ? -miss * added : 0;
    slope[THRESHOLDS + unit]! += own[unit]! + others[unit]!;
  }
  for (let sign = 0; sign < SIGNS; sign++) {
    const value = signs[sign]!;
    if (value === 0) continue;
    const turned = turnedSign(sign);
    for (let unit = 0; unit < UNITS; unit++) {
      slope[sign * UNITS + unit]! += value * own[unit]!;
      slope[turned * UNITS + unit]! += value * others[unit]!;
    }
  }
}

/** Adam, the rate falling along half a cosine. */
function fitNet(net: Net, rows: readonly Row[], epochs: number, rng: SeededRng): void {
  const [slope, mean, square] = [0, 0, 0].map(() => new Float64Array(NET_SIZE)) as [Float64Array, Float64Array, Float64Array];
  const order = Uint32Array.from(rows.keys());
  const steps = epochs * Math.ceil(rows.length / BATCH);
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = rng.below(index + 1);
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      slope.fill(0);
      for (const index of batch) addSlope(net, rows[index]!, slope);
      const now = (RATE * (1 + Math.cos((Math.PI * step++) / steps))) / 2;
      for (let index = 0; index < NET_SIZE; index++) {
        const each = slope[index]! / batch.length + DECAY * net[index]!;
        mean[index] = 0.9 * mean[index]! + 0.1 * each;
        square[index] = 0.999 * square[index]! + 0.001 * each * each;
        const scale = Math.sqrt(square[index]! / (1 - 0.999 ** step)) + 1e-8;
        net[index]! -= (now * (mean[index]! / (1 - 0.9 ** step))) / scale;
      }
    }
  }
}

function learn<State>(fitted: Fitted<State>, weights: Weights): void {
  const { game, position, termsOf, signsOf, round, isDrawing } = fitted;
  const rng = new SeededRng(values.seed);
  const oracle = new DoubleOracle();
  const target = resolve(import.meta.dirname, `../../games/golems/data/insight${game.id.slice(-1)}.json`);
  let net: Net | undefined;
  for (let pass = 1; pass <= Number(values.passes); pass++) {
    const rows: Row[] = [];
    while (rows.length < Number(values.states)) {
      const state = position(rng, rng.below(2) === 0);
      if (state === undefined) continue;
      const signs = new Float32Array(SIGNS);
      signsOf(state, signs);
      const [one, other] = [termsOf(state, 0), termsOf(state, 1)];
      const base = weights.reduce((sum, weight, term) => sum + weight * (one[term]! - other[term]!), 0);
      const drawn = game.clone(state);
      while (isDrawing(drawn)) game.play(drawn, CHANCE, game.roll(drawn, rng));
      const purse = new Purse({ iterations: Number(values.meetings) });
      oracle.run(round(drawn, weights, rng, net), { breadth: BREADTH, habit: 0, isSparing: true }, rng, purse);
      rows.push({ signs, base, worth: Math.min(SURE, Math.max(1 - SURE, oracle.solver.value)) });
    }
    const kept = rows.filter((_, index) => index % KEPT === 0);
    const used = rows.filter((_, index) => index % KEPT !== 0);
    net = newNet(rng);
    const without = missOf(kept, new Float32Array(NET_SIZE));
    fitNet(net, [...used, ...used.map(mirrored)], Number(values.epochs), rng);
    const miss = missOf(kept, net);
    console.log(
      `pass ${pass}: misses by ${miss.toFixed(4)} (seen ${missOf(used, net).toFixed(4)}), the weights alone by ${without.toFixed(4)}`,
    );
    const made = `node tools/train/golems-insight.ts ${process.argv.slice(2).join(' ')}`;
    const about =
      'The net of src/bots/insight.ts in thousandths: what it adds to the log odds of winning a duel on a bare field.';
    const thousandths = Array.from(net, (each) => Math.round(each * 1000));
    const misses = Number(miss.toFixed(4));
    writeFileSync(target, `${JSON.stringify({ source: 'house', about, made, pass, misses, net: thousandths })}\n`);
  }
}

if (positionals[0] === 'golems4') learn(fitted4, WEIGHTS4);
else if (positionals[0] === 'golems6') learn(fitted6, WEIGHTS6);
else throw new Error('golems4 or golems6?');
