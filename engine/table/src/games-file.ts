import { isRecord } from '@stolik/kernel/json';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';

/**
 * One game of a person. A finished game has the log. A running one, or one whose deal other tables still play, has what the
 * seat has seen. Nothing here is another player's secret.
 */
export interface SavedGame {
  readonly table: string;
  readonly game: string;
  /** The person's own, counted from 1. */
  readonly seat: number;
  /** When something last happened there, in milliseconds since 1970. */
  readonly at: number;
  readonly log?: GameLog;
  /** `Film` of engine/wire/src/film.ts. */
  readonly film?: object;
  /** What this person's browser has kept, for `stolik verify --kept`; only a browser can add it. */
  readonly kept?: unknown;
}

/** All games of a person in one file: `POST /api/mine/games` answers one, "Save my games" saves it. */
export interface GamesFile {
  readonly stolik: 'games';
  readonly version: 1;
  readonly games: readonly SavedGame[];
}

/** Whether a value looks like such a file; `readGamesFile` says what is wrong with it. */
export const isGamesFile = (raw: unknown): boolean => isRecord(raw) && raw['stolik'] === 'games';

/** A finished game of a file, with its number there, counted from 1. */
export interface FinishedGame {
  readonly number: number;
  readonly log: GameLog;
  readonly kept: unknown;
}

/** The finished games of an uploaded file. */
export function finishedIn(raw: unknown): Result<readonly FinishedGame[]> {
  if (!isRecord(raw) || !isGamesFile(raw)) return problem('stolik', 'this is no file of games');
  if (raw['version'] !== 1) return problem('version', 'this version reads files of format 1');
  const games = raw['games'];
  if (!Array.isArray(games)) return problem('games', 'a list is expected');
  const found: FinishedGame[] = [];
  for (const [index, game] of games.entries()) {
    if (!isRecord(game)) return problem(`games[${index}]`, 'a game is expected');
    if (game['log'] === undefined) continue;
    const log = parseLog(JSON.stringify(game['log']));
    if (!log.ok) return problem(`games[${index}].log.${log.problem.at}`, log.problem.says);
    found.push({ number: index + 1, log: log.value, kept: game['kept'] });
  }
  return ok(found);
}
