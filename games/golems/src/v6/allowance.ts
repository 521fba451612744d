import { countPrograms6 } from '../programs/choices.ts';
import * as codes from '../programs/code.ts';
import type { Allowance6 } from '../programs/limits.ts';
import * as cards from '../programs/program.ts';
import * as kinds from './kinds.ts';
import { kidsRows } from './options.ts';
import { type Sampler, samplerOf } from './sampling.ts';
import type { State6 } from './state.ts';
import * as record from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { MOST_ROWS } = codes;
const { HANDS, KIDS_HAND } = cards;
const { LUCK_IF, LUCK_REPEAT, LUCK_WHILE } = kinds;
const { NO_CARD } = record;

const BONUSES = ['if', 'repeat', 'while'] as const;

// Few allowances occur in a game, and playouts ask for them all the time.
const known = new Map<number, Known>();
// In front of the map: one comparison instead of a hash.
const SLOTS = 4096;
const slotKeys = new Int32Array(SLOTS).fill(-1);
const slots = new Array<Known | undefined>(SLOTS).fill(undefined);
const counts = new WeakMap<Allowance6, number>();

/** An allowance with the sampler made for it. */
interface Known extends Allowance6 {
  readonly sampler: Sampler;
}

/** The limits on this golem's program this round. [G6.3, G6.11.1] */
export function allowanceOf(state: State6, golem: number): Known {
  return allowanceWith(state, golem, state.luck[golem]! - 1);
}

/** The same if its luck card were this one (-1: none). */
export function allowanceWith(state: State6, golem: number, luck: number): Known {
  const { kids, rowsOnCard, cards } = state.table;
  const usual = kids ? Math.min(kidsRows(state.round, cards), rowsOnCard[golem]!) : rowsOnCard[golem]!;
  const extra = state.extra[golem]!;
  const first = kids ? NO_CARD : state.subprogram[golem * 2]!;
  const second = state.subprogram[golem * 2 + 1]!;
  const bonus = luck === LUCK_IF || luck === LUCK_REPEAT || luck === LUCK_WHILE ? luck + 1 : 0;
  const pair = first === NO_CARD ? 49 : first * 7 + second;
  const key = ((((kids ? 1 : 0) * 64 + usual) * 256 + extra + 128) * 4 + bonus) * 64 + pair;
  const slot = ((usual & 15) * 4 + bonus) * 64 + pair;
  if (slotKeys[slot] === key) return slots[slot]!;
  const ready = known.get(key);
  if (ready) {
    slotKeys[slot] = key;
    slots[slot] = ready;
    return ready;
  }
  const made = make(usual, extra, kids ? undefined : BONUSES[bonus - 1], first, second, kids);
  known.set(key, made);
  return made;
}

function make(usual: number, extra: number, bonus: Allowance6['bonus'], first: number, second: number, kids: boolean): Known {
  const hand = (kids ? KIDS_HAND : HANDS.golems6).slice();
  const call = first !== NO_CARD;
  if (call) {
    hand[first]!--;
    hand[second]!--;
  }
  const cards = hand.reduce((sum, count) => sum + count, 0);
  const longest = Math.min(MOST_ROWS, cards);
  const fewest = Math.min(longest, Math.max(1, extra < 0 ? usual + extra : usual));
  const most = Math.min(longest, Math.max(fewest, usual + extra));
  const allowance: Allowance6 = { fewest, most, hand, bonus, call, kids };
  return { ...allowance, sampler: samplerOf(allowance) };
}

export function countOf(allowance: Allowance6): number {
  let count = counts.get(allowance);
  if (count === undefined) {
    count = countPrograms6(allowance);
    counts.set(allowance, count);
  }
  return count;
}
