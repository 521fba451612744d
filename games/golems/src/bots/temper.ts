/**
 * What a bot is like, whatever its level: how far it thinks is its mind, what it enjoys on the way is its temper. All numbers are
 * shares of a win, so 0.02 decides between programs that are about equal and 0.2 overrules good sense.
 */
export interface Temper {
  /** What it is worth to be one command nearer to a rival at the end of the round. */
  readonly urge: number;
  /** What a strike is worth, even one that reaches nobody: strikes come too early. */
  readonly swing: number;
  /** What a point of damage dealt is worth besides the game it helps to win. */
  readonly zeal: number;
  /** What a point of damage taken costs besides the game it helps to lose. */
  readonly fear: number;
  /** How much it trusts a rival to do again what it did before; 1: as often as it has. */
  readonly recall: number;
}

/** Cares for the result alone. */
export const EVEN: Temper = { urge: 0, swing: 0, zeal: 0, fear: 0, recall: 0 };

/** Further away than this nobody feels drawn any more strongly. */
const FURTHEST = 12;

/** What happened to one side in a round. */
export interface Fortune {
  /** Commands left to a rival. */
  readonly way: number;
  readonly strikes: number;
  readonly dealt: number;
  readonly taken: number;
}

export const likingOf = ({ urge, swing, zeal, fear }: Temper, { way, strikes, dealt, taken }: Fortune): number =>
  swing * strikes + zeal * dealt - fear * taken - urge * Math.min(FURTHEST, way);
