import { coloursOf } from '@stolik/kernel/colours';
import type { AnyGame } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { type GameLog, type LogHead, LogWriter, replay } from '@stolik/kernel/log';
import { ok, type Result } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { openTable, type Sitter, stateAfter, type Table } from './table.ts';

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

/** A table that goes on where a log stops. Every step is checked. */
export function tableFromLog(game: AnyGame, log: GameLog, sitters: readonly Sitter[]): Result<Table> {
  const opened = openTable(game, log.options as { [key: string]: Json }, sitters);
  if (!opened.ok) return opened;
  const steps: Step[] = [];
  const replayed = replay(game, log, ({ step }) => steps.push(step));
  if (!replayed.ok) return replayed;
  return ok({ ...opened.value, steps, state: replayed.value.state, version: steps.length });
}
