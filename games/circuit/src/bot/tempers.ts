import type { Seat } from '@stolik/kernel/game';
import { sideOf } from '../board/order.ts';
import type { CircuitState } from '../board/state.ts';
import type { Manner } from './quick.ts';
import { filledShare } from './standing.ts';
import type { CircuitWeights } from './weights.ts';

/**
 * A player's inclinations, as numbers that change its weights. Two players who only mind the margin leave each other nothing to
 * complete, and the field stays dark. For opening a circuit offers it to the other. Boldness makes a player open it anyway.
 */
export interface Temper {
  /** The weights while it is bold. */
  readonly bold: Partial<Pick<CircuitWeights, 'threat' | 'hope' | 'rival' | 'iron' | 'swap' | 'loose' | 'shine'>>;
  /** How it takes the other of two to lay what brings nothing, while it is bold; left out: as it always does. */
  readonly takesOthersFor?: readonly Manner[];
  /** Its boldness grows until this part of the field is covered, so it can wait for a good moment; 0: it is there at once. */
  readonly grows: number;
  /** Its boldness ends when so many elements are lit on the field. */
  readonly lights: number;
  /**
   * What a pair of cells is worth that two tiles turn into the rest of a circuit, with two actions a turn and while no rival has lit
   * anything. A rival who only waits will not complete it but may spoil it, so several of them are needed.
   */
  readonly pairs: number;
  /** Two points behind take this part of its boldness; so a rival who only takes is not fed. */
  readonly wary: number;
}

const ALWAYS = { grows: 0, lights: Number.POSITIVE_INFINITY, pairs: 0 };

/** The names are the same wherever a game has such a temper. */
export const TEMPERS = {
  /** Nothing but the margin. */
  careful: { bold: {}, ...ALWAYS, wary: 0 },
  /** Somebody has to light the first lamp; after that it plays for the margin. */
  lively: {
    bold: { threat: 1, hope: 1, rival: 0.7, loose: 0.1 },
    takesOthersFor: ['any'],
    grows: 0.3,
    lights: 1,
    pairs: 0,
    wary: 1,
  },
  /** The same, but later and with more respect for what the others may do: it waits for somebody else to open first. */
  patient: { bold: { threat: 1, hope: 1, rival: 0.7, loose: 0.1 }, grows: 0.4, lights: 1, pairs: 0, wary: 1 },
  /** For hints: nothing but the margin, unless boldness wins. */
  sober: { bold: { threat: 1, hope: 1, rival: 0.7 }, grows: 0, lights: 0, pairs: 0, wary: 0 },
  /** Opens circuits all game long and trusts to be the one who completes them. */
  bold: {
    bold: { threat: 1, hope: 1, rival: 0.6, loose: 0.1, shine: 0.01 },
    takesOthersFor: ['any'],
    ...ALWAYS,
    pairs: 0.6,
    wary: 0.5,
  },
  /** Builds towards light of its own and hardly thinks of hindering anybody. */
  builder: { bold: { threat: 0.3, hope: 1, rival: 0.3, loose: 0.1 }, takesOthersFor: ['any'], ...ALWAYS, pairs: 0.6, wary: 0 },
  /** Gives nothing away, even where that costs light of its own. */
  blocker: { bold: { threat: 3, hope: 0.1 }, ...ALWAYS, wary: 0 },
  /** An iron in hand is there to be used. */
  tinkerer: { bold: { threat: 1, hope: 1, rival: 0.8, iron: 0 }, ...ALWAYS, wary: 1 },
} as const satisfies Readonly<Record<string, Temper>>;

export type TemperName = keyof typeof TEMPERS;

/** So many points behind count as far behind. */
const BEHIND = 2;

const litOn = ({ lit, seats }: CircuitState): number => lit.subarray(0, seats).reduce((sum, each) => sum + each, 0);

/**
 * The active part of boldness for a player of this temper with such a lead: 1 all of it, 0 none. With two actions a turn, the
 * player who starts a circuit can often complete it in the same turn. So nobody delays it, and no lamp ends boldness. [C8.1]
 */
export function boldnessOf({ grows, lights, wary }: Temper, state: CircuitState, lead: number): number {
  const { x2 } = state.options;
  if (!x2 && litOn(state) >= lights) return 0;
  const grown = x2 || grows === 0 ? 1 : Math.min(1, filledShare(state) / grows);
  return grown * (1 - Math.max(0, Math.min(1, (wary * -lead) / BEHIND)));
}

/** When this part of the field is covered, a rival who has lit nothing is taken for one who only waits. */
const LATE = 0.4;

/** How sure it is that the rivals only wait: 0 while one of them has lit something, or where a turn is one action. [C8.1] */
export function waitingOf(state: CircuitState, seat: Seat): number {
  if (!state.options.x2) return 0;
  for (let other = 0; other < state.seats; other++)
    if (sideOf(state, other) !== sideOf(state, seat) && state.lit[other]! > 0) return 0;
  return Math.min(1, filledShare(state) / LATE);
}

/** The weights of a player who is this bold, and this sure that rivals only wait. */
export function weightsAt(plain: CircuitWeights, { bold, pairs }: Temper, boldness: number, waiting = 0): CircuitWeights {
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
    shine: mix('shine'),
    pairs: plain.pairs + pairs * boldness * waiting,
  };
}
