import type { Field } from '../core/field.ts';
import * as fields from '../core/field.ts';
import * as cards from '../programs/program.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { NO_CELL, PLAIN } = fields;
const { BACK, FORWARD, LEFT, RIGHT } = cards;

/** No command, and no row code. */
export const NOTHING = 0xffff;

/** A field too large for the keys of end positions is left to the rules. */
const MOST_CELLS = 64;

/** Nothing but plain ground: no ice, no snow, no token, no barrel. */
export function isBare(field: Field, token: Uint8Array, barrel: Uint8Array): boolean {
  const { ground } = field;
  if (ground.length > MOST_CELLS) return false;
  for (let cell = 0; cell < ground.length; cell++) {
    if (ground[cell] !== NO_CELL && ground[cell] !== PLAIN) return false;
    if (token[cell] !== 0 || barrel[cell] !== 0) return false;
  }
  return true;
}

const sights = new WeakMap<Field, Uint8Array[]>();

/** `sight[(cell * 4 + facing) * cells + target]` is 1 where a weapon of this range reaches the target, with no golem in the way. */
export function sightOn(field: Field, range: number): Uint8Array {
  let known = sights.get(field);
  if (!known) {
    known = [];
    sights.set(field, known);
  }
  known[range] ??= look(field, range);
  return known[range];
}

function look({ ground, steps }: Field, range: number): Uint8Array {
  const cells = ground.length;
  const sight = new Uint8Array(cells * 4 * cells);
  for (let stand = 0; stand < cells * 4; stand++) {
    let cell = stand >> 2;
    for (let left = range; left > 0; left--) {
      cell = steps[cell * 4 + (stand & 3)]!;
      if (cell < 0) break;
      sight[stand * cells + cell] = 1;
    }
  }
  return sight;
}

/**
 * Two golems on a bare field. The rules run any field with any number of golems; most meetings of a search need only this, and it
 * is many times faster. The results are the same, which a test compares.
 */
export class Pair {
  /** Where each stands and faces: `cell * 4 + facing`. */
  one = 0;
  other = 0;
  private readonly steps: Int16Array;
  private readonly swap: boolean;

  constructor(field: Field, swap: boolean) {
    this.steps = field.steps;
    this.swap = swap;
  }

  /** Both carry out a movement command at once; any other command moves nobody. [G6.6.2, G4.6.1] */
  move(first: number, second: number): void {
    const { steps, one, other } = this;
    const isFirstWalking = first <= BACK;
    const isSecondWalking = second <= BACK;
    if (!isFirstWalking) this.one = turned(one, first);
    if (!isSecondWalking) this.other = turned(other, second);
    if (!isFirstWalking && !isSecondWalking) return;
    const from = one >> 2;
    const otherFrom = other >> 2;
    const to = isFirstWalking ? steps[travel(one, first)]! : -1;
    const otherTo = isSecondWalking ? steps[travel(other, second)]! : -1;
    let goes = to >= 0;
    let otherGoes = otherTo >= 0;
    if (goes && otherGoes && (to === otherTo || (!this.swap && to === otherFrom && otherTo === from))) return;
    if (goes && to === otherFrom && !otherGoes) goes = false;
    if (otherGoes && otherTo === from && !goes) otherGoes = false;
    if (goes) this.one = (to << 2) | (one & 3);
    if (otherGoes) this.other = (otherTo << 2) | (other & 3);
  }
}

const travel = (stand: number, command: number): number => (command === FORWARD ? stand : stand ^ 2);

const turned = (stand: number, command: number): number =>
  command === LEFT ? (stand & ~3) | ((stand + 3) & 3) : command === RIGHT ? (stand & ~3) | ((stand + 1) & 3) : stand;

const SLOTS = 1 << 15;
const FULL = SLOTS / 2;
const EMPTY = -1;

/** The values of end positions: thousands of programs lead to few of them, and each is judged once. */
export class Ends {
  private readonly keys = new Int32Array(SLOTS).fill(EMPTY);
  readonly value = new Float64Array(SLOTS);
  readonly liked = [new Float64Array(SLOTS), new Float64Array(SLOTS)] as const;
  /** Whether the slot that was found last held this end already. */
  isKnown = false;
  private count = 0;
  private owner: unknown;

  /** Forgets what it knows of another round. */
  openFor(owner: unknown): void {
    if (this.owner === owner) return;
    this.owner = owner;
    this.clear();
  }

  private clear(): void {
    if (this.count > 0) this.keys.fill(EMPTY);
    this.count = 0;
  }

  slotOf(key: number): number {
    const { keys } = this;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 17) & (SLOTS - 1);
    while (keys[slot] !== key) {
      if (keys[slot] === EMPTY) {
        if (this.count >= FULL) {
          this.clear();
          return this.slotOf(key);
        }
        this.count++;
        keys[slot] = key;
        this.isKnown = false;
        return slot;
      }
      slot = (slot + 1) & (SLOTS - 1);
    }
    this.isKnown = true;
    return slot;
  }
}
