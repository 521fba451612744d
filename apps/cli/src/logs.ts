import { type GameLog, parseLog } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type CatalogEntry, findEntry } from './catalog.ts';
import { readText } from './files.ts';
import { problems } from './problems.ts';

/** A log file and the game it belongs to. */
export function loadLog(path: string | undefined): Result<{ readonly log: GameLog; readonly entry: CatalogEntry }> {
  if (path === undefined) return problem('LOG', problems().whichLog);
  const text = readText(path);
  if (!text.ok) return text;
  const log = parseLog(text.value);
  if (!log.ok) return problem(`${path}: ${log.problem.at}`, problems().badLog(log.problem.says));
  const entry = findEntry(log.value.game);
  return entry.ok ? ok({ log: log.value, entry: entry.value }) : problem(`${path}: game`, entry.problem.says);
}
