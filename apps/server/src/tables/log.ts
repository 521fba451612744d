import type { GameLog } from '@stolik/kernel/log';
import { logOf } from '@stolik/table/log';
import type { Match } from './match.ts';

/** A finished game as a log anybody can check: with the seed that was promised and what each seat added. */
export function publicLogOf(match: Match): GameLog | undefined {
  if (match.phase !== 'over') return undefined;
  const { game, table, seed, salts, rolls, opening } = match;
  const isPlain = rolls.every((roll, index) => roll === index);
  const chance = { commitment: opening.commitment, seed, salts, ...(isPlain ? {} : { rolls }) };
  return { ...logOf(game, table), chance };
}
