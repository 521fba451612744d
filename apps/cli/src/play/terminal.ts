import { writeFileSync } from 'node:fs';
import { type GameEvent, type Seat, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { printLog } from '@stolik/kernel/log';
import { reasonOf } from '../files.ts';
import type { LineReader } from '../input.ts';
import { tellOutcome } from '../outcome.ts';
import { EXIT, type Output, paint, SEAT_COLOURS } from '../output.ts';
import type { Match } from './match.ts';
import { answer } from './prompt.ts';

export interface Sitting {
  readonly people: readonly Seat[];
  readonly language: Language;
  /** The file that holds the game after every step. */
  readonly path: string;
}

/** What one terminal session remembers beside the game. */
export interface Session {
  readonly match: Match;
  readonly sitting: Sitting;
  readonly out: Output;
  /** Whose eyes are at the screen; WATCHER when nobody plays here. */
  eyes: number;
}

/** Plays until the game is over or the person leaves. Everything played is on disk at every moment. */
export async function playAtTerminal(match: Match, sitting: Sitting, reader: LineReader, out: Output): Promise<number> {
  const session: Session = { match, sitting, out, eyes: sitting.people[0] ?? WATCHER };
  out.line(paint(out, 'bold', match.entry.title));
  out.line(`You play ${seatList(sitting.people)}. "help" says what you can type. The game is written to ${sitting.path}`);
  for (;;) {
    const saved = save(session);
    if (!saved) return EXIT.misused;
    const { next } = match;
    if (next.kind === 'over') {
      tellEnd(session, next.outcome);
      return EXIT.fine;
    }
    if (next.kind === 'chance') {
      tellEvents(session, match.rollChance());
      continue;
    }
    const seat = next.seats[0]!;
    if (!sitting.people.includes(seat)) {
      tellEvents(session, match.playBot(seat));
      continue;
    }
    await changeEyes(session, seat, reader);
    const wentOn = await answer(session, seat, reader);
    if (!wentOn) {
      out.line(`Left after ${match.stepCount} steps. Go on with: npx stolik play --from ${sitting.path}`);
      return EXIT.fine;
    }
  }
}

function seatList(people: readonly Seat[]): string {
  if (people.length === 0) return 'nobody: the bots play';
  return people.map((seat) => `seat ${seat + 1}`).join(' and ');
}

function save(session: Session): boolean {
  const { sitting, match, out } = session;
  try {
    writeFileSync(sitting.path, printLog(match.log()));
    return true;
  } catch (error) {
    out.error(`${paint(out, 'red', 'stolik:')} ${sitting.path}: ${reasonOf(error)}`);
    out.error('The game can’t be written down there; choose another place with --log FILE.');
    return false;
  }
}

/** Between two people who hide things from each other comes a curtain: the screen is emptied before the next one looks. */
async function changeEyes(session: Session, seat: Seat, reader: LineReader): Promise<void> {
  const { match, sitting, out } = session;
  if (session.eyes === seat) return;
  session.eyes = seat;
  if (!match.entry.hasSecrets || sitting.people.length < 2) return;
  if (reader.isInteractive) {
    await reader.ask('Enter hides the screen. ');
    out.line('\u001b[2J\u001b[3J\u001b[H');
    await reader.ask(`Seat ${seat + 1}, press Enter when only you look at the screen. `);
  } else {
    out.line(`--- curtain: seat ${seat + 1} ---`);
  }
}

export function tellEvents(session: Session, events: readonly GameEvent[]): void {
  const { match, sitting, out } = session;
  const { game } = match.entry;
  const eyes = sitting.people.length > 0 ? session.eyes : WATCHER;
  for (const event of events) {
    const seen = game.see(event, eyes);
    const text = seen === undefined ? '' : game.tell(seen, sitting.language);
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
  out.line(game.describe(game.view(match.state, -3), sitting.language));
  out.line(
    paint(
      out,
      'bold',
      tellOutcome(outcome, (seat) => `Seat ${seat + 1}`),
    ),
  );
  out.line(`Watch it again: npx stolik replay ${sitting.path}`);
}
