import type { Rng } from '@stolik/kernel/random';
import * as codes from '../programs/code.ts';
import type { Allowance6 } from '../programs/limits.ts';
import * as cards from '../programs/program.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BONUS_RADIX, CALL_CODE, IF_BASE, MOST_ROWS, REPEAT_BASE, ROW_CODES, ROW_FIRST, ROW_SECOND, WHILE_BASE } = codes;
const { CARDS } = cards;

/*
 * The same draw as programs/choices.ts makes (a program without card limits, again from the start until the hand suffices), four
 * rows at a throw: playouts spend more time laying programs than running them.
 *
 * A card count is seven nibbles in one number. A nibble begins at 7 - (cards in hand), so one card too many sets its top bit.
 */
const TOO_MANY = 0x8888888;
const CHUNK = 4;
const POWERS_OF_9 = Array.from({ length: MOST_ROWS + 1 }, (_, power) => 9 ** power);

const nibble = (card: number): number => (card < CARDS.length ? 1 << (4 * card) : 0);
const ROW_COUNTS = Int32Array.from({ length: ROW_CODES }, (_, code) => nibble(ROW_FIRST[code]!) + nibble(ROW_SECOND[code]!));

/** For all orders of up to four of the first `cards` cards: their counts, and their digits in a program's code. */
interface Throws {
  readonly counts: readonly Int32Array[];
  readonly digits: readonly Int32Array[];
}

function throwsOf(cards: number): Throws {
  const counts = [Int32Array.of(0)];
  const digits = [Int32Array.of(0)];
  for (let rows = 1; rows <= CHUNK; rows++) {
    const shorter = cards ** (rows - 1);
    counts.push(
      Int32Array.from({ length: shorter * cards }, (_, i) => counts[rows - 1]![i % shorter]! + nibble(Math.floor(i / shorter))),
    );
    digits.push(
      Int32Array.from(
        { length: shorter * cards },
        (_, i) => digits[rows - 1]![i % shorter]! + (Math.floor(i / shorter) + 1) * POWERS_OF_9[rows - 1]!,
      ),
    );
  }
  return { counts, digits };
}

// Made when a program is first drawn: people at a table never need them.
const THROWS = new Map<number, Throws>();

function throwsFor(cards: number): Throws {
  const known = THROWS.get(cards) ?? throwsOf(cards);
  THROWS.set(cards, known);
  return known;
}

/** The parts of an allowance that sampling needs, precomputed. */
export interface Sampler {
  readonly fewest: number;
  readonly most: number;
  readonly cards: number;
  readonly throws: Throws;
  readonly hand: number;
  /** Row codes of the bonus: from, how many, and whether Call comes on top. */
  readonly from: number;
  readonly bonuses: number;
  readonly all: number;
}

const RANGES = { repeat: [REPEAT_BASE, IF_BASE], if: [IF_BASE, WHILE_BASE], while: [WHILE_BASE, CALL_CODE] } as const;

export function samplerOf({ fewest, most, hand, bonus, call, kids }: Allowance6): Sampler {
  const [from, to] = bonus && !kids ? RANGES[bonus] : [0, 0];
  const cards = kids ? 4 : CARDS.length;
  let counts = 0;
  for (let card = 0; card < CARDS.length; card++) counts += (7 - hand[card]!) * nibble(card);
  return {
    fewest,
    most,
    cards,
    throws: throwsFor(cards),
    hand: counts,
    from,
    bonuses: to - from,
    all: to - from + (call && !kids ? 1 : 0),
  };
}

/** A program that the allowance leaves, each equally likely. */
export function sampleProgram(sampler: Sampler, rng: Rng): number {
  const { cards, all, fewest, most } = sampler;
  for (;;) {
    const rows = fewest === most ? fewest : sampleLength(sampler, rng);
    // Of the programs without card limits, cards : rows * bonuses is how those without and with a bonus compare.
    const pick = all === 0 ? 0 : rng.below(cards + rows * all);
    const code = pick < cards ? samplePlain(sampler, rows, rng) : sampleBonus(sampler, rows, pick - cards, rng);
    if (code >= 0) return code;
  }
}

let thrownCounts = 0;

/** The digits of so many plain rows; their counts go to `thrownCounts`. Counts too long for their nibbles have failed before. */
function throwRows(sampler: Sampler, rows: number, rng: Rng): number {
  const { counts, digits } = sampler.throws;
  let shift = 0;
  let sum = 0;
  for (let left = rows; left > 0; left -= CHUNK) {
    const chunk = Math.min(left, CHUNK);
    const index = rng.below(counts[chunk]!.length);
    thrownCounts += counts[chunk]![index]!;
    if ((thrownCounts & TOO_MANY) !== 0) return -1;
    sum += digits[chunk]![index]! * POWERS_OF_9[shift]!;
    shift += CHUNK;
  }
  return sum;
}

function samplePlain(sampler: Sampler, rows: number, rng: Rng): number {
  thrownCounts = sampler.hand;
  const digits = throwRows(sampler, rows, rng);
  return digits < 0 ? -1 : digits * BONUS_RADIX;
}

function sampleBonus(sampler: Sampler, rows: number, pick: number, rng: Rng): number {
  const bonus = pick % sampler.all;
  const row = (pick - bonus) / sampler.all;
  const code = bonus < sampler.bonuses ? sampler.from + bonus : CALL_CODE;
  thrownCounts = sampler.hand + ROW_COUNTS[code]!;
  if ((thrownCounts & TOO_MANY) !== 0) return -1;
  const digits = throwRows(sampler, rows - 1, rng);
  if (digits < 0) return -1;
  // The rows from this one on move up by one; their digits are far below 2^53, so the quotient is exact, and quicker than a remainder.
  const radix = POWERS_OF_9[row]!;
  const above = Math.floor(digits / radix) * radix;
  return (digits - above + 8 * radix + above * 9) * BONUS_RADIX + code - REPEAT_BASE;
}

/** A length in proportion to how many unlimited programs have it: cards^rows + rows * bonuses * cards^(rows - 1). */
function sampleLength({ fewest, most, cards, all }: Sampler, rng: Rng): number {
  for (;;) {
    const rows = fewest + rng.below(most - fewest + 1);
    let kept = rng.below(cards + most * all) < cards + rows * all;
    for (let shorter = rows; kept && shorter < most; shorter++) kept = rng.below(cards) === 0;
    if (kept) return rows;
  }
}
