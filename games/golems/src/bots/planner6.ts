import type { Seat } from '@stolik/kernel/game';
import type { Field } from '../core/field.ts';
import { golems6 } from '../v6/game.ts';
import { WALL, WATER } from '../v6/kinds.ts';
import { OVER, type State6 } from '../v6/state.ts';
import { planBest } from './planner.ts';

const column = (field: Field, cell: number): number => cell % field.width;
const row = (field: Field, cell: number): number => Math.floor(cell / field.width);
const distance = (field: Field, a: number, b: number): number =>
  Math.abs(column(field, a) - column(field, b)) + Math.abs(row(field, a) - row(field, b));

function judge6(state: State6, seat: Seat): number {
  const { table, field } = state;
  if (state.phase === OVER && state.winner === seat + 1) return 100;
  if (state.at[seat]! < 0) return -100;
  if (table.kids) return state.items[seat]! * 20 - wayLeft(state, seat);
  let value = (state.damage[seat]! / table.limit[seat]!) * -12;
  let nearest = 99;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    if (state.at[other]! < 0) {
      value += 14;
      continue;
    }
    value += (state.damage[other]! / table.limit[other]!) * 9;
    nearest = Math.min(nearest, distance(field, state.at[seat]!, state.at[other]!));
  }
  return value - nearest * 0.3;
}

/** Children's goals: how far it still is. */
function wayLeft(state: State6, seat: Seat): number {
  const { field, table } = state;
  const at = state.at[seat]!;
  if (table.goal === 'edge') {
    const side = table.edge[seat]!;
    return [field.height - 1 - row(field, at), field.width - 1 - column(field, at), row(field, at), column(field, at)][side]!;
  }
  return walk(state, at);
}

const FAR = 40;
const seen: number[] = [];

/** Steps to the nearest goal round walls and water; barrels can be pushed, turns are not counted. */
function walk(state: State6, from: number): number {
  const { steps, ground } = state.field;
  const ways = new Int8Array(ground.length).fill(-1);
  seen.length = 0;
  seen.push(from);
  ways[from] = 0;
  for (const cell of seen) {
    if (state.goalAt[cell] !== 0) return ways[cell]!;
    for (let side = 0; side < 4; side++) {
      const next = steps[cell * 4 + side]!;
      if (next < 0 || ways[next] !== -1 || state.token[next] === WALL || state.token[next] === WATER) continue;
      ways[next] = ways[cell]! + 1;
      seen.push(next);
    }
  }
  return FAR;
}

const isRoundOver = (now: State6, start: State6): boolean =>
  now.round > start.round || (now.table.alternate && now.asked !== start.asked);

export const plannerGolems6 = planBest(golems6, judge6, isRoundOver, { tries: 120, dreams: 10 });
