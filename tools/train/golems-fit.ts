// Fits the weights of an edition's evaluation by fitted value iteration: positions at the end of a round, made at random, are each
// worth what solving the next round gives with the weights so far; new weights are a logistic regression on that, and so on.
// Writes games/golems/data/evaluation4.json or evaluation6.json:
//   node tools/train/golems-fit.ts golems6 --states 3000 --meetings 5000 --rounds 4 --seed fit
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { DoubleOracle } from '../../engine/search/src/oracle.ts';
import { Purse } from '../../engine/search/src/purse.ts';
import { type Fitted, fitted4, fitted6 } from './golems-positions.ts';
import { type Belief, ridge } from './regression.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    states: { type: 'string', default: '3000' },
    meetings: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'fit' },
  },
});
const BREADTH = 300;
const RIDGE = 1;
const NEWTON_STEPS = 12;
/** One position in so many is kept for measuring. */
const KEPT = 7;
const SURE = 0.995;

interface Row {
  readonly features: Float64Array;
  worth: number;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Nothing is believed beforehand but that weights are small. */
const UNKNOWN: Belief = { guess: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Logistic regression on shares between 0 and 1, by reweighted least squares. */
function regress(rows: readonly Row[], size: number): Float64Array {
  let weights = new Float64Array(size);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const now = weights;
    const scaled = rows.map(({ features, worth }) => {
      const logit = dot(now, features);
      const chance = logistic(logit);
      const spread = chance * (1 - chance) + 1e-6;
      const root = Math.sqrt(spread);
      return { features: features.map((value) => value * root), target: root * (logit + (worth - chance) / spread) };
    });
    weights = Float64Array.from(
      ridge(
        scaled,
        (row) => row.features,
        (row) => row.target,
        Array.from({ length: size }, () => UNKNOWN),
        RIDGE,
      ),
    );
  }
  return weights;
}

/** How much of the spread of the worths the weights explain. */
function explained(rows: readonly Row[], weights: Float64Array): number {
  let missed = 0;
  let spread = 0;
  for (const { features, worth } of rows) {
    missed += (logistic(dot(weights, features)) - worth) ** 2;
    spread += (0.5 - worth) ** 2;
  }
  return 1 - missed / spread;
}

function fitWeights<State>({ game, terms, weights, position, termsOf, round, isDrawing }: Fitted<State>): void {
  const rng = new SeededRng(values.seed);
  const states: State[] = [];
  while (states.length < Number(values.states)) {
    const state = position(rng);
    if (state !== undefined) states.push(state);
  }
  const rows = states.map((state): Row => {
    const [one, other] = [termsOf(state, 0), termsOf(state, 1)];
    return { features: one.map((value, term) => value - other[term]!), worth: 0.5 };
  });
  const kept = rows.filter((_, index) => index % KEPT === 0);
  const used = rows.filter((_, index) => index % KEPT !== 0);
  const oracle = new DoubleOracle();
  let now = weights;
  for (let turn = 1; turn <= Number(values.rounds); turn++) {
    for (const [index, state] of states.entries()) {
      const drawn = game.clone(state);
      while (isDrawing(drawn)) game.play(drawn, CHANCE, game.roll(drawn, rng));
      const purse = new Purse({ iterations: Number(values.meetings) });
      oracle.run(round(drawn, now, rng), { breadth: BREADTH, habit: 0 }, rng, purse);
      rows[index]!.worth = Math.min(SURE, Math.max(1 - SURE, oracle.solver.value));
    }
    now = regress(used, terms.length);
    console.log(
      `round ${turn}: explains ${explained(used, now).toFixed(3)}, of positions kept back ${explained(kept, now).toFixed(3)}`,
    );
  }
  const target = resolve(import.meta.dirname, `../../games/golems/data/evaluation${game.id.slice(-1)}.json`);
  const old = JSON.parse(readFileSync(target, 'utf8')) as object;
  const made = `node tools/train/golems-fit.ts ${process.argv.slice(2).join(' ')}`;
  const written = Object.fromEntries(terms.map((term, index) => [term, Math.round(now[index]! * 1000) / 1000]));
  writeFileSync(
    target,
    `${JSON.stringify({ ...old, made, explains: Number(explained(kept, now).toFixed(3)), weights: written }, null, 2)}\n`,
  );
}

if (positionals[0] === 'golems4') fitWeights(fitted4);
else if (positionals[0] === 'golems6') fitWeights(fitted6);
else throw new Error('golems4 or golems6?');
