import { writeFileSync } from 'node:fs';
import { type GameEvent, type Seat, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { printLog } from '@stolik/kernel/log';
import type { Telling } from '@stolik/kernel/telling';
import { opponentIn } from '@stolik/search/manifest';
import { rulesIn } from '../catalog.ts';
import { reasonOf } from '../files.ts';
import type { Lines } from '../input.ts';
import { tellOutcome } from '../outcome.ts';
import { EXIT, type Output, paint, SEAT_COLOURS } from '../output.ts';
import { problems } from '../problems.ts';
import { tellingWith } from '../telling.ts';
import { TERMINAL_WORDS } from '../words.ts';
import { Advised } from './advice.ts';
import type { Match } from './match.ts';
import { answer, lookBack } from './prompt.ts';

export interface Sitting {
  readonly people: readonly Seat[];
  readonly language: Language;
  /** The file that holds the game after every step. */
  readonly path: string;
  /** Whether the adviser may be asked. */
  readonly mayAsk: boolean;
}

/** What one terminal session remembers beside the game. */
export interface Session {
  readonly match: Match;
  readonly sitting: Sitting;
  readonly out: Output;
  readonly advised: Advised;
  /** Whose eyes are at the screen; WATCHER when nobody plays here. */
  eyes: number;
}

/** Plays until the game is over or the person leaves. Everything played is on disk at every moment. */
export async function playAtTerminal(match: Match, sitting: Sitting, reader: Lines, out: Output): Promise<number> {
  const words = TERMINAL_WORDS[sitting.language];
  const isShared = sitting.people.length > 1 && match.entry.hasSecrets;
  const eyes = isShared ? WATCHER : (sitting.people[0] ?? WATCHER);
  const session: Session = { match, sitting, out, advised: new Advised(), eyes };
  out.line(paint(out, 'bold', match.entry.title[sitting.language]));
  out.line(match.entry.aim[sitting.language]);
  out.line(words.rules(rulesIn(match.entry, sitting.language)));
  out.line(
    words.youPlay(
      sitting.people.map((seat) => seat + 1),
      sitting.path,
    ),
  );
  for (const sitter of match.table.sitters) if (sitter.kind === 'bot') out.line(opponentLine(session, sitter));
  for (;;) {
    const saved = save(session);
    if (!saved) return EXIT.misused;
    const { next } = match;
    if (next.kind === 'over') {
      tellEnd(session, next.outcome);
      const again = sitting.people.length > 0 ? await lookBack(session, reader) : undefined;
      return again ? playAtTerminal(again, { ...sitting, path: tryPath(sitting.path) }, reader, out) : EXIT.fine;
    }
    if (next.kind === 'chance') {
      tellEvents(session, match.settle());
      continue;
    }
    // Where several decide at once bots go first, as in the client: hints are then given for the same position.
    const seat = next.seats.find((each) => !sitting.people.includes(each)) ?? next.seats[0]!;
    if (!sitting.people.includes(seat)) {
      tellEvents(session, match.playBot(seat));
      continue;
    }
    await changeEyes(session, seat, reader);
    const wentOn = await answer(session, seat, reader);
    if (!wentOn) {
      out.line(words.left(match.stepCount, sitting.path));
      return EXIT.fine;
    }
  }
}

/** The game that is tried another way does not take the place of the one that was played. */
const tryPath = (path: string): string => path.replace(/(?:-try)?(\.stolik)?(\.\w+)?$/, '-try$1$2');

/** Who a bot is, and how it plays. */
function opponentLine({ match, sitting }: Session, { name, level }: { readonly name: string; readonly level: string }): string {
  const { language } = sitting;
  const known = opponentIn(match.entry, level);
  if (!known) return name;
  if (!match.entry.levels.includes(known)) return `${name}: ${known.says[language]}.`;
  return TERMINAL_WORDS[language].opponent(name, known.id, known.label[language], known.says[language]);
}

function save(session: Session): boolean {
  const { sitting, match, out } = session;
  try {
    writeFileSync(sitting.path, printLog(match.log()));
    return true;
  } catch (error) {
    out.error(`${paint(out, 'red', 'stolik:')} ${sitting.path}: ${reasonOf(error)}`);
    out.error(problems().cantSave);
    return false;
  }
}

/** Between two people who hide things from each other comes a curtain: the screen is emptied before the next one looks. */
async function changeEyes(session: Session, seat: Seat, reader: Lines): Promise<void> {
  const { match, sitting, out } = session;
  if (session.eyes === seat) return;
  session.eyes = seat;
  const words = TERMINAL_WORDS[sitting.language];
  if (!match.entry.hasSecrets || sitting.people.length < 2) return;
  if (reader.isInteractive) {
    await reader.ask(words.hide);
    out.line('\u001b[2J\u001b[3J\u001b[H');
    await reader.ask(words.curtain(seat + 1));
  } else {
    out.line(words.curtainLine(seat + 1));
  }
}

/** Names as the log knows them; whoever sits here alone is "you". */
export function tellingOf({ match, sitting }: Session): Telling {
  const you = sitting.people.length === 1 ? sitting.people[0] : undefined;
  return { ...tellingWith(match.names, sitting.language), you };
}

export function tellEvents(session: Session, events: readonly GameEvent[]): void {
  const { match, sitting, out } = session;
  const { game } = match.entry;
  const eyes = sitting.people.length > 0 ? session.eyes : WATCHER;
  for (const event of events) {
    const seen = game.see(event, eyes);
    const text = seen === undefined ? '' : game.tell(seen, tellingOf(session));
    if (!text) continue;
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : -1;
    const colour = SEAT_COLOURS[seat];
    out.line(colour ? paint(out, colour, `  ${text}`) : `  ${text}`);
  }
}

function tellEnd(session: Session, outcome: Parameters<typeof tellOutcome>[0]): void {
  const { match, sitting, out } = session;
  const { game } = match.entry;
  out.line('');
  out.line(game.describe(game.view(match.state, -3), tellingOf(session)));
  out.line(paint(out, 'bold', tellOutcome(outcome, tellingOf(session))));
  out.line(TERMINAL_WORDS[sitting.language].watchAgain(sitting.path));
}
