// Fits the weights of micropul's evaluation to games that bots have played (micropul-games.ts), by ridge regression of the final
// difference of points on the features of each position, and writes games/micropul/data/evaluation.json:
//   node tools/train/micropul-fit.ts two.jsonl alone.jsonl
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { FEATURES, fillFeatures, NAMES, phaseOf } from '../../games/micropul/src/bot/features.ts';
import { shareOfColumns } from '../../games/micropul/src/bot/weights.ts';
import { micropul } from '../../games/micropul/src/game.ts';
import { type Belief, logLoss, ridge } from './regression.ts';

const TARGET = resolve(import.meta.dirname, '../../games/micropul/data/evaluation.json');
const COLUMNS = 3;
const WIDTH = FEATURES * COLUMNS;
/** Losing by running out is as bad as this many points. */
const LOST = 15;
const RIDGE = 300;
/** One game in so many is kept for measuring. */
const KEPT = 8;

const NO_BOUND = Number.POSITIVE_INFINITY;
const good = (...guesses: number[]): Belief[] => guesses.map((guess) => ({ guess, least: 0, most: NO_BOUND }));
const bad = (...guesses: number[]): Belief[] => guesses.map((guess) => ({ guess, least: -NO_BOUND, most: 0 }));
const either = (...guesses: number[]): Belief[] => guesses.map((guess) => ({ guess, least: -NO_BOUND, most: NO_BOUND }));

/** What a person would guess, with an empty core, at the knee and with a full one. */
const BELIEFS: Readonly<Record<string, Belief[]>> = {
  sure: either(1, 1, 1),
  open0: good(0.45, 0.8, 1),
  open1: good(0.2, 0.7, 0.95),
  open2: good(0.1, 0.6, 0.9),
  open3: good(0.05, 0.5, 0.8),
  open4: good(0, 0.35, 0.6),
  open5: good(0, 0.2, 0.4),
  open6: good(0, 0.1, 0.3),
  openGroups: either(0, 0, 1),
  stones: good(0, 1.5, 3),
  hand: good(0.2, 0.4, 0.7),
  handEmpty: bad(0, 0, 0),
  handOne: bad(0, 0, 0),
  supply: either(0, 0, 0),
  dots: good(0.2, 0.7, 0.8),
  pluses: good(0.1, 0.3, 0.5),
  tempo: either(0, 0, 0),
  mineClosed: good(0.4, 0.2, 0),
  mineNearly: good(0, 0.1, 0),
  theirsClosed: bad(-0.3, -0.2, 0),
  theirsNearly: bad(0, -0.1, 0),
  bestSpot: either(0, 0.1, 0.1),
};

interface Row {
  readonly features: Float64Array;
  readonly columns: readonly [number, number, number];
  readonly margin: number;
  readonly result: number;
}

function rowsOf(line: string): Row[] {
  const { seats, steps } = JSON.parse(line) as { seats: number; steps: number[] };
  const state = micropul.setup(unwrap(micropul.parseOptions({}, seats)), seats);
  const seen: { seat: number; features: Float64Array; columns: [number, number, number] }[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    const [actor, action] = [steps[i]!, steps[i + 1]!];
    if (actor !== CHANCE) {
      const features = new Float64Array(FEATURES);
      fillFeatures(state, actor, features);
      seen.push({ seat: actor, features, columns: shareOfColumns(phaseOf(state)) });
    }
    micropul.play(state, actor, action);
  }
  const next = micropul.next(state);
  if (next.kind !== 'over') throw new Error('a game is not finished');
  const { winners, scores, reason } = next.outcome;
  return seen.map(({ seat, features, columns }): Row => {
    const result = winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
    if (seats === 1) return { features, columns, margin: reason === 'core-emptied' ? scores[0]! : 0, result };
    const margin = scores[seat]! - scores[1 - seat]!;
    const isLost = reason !== 'core-emptied';
    return {
      features,
      columns,
      margin: isLost ? (result > 0 ? Math.max(margin, LOST) : Math.min(margin, -LOST)) : margin,
      result,
    };
  });
}

const widened = new Float64Array(WIDTH);

function widen({ features, columns }: Row): Float64Array {
  for (let i = 0; i < FEATURES; i++) {
    for (let column = 0; column < COLUMNS; column++) widened[i * COLUMNS + column] = features[i]! * columns[column]!;
  }
  return widened;
}

function fitGames(file: string): { scale: number[]; weights: Record<string, number[]> } {
  const games = readFileSync(file, 'utf8').trim().split('\n').map(rowsOf);
  const isKept = (index: number): boolean => index % KEPT === 0;
  const training = games.filter((_, index) => !isKept(index)).flat();
  const kept = games.filter((_, index) => isKept(index)).flat();
  const weights = ridge(
    training,
    widen,
    (row) => row.margin,
    NAMES.flatMap((name) => BELIEFS[name]!),
    RIDGE,
  );
  const expected = (row: Row): number => widen(row).reduce((sum, value, i) => sum + value * weights[i]!, 0);
  const error = Math.sqrt(kept.reduce((sum, row) => sum + (row.margin - expected(row)) ** 2, 0) / kept.length);
  const scale = fitScale(kept, kept.map(expected));
  console.log(`${file}: ${games.length} games, ${training.length + kept.length} positions; error ${error.toFixed(2)} points`);
  const rounded = Array.from(weights, (weight) => Number(weight.toFixed(2)));
  return {
    scale,
    weights: Object.fromEntries(NAMES.map((name, i) => [name, rounded.slice(i * COLUMNS, (i + 1) * COLUMNS)])),
  };
}

/** The three scales of the logistic function that foretell results best. */
function fitScale(rows: readonly Row[], margins: readonly number[]): number[] {
  const steps = [1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20];
  let best = [1, 1, 1];
  let least = Number.POSITIVE_INFINITY;
  for (const late of steps) {
    for (const middle of steps) {
      for (const early of steps) {
        const loss = logLoss(
          rows,
          (row, i) => margins[i]! / (late * row.columns[0] + middle * row.columns[1] + early * row.columns[2]),
        );
        if (loss < least) [best, least] = [[late, middle, early], loss];
      }
    }
  }
  console.log(`  scale ${best.join(', ')}; log loss ${least.toFixed(4)}`);
  return best;
}

const [two, alone] = process.argv.slice(2);
if (!two || !alone) throw new Error('two files of games are needed: for two seats and for one');
const evaluation = {
  source: 'self-play',
  note: 'Made by tools/train/micropul-fit.ts: what a feature is worth in points with an empty core, at the knee, with a full one.',
  two: fitGames(two),
  alone: fitGames(alone),
};
const lines = JSON.stringify(evaluation, undefined, 2).replaceAll(
  /\[\s+([^\]]*?)\s+\]/g,
  (_, inner: string) => `[${inner.split(/,\s+/).join(', ')}]`,
);
writeFileSync(TARGET, `${lines}\n`);
