import { type GameLog, parseLog } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type FinishedGame, finishedIn, isGamesFile } from '@stolik/table/games-file';
import { type CatalogEntry, findEntry } from './catalog.ts';
import { readText } from './files.ts';
import { problems } from './problems.ts';

export interface LoadedLog {
  readonly log: GameLog;
  readonly entry: CatalogEntry;
  /** What the player's browser has kept, in a file of all their games. */
  readonly kept: unknown;
}

/** A log file and the game it belongs to; of a file with several games that with this number. */
export function loadLog(path: string | undefined, number?: string | true): Result<LoadedLog> {
  if (path === undefined) return problem('LOG', problems().whichLog);
  const text = readText(path);
  if (!text.ok) return text;
  const games = gamesIn(path, text.value);
  if (!games.ok) return games;
  const found = games.value ? chosen(games.value, number) : parsed(path, text.value);
  if (!found.ok) return found;
  const entry = findEntry(found.value.log.game);
  return entry.ok ? ok({ ...found.value, entry: entry.value }) : problem(`${path}: game`, entry.problem.says);
}

/** The numbers of the finished games in a file of several; undefined where it is the log of one game, or no file at all. */
export function numbersIn(path: string | undefined): readonly number[] | undefined {
  const text = path === undefined ? undefined : readText(path);
  const games = path !== undefined && text?.ok ? gamesIn(path, text.value) : undefined;
  return games?.ok ? games.value?.map(({ number }) => number) : undefined;
}

function parsed(path: string, text: string): Result<Omit<LoadedLog, 'entry'>> {
  const log = parseLog(text);
  return log.ok
    ? ok({ log: log.value, kept: undefined })
    : problem(`${path}: ${log.problem.at}`, problems().badLog(log.problem.says));
}

function gamesIn(path: string, text: string): Result<readonly FinishedGame[] | undefined> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return ok(undefined);
  }
  if (!isGamesFile(raw)) return ok(undefined);
  const games = finishedIn(raw);
  return games.ok ? games : problem(`${path}: ${games.problem.at}`, problems().badLog(games.problem.says));
}

function chosen(games: readonly FinishedGame[], number: string | true | undefined): Result<FinishedGame> {
  const found = number === undefined && games.length === 1 ? games[0] : games.find((game) => String(game.number) === number);
  return found ? ok(found) : problem('--game', problems().whichOf(games.map((game) => game.number).join(', ')));
}
