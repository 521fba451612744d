import { MAX_CELLS, NOWHERE } from '../core/field.ts';
import {
  BY_BARREL,
  BY_CLAIM,
  BY_EDGE,
  BY_GOLEM,
  BY_RETURN,
  BY_SWAP,
  BY_TOKEN,
  GOES,
  IDLE,
  STAYS,
  SWIMS,
} from '../core/movement.ts';
import { BLOCKED, DOOR, MAX_GOLEMS, type TokenRules, WATER, type World } from '../core/world.ts';

/**
 * The second halves of movements begun on ice, decided together. `direction` is the question: NOWHERE for who does not slide.
 * One plan is reused.
 */
export interface SlidePlan {
  golems: number;
  /** As in a StepPlan. */
  barred: Uint8Array | undefined;
  isReturnAMove: boolean;
  readonly direction: Int8Array;
  readonly decided: Uint8Array;
  readonly near: Int16Array;
  readonly to: Int16Array;
  readonly why: Uint8Array;
  /** What the slider stopped at: 1 + the golem shoved (0 none), the cell of the barrel shoved (NOWHERE none), and where to. */
  readonly golem: Uint8Array;
  readonly barrel: Int16Array;
  /** NOWHERE when nothing is moved. */
  readonly shoveTo: Int16Array;
}

export function newSlidePlan(): SlidePlan {
  return {
    golems: 0,
    barred: undefined,
    isReturnAMove: false,
    direction: new Int8Array(MAX_GOLEMS).fill(NOWHERE),
    decided: new Uint8Array(MAX_GOLEMS),
    near: new Int16Array(MAX_GOLEMS),
    to: new Int16Array(MAX_GOLEMS),
    why: new Uint8Array(MAX_GOLEMS),
    golem: new Uint8Array(MAX_GOLEMS),
    barrel: new Int16Array(MAX_GOLEMS),
    shoveTo: new Int16Array(MAX_GOLEMS),
  };
}

const claims = new Uint8Array(MAX_CELLS);
const shoves = new Uint8Array(MAX_CELLS);

/** Decides all slides at once; nothing moves here. [G6.6.4] */
export function decideSlides(world: World, rules: TokenRules, swap: boolean, plan: SlidePlan): void {
  const count = plan.golems;
  for (let golem = 0; golem < count; golem++) claim(world, rules, plan, golem);
  if (!swap) refuseSwaps(world, plan);
  let changed = true;
  while (changed) {
    changed = false;
    for (let golem = 0; golem < count; golem++) {
      if (plan.decided[golem] !== GOES) continue;
      const why = obstacleTo(world, plan, golem);
      if (why === 0) continue;
      stay(plan, golem, why);
      changed = true;
    }
  }
  for (let golem = 0; golem < count; golem++) {
    const target = plan.shoveTo[golem]!;
    // Shoved from two sides, or into a cell that somebody else claims: nothing moves.
    if (target >= 0 && (shoves[plan.near[golem]!]! > 1 || claims[target]! > 1)) plan.shoveTo[golem] = -2 - target;
  }
  for (let golem = 0; golem < count; golem++) clear(plan, golem);
}

function clear(plan: SlidePlan, golem: number): void {
  if (plan.decided[golem] === IDLE) return;
  if (plan.near[golem]! >= 0) shoves[plan.near[golem]!] = 0;
  if (plan.to[golem]! >= 0) claims[plan.to[golem]!] = 0;
  const target = plan.shoveTo[golem]!;
  if (target >= 0) claims[target] = 0;
  if (target <= -2) {
    claims[-2 - target] = 0;
    plan.shoveTo[golem] = NOWHERE;
  }
}

function stay(plan: SlidePlan, golem: number, why: number): void {
  plan.decided[golem] = STAYS;
  plan.why[golem] = why;
}

