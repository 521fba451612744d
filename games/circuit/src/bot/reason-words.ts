import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/reasons.ts';
import { pl } from '../words/pl/reasons.ts';
import { ru } from '../words/ru/reasons.ts';

/** A part, its cell, and points. */
export interface Place {
  readonly code: string;
  readonly cell: string;
  readonly points: number;
}

/** The cell may be the one that the move itself names: then it is called "here". */
interface Spot extends Place {
  readonly isHere: boolean;
}

/** Phrases of `explainMove`; the first letter is made great and the full stop set there. */
export interface ReasonWords {
  /** `isSelf`: only the tile that the move puts there. */
  lights(points: number, parts: readonly Place[], isSelf: boolean): string;
  penalty(points: number): string;
  readonly turnLost: string;
  readonly short: string;
  readonly shortGone: string;
  readonly shortStays: string;
  smoke(cells: readonly string[]): string;
  fuse(side: string): string;
  reedOn(cell: string): string;
  reedOff(cell: string): string;
  readonly weak: string;
  readonly swapDark: string;
  readonly swapBetter: string;
  /** While a short circuit stands and there is no iron to remove it. */
  readonly swapMust: string;
  readonly pass: string;
  /** What soldering a tile in or out costs. */
  iron(cost: number): string;
  readonly ironFuse: string;
  readonly nothing: string;
  /** With so many tiles missing to a whole circuit; 0: nobody knows. */
  leadsTo(cell: string, missing: number): string;
  leadsFrom(cell: string, missing: number): string;
  readonly stops: string;
  readonly shuts: string;
  /** Current passes the tile, but comes to no cell that it did not come to before. */
  readonly flowsOn: string;
  readonly staysFree: string;
  readonly joinsNothing: string;
  /** It meets a contact that leads to no plus and no minus yet. */
  readonly joinsOn: string;
  prepares(place: Place): string;
  /** The same where one's second action of this turn completes it. */
  completes(place: Place): string;
  opens(place: Place): string;
  /** With two actions a turn. */
  readonly nearly: string;
  staysOpen(place: Place): string;
  blocks(place: Spot): string;
  blocksBut(blocked: Spot, open: Place): string;
  /** Laid there, or turned otherwise, the same tile would open a circuit. */
  opensNothing(worse: Spot): string;
  /** The same said otherwise: a waiting move, and one that keeps a lamp or an LED. */
  readonly waits: string;
  keeps(code: string): string;
  readonly rivalMends: string;
  /** A short circuit stands, and whoever has an iron must use it. [C4.6] */
  readonly mustMend: string;
  /** It is the last round: this is said of the seat's last turn. */
  lastTurn(says: string): string;
  /** Nothing that is laid now can be used later. */
  readonly tooLate: string;
  readonly over: string;
}

export const REASON_WORDS: Readonly<Record<Language, ReasonWords>> = { en, ru, pl };
