import fitted from '../../data/evaluation.json' with { type: 'json' };
import type { State } from '../state.ts';
import { FEATURES, NAMES, phaseOf } from './features.ts';

/** What each feature is worth in points, with an empty core and with a full one; between them it changes evenly. */
interface Fitted {
  readonly weights: Readonly<Record<string, readonly number[]>>;
  /** Difference of points at which three of four games are won is about 1.1 times this: late, early. */
  readonly scale: readonly number[];
}

/** Weights ready for one moment of a game. */
export class Weights {
  private readonly late = new Float64Array(FEATURES);
  private readonly early = new Float64Array(FEATURES);
  private readonly scales: readonly number[];
  private core = -1;
  /** By feature, for the moment last asked for. */
  readonly now = new Float64Array(FEATURES);
  scale = 1;

  constructor({ weights, scale }: Fitted) {
    for (const [index, name] of NAMES.entries()) {
      const [late = 0, early = 0] = weights[name] ?? [];
      this.late[index] = late;
      this.early[index] = early;
    }
    this.scales = scale;
  }

  at(state: State): Float64Array {
    if (state.core !== this.core) {
      this.core = state.core;
      const phase = phaseOf(state);
      for (let i = 0; i < FEATURES; i++) this.now[i] = this.late[i]! + phase * (this.early[i]! - this.late[i]!);
      this.scale = this.scales[0]! + phase * (this.scales[1]! - this.scales[0]!);
    }
    return this.now;
  }
}

const TWO = new Weights(fitted.two);
const ALONE = new Weights(fitted.alone);

export const weightsFor = (state: State): Weights => (state.seats === 1 ? ALONE : TWO);
