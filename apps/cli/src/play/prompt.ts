import {
  type Action,
  ActionList,
  type AnyGame,
  CHANCE,
  REFEREE,
  type Refusal,
  type Seat,
  type Viewer,
  WATCHER,
} from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { rulesIn } from '../catalog.ts';
import type { Lines } from '../input.ts';
import { paint, SEAT_COLOURS } from '../output.ts';
import { problems } from '../problems.ts';
import { TERMINAL_WORDS, type TerminalWords } from '../words.ts';
import { hintLines, reviewLines } from './advice.ts';
import type { Match } from './match.ts';
import { type Session, tellEvents, tellingOf } from './sitting.ts';
import { ADVICE_WORDS } from './words.ts';

const LISTED = 60;

/** Asks a seat until it has decided. False when the person leaves. */
export async function answer(session: Session, seat: Seat, reader: Lines): Promise<boolean> {
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
        showHelp(session, rest);
        break;
      case 'board':
        showBoard(session, seat);
        break;
      case 'moves':
        showMoves(session, seat, rest);
        break;
      case 'log':
        showLog(session, seat);
        break;
      case 'hint':
        print(session, hintLines(session, seat, rest));
        break;
      case 'review':
        print(session, reviewLines(session, [seat]));
        break;
      case 'undo':
        if (undo(session, seat)) return true;
        break;
      case 'resign':
        tellEvents(session, match.resign(seat));
        return true;
      default:
        if (tryMove(session, seat, line.trim())) return true;
    }
  }
}

/** After the end everything is open: the whole game may be looked back at. Answers with a table to play on at, if somebody wants to. */
export async function lookBack(session: Session, reader: Lines): Promise<Match | undefined> {
  const { match, sitting, out, advised } = session;
  const words = ADVICE_WORDS[sitting.language];
  out.line(words.afterHelp);
  for (;;) {
    const line = await reader.ask(paint(out, 'bold', words.after));
    switch (line?.trim()) {
      case undefined:
      case '':
      case 'quit':
      case 'exit':
        return undefined;
      case 'try': {
        const tried = advised.review?.tryAt === undefined ? undefined : match.before(advised.review.tryAt);
        if (tried?.ok) return tried.value;
        out.line(`  ${advised.review ? words.tryNone : words.tryWhat}`);
        break;
      }
      case 'review':
        print(session, reviewLines(session, sitting.people));
        break;
      case 'log':
        showLog(session, REFEREE);
        break;
      default:
        out.line(`  ${words.afterHelp}`);
    }
  }
}

function print({ out }: Session, lines: Iterable<string>): void {
  for (const line of lines) out.line(`  ${line}`);
}

/** The commands, or what a topic of this game needs explained. */
function showHelp(session: Session, [topic = '']: readonly string[]): void {
  const { match, sitting, out } = session;
  const { entry } = match;
  const { cards, board } = entry.help;
  const topics = new Map(Object.entries({ ...(cards && { cards }), board }));
  // Some of the games have tiles.
  const told = topics.get(topic === 'tiles' ? 'cards' : topic)?.[sitting.language];
  if (told !== undefined) {
    for (const line of told.split('\n')) out.line(`  ${line}`);
    return;
  }
  if (topic === '') {
    out.line(wordsOf(session).help);
    out.line(`  ${entry.aim[sitting.language]}`);
    out.line(`  ${wordsOf(session).rules(rulesIn(entry, sitting.language))}`);
  }
  out.line(`  ${wordsOf(session).helpAbout([...topics.keys()])}`);
}

function showBoard(session: Session, seat: Seat): void {
  const { entry } = session.match;
  session.out.line('');
  session.out.line(entry.describe(entry.game.view(session.match.state, seat), tellingOf(session)));
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

/** What has happened, as whoever is at the prompt may know it. */
function showLog(session: Session, seat: Viewer): void {
  const { match, out } = session;
  for (const { actor, text, events } of match.passages(seat)) {
    const told = events.map((event) => match.entry.game.tell(event, tellingOf(session))).filter(Boolean);
    if (actor !== CHANCE) out.line(`  ${actor + 1}: ${text ?? '…'}`);
    else if (told.length > 0) out.line(`  ${wordsOf(session).chance}: ${told.join(' ')}`);
  }
}

/** The table's own rule: free until something secret or random has been seen. */
function undo(session: Session, seat: Seat): boolean {
  const why = session.match.undo(seat);
  session.out.line(`  ${why ? wordsOf(session).noUndo[why] : wordsOf(session).takenBack}`);
  return why === undefined;
}

function tryMove(session: Session, seat: Seat, line: string): boolean {
  const { match } = session;
  const { game } = match.entry;
  const parts = game.lines?.split(line) ?? [line];
  for (const [index, text] of parts.entries()) {
    const { next } = match;
    if (next.kind === 'over' || !next.seats.includes(seat)) return index > 0;
    const read = readTyped(session, seat, text);
    if (!read.ok) {
      const { problem } = read;
      refuse(session, problem.kind === 'unreadable' ? unreadable(session, seat, text, problem.says) : problem.refusal);
      return index > 0;
    }
    const refusal = game.refuse(match.state, seat, read.value);
    if (refusal) {
      refuse(session, refusal);
      return index > 0;
    }
    const events = match.act(seat, read.value);
    // What came of programs that were laid in secret everybody looks at.
    if (session.sitting.people.length > 1 && match.isPlayedInRounds) session.eyes = WATCHER;
    tellEvents(session, events);
  }
  return true;
}

/** A move in notation, or as people type it. */
function readTyped({ match }: Session, seat: Seat, text: string): ReturnType<AnyGame['read']> {
  const { game, typed } = match.entry;
  const read = game.read(match.state, seat, text);
  if (read.ok || read.problem.kind !== 'unreadable') return read;
  const meant = typed?.(text);
  const other = meant === undefined ? read : game.read(match.state, seat, meant);
  // Of two texts that cannot be read, what was typed is spoken of.
  return other.ok || other.problem.kind !== 'unreadable' ? other : read;
}

/** English has the game's own sentence; other languages show a move that could be made. */
function unreadable(session: Session, seat: Seat, typed: string, says: string): string {
  const { match, sitting } = session;
  const example = (): string => {
    const [action] = someMoves(session, seat).list;
    return action === undefined ? '' : match.entry.game.write(match.state, seat, action);
  };
  const why = sitting.language === 'en' ? says : problems().unreadable(typed, example());
  return `${why}. ${wordsOf(session).typeHelp}`;
}

function refuse(session: Session, why: string | Refusal): void {
  const { match, sitting, out } = session;
  const text = typeof why === 'string' ? why : `${match.entry.game.explain(why, sitting.language)} [${why.clause}]`;
  out.line(paint(out, 'yellow', `  ${text}`));
}

function wordsOf(session: Session): TerminalWords {
  return TERMINAL_WORDS[session.sitting.language];
}
