import fitted from '../../data/evaluation.json' with { type: 'json' };
import type { State } from '../state.ts';
import { FEATURES, NAMES, phaseOf } from './features.ts';

/** What each feature is worth in points with an empty core, with KNEE of it left, and with a full one; between them it changes evenly. */
interface Fitted {
  readonly weights: Readonly<Record<string, readonly number[]>>;
  /** The chance of winning is the logistic function of the expected difference over this. */
  readonly scale: readonly number[];
}

/** The part of the core at which weights bend. */
export const KNEE = 0.35;

/** How much of each of the three columns of weights counts at this moment. */
export function shareOfColumns(phase: number): [number, number, number] {
  if (phase >= KNEE) {
    const early = (phase - KNEE) / (1 - KNEE);
    return [0, 1 - early, early];
  }
  return [1 - phase / KNEE, phase / KNEE, 0];
}

const COLUMNS = 3;

/** Weights ready for one moment of a game. */
export class Weights {
  private readonly table = new Float64Array(FEATURES * COLUMNS);
  private readonly scales: readonly number[];
  private core = -1;
  /** By feature, for the moment last asked for. */
  readonly now = new Float64Array(FEATURES);
  scale = 1;

  /** `factors` by feature: how much more, or less, it is worth to somebody of a temper. */
  constructor({ weights, scale }: Fitted, factors: Readonly<Record<string, number>> = {}) {
    for (const [index, name] of NAMES.entries()) {
      const factor = factors[name] ?? 1;
      this.table.set(
        (weights[name] ?? []).map((weight) => weight * factor),
        index * COLUMNS,
      );
    }
    this.scales = scale;
  }

  at(state: State): Float64Array {
    if (state.core === this.core) return this.now;
    this.core = state.core;
    const [late, middle, early] = shareOfColumns(phaseOf(state));
    const { table } = this;
    for (let i = 0; i < FEATURES; i++) {
      this.now[i] = late * table[i * 3]! + middle * table[i * 3 + 1]! + early * table[i * 3 + 2]!;
    }
    this.scale = late * this.scales[0]! + middle * this.scales[1]! + early * this.scales[2]!;
    return this.now;
  }
}

/** Says which weights a position is judged by. */
export type Weighing = (state: State) => Weights;

export function weighing(factors: Readonly<Record<string, number>>): Weighing {
  const two = new Weights(fitted.two, factors);
  const alone = new Weights(fitted.alone, factors);
  return (state) => (state.seats === 1 ? alone : two);
}

export const weightsFor = weighing({});
