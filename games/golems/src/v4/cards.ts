import type { Emit } from '@stolik/kernel/game';
import { cellName } from '../core/field.ts';
import * as packing from '../programs/choices4.ts';
import { heightOfRow, lengthOf, rowAt } from '../programs/choices4.ts';
import * as cards from '../programs/program.ts';
import { breakIce } from './attack.ts';
import type { Event4 } from './facts.ts';
import * as kinds from './kinds.ts';
import { packedOf } from './programs.ts';
import * as record from './state.ts';
import { isPlaying, type State4 } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { ROW_BITS, ROW_MASK } = packing;
const { CARDS, STAY } = cards;
const { ICE_TOKEN, WATER } = kinds;
const { JAMMED, PROGRAM, STRIDE } = record;

type Tell = Emit<Event4> | undefined;

/** Freezes all water. Everything that floats or stands there is on the ice now. [G4.1.4] */
export function freeze(state: State4, emit: Tell): void {
  const cells: string[] = [];
  if (state.token.includes(WATER)) {
    const token = state.token.slice();
    for (let cell = 0; cell < token.length; cell++) {
      if (token[cell] !== WATER) continue;
      token[cell] = ICE_TOKEN;
      cells.push(cellName(state.field, cell));
    }
    state.token = token;
  }
  emit?.({ kind: 'waterFroze', cells });
}

/** All ice goes; what stood on it falls into the water. [G4.1.4] */
export function thaw(state: State4, emit: Tell): void {
  for (let cell = 0; cell < state.token.length; cell++) {
    if (state.token[cell] === ICE_TOKEN) breakIce(state, cell, 'thaw', emit);
  }
}

/** Changes the order of a program's blocks: the first and the last change places (Swap), or the first becomes the last (Draught). */
export function rearrange(packed: number, isSwap: boolean): number {
  const length = lengthOf(packed);
  const first = heightOfRow(rowAt(packed, 0));
  if (first >= length) return packed;
  let last = 0;
  for (let row = 0; row < length; row += heightOfRow(rowAt(packed, row))) last = row;
  const tail = isSwap ? length - last : 0;
  const middle = length - tail - first;
  return (
    rowsFrom(packed, length - tail, tail) |
    (rowsFrom(packed, first, middle) << (ROW_BITS * tail)) |
    (rowsFrom(packed, 0, first) << (ROW_BITS * (tail + middle)))
  );
}

const rowsFrom = (packed: number, row: number, count: number): number =>
  (packed >>> (ROW_BITS * row)) & ((1 << (ROW_BITS * count)) - 1);

/** Swap and Draught, for every player. An If or Cycle 2 moves with its cards. [G4.1.4] */
export function rearrangeAll(state: State4, isSwap: boolean): void {
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (isPlaying(state, seat)) state.robot[seat * STRIDE + PROGRAM] = rearrange(packedOf(state, seat), isSwap);
  }
}

/** Whether Jam may fall on this row: a row that is no part of an If or Cycle 2. */
export const canJam = (state: State4, victim: number, row: number): boolean => isJammable(rowAt(packedOf(state, victim), row));
export const isJammable = (value: number): boolean => value > 0 && value <= CARDS.length;

export const jamRow = (packed: number, row: number): number =>
  (packed & ~(ROW_MASK << (ROW_BITS * row))) | ((STAY + 1) << (ROW_BITS * row));

export function jam(state: State4, victim: number, by: number, row: number, emit: Tell): void {
  state.robot[victim * STRIDE + PROGRAM] = jamRow(packedOf(state, victim), row);
  state.robot[victim * STRIDE + JAMMED] = row + 1;
  emit?.({ kind: 'programJammed', seat: victim, by, row: row + 1 });
}

/** The chooser for this victim: the next player still in, or the victim itself if there is none. */
export function jammerOf(state: State4, victim: number): number {
  const { seats } = state.table;
  for (let i = 1; i < seats; i++) if (isPlaying(state, (victim + i) % seats)) return (victim + i) % seats;
  return victim;
}
