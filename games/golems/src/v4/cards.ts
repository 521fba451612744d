import type { Emit } from '@stolik/kernel/game';
import { cellName } from '../core/field.ts';
import { IF_BASE, REPEAT_BASE } from '../programs/code.ts';
import { CARDS, STAY } from '../programs/program.ts';
import { breakIce } from './attack.ts';
import type { Event4 } from './facts.ts';
import { ICE_TOKEN, WATER } from './kinds.ts';
import { INNER, isPlaying, JAMMED, LENGTH, MOST_SLOTS, PROGRAM, type State4 } from './state.ts';

type Tell = Emit<Event4> | undefined;

/** Ice on every water. What floats or stands there is on the ice now. [G4.1.4] */
export function freeze(state: State4, emit: Tell): void {
  const token = state.token.slice();
  const cells: string[] = [];
  for (let cell = 0; cell < token.length; cell++) {
    if (token[cell] !== WATER) continue;
    token[cell] = ICE_TOKEN;
    cells.push(cellName(state.field, cell));
  }
  state.token = token;
  emit?.({ kind: 'waterFroze', cells });
}

/** All ice goes; what stood on it falls into the water. [G4.1.4] */
export function thaw(state: State4, emit: Tell): void {
  for (let cell = 0; cell < state.token.length; cell++) {
    if (state.token[cell] === ICE_TOKEN) breakIce(state, cell, 'thaw', emit);
  }
}

/** How many rows the block with this code fills. */
const heightOfBlock = (code: number): number => (code < REPEAT_BASE ? 1 : code < IF_BASE ? 2 : 3);

const slots = new Uint8Array(MOST_SLOTS);

/** Changes the order of a program's blocks: the first and the last change places, or the first becomes the last. */
export function rearrange(program: Uint8Array, start: number, length: number, isSwap: boolean): void {
  if (length === 0) return;
  const first = heightOfBlock(program[start]!);
  if (first === length) return;
  let last = start;
  for (let at = start; at < start + length; at += heightOfBlock(program[at]!)) last = at;
  const tail = isSwap ? start + length - last : 0;
  slots.set(program.subarray(start, start + length));
  // Last block (Swap only), what is between, first block.
  for (let i = 0; i < tail; i++) program[start + i] = slots[last - start + i]!;
  const middle = length - tail - first;
  for (let i = 0; i < middle; i++) program[start + tail + i] = slots[first + i]!;
  for (let i = 0; i < first; i++) program[start + length - first + i] = slots[i]!;
}

/** Swap and Draught, for every player. An If or Cycle 2 moves with its cards. [G4.1.4] */
export function rearrangeAll(state: State4, isSwap: boolean): void {
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (isPlaying(state, seat)) {
      rearrange(state.robot, PROGRAM + seat * MOST_SLOTS, state.robot[LENGTH + seat]!, isSwap);
    }
  }
}

/** Whether Jam may fall on this row: a row that is no part of an If or Cycle 2. */
export const canJam = (state: State4, victim: number, row: number): boolean =>
  row < state.robot[LENGTH + victim]! && state.robot[PROGRAM + victim * MOST_SLOTS + row]! < CARDS.length;

export function jam(state: State4, victim: number, by: number, row: number, emit: Tell): void {
  state.robot[PROGRAM + victim * MOST_SLOTS + row] = STAY;
  state.robot[JAMMED + victim] = row + 1;
  emit?.({ kind: 'programJammed', seat: victim, by, row: row + 1 });
}

/** Who chooses for this victim: the next player still in; the victim itself when there is nobody else. */
export function jammerOf(state: State4, victim: number): number {
  const { seats } = state.table;
  for (let i = 1; i < seats; i++) if (isPlaying(state, (victim + i) % seats)) return (victim + i) % seats;
  return victim;
}

/** Writes the blocks of a program into rows, one card a row. */
export function laySlots(program: Uint8Array, start: number, codes: ArrayLike<number>, blocks: number): number {
  let row = 0;
  for (let block = 0; block < blocks; block++) {
    const code = codes[block]!;
    program[start + row] = code;
    for (let inner = 1; inner < heightOfBlock(code); inner++) program[start + row + inner] = INNER;
    row += heightOfBlock(code);
  }
  return row;
}
