import { unwrap } from '@stolik/kernel/result';
import { relocate } from '../core/world.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { isAtEdge } from '../v6/ending.ts';
import { parseTable, setup6 } from '../v6/setup.ts';
import { cloneState, type State6 } from '../v6/state.ts';
import { exitsHere, leave, walk } from '../v6/walking.ts';

/** Forward, Back, Left, Right: what children have. [G6.11.1] */
const COMMANDS = [0, 1, 2, 3];
/** A field with so many barrels that the search is longer is not judged. */
const MOST_STANDS = 8_000;

/**
 * The number of commands that each golem of a children's game needs to its goal, alone on the field. It is one number for the
 * edge and the treasure, and one for each gear, the nearest first. An unreachable goal has none; undefined where counting would
 * take too long.
 */
export function waysToGoal(scenario: Scenario, seat: number): readonly number[] | undefined {
  const start = setup6(unwrap(parseTable({ scenario }, scenario.players.max)), scenario.players.max);
  for (let other = 0; other < start.table.seats; other++) if (other !== seat) relocate(start, other, -1);
  const ways = new Map<number, number>();
  const seen = new Set([keyOf(start, seat)]);
  let reached = [start];
  for (let commands = 1; reached.length > 0; commands++) {
    const next: State6[] = [];
    for (const state of reached) {
      for (const after of COMMANDS.flatMap((command) => walked(state, seat, command))) {
        const key = keyOf(after, seat);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > MOST_STANDS) return undefined;
        for (const goal of goalsIn(state, after, seat)) if (!ways.has(goal)) ways.set(goal, commands);
        next.push(after);
      }
    }
    if (ways.size === goalsOf(start)) break;
    reached = next;
  }
  return [...ways.values()].sort((a, b) => a - b);
}

function walked(state: State6, seat: number, command: number): readonly State6[] {
  const after = cloneState(state);
  walk(after, seat, command);
  const exits = exitsHere(after);
  if (exits.length === 0) return [after];
  return exits.map((cell) => {
    const out = cloneState(after);
    leave(out, cell);
    return out;
  });
}

const goalsOf = (start: State6): number => (start.table.goal === 'edge' ? 1 : start.goalAt.filter((goal) => goal !== 0).length);

/** The goals that the last command has brought: cells of goal tokens, -1 for the edge. */
function goalsIn(before: State6, after: State6, seat: number): readonly number[] {
  if (after.table.goal === 'edge') return isAtEdge(after.field, after.at[seat]!, after.table.edge[seat]!) ? [-1] : [];
  const cell = after.at[seat]!;
  return before.goalAt[cell] !== 0 && after.goalAt[cell] === 0 ? [cell] : [];
}

const keyOf = (state: State6, seat: number): string =>
  `${state.at[seat]},${state.facing[seat]},${state.charge[seat]},${state.barrel},${state.goalAt}`;
