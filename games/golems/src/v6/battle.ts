import { cellName } from '../core/field.ts';
import { firstSeat } from '../core/seats.ts';
import { isFree } from '../core/water.ts';
import { relocate } from '../core/world.ts';
import * as codes from '../programs/code.ts';
import * as cards from '../programs/program.ts';
import type { Emit6 } from './events.ts';
import * as kinds from './kinds.ts';
import * as instructions from './program-counter.ts';
import * as rowKinds from './rows.ts';
import { giveBattle } from './rows.ts';
import * as record from './state.ts';
import { canBeAsked, type State6 } from './state.ts';
import * as hits from './strikes.ts';
import { findHit, hit, holds } from './strikes.ts';
import { takeToken } from './taking.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { KIND_IF, ROW_FIRST, ROW_KIND, ROW_SECOND, ROW_TEST } = codes;
const { ATTACK, DEFEND, TESTS } = cards;
const { CONTENTS, DYNAMITE, HOLE, MINUS, PLUS, REPAIR, RULES, UNKNOWN } = kinds;
const { MOVE, NEXT_PASS, OPEN_BARRELS, STEP_4, STEP_5, TELEPORTS } = instructions;
const { IDLE_ORDER, NO_TEST } = rowKinds;
const { LOOP_FAIL, LOOP_STRIKE, LOOP_WALK, OPENING, TELEPORT } = record;
const { HITS, HIT_BARREL, HIT_GOLEM } = hits;

const answers = new Uint8Array(8);

/** Step 2: every If, and every While for the first time; then step 3, if an If chose to move. [G6.5.1] */
export function testConditions(state: State6, emit: Emit6): void {
  const { seats } = state.table;
  state.pc = STEP_4;
  if (state.tests === 0) return;
  // All answers come before any choice is made: a strike chosen by one If is not yet known to another. [G6.5.5]
  for (let golem = 0; golem < seats; golem++) {
    const code = state.test[golem]!;
    if (code === NO_TEST) continue;
    answers[golem] = holds(state, golem, ROW_TEST[code]!) ? 1 : 0;
    if (emit) tellTest(state, golem, ROW_TEST[code]!, answers[golem] === 1, emit);
  }
  let moves = false;
  for (let golem = 0; golem < seats; golem++) {
    state.order[golem] = IDLE_ORDER;
    const code = state.test[golem]!;
    if (code === NO_TEST) continue;
    if (ROW_KIND[code] !== KIND_IF) {
      beginLoop(state, golem, code, answers[golem] === 1);
      continue;
    }
    const chosen = answers[golem] === 1 ? ROW_FIRST[code]! : ROW_SECOND[code]!;
    if (chosen === DEFEND) state.pool5[golem]!++;
    if (chosen >= ATTACK) giveBattle(state, golem, chosen);
    else {
      state.order[golem] = chosen;
      moves = true;
    }
  }
  if (!moves) return;
  emit?.({ kind: 'stepBegan', step: 3, clause: 'G6.5.1' });
  state.back = STEP_4;
  state.pc = MOVE;
}

function beginLoop(state: State6, golem: number, code: number, answer: boolean): void {
  state.loopCode[golem] = code;
  if (ROW_FIRST[code] === ATTACK) state.looping[golem] = answer ? LOOP_STRIKE : LOOP_FAIL;
  else if (!answer) state.looping[golem] = LOOP_WALK;
  state.loops++;
}

/** The cell a condition looks at. */
export function tellTest(state: State6, golem: number, test: number, answer: boolean, emit: NonNullable<Emit6>): void {
  const ahead = state.field.steps[state.at[golem]! * 4 + state.facing[golem]!]!;
  const name = TESTS[test]!;
  const at = name === 'hit' ? cellName(state.field, state.at[golem]!) : ahead < 0 ? null : cellName(state.field, ahead);
  emit({ kind: 'conditionTested', seat: golem, test: name, at, answer });
}

/** Step 4: all strikes at once. The targets are found before anything is opened; if nothing is hit, nothing follows. [G6.7.2] */
export function strikeAll(state: State6, emit: Emit6): void {
  state.pc = NEXT_PASS;
  if (state.battles === 0) return;
  let strikes = 0;
  for (let golem = 0; golem < state.table.seats; golem++) {
    const battle = state.battle[golem]!;
    if (battle === IDLE_ORDER || state.at[golem]! < 0) continue;
    state.charge[golem] = 0;
    if (battle !== ATTACK) continue;
    if (strikes++ === 0) emit?.({ kind: 'stepBegan', step: 4, clause: 'G6.5.1' });
    if (strike(state, golem, emit)) state.pc = OPEN_BARRELS;
  }
}

/** Whether it hits a golem or a barrel. */
export function strike(state: State6, golem: number, emit: Emit6): boolean {
  findHit(state, golem);
  const strength = state.table.strength[golem]!;
  if (emit) tellStrike(state, golem, emit);
  if (hit.golem >= 0) {
    state.incoming[hit.golem]! += strength;
    if (hit.golem !== golem) state.dealt[golem]! += strength;
    return true;
  }
  if (hit.kind !== HIT_BARREL) return false;
  state.struck[golem] = hit.cell + 1;
  return true;
}

function tellStrike(state: State6, golem: number, emit: NonNullable<Emit6>): void {
  const { field } = state;
  const way: string[] = [];
  let cell = state.at[golem]!;
  for (let left = state.table.range[golem]!; left > 0 && cell !== hit.cell; left--) {
    cell = field.steps[cell * 4 + state.facing[golem]!]!;
    if (cell < 0) break;
    way.push(cellName(field, cell));
  }
  if (hit.golem >= 0 && hit.kind !== HIT_GOLEM) way.push(cellName(field, state.pair[hit.cell]!));
  const target = hit.golem < 0 ? null : hit.golem;
  emit({ kind: 'strikeMade', seat: golem, strength: state.table.strength[golem]!, way, hit: HITS[hit.kind]!, golem: target });
}

