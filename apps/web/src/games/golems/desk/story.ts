import type { GolemsEvent, Scene } from '../model/scene.ts';
import { headlineOf } from '../story/headline.ts';
import { positionIn } from '../story/reel.ts';
import type { Desk } from './desk.ts';

/** The cell an event happens on. */
export function cellOf(event: GolemsEvent, scene: Scene): string | undefined {
  if (event.kind === 'strikeMade') return event.way.at(-1);
  if (event.kind === 'attacked') return event.cells.at(-1);
  if (event.kind === 'conditionTested' && event.at) return event.at;
  if (event.kind === 'golemMoved' || event.kind === 'golemSlid' || event.kind === 'golemShoved') return event.to;
  if ('at' in event && event.at) return event.at;
  if ('to' in event && typeof event.to === 'string' && event.to.length > 1) return event.to;
  if ('seat' in event) return scene.figures[event.seat]?.swims ?? scene.figures[event.seat]?.at ?? undefined;
  return undefined;
}

export interface StoryLine {
  readonly event: GolemsEvent;
  readonly number: number;
}

export interface Story {
  readonly round: number;
  readonly row: number | undefined;
  /** Who has a command in that row; undefined before it is opened. When children take turns only one has. */
  readonly acting: readonly number[] | undefined;
  readonly pass: number | undefined;
  /** The step of G6.5.1 or G4.4. */
  readonly step: number | undefined;
  readonly lines: readonly StoryLine[];
  /** Everything that has happened in the row so far. */
  readonly told: readonly GolemsEvent[];
}

const UNTOLD = new Set([
  'rowOpened',
  'stepBegan',
  'passBegan',
  'rowEnded',
  'roundBegan',
  'programLaid',
  'programsReady',
  'choiceMade',
  'luckDrawn',
]);

/** What has happened in the step that is on the screen, up to now: a few sentences, numbered as on the board. */
export function storyOf(desk: Omit<Desk, 'story'>): Story {
  const round = desk.isFilming() ? desk.round() : undefined;
  if (!round)
    return { round: desk.view().round, row: undefined, acting: undefined, pass: undefined, step: undefined, lines: [], told: [] };
  const now = desk.table.reel.now();
  const at = positionIn(round, now) - 1;
  const row = round.rows.find(({ from, to }) => at >= from && at < to);
  const pass = row && row.passes.length > 0 ? 1 + row.passes.filter((from) => from <= at).length : undefined;
  let step: number | undefined;
  let lines: GolemsEvent[] = [];
  const told: GolemsEvent[] = [];
  let opening: GolemsEvent | undefined;
  const passages = desk.table.reel.passages();
  const first = row ? round.frames[row.from]!.moment : round.start;
  for (const { after, events } of passages) {
    if (after - 1 < first.step) continue;
    for (const [index, event] of (events as readonly GolemsEvent[]).entries()) {
      if (after - 1 === first.step && index + 1 < first.events) continue;
      if (after - 1 > now.step || (after - 1 === now.step && index + 1 > now.events)) break;
      told.push(event);
      if (event.kind === 'stepBegan') {
        step = event.step;
        lines = [];
      } else if (event.kind === 'rowOpened') {
        opening = event;
        lines = [];
      } else if (event.kind === 'passBegan') lines = [];
      else if (!UNTOLD.has(event.kind) && (!desk.isKids() || desk.tell(event))) lines.push(event);
    }
  }
  if (lines.length === 0 && opening) lines = [opening];
  return {
    round: round.round,
    row: row?.row,
    acting: row?.isOpened ? row.commands.flatMap((command, seat) => (command ? [seat] : [])) : undefined,
    pass,
    step,
    lines: lines.slice(-6).map((event, index) => ({ event, number: index + 1 })),
    told,
  };
}

/** An event in the story of its row, where the row's number stands already. */
export function tellHere(desk: Desk, event: GolemsEvent): string {
  const text = desk.tell(event);
  return event.kind === 'rowOpened' ? text.replace(/^[^.]*\d\.\s*/, '') : text;
}

/** The one sentence of the step, cause first. */
export function headlineText(desk: Desk): string {
  const { lines, told } = desk.story();
  const found = headlineOf(
    lines.map(({ event }) => event),
    told,
  );
  const { film } = desk.words();
  const name = (seat: number): string => desk.table.nameOf(seat);
  if (!found || desk.isKids()) return lines.length > 0 ? tellHere(desk, lines.at(-1)!.event) : '';
  if (found.kind === 'claim') return film.claim(found.seats.map(name), found.cell);
  if (found.kind === 'struck') return film.struck(name(found.seat), found.points, found.by.map(name));
  return tellHere(desk, found.event);
}

/** `Round 3 · Row 2 · pass 1 · strikes`. */
export function placeOfStory(desk: Desk): string {
  const { round, row, pass, step } = desk.story();
  const { film, step: stepName } = desk.words();
  if (desk.isRoundOver()) return film.roundOver(round);
  return [film.round(round), row && film.row(row), pass && film.pass(pass), step && stepName(step)].filter(Boolean).join(' · ');
}
