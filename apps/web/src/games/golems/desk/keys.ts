import { CARDS, type Card } from '@stolik/golems/programs';
import { toast } from '../../../base/ui/toast.tsx';
import type { Moment } from '../../../session/film/showing.ts';
import type { Item } from '../model/draft.ts';
import { itemAt } from '../model/draft.ts';
import { positionIn, type RoundReel, roundAt } from '../story/reel.ts';
import type { Desk } from './desk-shape.ts';
import { describeSurroundings } from './speak.ts';

const BONUS_KEYS: Readonly<Record<string, Item>> = { KeyT: 'repeat', KeyI: 'if', KeyW: 'while', KeyC: 'call' };

/** Keys that work wherever the focus is: cards by their letters, rows by digits, the film by comma, full stop and space. */
export function listenToKeys(desk: Desk): () => void {
  return listen((event) => document.querySelector('dialog[open]') === null && press(desk, event));
}

/** The keys of a program while another one is tried in a dialog, and nothing lies over that. */
export function listenToTrialKeys(desk: Desk): () => void {
  const isOnTop = (): boolean => [...document.querySelectorAll('dialog[open]')].at(-1)?.matches('.gl-whatif') ?? false;
  return listen((event) => isOnTop() && desk.isProgramming() && pressProgram(desk, event));
}

function listen(press: (event: KeyboardEvent) => boolean): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input:not([type="range"]), select, textarea')) return;
    if (press(event)) event.preventDefault();
  };
  // Before the shell's own keys: L lays a card here and opens the log elsewhere.
  document.addEventListener('keydown', listener, { capture: true });
  return () => document.removeEventListener('keydown', listener, { capture: true });
}

function press(desk: Desk, event: KeyboardEvent): boolean {
  if (event.code === 'KeyE') {
    toast(describeSurroundings(desk, desk.table.seat() ?? 0));
    return true;
  }
  if (event.code === 'KeyV') {
    desk.setMyView(!desk.isMyView());
    return true;
  }
  if (desk.isProgramming()) return pressProgram(desk, event);
  if (desk.isFilming() && !desk.table.isAsked()) return pressFilm(desk, event);
  if (event.key === 'Enter' && desk.chosen() !== undefined && (isOnChosen(event) || !(isOnButton(event) || isOnCell(event)))) {
    desk.confirm();
    return true;
  }
  return false;
}

const isOnButton = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('button, a') !== null;

/** The answer that is chosen already: a second Enter confirms it. */
const isOnChosen = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.matches('.gl-choices [aria-pressed="true"]');

const isOnCell = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('[role="gridcell"]') !== null;

function pressProgram(desk: Desk, event: KeyboardEvent): boolean {
  const letter = event.code.startsWith('Key') ? event.code.slice(3) : '';
  if ((CARDS as readonly string[]).includes(letter)) {
    desk.lay(letter as Card);
    return true;
  }
  const bonus = BONUS_KEYS[event.code];
  if (bonus && !desk.isKids()) {
    desk.lay(bonus);
    return true;
  }
  if (/^[1-9]$/.test(event.key)) {
    const index = Number(event.key) - 1;
    if (index < desk.draft().length) desk.point({ index });
    return true;
  }
  if (event.key === 'Backspace' || event.key === 'Delete') {
    takeLast(desk);
    return true;
  }
  if (event.key === 'Enter' && !isOnButton(event)) {
    desk.ready();
    return true;
  }
  return false;
}

/** The card at the cursor, or the one laid last. */
function takeLast(desk: Desk): void {
  const cursor = desk.cursor();
  if (cursor && itemAt(desk.draft(), cursor) !== undefined) {
    desk.take(cursor);
    return;
  }
  const index = desk.draft().findLastIndex((row) => row !== undefined);
  if (index < 0) return;
  const row = desk.draft()[index]!;
  if (row.kind === 'if' && (row.no || row.yes)) desk.take({ index, part: row.no ? 'no' : 'yes' });
  else if ((row.kind === 'repeat' || row.kind === 'while') && row.card) desk.take({ index, part: 'card' });
  else desk.take({ index });
}

function pressFilm(desk: Desk, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'Enter':
      // Who has laid a program by Enter goes on by Enter, wherever the focus is.
      if (!desk.isRoundOver() || !desk.table.isPast() || isOnButton(event) || isOnCell(event)) return false;
      desk.table.reel.play();
      return true;
    case ' ':
      if (isOnButton(event) || isOnCell(event)) return false;
      if (desk.table.reel.isPlaying()) desk.table.reel.pause();
      else desk.table.reel.play();
      return true;
    case ',':
    case '<':
      stepFilm(desk, -1);
      return true;
    case '.':
    case '>':
      stepFilm(desk, 1);
      return true;
    default:
      return false;
  }
}

/** One moment on or back, across steps and rounds. */
export function stepFilm(desk: Desk, by: 1 | -1): void {
  const { reel } = desk.table;
  const rounds = desk.rounds();
  const now = reel.now();
  const round = roundAt(rounds, now);
  if (!round) return;
  const at = positionIn(round, now);
  if (by < 0) {
    reel.goTo(momentBefore(rounds, round, at, now));
    return;
  }
  const next = momentAfter(rounds, round, at, now);
  if (next) reel.goTo(next);
  else if (!reel.isReplay) reel.stepOn();
}

/** The next moment that is known; undefined where the film has not been yet. */
export function momentAfter(rounds: readonly RoundReel[], round: RoundReel, at: number, now: Moment): Moment | undefined {
  const frame = round.frames[at];
  if (frame) return frame.moment;
  const { end } = round;
  if (end && (now.step < end.step || (now.step === end.step && now.events < end.events))) return end;
  const next = rounds[rounds.indexOf(round) + 1];
  return next?.frames[0]?.moment ?? next?.start;
}

function momentBefore(rounds: readonly RoundReel[], round: RoundReel, at: number, now: Moment): Moment {
  if (at >= 2) return round.frames[at - 2]!.moment;
  if (at === 1 || now.step > round.start.step || now.events > 0) return round.start;
  const before = rounds[rounds.indexOf(round) - 1];
  return before?.frames.at(-1)?.moment ?? { step: 0, events: 0 };
}