/** Opens the struck barrels one after the other; their contents act before the damage of step 5. [G6.7.3, G6.8.1] */
export function openBarrels(state: State6, emit: Emit6): void {
  for (;;) {
    const cell = lowestStruck(state);
    if (cell < 0) break;
    const barrel = state.barrel[cell]! - 1;
    if (state.contents[barrel] === UNKNOWN) {
      state.phase = OPENING;
      state.asked = barrel;
      return;
    }
    openBarrel(state, cell, state.contents[barrel]!, emit);
  }
  state.pc = STEP_5;
}

function lowestStruck(state: State6): number {
  let lowest = 0;
  for (let golem = 0; golem < state.table.seats; golem++) {
    const struck = state.struck[golem]!;
    if (struck !== 0 && (lowest === 0 || struck < lowest)) lowest = struck;
  }
  return lowest - 1;
}

function openBarrel(state: State6, cell: number, contents: number, emit: Emit6): void {
  state.barrel[cell] = 0;
  const strikers: number[] = [];
  if (emit) {
    for (let golem = 0; golem < state.table.seats; golem++) if (state.struck[golem] === cell + 1) strikers.push(golem);
    emit({ kind: 'barrelOpened', at: cellName(state.field, cell), contents: CONTENTS[contents]!, strikers });
  }
  for (let golem = 0; golem < state.table.seats; golem++) {
    if (state.struck[golem] !== cell + 1) continue;
    state.struck[golem] = 0;
    getContents(state, golem, contents, emit);
  }
}

function getContents(state: State6, golem: number, contents: number, emit: Emit6): void {
  if (contents === DYNAMITE) harm(state, golem, 1, 'dynamite', emit);
  else if (contents === REPAIR && state.damage[golem]! > 0) {
    state.damage[golem]!--;
    emit?.({ kind: 'golemRepaired', seat: golem, damage: state.damage[golem]! });
  } else if (contents === HOLE) state.holes[golem] = 1;
  else if ((contents === PLUS || contents === MINUS) && state.table.isBot[golem] === 0) {
    state.extra[golem]! += contents === PLUS ? 1 : -1;
    emit?.({ kind: 'rowsChanged', seat: golem, extra: state.extra[golem]! });
  }
}

export function harm(state: State6, golem: number, points: number, cause: 'strike' | 'dynamite' | 'loop', emit: Emit6): void {
  state.damage[golem]! += points;
  state.harmed = 1;
  emit?.({ kind: 'damageTaken', seat: golem, points, cause, damage: state.damage[golem]! });
}

/** Step 5: what Defend does not block is damage. [G6.5.4, G6.7.2] */
export function takeDamage(state: State6, emit: Emit6): void {
  let holes = 0;
  let told = false;
  for (let golem = 0; golem < state.table.seats; golem++) {
    holes |= state.holes[golem]!;
    const incoming = state.incoming[golem]!;
    if (incoming === 0) continue;
    if (!told) emit?.({ kind: 'stepBegan', step: 5, clause: 'G6.5.1' });
    told = true;
    const blocked = Math.min(incoming, state.pool5[golem]!);
    state.incoming[golem] = 0;
    state.pool5[golem]! -= blocked;
    if (blocked > 0) emit?.({ kind: 'pointsBlocked', seat: golem, points: blocked });
    if (incoming > blocked) harm(state, golem, incoming - blocked, 'strike', emit);
  }
  state.cursor = 0;
  state.pc = holes === 0 ? NEXT_PASS : TELEPORTS;
}

/**
 * Black holes: strikers in seat order, for each their opponents clockwise. `cursor` counts the questions of this step, so
 * that an answer leads on to the next one. [G6.8.1]
 */
export function askTeleports(state: State6): void {
  const { seats } = state.table;
  const first = firstSeat(state.round, seats);
  for (; state.cursor < seats * seats; state.cursor++) {
    const golem = (first + Math.floor(state.cursor / seats)) % seats;
    const opponent = (golem + (state.cursor % seats)) % seats;
    if (state.holes[golem] === 0 || opponent === golem || !canBeAsked(state, opponent)) continue;
    if (!state.token.some((_, cell) => isLandable(state, cell))) continue;
    state.phase = TELEPORT;
    state.asked = opponent;
    return;
  }
  state.holes.fill(0);
  state.pc = NEXT_PASS;
}

/** The golem that is asked about, while the phase is TELEPORT. */
export function teleportedGolem(state: State6): number {
  const { seats } = state.table;
  return (firstSeat(state.round, seats) + Math.floor(state.cursor / seats)) % seats;
}

export const isLandable = (state: State6, cell: number): boolean => state.field.ground[cell] !== 0 && isFree(state, RULES, cell);

export function answerTeleport(state: State6, opponent: number, cell: number, emit: Emit6): void {
  const golem = teleportedGolem(state);
  state.cursor++;
  if (cell < 0) {
    emit?.({ kind: 'teleportDeclined', seat: golem, by: opponent });
    return;
  }
  const { field } = state;
  emit?.({ kind: 'teleported', seat: golem, by: opponent, from: cellName(field, state.at[golem]!), to: cellName(field, cell) });
  relocate(state, golem, cell);
  takeToken(state, golem, emit);
}
