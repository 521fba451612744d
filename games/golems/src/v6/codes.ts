import { CARDS } from '../programs/program.ts';

// Actions as numbers. A program is its code (programs/code.ts), an exit its cell, OR/XOR's answer 0 first, 1 second, 2 both.

/** Subprogram: 0 none, else 1 + first * 7 + second. */
export const NO_SUBPROGRAM = 0;
export const subprogramCode = (first: number, second: number): number => 1 + first * CARDS.length + second;
export const firstOf = (code: number): number => Math.floor((code - 1) / CARDS.length);
export const secondOf = (code: number): number => (code - 1) % CARDS.length;

/** Teleport: 0 none, else 1 + cell. */
export const NO_TELEPORT = 0;

/** Logic: 0 none, 1 + ((seat * 16 + row) * 3 + part), or LOGIC_CELL + cell. */
export const NO_LOGIC = 0;
export const LOGIC_CELL = 1000;
export const logicCode = (seat: number, row: number, part: number): number => 1 + (seat * 16 + row) * 3 + part;
export const logicSeat = (code: number): number => Math.floor((code - 1) / 48);
export const logicRow = (code: number): number => Math.floor(((code - 1) % 48) / 3);
export const logicPart = (code: number): number => (code - 1) % 3;
export const PARTS = ['', 'then', 'else'] as const;

export const CHOICES = ['first', 'second', 'both'] as const;
