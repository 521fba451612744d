import type { Seat } from '@stolik/kernel/game';
import type { Speech } from '@stolik/look/speech';
import type { Decisive, Span } from '@stolik/search/count';

/** The damage of a round to one golem or robot. */
export interface Hurt {
  readonly seat: Seat;
  readonly points: number;
  /** Damage in all, where a limit is known. */
  readonly total: number | undefined;
  readonly limit: number | undefined;
  /** Components that were damaged, in the old edition. */
  readonly components: readonly string[];
  readonly isOut: boolean;
  /** Who hit it, and how often. */
  readonly by: ReadonlyMap<Seat, number>;
  /** Points that Defend took off. */
  readonly blocked: number;
  /** Points that were repaired in the same round. */
  readonly repaired: number;
  /** Something else hurt it, too: a blast, water, a loop. */
  readonly hasOtherCause: boolean;
  /** It took the point that puts a robot out, in the old edition. */
  readonly isOver: boolean;
}

/** Strikes in the new edition, attacks in the old one. */
export type Blow = 'strike' | 'attack';

export interface FightWords {
  /** What is counted. */
  readonly damage: string;
  readonly gears: string;
  countDamage(count: number): string;
  countGears(count: number): string;
  quiet(span: Span): string;
  noItem(span: Span): string;
  /** `isFirst`: nothing has been said of damage yet. */
  hurt(hurt: Hurt, isFirst: boolean, speech: Speech): string;
  /** A hit and what came of it. */
  hit(hurt: Hurt, speech: Speech): string;
  /** All strikes of a seat went into the air. */
  missed(seat: Seat, strikes: number, blow: Blow, speech: Speech): string;
  /** Who was knocked out in the last round, the reader first. */
  decided(seats: readonly Seat[], round: number, speech: Speech): string;
  /** An earlier round decided it, and a knock-out in the last one ended it. */
  finished(most: Decisive, seats: readonly Seat[], round: number, speech: Speech): string;
  /** The rounds ran out. */
  ranOut(most: Decisive, round: number, speech: Speech): string;
  /** The reader lost and did no damage at all; won and took none; took no more than the rival, who stands more. */
  readonly noDamageDone: string;
  readonly noDamageTaken: string;
  even(own: number, rival: Seat, limit: number, speech: Speech): string;
  together(seats: readonly Seat[], round: number, speech: Speech): string;
  /** What would have happened against the same programs of so many others. */
  would(fates: readonly Fate[], others: number, end: End | undefined, speech: Speech): string;
}

/** How the game would have ended there. */
export type End = 'won' | 'draw';

/** The damage that one seat would have taken in a round. */
export interface Fate {
  readonly seat: Seat;
  readonly points: number;
  readonly isOut: boolean;
}

export const outOf = (fates: readonly Fate[]): readonly Seat[] => fates.filter(({ isOut }) => isOut).map(({ seat }) => seat);

export const sumOf = ({ total, limit }: Hurt, of: string): string =>
  total === undefined || limit === undefined ? '' : ` (${total} ${of} ${limit})`;

/** The reason why the sum is smaller than the blows, so that the numbers add up. */
export const lessOf = (
  { blocked, repaired }: Hurt,
  block: (points: number) => string,
  repair: (points: number) => string,
): string =>
  [blocked > 0 ? block(blocked) : '', repaired > 0 ? repair(repaired) : '']
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
