import type { Emit } from '@stolik/kernel/game';
import { cellName, MAX_CELLS, NO_CELL } from '../core/field.ts';
import type { Event4 } from './facts.ts';
import * as kinds from './kinds.ts';
import { isLine } from './kinds.ts';
import { floatColumn, loseBarrel } from './move.ts';
import * as record from './state.ts';
import { kitOf, partIndex, removeToken, type State4, setColumn, setToken } from './state.ts';

// Imported constants are read from memory at every use; local ones are folded into the code, which nearly doubles the speed.
const { ACTING, ASK_CONTENTS, BLOWS, ICED_AT, OWED, POINTS, STRIDE, TIMES, WET_AT } = record;
const {
  BOMB,
  BOT_POWER,
  BOT_REACH,
  CONTENTS,
  ICE_TOKEN,
  LEVEL_BITS,
  LEVEL_MASK,
  PORTAL,
  STONE,
  TOKENS,
  TOOLS,
  UNKNOWN,
  WATER,
  WEAPON,
} = kinds;

type Tell = Emit<Event4> | undefined;
type Cause = 'attack' | 'blast' | 'thaw' | 'weight';

const hitCells = new Int16Array(64);
// All zero between volleys.
const hitBy = new Uint8Array(MAX_CELLS);

const weaponIndex = (state: State4, seat: number): number => partIndex(state, seat, WEAPON, state.robot[seat * STRIDE + ACTING]!);

/** Tells who defends in this row; what that blocks is taken off when the blows are counted. */
export function tellGuards(state: State4, emit: Emit<Event4>): void {
  for (let seat = 0; seat < state.table.seats; seat++) {
    if ((state.defenders & (1 << seat)) !== 0) emit({ kind: 'defended', seat, points: state.robot[seat * STRIDE + TIMES]! });
  }
}

/** The attacks of these seats, all aimed before any of them acts. True when anything was hit. [G4.5] */
export function volley(state: State4, attackers: number, emit: Tell): boolean {
  const { table, at, facing, golemAt, token, barrel, robot } = state;
  const { steps } = state.field;
  const kit = kitOf(state);
  let hits = 0;
  let isRobotHit = false;
  for (let seat = 0; seat < table.seats; seat++) {
    if ((attackers & (1 << seat)) === 0) continue;
    const isBot = table.isBot[seat] === 1;
    const weapon = weaponIndex(state, seat);
    const power = isBot ? BOT_POWER : kit.power[weapon]!;
    const reach = isBot ? BOT_REACH : kit.reach[weapon]!;
    if (emit) tellAttack(state, seat, power, reach, emit);
    const direction = facing[seat]!;
    let victim = -1;
    let cell = at[seat]!;
    for (let left = reach; left > 0 && victim < 0; left--) {
      cell = steps[cell * 4 + direction]!;
      if (cell < 0) break;
      victim = golemAt[cell]! - 1;
      if (token[cell] === STONE) break;
      if (token[cell] === 0 && barrel[cell] === 0) continue;
      if (hitBy[cell] === 0) hitCells[hits++] = cell;
      hitBy[cell]! |= 1 << seat;
    }
    if (victim < 0) continue;
    isRobotHit = true;
    robot[victim * STRIDE + BLOWS]! += power;
    emit?.({ kind: 'robotHit', seat: victim, by: seat, points: power });
  }
  if (hits > 0) hitAll(state, hits, emit);
  return isRobotHit || hits > 0;
}

/** The cells that an attack passes, up to the first that holds a robot or a stone. */
function tellAttack(state: State4, seat: number, power: number, reach: number, emit: Emit<Event4>): void {
  const { field } = state;
  const cells: string[] = [];
  let cell = state.at[seat]!;
  for (let left = reach; left > 0; left--) {
    cell = field.steps[cell * 4 + state.facing[seat]!]!;
    if (cell < 0) break;
    cells.push(cellName(field, cell));
    if (state.golemAt[cell] !== 0 || state.token[cell] === STONE) break;
  }
  emit({ kind: 'attacked', seat, cells, power });
}

function hitAll(state: State4, hits: number, emit: Tell): void {
  hitCells.subarray(0, hits).sort();
  for (let i = 0; i < hits; i++) {
    const cell = hitCells[i]!;
    hit(state, cell, hitBy[cell]!, 'attack', emit);
    hitBy[cell] = 0;
  }
}

/** What lies in a cell reacts to an attack or a blast. Lines and portals don't mind blasts. [G4.5, G4.7.1] */
function hit(state: State4, cell: number, by: number, why: 'attack' | 'blast', emit: Tell): void {
  const token = state.token[cell]!;
  if (token === ICE_TOKEN) {
    breakIce(state, cell, why, emit);
    return;
  }
  if (state.barrel[cell] !== 0) {
    if (token === WATER) loseBarrel(state, cell, 'sunk', emit);
    else unpack(state, cell, by);
  }
  if (why === 'attack' && (token === PORTAL || isLine(token))) {
    removeToken(state, cell);
    emit?.({ kind: 'tokenDestroyed', at: cellName(state.field, cell), token: TOKENS[token]! });
  }
}

