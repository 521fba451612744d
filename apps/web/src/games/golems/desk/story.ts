import { tellCause, tellCommands } from '@stolik/golems/text';
import { typeset } from '@stolik/look/typography';
import type { GolemsEvent } from '../model/scene.ts';
import { headlineOf } from '../story/headline.ts';
import { positionIn } from '../story/reel.ts';
import type { Story } from '../story/told.ts';
import type { Desk } from './desk-shape.ts';

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
    for (const [index, event] of events.entries()) {
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
  if (event.kind !== 'rowOpened') return desk.tell(event);
  const telling = desk.telling();
  const commands = tellCommands(desk.edition.id, event.commands, telling);
  return commands && typeset(`${commands}.`, telling.language);
}

/** The one sentence of the step, cause first. */
export function headlineText(desk: Desk): string {
  const { lines, told } = desk.story();
  const found = headlineOf(
    lines.map(({ event }) => event),
    told,
  );
  if (!found || desk.isKids()) return lines.length > 0 ? tellHere(desk, lines.at(-1)!.event) : '';
  if (found.kind === 'event') return tellHere(desk, found.event);
  const telling = desk.telling();
  return typeset(tellCause(found, telling), telling.language);
}

/** `Round 3 · Row 2 · pass 1 · strikes`. */
export function placeOfStory(desk: Desk): string {
  const { round, row, pass, step } = desk.story();
  const { film, step: stepName } = desk.words();
  if (desk.isRoundOver()) return film.roundOver(round);
  return [film.round(round), row && film.row(row), pass && film.pass(pass), step && stepName(step)].filter(Boolean).join(' · ');
}
