import { cellName, EAST, type Field, NORTH, SOUTH } from '../core/field.ts';
import { relocate } from '../core/world.ts';
import type { Emit6 } from './events.ts';
import { GEAR } from './kinds.ts';
import { measureLongest } from './rows.ts';
import { OVER, REASONS, type Reason, type State6 } from './state.ts';

const CLAUSE_OF: Readonly<Record<Reason, string>> = {
  '': '',
  'last-golem': 'G6.10.2',
  'all-out': 'G6.10.2',
  'players-out': 'G6.10.2',
  'least-damage': 'G6.10.2',
  'equal-damage': 'G6.10.2',
  'most-dealt': 'G6.10.2',
  edge: 'G6.11.3',
  treasure: 'G6.11.3',
  'most-items': 'G6.11.3',
  'all-items': 'G6.11.3',
  'equal-items': 'G6.11.3',
  'goal-together': 'G6.11.3',
  'rounds-over': 'G6.11.3',
  'cards-over': 'G6.11.4',
};

export const clauseOfReason = (reason: Reason): string => CLAUSE_OF[reason];

/** The players who have won; a bot never wins. */
export function winnersOf(state: State6): readonly number[] {
  return state.winner > 0 && state.table.isBot[state.winner - 1] === 0 ? [state.winner - 1] : [];
}

export function finish(state: State6, winner: number, reason: Reason, emit: Emit6): void {
  state.phase = OVER;
  state.waiting = 0;
  state.asked = -1;
  state.winner = winner + 1;
  state.reason = REASONS.indexOf(reason);
  emit?.({ kind: 'gameOver', winners: winnersOf(state), reason, clause: CLAUSE_OF[reason] });
}

const NOBODY = -1;

/** After a row, or when a player leaves between rows: finds the golems that are out, and whether that ends the game. [G6.10.1] */
export function judgeRow(state: State6, emit: Emit6): void {
  if (state.harmed !== 0) judgeHarm(state, emit);
  if (state.phase !== OVER && state.table.kids) judgeGoals(state, emit);
}

function judgeHarm(state: State6, emit: Emit6): void {
  state.harmed = 0;
  let out = false;
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.at[golem]! < 0) continue;
    const broken = state.damage[golem]! >= state.table.limit[golem]!;
    if (!broken && state.leaving[golem] === 0) continue;
    emit?.({
      kind: 'golemOut',
      seat: golem,
      at: cellName(state.field, state.at[golem]!),
      clause: broken ? 'G6.10.1' : 'G6.10.2',
    });
    relocate(state, golem, -1);
    out = true;
  }
  if (out) measureLongest(state);
  judgeField(state, emit);
}

function judgeField(state: State6, emit: Emit6): void {
  const { seats, isBot } = state.table;
  let left = 0;
  let players = 0;
  let last = NOBODY;
  for (let golem = 0; golem < seats; golem++) {
    if (state.at[golem]! < 0) continue;
    left++;
    last = golem;
    if (isBot[golem] === 0) players++;
  }
  if (left === 0) finish(state, NOBODY, 'all-out', emit);
  else if (players === 0) finish(state, leastDamaged(state), 'players-out', emit);
  // A golem that was alone from the beginning has beaten nobody.
  else if (left === 1 && seats > 1) finish(state, last, 'last-golem', emit);
}

/** The golem on the field with the least damage, NOBODY when several share it. */
function leastDamaged(state: State6): number {
  return best(state, (golem) => -state.damage[golem]!);
}

function best(state: State6, value: (golem: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  let winner = NOBODY;
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.at[golem]! < 0) continue;
    const own = value(golem);
    if (own === most) winner = NOBODY;
    else if (own > most) {
      most = own;
      winner = golem;
    }
  }
  return winner;
}

/** After the last round. False: the tie is played on for one more round. [G6.10.2] */
export function judgeRounds(state: State6, emit: Emit6): boolean {
  if (state.table.kids) {
    const winner = state.table.goal === 'most' ? best(state, (golem) => state.items[golem]!) : NOBODY;
    const nobody = state.table.cards === undefined ? 'rounds-over' : 'cards-over';
    finish(state, winner, winner >= 0 ? 'most-items' : nobody, emit);
    return true;
  }
  const winner = leastDamaged(state);
  if (winner >= 0) finish(state, winner, 'least-damage', emit);
  else if (state.table.tie === 'again' && state.lastRound === state.table.rounds) return false;
  else if (state.table.tie === 'strikes') {
    const least = Math.min(...Array.from(state.damage).filter((_, golem) => state.at[golem]! >= 0));
    const striker = best(state, (golem) => (state.damage[golem] === least ? state.dealt[golem]! : Number.NEGATIVE_INFINITY));
    finish(state, striker, striker >= 0 ? 'most-dealt' : 'equal-damage', emit);
  } else finish(state, NOBODY, 'equal-damage', emit);
  return true;
}

function judgeGoals(state: State6, emit: Emit6): void {
  const { goal } = state.table;
  if (goal === 'edge') award(state, (golem) => isAtEdge(state.field, state.at[golem]!, state.table.edge[golem]!), 'edge', emit);
  else if (goal === 'treasure') award(state, (golem) => (state.treasures & (1 << golem)) !== 0, 'treasure', emit);
  else if (goal !== null && !state.goalAt.includes(GEAR)) {
    if (goal === 'most') {
      const winner = best(state, (golem) => state.items[golem]!);
      finish(state, winner, winner >= 0 ? 'most-items' : 'equal-items', emit);
    } else {
      const total = state.items.reduce((sum, items) => sum + items, 0);
      const winner = total === 0 ? NOBODY : state.items.indexOf(total);
      finish(state, winner, winner >= 0 ? 'all-items' : 'equal-items', emit);
    }
  }
}

/** One who has reached the goal wins; several in one row draw. */
function award(state: State6, reached: (golem: number) => boolean, reason: Reason, emit: Emit6): void {
  let winner = NOBODY;
  let count = 0;
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.at[golem]! < 0 || !reached(golem)) continue;
    winner = golem;
    count++;
  }
  if (count === 1) finish(state, winner, reason, emit);
  else if (count > 1) finish(state, NOBODY, 'goal-together', emit);
}

/** In the outermost row or column of the field on this side. */
export function isAtEdge(field: Field, cell: number, side: number): boolean {
  const { width, ground } = field;
  const along = (other: number): number => {
    const x = other % width;
    if (side === NORTH || side === SOUTH) return side === NORTH ? (other - x) / width : -(other - x) / width;
    return side === EAST ? x : -x;
  };
  return ground.every((kind, other) => kind === 0 || along(other) <= along(cell));
}
