/** What a player holds dear, in points of glow. */
export interface CircuitWeights {
  /** What the next rival may gain counts so much against a move, what one may gain oneself after that so much for it. */
  readonly threat: number;
  readonly hope: number;
  /** An iron kept. */
  readonly iron: number;
  /** Exchanging builds nothing. */
  readonly swap: number;
  /** Steepness of the chance of winning by points on an empty field, and what a full one adds. */
  readonly early: number;
  readonly late: number;
}

/** Found in contests of a few hundred games each (docs/bots.md). */
export const WEIGHTS: CircuitWeights = { threat: 2, hope: 0.25, iron: 0.4, swap: 0.1, early: 0.35, late: 0.8 };

/** Likes to light lamps: builds towards points of its own, and never thinks of hindering anybody. */
export const BUILDER: CircuitWeights = { ...WEIGHTS, threat: 0, hope: 1 };

/** Takes some heed of what the next rival could do. */
export const HEEDFUL: CircuitWeights = { ...WEIGHTS, threat: 0.6 };

/** With more than two sides a rival hindered is a gain for the others too, and one's own points count for more. */
export const CROWD: CircuitWeights = { ...WEIGHTS, threat: 0.5, early: 0.7, late: 1.6 };
