import type { Rng } from '@stolik/kernel/random';
import { CALL_CODE, encodeRows, IF_BASE, MOST_ROWS, REPEAT_BASE, ROW_FIRST, ROW_SECOND, WHILE_BASE } from './code.ts';
import type { Allowance6 } from './limits.ts';
import { CARDS, type Hand } from './program.ts';

// All programs of a v6 round: counted, listed and sampled without ever making them as objects.

const PLAIN = CARDS.length;
const laid = new Uint8Array(256);
const codes = new Uint16Array(MOST_ROWS);

const bonusFrom = (bonus: Allowance6['bonus']): number =>
  bonus === 'repeat' ? REPEAT_BASE : bonus === 'if' ? IF_BASE : bonus === 'while' ? WHILE_BASE : 0;
const bonusTo = (bonus: Allowance6['bonus']): number =>
  bonus === 'repeat' ? IF_BASE : bonus === 'if' ? WHILE_BASE : bonus === 'while' ? CALL_CODE : 0;

/** How many programs this allowance leaves. */
export function countPrograms6(allowed: Allowance6): number {
  let total = 0;
  for (let rows = allowed.fewest; rows <= allowed.most; rows++) {
    total += countPlain(allowed.hand, rows);
    if (allowed.kids) continue;
    if (allowed.call) total += rows * countPlain(allowed.hand, rows - 1);
    total += rows * countAroundBonus(allowed, rows - 1);
  }
  return total;
}

function countAroundBonus(allowed: Allowance6, plainRows: number): number {
  const known = new Map<number, number>();
  let total = 0;
  for (let code = bonusFrom(allowed.bonus); code < bonusTo(allowed.bonus); code++) {
    const key = ROW_FIRST[code]! * 256 + ROW_SECOND[code]!;
    const ways = known.get(key) ?? countWithout(allowed.hand, ROW_FIRST[code]!, ROW_SECOND[code]!, plainRows);
    known.set(key, ways);
    total += ways;
  }
  return total;
}

function countWithout(hand: Hand, first: number, second: number, rows: number): number {
  const left = Array.from(hand);
  left[first]!--;
  if (second !== 255) left[second]!--;
  return left.some((count) => count < 0) ? 0 : countPlain(left, rows);
}

/** Ways to lay `rows` plain cards in an order: one card kind after the other, choosing the rows it takes. */
function countPlain(hand: ArrayLike<number>, rows: number): number {
  let ways = new Array<number>(rows + 1).fill(0);
  ways[0] = 1;
  for (let card = 0; card < hand.length; card++) {
    const next = new Array<number>(rows + 1).fill(0);
    for (let used = 0; used <= rows; used++) {
      for (let more = 0; more <= hand[card]! && used + more <= rows; more++) {
        next[used + more]! += ways[used]! * choose(used + more, more);
      }
    }
    ways = next;
  }
  return ways[rows]!;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Hands every program code to `push`, shortest first. */
export function listPrograms6(allowed: Allowance6, push: (code: number) => void): void {
  const left = Array.from(allowed.hand);
  for (let rows = allowed.fewest; rows <= Math.min(allowed.most, MOST_ROWS); rows++) {
    listFrom(allowed, left, 0, rows, allowed.kids, push);
  }
}

function listFrom(
  allowed: Allowance6,
  left: number[],
  row: number,
  rows: number,
  bonusUsed: boolean,
  push: (code: number) => void,
): void {
  if (row === rows) {
    push(encodeRows(codes, rows));
    return;
  }
  for (let card = 0; card < PLAIN; card++) tryRow(card, bonusUsed);
  if (bonusUsed) return;
  for (let code = bonusFrom(allowed.bonus); code < bonusTo(allowed.bonus); code++) tryRow(code, true);
  if (allowed.call) tryRow(CALL_CODE, true);

  function tryRow(code: number, used: boolean): void {
    const first = ROW_FIRST[code]!;
    const second = ROW_SECOND[code]!;
    if (first !== 255) left[first]!--;
    if (second !== 255) left[second]!--;
    if ((first === 255 || left[first]! >= 0) && (second === 255 || left[second]! >= 0)) {
      codes[row] = code;
      listFrom(allowed, left, row + 1, rows, used, push);
    }
    if (first !== 255) left[first]!++;
    if (second !== 255) left[second]!++;
  }
}

/**
 * A program, each equally likely. Draws from the larger set that minds no card limits and starts over when one is
 * broken: what is left is uniform again.
 */
export function sampleProgram6(allowed: Allowance6, rng: Rng): number {
  const { fewest, most, hand, kids } = allowed;
  const cards = kids ? 4 : PLAIN;
  const from = kids ? 0 : bonusFrom(allowed.bonus);
  const bonuses = kids ? 0 : bonusTo(allowed.bonus) - from;
  const calls = !kids && allowed.call ? 1 : 0;
  for (;;) {
    const rows = fewest === most ? fewest : sampleLength(fewest, most, cards, bonuses + calls, rng);
    for (let row = 0; row < rows; row++) codes[row] = rng.below(cards);
    // Of the free set, cards : rows * bonuses is how programs without and with a bonus compare.
    const pick = bonuses + calls === 0 ? 0 : rng.below(cards + rows * (bonuses + calls));
    if (pick >= cards) {
      const bonus = (pick - cards) % (bonuses + calls);
      codes[(pick - cards - bonus) / (bonuses + calls)] = bonus < bonuses ? from + bonus : CALL_CODE;
    }
    if (fitsHand(rows, hand)) return encodeRows(codes, rows);
  }
}

/** A length in proportion to how many unlimited programs have it: cards^rows + rows * bonuses * cards^(rows - 1). */
function sampleLength(fewest: number, most: number, cards: number, bonuses: number, rng: Rng): number {
  // Accept a length drawn evenly with probability weight(length) / weight(most), one factor of `cards` at a time.
  for (;;) {
    const rows = fewest + rng.below(most - fewest + 1);
    let kept = rng.below(cards + most * bonuses) < cards + rows * bonuses;
    for (let shorter = rows; kept && shorter < most; shorter++) kept = rng.below(cards) === 0;
    if (kept) return rows;
  }
}

function fitsHand(rows: number, hand: Hand): boolean {
  for (let card = 0; card < PLAIN; card++) laid[card] = 0;
  for (let row = 0; row < rows; row++) {
    const code = codes[row]!;
    laid[ROW_FIRST[code]!]!++;
    laid[ROW_SECOND[code]!]!++;
  }
  for (let card = 0; card < PLAIN; card++) if (laid[card]! > hand[card]!) return false;
  return true;
}
