import fitted from '../../data/evaluation.json' with { type: 'json' };
import type { State } from '../turn/state.ts';
import { FEATURES, NAMES, phaseOf } from './features.ts';
import { type Worths, worthsOf } from './worths.ts';

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

/** The values of everything at one moment of a game. */
export interface Moment {
  /** By feature. */
  readonly weights: Float64Array;
  readonly worths: Worths;
  readonly scale: number;
}

export class Weights {
  private readonly table = new Float64Array(FEATURES * COLUMNS);
  private readonly scales: readonly number[];
  /** By what is left of the core: a search goes back and forth between a few moments. */
  private readonly moments: Moment[] = [];

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

  at(state: State): Moment {
    return this.moments[state.core] ?? this.makeMoment(state);
  }

  private makeMoment(state: State): Moment {
    const [late, middle, early] = shareOfColumns(phaseOf(state));
    const between = (columns: ArrayLike<number>, first: number): number =>
      late * columns[first]! + middle * columns[first + 1]! + early * columns[first + 2]!;
    const weights = Float64Array.from({ length: FEATURES }, (_, i) => between(this.table, i * COLUMNS));
    const moment = { weights, worths: worthsOf(weights), scale: between(this.scales, 0) };
    this.moments[state.core] = moment;
    return moment;
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
