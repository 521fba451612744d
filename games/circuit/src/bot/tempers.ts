import type { CircuitState } from '../board/state.ts';
import type { Manner } from './quick.ts';
import { filledShare } from './standing.ts';
import type { CircuitWeights } from './weights.ts';

/**
 * How a player is inclined, as numbers that change its weights. Two players for the margin leave each other nothing to complete, and
 * the field stays dark; boldness is what makes them build in spite of that.
 */
export interface Temper {
  /** The weights while it is bold. */
  readonly bold: Partial<Pick<CircuitWeights, 'threat' | 'hope' | 'rival' | 'iron' | 'swap' | 'loose'>>;
  /** How it takes everybody to lay what brings nothing, while it is bold; left out: as it always does. */
  readonly takesOthersFor?: readonly Manner[];
  /** Two points behind take this part of its boldness; so a rival who only takes is not fed. */
  readonly wary: number;
  /** Its boldness begins to go when this part of the field is covered, and is gone a quarter of the field later; 1: it stays. */
  readonly until: number;
}

/** The names are the same wherever a game has such a temper. */
export const TEMPERS = {
  /** Nothing but the margin. */
  careful: { bold: {}, wary: 0, until: 0 },
  /** Builds while the field is empty and nobody is far behind, then plays for the margin. */
  lively: { bold: { threat: 1, hope: 1, rival: 0.75, loose: 0.1 }, takesOthersFor: ['any'], wary: 2, until: 0.4 },
  /** Opens circuits all game long and trusts to be the one who completes them. */
  bold: { bold: { threat: 0.8, hope: 1, rival: 0.5, loose: 0.1 }, takesOthersFor: ['any'], wary: 0.5, until: 1 },
  /** Builds towards light of its own and never thinks of hindering anybody. */
  builder: { bold: { threat: 0.3, hope: 1, rival: 0.3, loose: 0.1 }, takesOthersFor: ['any'], wary: 0, until: 1 },
  /** Gives nothing away, even where that costs light of its own. */
  blocker: { bold: { threat: 3, hope: 0.1 }, wary: 0, until: 1 },
  /** An iron in hand is there to be used. */
  tinkerer: { bold: { threat: 1, hope: 1, rival: 0.8, iron: 0 }, wary: 1, until: 1 },
} as const satisfies Readonly<Record<string, Temper>>;

export type TemperName = keyof typeof TEMPERS;

/** So many points behind count as far behind. */
const BEHIND = 2;
/** The part of the field over which boldness goes. */
const FADES = 0.25;

/** The part of its boldness that a player of this temper has with such a lead: 1 all of it, 0 none. */
export function boldnessOf({ wary, until }: Temper, state: CircuitState, lead: number): number {
  const behind = (wary * -lead) / BEHIND;
  const late = until >= 1 ? 0 : (filledShare(state) - until) / FADES;
  return 1 - Math.max(0, Math.min(1, Math.max(behind, late)));
}

/** The weights of a player who is this bold. */
export function weightsAt(plain: CircuitWeights, { bold }: Temper, boldness: number): CircuitWeights {
  if (boldness === 0) return plain;
  const mix = (key: keyof Temper['bold']): number => plain[key] + ((bold[key] ?? plain[key]) - plain[key]) * boldness;
  return {
    ...plain,
    threat: mix('threat'),
    hope: mix('hope'),
    rival: mix('rival'),
    iron: mix('iron'),
    swap: mix('swap'),
    loose: mix('loose'),
  };
}
