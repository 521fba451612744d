import type { Emit } from '@stolik/kernel/game';
import type { Event4 } from './facts.ts';
import { COMPONENTS, ROBOTS } from './kinds.ts';
import { NOT_BUILT, PARTS, STRIDE, type State4 } from './state.ts';

// A build is one number: processor * 16 + weapon * 4 + chassis, each the colour of a token. [G4.2.2]

export const BUILDS = 64;
export const partOf = (build: number, component: number): number => (build >> (4 - 2 * component)) & 3;
export const buildOf = (processor: number, weapon: number, chassis: number): number => processor * 16 + weapon * 4 + chassis;

/** Bits of the colours that are left of a kind of component. */
function colourBits(state: State4, component: number): number {
  let left = (1 << ROBOTS.length) - 1;
  for (let seat = 0; seat < state.table.seats; seat++) {
    const part = state.robot[seat * STRIDE + PARTS + component]!;
    if (state.table.isBot[seat] === 0 && part !== NOT_BUILT) left &= ~(1 << part);
  }
  return left;
}

/** Whether one token of each kind that this build names is left. */
export function canBuild(state: State4, build: number): boolean {
  return COMPONENTS.every((_, component) => (colourBits(state, component) & (1 << partOf(build, component))) !== 0);
}

export function isToBuild(state: State4, seat: number): boolean {
  return state.table.isBot[seat] === 0 && state.at[seat]! >= 0 && state.robot[seat * STRIDE + PARTS] === NOT_BUILT;
}

/** The only build left, or undefined when there is a choice. */
export function soleBuild(state: State4): number | undefined {
  const lefts = COMPONENTS.map((_, component) => colourBits(state, component));
  if (lefts.some((left) => (left & (left - 1)) !== 0)) return undefined;
  return buildOf(31 - Math.clz32(lefts[0]!), 31 - Math.clz32(lefts[1]!), 31 - Math.clz32(lefts[2]!));
}

/** Their own token of each kind, or else the first left. */
export function defaultBuild(state: State4, seat: number): number {
  const own = state.table.robots[seat]!;
  const parts = COMPONENTS.map((_, component) => {
    const left = colourBits(state, component);
    return (left & (1 << own)) !== 0 ? own : ROBOTS.findIndex((_name, colour) => (left & (1 << colour)) !== 0);
  });
  return buildOf(parts[0]!, parts[1]!, parts[2]!);
}

export function takeParts(state: State4, seat: number, build: number, emit: Emit<Event4> | undefined): void {
  for (let component = 0; component < COMPONENTS.length; component++) {
    state.robot[seat * STRIDE + PARTS + component] = partOf(build, component);
  }
  emit?.({ kind: 'robotBuilt', seat, parts: COMPONENTS.map((_, component) => ROBOTS[partOf(build, component)]!) });
}