function claim(world: World, rules: TokenRules, plan: SlidePlan, golem: number): void {
  plan.golem[golem] = 0;
  plan.barrel[golem] = NOWHERE;
  plan.shoveTo[golem] = NOWHERE;
  plan.decided[golem] = IDLE;
  const direction = plan.direction[golem]!;
  if (direction < 0) return;
  const near = world.field.steps[world.at[golem]! * 4 + direction]!;
  plan.near[golem] = near;
  plan.to[golem] = near;
  const entering = near < 0 ? BLOCKED : rules.enter[world.token[near]!]!;
  const ahead = near < 0 ? 0 : world.golemAt[near]!;
  if (near < 0) stay(plan, golem, BY_EDGE);
  else if (entering === BLOCKED) stay(plan, golem, BY_TOKEN);
  else if (world.barrel[near] !== 0) shove(world, rules, plan, golem, BY_BARREL);
  else if (ahead !== 0 && plan.direction[ahead - 1]! < 0) shove(world, rules, plan, golem, BY_GOLEM);
  else if (entering === WATER) plan.decided[golem] = SWIMS;
  else {
    plan.decided[golem] = GOES;
    if (entering === DOOR && world.pair[near]! >= 0) plan.to[golem] = world.pair[near]!;
    if (plan.to[golem] === world.at[golem] && !plan.isReturnAMove) {
      stay(plan, golem, BY_RETURN);
      return;
    }
    claims[plan.to[golem]!]!++;
  }
}

// The slider stops; what it ran into moves one cell on if that cell is free. It claims nothing where it could not go anyway.
function shove(world: World, rules: TokenRules, plan: SlidePlan, golem: number, why: number): void {
  const near = plan.near[golem]!;
  stay(plan, golem, why);
  plan.to[golem] = NOWHERE;
  shoves[near]!++;
  if (why === BY_BARREL) plan.barrel[golem] = near;
  else plan.golem[golem] = world.golemAt[near]!;
  const target = world.field.steps[near * 4 + plan.direction[golem]!]!;
  if (target < 0 || world.golemAt[target] !== 0 || world.barrel[target] !== 0 || rules.push[world.token[target]!] !== 1) return;
  if (why === BY_BARREL && plan.barred !== undefined && plan.barred[target] !== 0) return;
  plan.shoveTo[golem] = target;
  claims[target]!++;
}

function refuseSwaps(world: World, plan: SlidePlan): void {
  for (let a = 0; a < plan.golems; a++) {
    if (plan.decided[a] !== GOES) continue;
    const b = world.golemAt[plan.to[a]!]! - 1;
    if (b <= a || plan.decided[b] !== GOES || plan.to[b] !== world.at[a]) continue;
    stay(plan, a, BY_SWAP);
    stay(plan, b, BY_SWAP);
  }
}

function obstacleTo(world: World, plan: SlidePlan, golem: number): number {
  const to = plan.to[golem]!;
  if (claims[to]! > 1) return BY_CLAIM;
  if (isHeld(world, plan, to, golem)) return BY_GOLEM;
  const near = plan.near[golem]!;
  return near !== to && isHeld(world, plan, near, golem) ? BY_GOLEM : 0;
}

function isHeld(world: World, plan: SlidePlan, cell: number, by: number): boolean {
  const holder = world.golemAt[cell]! - 1;
  return holder >= 0 && holder !== by && plan.decided[holder] !== GOES;
}

/** Moves all that slide and what is shoved, at once. */
export function carryOutSlides(world: World, plan: SlidePlan): void {
  for (let golem = 0; golem < plan.golems; golem++) {
    if (plan.decided[golem] === GOES) world.golemAt[world.at[golem]!] = 0;
    const target = plan.shoveTo[golem]!;
    if (target < 0) continue;
    const from = plan.near[golem]!;
    if (plan.barrel[golem]! >= 0) {
      world.barrel[target] = world.barrel[from]!;
      world.barrel[from] = 0;
    } else put(world, plan.golem[golem]! - 1, from, target);
  }
  for (let golem = 0; golem < plan.golems; golem++) {
    if (plan.decided[golem] !== GOES) continue;
    world.at[golem] = plan.to[golem]!;
    world.golemAt[plan.to[golem]!] = golem + 1;
    world.charge[golem] = 0;
  }
}

function put(world: World, golem: number, from: number, to: number): void {
  world.golemAt[from] = 0;
  world.golemAt[to] = golem + 1;
  world.at[golem] = to;
  world.charge[golem] = 0;
}