/** The ice of a cell is water again. A barrel on it floats; a robot on it has fallen in. [G4.7.5] */
export function breakIce(state: State4, cell: number, why: Cause, emit: Tell): void {
  setToken(state, cell, WATER);
  emit?.({ kind: 'iceBroke', at: cellName(state.field, cell), why });
  // New ice there will not be the ice somebody stood on.
  for (let seat = 0; seat < state.table.seats; seat++) {
    if (state.robot[seat * STRIDE + ICED_AT] === cell) state.robot[seat * STRIDE + ICED_AT] = -1;
  }
  if (state.barrel[cell] !== 0) floatColumn(state, cell, emit);
  const robot = state.golemAt[cell]! - 1;
  if (robot < 0) return;
  state.robot[robot * STRIDE + WET_AT] = cell;
  emit?.({ kind: 'robotFell', seat: robot, at: cellName(state.field, cell) });
  if (why === 'thaw' || why === 'weight') {
    state.wet |= 1 << robot;
  } else {
    state.fallen |= 1 << robot;
    state.robot[robot * STRIDE + POINTS]!++;
  }
}

// A barrel that waits to be opened: cell in ten bits, attackers in eight, column above.
const CELL_RADIX = 1024;
const COLUMN_RADIX = CELL_RADIX * 256;

function unpack(state: State4, cell: number, by: number): void {
  const barrel = state.barrel[cell]! - 1;
  state.opening = [...state.opening, cell + CELL_RADIX * by + COLUMN_RADIX * state.contents[barrel]!];
  state.barrel[cell] = 0;
  setColumn(state, barrel, 0);
}

/** Opens what was hit and sets off what that sets off. True when chance must say what a barrel holds. [G4.7.1] */
export function react(state: State4, emit: Tell): boolean {
  for (;;) {
    const waiting = state.opening[0];
    if (waiting !== undefined) {
      const column = Math.floor(waiting / COLUMN_RADIX);
      if ((column & LEVEL_MASK) === UNKNOWN) {
        state.ask = ASK_CONTENTS;
        return true;
      }
      openLowest(state, waiting % CELL_RADIX, Math.floor(waiting / CELL_RADIX) % 256, column, emit);
      continue;
    }
    const bomb = state.blasts[0];
    if (bomb === undefined) return false;
    state.blasts = state.blasts.slice(1);
    explode(state, bomb, emit);
  }
}

/** Chance has said what the lowest barrel of the first waiting column holds. */
export function nameContents(state: State4, contents: number): void {
  const waiting = state.opening[0]!;
  const known = waiting + COLUMN_RADIX * (contents - UNKNOWN);
  state.opening = [known, ...state.opening.slice(1)];
  state.pool = state.pool.map((left, kind) => (kind === contents ? Math.max(0, left - 1) : left));
}

/** The cell of the barrel that is being opened. */
export const openingCell = (state: State4): number => (state.opening[0] ?? 0) % CELL_RADIX;
/** Every barrel or column that has been hit and is still closed. */
export const waitingBarrels = (state: State4): readonly { readonly cell: number; readonly column: number }[] =>
  state.opening.map((waiting) => ({ cell: waiting % CELL_RADIX, column: Math.floor(waiting / COLUMN_RADIX) }));
/** The number of barrel contents that no player has opened yet. */
export const openingLevels = (state: State4): number =>
  state.opening.reduce((sum, waiting) => {
    let levels = 0;
    for (let column = Math.floor(waiting / COLUMN_RADIX); column !== 0; column >>>= LEVEL_BITS) levels++;
    return sum + levels;
  }, 0);

function openLowest(state: State4, cell: number, by: number, column: number, emit: Tell): void {
  const contents = column & LEVEL_MASK;
  const rest = column >>> LEVEL_BITS;
  const others = state.opening.slice(1);
  state.opening = rest === 0 ? others : [cell + CELL_RADIX * by + COLUMN_RADIX * rest, ...others];
  state.barrelsGone++;
  const attackers: number[] = [];
  for (let seat = 0; seat < state.table.seats; seat++) if ((by & (1 << seat)) !== 0) attackers.push(seat);
  emit?.({ kind: 'barrelOpened', at: cellName(state.field, cell), contents: CONTENTS[contents]!, by: attackers });
  if (contents === BOMB) state.blasts = [...state.blasts, cell];
  if (contents !== TOOLS) return;
  for (const seat of attackers) if (state.table.isBot[seat] === 0) state.robot[seat * STRIDE + OWED]!++;
}

function explode(state: State4, bomb: number, emit: Tell): void {
  const { width, height, ground } = state.field;
  const x = bomb % width;
  const y = (bomb - x) / width;
  const hurt: number[] = [];
  const around: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const cell = column + row * width;
      if (ground[cell] === NO_CELL) continue;
      around.push(cell);
      const robot = state.golemAt[cell]! - 1;
      if (robot < 0) continue;
      hurt.push(robot);
      state.robot[robot * STRIDE + POINTS]!++;
    }
  }
  emit?.({ kind: 'bombExploded', at: cellName(state.field, bomb), hurt: hurt.sort((a, b) => a - b) });
  for (const cell of around) hit(state, cell, 0, 'blast', emit);
}
