import type { Next } from '@stolik/kernel/game';
import type { Pace, SeatHolder } from './seats.ts';
import { decisionOf, type Table } from './table.ts';

/** The time left of each seat, and since when its clock runs; null where none does. */
export interface Clock {
  readonly left: readonly (number | null)[];
  readonly since: readonly (number | null)[];
}

/** What of a session its clocks go by. */
interface Timed {
  readonly opening: { readonly pace: Pace };
  readonly phase: string;
  readonly seats: readonly SeatHolder[];
  readonly table: Table;
  readonly next: Next;
  readonly isPaused: boolean;
  readonly isHeld: boolean;
  readonly clock: Clock;
}

export const NO_CLOCK: Clock = Object.freeze({ left: [], since: [] });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function startClock(session: Timed): Clock {
  const { pace } = session.opening;
  if (pace.kind === 'free') return NO_CLOCK;
  const each = pace.kind === 'clock' ? pace.minutes * MINUTE : pace.days * DAY;
  return { left: session.seats.map(() => each), since: session.seats.map(() => null) };
}

/** The clocks after a change: those of seats that must decide now run, all others stop. Bots have none. */
export function tick(before: Timed, after: Timed, at: number): Clock {
  const { pace } = after.opening;
  const runs = after.phase === 'playing' && !after.isPaused && !after.isHeld && after.next.kind !== 'over';
  const left = after.clock.left.map((time, seat) => {
    if (time === null) return null;
    // A player who returns to a table with days per move gets the full time; otherwise it would be over at once.
    const isBack = pace.kind === 'days' && time <= 0 && isPersonAt(after, seat) && !isPersonAt(before, seat);
    return isBack ? pace.days * DAY : time - repaid(before, after, seat);
  });
  const since = after.clock.since.map((from, seat) => {
    const isOn = runs && after.next.seats.includes(seat) && isPersonAt(after, seat);
    const hasDecided = after.table.steps.length > before.table.steps.length && after.table.steps.at(-1)?.actor === seat;
    if (from === null) return isOn ? at : null;
    if (isOn && !hasDecided) return from;
    left[seat] = spend(pace, left[seat] ?? 0, at - from, hasDecided);
    return isOn ? at : null;
  });
  return { left, since };
}

/** A decision that is taken back gives back the seconds it was given; otherwise deciding again and again would stop the clock. */
function repaid(before: Timed, after: Timed, seat: number): number {
  const { pace } = after.opening;
  if (pace.kind !== 'clock' || after.table.steps.length >= before.table.steps.length || !isPersonAt(after, seat)) return 0;
  return (decisionOf(before.table, seat) - decisionOf(after.table, seat)) * pace.seconds * 1000;
}

function spend(pace: Pace, left: number, used: number, hasDecided: boolean): number {
  if (pace.kind === 'days') return hasDecided ? pace.days * DAY : Math.max(0, left - used);
  const rest = Math.max(0, left - used);
  return pace.kind === 'clock' && hasDecided ? rest + pace.seconds * 1000 : rest;
}

function isPersonAt(session: Timed, seat: number): boolean {
  const sitter = session.seats[seat];
  return sitter?.kind === 'person' && sitter.standIn === undefined;
}

/** When the first running clock is over, and whose that is. */
export function findDeadline({ clock }: Pick<Timed, 'clock'>): { readonly at: number; readonly seat: number } | undefined {
  // At most tables nobody's time runs, and this is asked with every move.
  if (clock === NO_CLOCK) return undefined;
  let first: { at: number; seat: number } | undefined;
  for (const [seat, from] of clock.since.entries()) {
    if (from === null) continue;
    const at = from + (clock.left[seat] ?? 0);
    if (!first || at < first.at) first = { at, seat };
  }
  return first;
}

/** The time left of each seat at this moment. */
export function leftAt({ clock }: Pick<Timed, 'clock'>, now: number): readonly (number | null)[] {
  return clock.left.map((left, seat) => {
    const from = clock.since[seat];
    return left === null ? null : Math.max(0, Math.round(left - (from ? now - from : 0)));
  });
}

/** An outage of the server costs no player time: running clocks start that much later. */
export function withoutOutage(clock: Clock, from: number, to: number): Clock {
  const since = clock.since.map((began) => (began === null || began >= to ? began : began + (to - Math.max(began, from))));
  return { ...clock, since };
}

/** Whether this seat's clock has run out: a bot plays on, and its player can't return. */
export const isOutOfTime = ({ opening, clock }: Pick<Timed, 'opening' | 'clock'>, seat: number): boolean =>
  opening.pace.kind === 'clock' && clock.left[seat] === 0;
