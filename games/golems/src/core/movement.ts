import * as fields from './field.ts';
import type { TokenRules, World } from './world.ts';
import * as worlds from './world.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { MAX_CELLS, NOWHERE } = fields;
const { BLOCKED, DOOR, MAX_GOLEMS, WATER } = worlds;

/** How a golem's step was decided. */
export const IDLE = 0;
export const GOES = 1;
export const SWIMS = 2;
export const STAYS = 3;

/** Why it stays; the names are those of the `moveBlocked` event. */
export const BY_EDGE = 1;
export const BY_TOKEN = 2;
export const BY_BARREL = 3;
export const BY_CLAIM = 4;
export const BY_GOLEM = 5;
export const BY_SWAP = 6;
/** Its own ladder or portal would bring it back to its starting cell. */
export const BY_RETURN = 7;
export const BLOCK_REASONS = ['', 'edge', 'token', 'barrel', 'claim', 'golem', 'swap', 'return'] as const;
export type BlockReason = Exclude<(typeof BLOCK_REASONS)[number], ''>;

/**
 * One step of all golems, decided at once. `direction` is the question (NOWHERE: this golem does not walk), the rest the answer.
 * One plan is reused for every decision, so nothing is allocated while programs run.
 */
export interface StepPlan {
  /** How many golems the arrays speak of. */
  golems: number;
  /** The last one that walks. */
  only: number;
  /** By cell: not 0 where no barrel may be pushed; undefined: nothing but tokens is in its way. [G6.11.3] */
  barred: Uint8Array | undefined;
  /** As first ruled: whom a ladder brings back to its own cell has moved, and holds nothing. */
  isReturnAMove: boolean;
  readonly direction: Int8Array;
  /** IDLE, GOES, SWIMS (into water, its starting cell is held until it comes out) or STAYS. */
  readonly decided: Uint8Array;
  /** The cell it walks into: a ladder's near half, the water, the barrel's cell. NOWHERE at the edge. */
  readonly near: Int16Array;
  /** Where it comes to rest: `near`, or the far half of a ladder. */
  readonly to: Int16Array;
  /** The cell its barrel is pushed to, NOWHERE when it pushes none. */
  readonly pushTo: Int16Array;
  readonly why: Uint8Array;
}

export function newStepPlan(): StepPlan {
  return {
    golems: 0,
    only: 0,
    barred: undefined,
    isReturnAMove: false,
    direction: new Int8Array(MAX_GOLEMS).fill(NOWHERE),
    decided: new Uint8Array(MAX_GOLEMS),
    near: new Int16Array(MAX_GOLEMS),
    to: new Int16Array(MAX_GOLEMS),
    pushTo: new Int16Array(MAX_GOLEMS),
    why: new Uint8Array(MAX_GOLEMS),
  };
}

// All zero between decisions: each decision takes back its own claims.
const claims = new Uint8Array(MAX_CELLS);

/**
 * Decides one step of all walkers. All claims are made before any is refused, and refusals only ever grow, so the order of seats
 * can't matter. Nothing moves here; see `carryOut`. [G6.6.2, G6.6.3]
 */
export function decideSteps(world: World, rules: TokenRules, swap: boolean, plan: StepPlan): void {
  const count = plan.golems;
  let movers = 0;
  for (let golem = 0; golem < count; golem++) {
    plan.pushTo[golem] = NOWHERE;
    if (plan.direction[golem]! < 0 || world.at[golem]! < 0) plan.decided[golem] = IDLE;
    else {
      claim(world, rules, plan, golem);
      movers++;
      plan.only = golem;
    }
  }
  if (movers === 1) {
    decideAlone(world, plan);
    return;
  }
  if (!swap) refuseSwaps(world, plan);
  let changed = true;
  while (changed) {
    changed = false;
    for (let golem = 0; golem < count; golem++) {
      const decided = plan.decided[golem]!;
      if (decided !== GOES && decided !== SWIMS) continue;
      const why = obstacleTo(world, plan, golem);
      if (why === 0) continue;
      stay(plan, golem, why);
      changed = true;
    }
  }
  for (let golem = 0; golem < count; golem++) {
    if (plan.decided[golem] !== IDLE) release(plan, golem);
  }
}

/** Nobody else moves: only what stands still can be in the way. */
function decideAlone(world: World, plan: StepPlan): void {
  const golem = plan.only;
  if (plan.decided[golem] !== STAYS) {
    const why = obstacleTo(world, plan, golem);
    if (why !== 0) stay(plan, golem, why);
  }
  release(plan, golem);
}

function release(plan: StepPlan, golem: number): void {
  if (plan.to[golem]! >= 0) claims[plan.to[golem]!] = 0;
  if (plan.pushTo[golem]! >= 0) claims[plan.pushTo[golem]!] = 0;
}

