import type { Seat } from '@stolik/kernel/game';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { lasting } from '../../../base/lasting.ts';
import { play } from '../../../base/sound/sounds.ts';
import type { Line } from '../../../session/online/line.ts';
import { t } from '../../../session/online/table-words.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const LOW = 30 * SECOND;
/** Said once each, to the person whose clock it is. */
const SPOKEN = [60, 30, 10] as const;

/** A connection that breaks for a moment is nobody's concern. */
export const CALM = 1200;

export interface Clocks {
  /** Milliseconds; undefined where there is no clock. While the connection is lost, as it was last known. */
  leftOf(seat: Seat): number | undefined;
  isRunning(seat: Seat): boolean;
  /** Running, and nearly over. */
  isLow(seat: Seat): boolean;
  /** The connection is lost: nobody here knows whether a clock runs. */
  readonly isUnknown: Accessor<boolean>;
}

/** Clocks that run smoothly between what the server says. Without a connection they stop: the server may have stopped them, too. */
export function createClocks(line: Line, me: Accessor<Seat | undefined>): Clocks {
  const [now, setNow] = createSignal(performance.now());
  const room = createMemo(() => line.scene()?.room);
  const running = createMemo(() => room()?.running ?? []);
  const isUnknown = lasting(() => !line.isPresent(), CALM);
  const leftOf = (seat: Seat): number | undefined => {
    const left = room()?.clocks?.[seat];
    if (left === undefined || left === null) return undefined;
    return running().includes(seat) ? Math.max(0, left - Math.max(0, now() - line.clocksAt())) : left;
  };
  const isRunning = (seat: Seat): boolean => running().includes(seat) && !isUnknown();

  createEffect(() => {
    if (running().length === 0 || !line.isPresent()) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    onCleanup(() => clearInterval(timer));
  });

  let spoken = Number.POSITIVE_INFINITY;
  createEffect(() => {
    const seat = me();
    if (seat === undefined || !isRunning(seat)) {
      spoken = Number.POSITIVE_INFINITY;
      return;
    }
    const seconds = (leftOf(seat) ?? Number.POSITIVE_INFINITY) / SECOND;
    const due = SPOKEN.findLast((mark) => seconds <= mark);
    if (due === undefined || due >= spoken) return;
    spoken = due;
    play('clock');
    announce(t().lowTime(Math.round(seconds)));
  });
  return { leftOf, isRunning, isLow: (seat) => isRunning(seat) && (leftOf(seat) ?? LOW) < LOW, isUnknown };
}

/** `4:05`, `1:02:30`, `2 d 3 h`. */
export function timeWords(milliseconds: number): string {
  if (milliseconds >= DAY) return t().days(Math.floor(milliseconds / DAY), Math.floor((milliseconds % DAY) / HOUR));
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
