import type { EditionId } from '@stolik/golems/editions';
import { heightOfRow, type Program, readProgram } from '@stolik/golems/programs';
import type { PlayedEdition } from '../model/edition.ts';
import { facingNumber } from '../model/field.ts';
import type { GolemsEvent, GolemsView, Scene } from '../model/scene.ts';

/** The first row in which a program leaves every right one, and why. */
export interface WrongRow {
  /** Counted from 1. */
  readonly row: number;
  readonly why:
    | { readonly kind: 'missing' }
    | { readonly kind: 'reach'; readonly reach: number; readonly away: number }
    | { readonly kind: 'air' }
    /** What the golem met in it. */
    | { readonly kind: 'met'; readonly events: readonly GolemsEvent[] }
    | { readonly kind: 'out' };
  /** Where the golem stood after it. */
  readonly place: { readonly cell: string; readonly facing: string } | undefined;
}

interface Strayed {
  readonly view: GolemsView;
  readonly played: string;
  readonly rights: readonly string[];
  readonly events: readonly GolemsEvent[];
}

export function wrongRowOf(
  edition: PlayedEdition,
  seat: number,
  { view, played, rights, events }: Strayed,
): WrongRow | undefined {
  const laid = programIn(played, edition.id);
  if (!laid) return undefined;
  const block = Math.max(0, ...rights.map((right) => alike(laid, programIn(right, edition.id) ?? [])));
  const row = laid.slice(0, block).reduce((sum, each) => sum + heightOfRow(each, edition.id), 1);
  if (block === laid.length) return { row, why: { kind: 'missing' }, place: undefined };
  return { row, ...rowIn(edition, seat, view, events, row) };
}

function programIn(text: string, edition: EditionId): Program | undefined {
  const read = text.startsWith(WORD) ? readProgram(text.slice(WORD.length), edition) : undefined;
  return read?.ok ? read.value : undefined;
}

const WORD = 'program ';

/** How many rows from the top are the same. */
function alike(one: Program, other: Program): number {
  const first = one.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(other[index]));
  return first < 0 ? one.length : first;
}

/** What happened to the golem in a row. */
function rowIn(
  edition: PlayedEdition,
  seat: number,
  start: GolemsView,
  events: readonly GolemsEvent[],
  wanted: number,
): Pick<WrongRow, 'why' | 'place'> {
  let row = 0;
  let now = start;
  let air: WrongRow['why'] | undefined;
  let place: WrongRow['place'];
  const met: GolemsEvent[] = [];
  for (const event of events) {
    if (event.kind === 'rowOpened') row = event.row;
    if (row === wanted && 'seat' in event && event.seat === seat) {
      met.push(event);
      if (isMiss(event)) air = missOf(edition, edition.sceneOf(now), now, seat);
    }
    now = edition.follow(now, event);
    if (row !== wanted) continue;
    const { at, facing } = edition.sceneOf(now).figures[seat]!;
    place = at === null ? undefined : { cell: at, facing };
  }
  if (!place) return { why: { kind: 'out' }, place };
  return { why: air ?? { kind: 'met', events: met }, place };
}

const isMiss = (event: GolemsEvent): boolean =>
  (event.kind === 'strikeMade' && event.hit === 'none') || (event.kind === 'attacked' && event.cells.length === 0);

/** Straight ahead somebody stands too far away, or nobody does. */
function missOf(edition: PlayedEdition, { figures }: Scene, view: GolemsView, seat: number): WrongRow['why'] {
  const own = figures[seat]!;
  const { reach = 0 } = edition.statsOf(view, seat) ?? {};
  const ahead = figures.flatMap(({ at }) => (own.at && at && at !== own.at ? (aheadOf(own.at, own.facing, at) ?? []) : []));
  const away = Math.min(...ahead);
  return Number.isFinite(away) && away > reach ? { kind: 'reach', reach, away } : { kind: 'air' };
}

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** How many cells lie between, the last one counted; undefined where it is not straight ahead. */
function aheadOf(from: string, facing: string, to: string): number | undefined {
  const [dx, dy] = STEPS[facingNumber(facing)]!;
  const [x, y] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  const away = x * dx + y * dy;
  return away > 0 && Math.abs(x) + Math.abs(y) === away ? away : undefined;
}