function stay(plan: StepPlan, golem: number, why: number): void {
  plan.decided[golem] = STAYS;
  plan.why[golem] = why;
}

function claim(world: World, rules: TokenRules, plan: StepPlan, golem: number): void {
  const direction = plan.direction[golem]!;
  const near = world.field.steps[world.at[golem]! * 4 + direction]!;
  plan.near[golem] = near;
  plan.to[golem] = near;
  if (near < 0) {
    stay(plan, golem, BY_EDGE);
    return;
  }
  const token = world.token[near]!;
  const entering = token === 0 ? 0 : rules.enter[token]!;
  if (entering === BLOCKED) {
    stay(plan, golem, BY_TOKEN);
    return;
  }
  plan.decided[golem] = GOES;
  if (entering === DOOR && world.pair[near]! >= 0) {
    plan.to[golem] = world.pair[near]!;
    if (plan.to[golem] === world.at[golem] && !plan.isReturnAMove) {
      stay(plan, golem, BY_RETURN);
      return;
    }
  }
  if (entering === WATER) plan.decided[golem] = SWIMS;
  if (world.barrel[near] !== 0) claimPush(world, rules, plan, golem, near, direction);
  else if (entering === WATER) return;
  claims[plan.to[golem]!]!++;
}

// A barrel that can't be pushed for what lies behind it claims nothing there; its would-be pusher still claims the barrel's cell.
function claimPush(world: World, rules: TokenRules, plan: StepPlan, golem: number, near: number, direction: number): void {
  const beyond = world.field.steps[near * 4 + direction]!;
  if (beyond < 0 || !takesBarrel(world, rules, beyond) || (plan.barred !== undefined && plan.barred[beyond] !== 0)) {
    stay(plan, golem, BY_BARREL);
    return;
  }
  plan.pushTo[golem] = beyond;
  claims[beyond]!++;
}

/** Whether the contents of a cell let a barrel be pushed there; golems are not considered. */
export function takesBarrel(world: World, rules: TokenRules, cell: number): boolean {
  if (world.barrel[cell] !== 0) return false;
  const token = world.token[cell]!;
  if (token === 0 || rules.push[token] === 1) return true;
  return rules.enter[token] === DOOR && world.pair[cell]! < 0;
}

function refuseSwaps(world: World, plan: StepPlan): void {
  const count = plan.golems;
  for (let a = 0; a < count; a++) {
    if (plan.decided[a] !== GOES) continue;
    const b = world.golemAt[plan.to[a]!]! - 1;
    if (b <= a || plan.decided[b] !== GOES || plan.to[b] !== world.at[a]) continue;
    stay(plan, a, BY_SWAP);
    stay(plan, b, BY_SWAP);
  }
}

function obstacleTo(world: World, plan: StepPlan, golem: number): number {
  const to = plan.to[golem]!;
  const pushTo = plan.pushTo[golem]!;
  if (pushTo >= 0) {
    if (claims[pushTo]! > 1 || isHeld(world, plan, pushTo, golem)) return BY_BARREL;
    if (claims[to]! > 1) return BY_CLAIM;
  }
  // In v4 a robot that found no way out stands in the water and is in the way there. [G4.7.5]
  if (plan.decided[golem] === SWIMS) return isHeld(world, plan, to, golem) ? BY_GOLEM : 0;
  if (claims[to]! > 1) return BY_CLAIM;
  if (isHeld(world, plan, to, golem)) return BY_GOLEM;
  const near = plan.near[golem]!;
  return near !== to && isHeld(world, plan, near, golem) ? BY_GOLEM : 0;
}

function isHeld(world: World, plan: StepPlan, cell: number, by: number): boolean {
  const holder = world.golemAt[cell]! - 1;
  return holder >= 0 && holder !== by && plan.decided[holder] !== GOES;
}

/**
 * Moves everybody who GOES and the barrels they push, all at once. Golems that swim stay on their starting cell:
 * the edition damages them and asks where they come out.
 */
export function carryOut(world: World, plan: StepPlan): void {
  const count = plan.golems;
  for (let golem = 0; golem < count; golem++) {
    const decided = plan.decided[golem]!;
    if (decided === GOES) world.golemAt[world.at[golem]!] = 0;
    const pushTo = plan.pushTo[golem]!;
    if (pushTo < 0 || (decided !== GOES && decided !== SWIMS)) continue;
    const near = plan.near[golem]!;
    world.barrel[pushTo] = world.barrel[near]!;
    world.barrel[near] = 0;
  }
  for (let golem = 0; golem < count; golem++) {
    if (plan.decided[golem] !== GOES) continue;
    const to = plan.to[golem]!;
    if (world.at[golem] !== to) world.charge[golem] = 0;
    world.at[golem] = to;
    world.golemAt[to] = golem + 1;
  }
}
