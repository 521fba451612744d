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

  constructor({ weights, scale }: Fitted) {
    for (const [index, name] of NAMES.entries()) this.table.set(weights[name] ?? [], index * COLUMNS);
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

const TWO = new Weights(fitted.two);
const ALONE = new Weights(fitted.alone);

export const weightsFor = (state: State): Weights => (state.seats === 1 ? ALONE : TWO);
