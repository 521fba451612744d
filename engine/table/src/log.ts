import { coloursOf } from '@stolik/kernel/colours';
import type { AnyGame } from '@stolik/kernel/game';
import { type GameLog, type LogHead, LogWriter } from '@stolik/kernel/log';
import { playStep } from '@stolik/kernel/steps';
import type { Session } from './session.ts';
import { stateAfter, type Table } from './table.ts';

/** What a log says before its first step. */
export function headOf({ seats, options, sitters }: Table): LogHead {
  const names = sitters.map((sitter) => sitter.name);
  const bots = sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null));
  const colours = sitters.some(({ colour }) => colour) && coloursOf(sitters).slice(0, seats);
  return { seats, options, names, bots, ...(colours && { colours }) };
}

/** The whole truth of a table as a log file; for the end of a game or for whoever owns the device. */
export function logOf(game: AnyGame, table: Table): GameLog {
  const writer = new LogWriter(game, headOf(table));
  const state = stateAfter(game, table, []);
  for (const step of table.steps) {
    writer.add(state, step);
    playStep(game, state, step);
    writer.check(state);
  }
  return writer.log();
}

/** A finished game as a log anybody can check: with the seed that was promised and what each seat added. */
export function publicLogOf(session: Session): GameLog | undefined {
  if (session.phase !== 'over') return undefined;
  const { game, table, seed, salts, rolls, opening } = session;
  const isPlain = rolls.every((roll, index) => roll === index);
  const chance = { commitment: opening.commitment, seed, salts, ...(isPlain ? {} : { rolls }) };
  return { ...logOf(game, table), chance };
}
