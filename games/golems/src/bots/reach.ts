import type { Field } from '../core/field.ts';
import { BLOCKED, DOOR, type TokenRules, WATER } from '../core/world.ts';

/** Further than any field reaches: on a large one a golem still has to know which way is forward. */
export const FAR = 40;

/**
 * The number of movement commands that bring a target in front of a golem's weapon, from every cell and facing, without other
 * golems. It is the tempo of a duel. Barrels are looked through, water is walked round.
 */
export class Reaches {
  private readonly field: Field;
  private readonly token: Uint8Array;
  private readonly pair: Int16Array;
  private readonly rules: TokenRules;
  /** By range, then by target: ways from `cell * 4 + facing`. */
  private readonly known: (Uint8Array | undefined)[][] = [];
  private readonly queue: Int16Array;

  constructor(field: Field, token: Uint8Array, pair: Int16Array, rules: TokenRules) {
    this.field = field;
    this.token = token;
    this.pair = pair;
    this.rules = rules;
    this.queue = new Int16Array(token.length * 4);
  }

  /** Commands before a weapon of this range, at a cell and with a facing, has the target before it; range 0: before one stands there. */
  commands(range: number, cell: number, facing: number, target: number): number {
    this.known[range] ??= [];
    const byTarget = this.known[range];
    const ways = byTarget[target] ?? this.measure(range, target);
    byTarget[target] = ways;
    return ways[cell * 4 + facing]!;
  }

  private measure(range: number, target: number): Uint8Array {
    const { queue } = this;
    const ways = new Uint8Array(this.token.length * 4).fill(FAR);
    let tail = 0;
    for (let facing = 0; facing < 4; facing++) {
      let cell = target;
      if (range === 0) tail = this.reachFrom(ways, (cell << 2) | facing, 0, tail);
      for (let left = range; left > 0; left--) {
        cell = this.field.steps[cell * 4 + ((facing + 2) & 3)]!;
        if (cell < 0 || this.stopsStrikes(cell)) break;
        ways[cell * 4 + facing] = 0;
        queue[tail++] = cell * 4 + facing;
      }
    }
    for (let head = 0; head < tail; head++) {
      const stand = queue[head]!;
      const way = ways[stand]! + 1;
      if (way >= FAR) break;
      const cell = stand >> 2;
      const facing = stand & 3;
      for (let turn = 1; turn <= 3; turn += 2) tail = this.reachFrom(ways, (cell << 2) | ((facing + turn) & 3), way, tail);
      // Backwards along both walks: whoever comes here by Forward was behind, by Back before this cell.
      for (let side = 0; side < 4; side += 2) {
        const from = this.field.steps[cell * 4 + ((facing + side) & 3)]!;
        if (from >= 0 && this.canStand(from)) tail = this.reachFrom(ways, (from << 2) | facing, way, tail);
      }
      const other = this.rules.enter[this.token[cell]!] === DOOR ? this.pair[cell]! : -1;
      if (other < 0) continue;
      for (let side = 0; side < 4; side += 2) {
        const from = this.field.steps[other * 4 + ((facing + side) & 3)]!;
        if (from >= 0 && this.canStand(from)) tail = this.reachFrom(ways, (from << 2) | facing, way, tail);
      }
    }
    return ways;
  }

  private reachFrom(ways: Uint8Array, stand: number, way: number, tail: number): number {
    if (ways[stand] !== FAR) return tail;
    ways[stand] = way;
    this.queue[tail] = stand;
    return tail + 1;
  }

  private canStand(cell: number): boolean {
    const entering = this.rules.enter[this.token[cell]!]!;
    return entering !== BLOCKED && entering !== WATER;
  }

  private stopsStrikes(cell: number): boolean {
    return !this.canStand(cell);
  }
}

// Fields and tokens are shared by all copies of a state and replaced, never written into; the last few are enough.
const kept: { readonly field: Field; readonly token: Uint8Array; readonly reaches: Reaches }[] = [];
const MOST_KEPT = 8;

export function reachesOn(field: Field, token: Uint8Array, pair: Int16Array, rules: TokenRules): Reaches {
  for (const each of kept) if (each.token === token && each.field === field) return each.reaches;
  const reaches = new Reaches(field, token, pair, rules);
  kept.unshift({ field, token, reaches });
  if (kept.length > MOST_KEPT) kept.pop();
  return reaches;
}
