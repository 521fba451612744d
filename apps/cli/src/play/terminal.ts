import { writeFileSync } from 'node:fs';
import { type Seat, WATCHER } from '@stolik/kernel/game';
import { printLog } from '@stolik/kernel/log';
import { opponentIn } from '@stolik/search/manifest';
import { rulesIn } from '../catalog.ts';
import { reasonOf } from '../files.ts';
import type { Lines } from '../input.ts';
import { tellOutcome } from '../outcome.ts';
import { EXIT, type Output, paint } from '../output.ts';
import { problems } from '../problems.ts';
import { TERMINAL_WORDS } from '../words.ts';
import { Advised } from './advised.ts';
import type { Match } from './match.ts';
import { answer, lookBack } from './prompt.ts';
import { type Session, type Sitting, tellEvents, tellingOf } from './sitting.ts';

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

function tellEnd(session: Session, outcome: Parameters<typeof tellOutcome>[0]): void {
  const { match, sitting, out } = session;
  const { entry } = match;
  out.line('');
  out.line(entry.describe(entry.game.view(match.state, -3), tellingOf(session)));
  out.line(paint(out, 'bold', tellOutcome(outcome, tellingOf(session))));
  out.line(TERMINAL_WORDS[sitting.language].watchAgain(sitting.path));
}
