/** The values of a player, in points of light. */
export interface CircuitWeights {
  /** What the next rival may gain counts so much against a move, what one may gain oneself after that so much for it. */
  readonly threat: number;
  readonly hope: number;
  /** What a rival gains while the game is played on, as a part of one's own loss: 1 plays for the margin, 0 for one's own points. */
  readonly rival: number;
  /** An iron kept. */
  readonly iron: number;
  /** Exchanging builds nothing. */
  readonly swap: number;
  /** Neither does a tile that joins no contact. */
  readonly loose: number;
  /** Room to build: each empty cell that a plus reaches or that leads to a minus, not both. */
  readonly room: number;
  /** Each pair of empty neighbours that two tiles make the rest of a circuit. */
  readonly pairs: number;
  /** With two actions a turn: what the second can complete after this first one. [C8.1] */
  readonly finish: number;
  /** Each point that one gains while the game is played on, as a part of the chance of winning: light for its own sake. */
  readonly shine: number;
  /** Steepness of the chance of winning by points on an empty field, and what a full one adds. */
  readonly early: number;
  readonly late: number;
}

/** Plays for the margin. Found in contests of some hundred games each (docs/bots.md). */
export const WEIGHTS: CircuitWeights = {
  threat: 1.5,
  hope: 0.7,
  rival: 1,
  iron: 0.4,
  swap: 0.1,
  loose: 0,
  room: 0.1,
  pairs: 0,
  finish: 1,
  shine: 0,
  early: 0.35,
  late: 0.8,
};

/** With more than two sides, hindering a rival helps the others too, so a player's own points count for more. */
export const CROWD: CircuitWeights = { ...WEIGHTS, threat: 0.5, hope: 0.25, room: 0, finish: 0, early: 0.7, late: 1.6 };
