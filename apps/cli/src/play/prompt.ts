import type { Action, Refusal, Seat } from '@stolik/kernel/game';
import { ActionList } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { rulesIn } from '../catalog.ts';
import type { LineReader } from '../input.ts';
import { paint, SEAT_COLOURS } from '../output.ts';
import { TERMINAL_WORDS, type TerminalWords } from '../words.ts';
import { type Session, tellEvents } from './terminal.ts';

const LISTED = 60;

/** Asks a seat until it has decided. False when the person leaves. */
export async function answer(session: Session, seat: Seat, reader: LineReader): Promise<boolean> {
  const { match, out } = session;
  showBoard(session, seat);
  for (;;) {
    const line = await reader.ask(paint(out, SEAT_COLOURS[seat] ?? 'bold', wordsOf(session).prompt(seat + 1)));
    if (line === undefined) return false;
    const [word = '', ...rest] = line.trim().split(/\s+/);
    switch (word) {
      case '':
        break;
      case 'quit':
      case 'exit':
        return false;
      case 'help':
      case '?':
        out.line(wordsOf(session).help);
        out.line(`  ${match.entry.aim[session.sitting.language]}`);
        out.line(`  ${wordsOf(session).rules(rulesIn(match.entry, session.sitting.language))}`);
        break;
      case 'board':
        showBoard(session, seat);
        break;
      case 'moves':
        showMoves(session, seat, rest);
        break;
      case 'log':
        for (const step of match.log(session.sitting.seating).steps) out.line(`  ${step}`);
        break;
      case 'undo':
        if (undo(session, seat)) return true;
        break;
      case 'resign':
        tellEvents(session, match.play({ kind: 'resign', actor: seat }));
        return true;
      default:
        if (tryMove(session, seat, line.trim())) return true;
    }
  }
}

function showBoard(session: Session, seat: Seat): void {
  const { game } = session.match.entry;
  session.out.line('');
  session.out.line(game.describe(game.view(session.match.state, seat), session.sitting.language));
}

function showMoves(session: Session, seat: Seat, words: readonly string[]): void {
  const { match, out } = session;
  const { game } = match.entry;
  const actions = someMoves(session, seat);
  const texts = actions.list.map((action) => game.write(match.state, seat, action));
  const shown = texts.filter((text) => words.every((word) => text.includes(word)));
  for (const text of shown.slice(0, LISTED)) out.line(`  ${text}`);
  if (shown.length > LISTED) out.line(`  ${wordsOf(session).more(shown.length - LISTED)}`);
  if (shown.length === 0) out.line(`  ${wordsOf(session).noneMatch}`);
  if (!actions.isWhole) out.line(`  ${wordsOf(session).someOf(actions.count)}`);
}

/** All moves, or a random choice where there are far too many to list. */
function someMoves(session: Session, seat: Seat): { list: Action[]; isWhole: boolean; count: number } {
  const { game } = session.match.entry;
  const { state } = session.match;
  const count = game.count?.(state, seat) ?? 0;
  if (count > 20_000) {
    const rng = new SeededRng(session.match.stepCount);
    const list = new Set(Array.from({ length: 24 }, () => game.sample(state, seat, rng)));
    return { list: [...list], isWhole: false, count };
  }
  const list = new ActionList();
  game.legal(state, seat, list);
  return { list: list.toArray(), isWhole: true, count: list.length };
}

/** Against bots any decision can be taken back; between people only while nothing secret or random was seen since. */
function undo(session: Session, seat: Seat): boolean {
  const { match, sitting, out } = session;
  const steps = match.stepsBackTo(seat);
  if (steps === undefined) {
    out.line(`  ${wordsOf(session).nothingDecided}`);
    return false;
  }
  if (sitting.people.length > 1 && match.hasOthersIn(steps, seat)) {
    out.line(`  ${wordsOf(session).tooLate}`);
    return false;
  }
  match.takeBack(steps);
  out.line(`  ${wordsOf(session).takenBack}`);
  return true;
}

function tryMove(session: Session, seat: Seat, line: string): boolean {
  const { match } = session;
  const { game } = match.entry;
  const parts = game.lines?.split(line) ?? [line];
  for (const [index, text] of parts.entries()) {
    if (index > 0) settleChance(session);
    const { next } = match;
    if (next.kind === 'over' || !next.seats.includes(seat)) return index > 0;
    const read = game.read(match.state, seat, text);
    if (!read.ok) {
      const { problem } = read;
      refuse(session, problem.kind === 'unreadable' ? `${problem.says}. ${wordsOf(session).typeHelp}` : problem.refusal);
      return index > 0;
    }
    const refusal = game.refuse(match.state, seat, read.value);
    if (refusal) {
      refuse(session, refusal);
      return index > 0;
    }
    tellEvents(session, match.play({ kind: 'play', actor: seat, action: read.value }));
  }
  return true;
}

function settleChance(session: Session): void {
  while (session.match.next.kind === 'chance') tellEvents(session, session.match.rollChance());
}

function refuse(session: Session, why: string | Refusal): void {
  const { match, sitting, out } = session;
  const text = typeof why === 'string' ? why : `${match.entry.game.explain(why, sitting.language)} [${why.clause}]`;
  out.line(paint(out, 'yellow', `  ${text}`));
}

function wordsOf(session: Session): TerminalWords {
  return TERMINAL_WORDS[session.sitting.language];
}
