import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { GameLog } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { seatShape } from '@stolik/look/seats';
import { type Recalled, recalling } from '@stolik/table/chronicle';
import { logOf } from '@stolik/table/log';
import { openTable, type Sitter, type Table } from '@stolik/table/table';
import type { Film, ShownFilm } from '@stolik/wire/film';
import { m } from '../base/messages/catalog.ts';
import { breathe, inSlices } from '../base/ui/leisure.ts';
import { botName } from '../session/bots/bot-name.ts';
import type { Recorded } from '../session/kept/link.ts';
import { clearUntouched, findKept, freshId, givenAt, keep } from '../session/kept/shelf.ts';
import { loadClient } from './clients.ts';
import type { GameClient } from './contract.ts';

export interface Opened extends Recalled {
  readonly client: GameClient;
}

/** Sits everybody down at a new table and keeps it; answers its id. */
export function openFresh(game: AnyGame, options: { readonly [key: string]: Json }, sitters: readonly Sitter[]): Result<string> {
  const opened = openTable(game, options, sitters);
  if (!opened.ok) return opened;
  clearUntouched(game.id);
  const id = freshId();
  keepTable(game, id, opened.value);
  return ok(id);
}

/** Another way of a game, from this moment on; answers its id. */
export function openWhatIf(game: AnyGame, table: Table): string {
  clearUntouched(game.id);
  const id = freshId();
  keepTable(game, id, table, { given: movesOfPeople(table) });
  return id;
}

const movesOfPeople = ({ steps, sitters }: Table): number =>
  steps.filter(({ actor }) => sitters[actor]?.kind === 'person').length;

/** Keeps the table as it stands; false when the browser has no room for it. `log`: where somebody has it already. */
export function keepTable(
  game: AnyGame,
  id: string,
  table: Table,
  { log = logOf(game, table), given = givenAt(id) }: { readonly log?: GameLog; readonly given?: number | undefined } = {},
): boolean {
  const next = game.next(table.state);
  const kept = {
    id,
    game: table.game,
    sitters: table.sitters,
    isOver: next.kind === 'over',
    asked: next.seats,
    moves: table.steps.filter(({ actor }) => actor !== CHANCE).length,
    own: movesOfPeople(table),
    ...(given !== undefined && { given }),
    ...(next.outcome && { result: { winners: next.outcome.winners, scores: next.outcome.scores } }),
    savedAt: Date.now(),
  };
  return keep(kept, log);
}

/** A kept table as it was left. */
export async function loadTable(id: string): Promise<Result<Opened>> {
  const found = findKept(id);
  if (!found) return problem('gone', '');
  return openLog(found.log, found.kept.sitters);
}

/** A log, played through to its last step; without sitters those that the log names. */
export async function openLog(log: GameLog, sitters?: readonly Sitter[]): Promise<Result<Opened>> {
  const loading = loadClient(log.game);
  if (!loading) return problem('game', '');
  const client = await loading;
  await breathe();
  const { min, max } = client.game.seats;
  if (log.seats < min || log.seats > max) return problem('seats', `${client.game.id} is not for ${log.seats} players`);
  try {
    // A long game is played again here: the page goes on drawing and answering meanwhile.
    const recalled = await inSlices(recalling(client.game, log, sitters ?? sittersOf(log)));
    return recalled.ok ? ok({ client, ...recalled.value }) : recalled;
  } catch (error) {
    // Rules are not made for what another version or a stranger wrote; nothing of it may stop the page.
    console.warn(error);
    return problem('rulesVersion', 'the rules stumble over it');
  }
}

/** A film, made ready to be shown. */
export interface OpenedFilm {
  readonly client: GameClient;
  readonly film: Film;
  readonly shown: ShownFilm;
  readonly sitters: readonly Sitter[];
}

/** What came in a link or a file. */
export async function openRecorded(recorded: Recorded): Promise<Result<Opened | OpenedFilm>> {
  if ('log' in recorded) return openLog(recorded.log);
  const { film } = recorded;
  const loading = loadClient(film.game);
  if (!loading) return problem('game', '');
  const [client, { openFilm }] = await Promise.all([loading, import('@stolik/wire/film')]);
  await breathe();
  const shown = openFilm(client.game, film);
  return shown.ok ? ok({ client, film, shown: shown.value, sitters: sittersOf(film) }) : shown;
}

/** Who sat there, as far as the log knows. */
function sittersOf(log: Pick<GameLog, 'seats' | 'names' | 'bots' | 'colours'>): Sitter[] {
  return Array.from({ length: log.seats }, (_, seat): Sitter => {
    const name = log.names?.[seat]?.trim();
    const level = log.bots?.[seat] ?? undefined;
    const colour = log.colours?.[seat];
    if (level === undefined) return { kind: 'person', name: name || m().names.person(seatShape(seat).letter), colour };
    return { kind: 'bot', name: name || botName(level), level, colour };
  });
}
