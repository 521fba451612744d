import type { Seat } from '@stolik/kernel/game';
import { damagedCount } from '../v4/end.ts';
import { golems4 } from '../v4/game.ts';
import { OVER, type State4 } from '../v4/state.ts';
import { planBest } from './planner.ts';

function judge4(state: State4, seat: Seat): number {
  const { table, field } = state;
  if (state.ask === OVER && state.winner === seat + 1) return 100;
  if (state.at[seat]! < 0) return -100;
  let value = damagedCount(state, seat) * -4;
  let nearest = 99;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    if (state.at[other]! < 0) {
      value += 14;
      continue;
    }
    value += damagedCount(state, other) * 3;
    const [a, b] = [state.at[seat]!, state.at[other]!];
    const away =
      Math.abs((a % field.width) - (b % field.width)) + Math.abs(Math.floor(a / field.width) - Math.floor(b / field.width));
    nearest = Math.min(nearest, away);
  }
  return value - nearest * 0.3;
}

export const plannerGolems4 = planBest(golems4, judge4, (now, start) => now.round > start.round, { tries: 120, dreams: 10 });
