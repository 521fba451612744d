import type { Weight } from '../store/store.ts';

/* How the operator's command shows sizes, times and rows. */

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

export function sayBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long something takes or has taken: 5 min, 7 h, 12 d. */
export function sayTime(milliseconds: number): string {
  if (milliseconds < 90 * MINUTE) return `${Math.max(0, Math.round(milliseconds / MINUTE))} min`;
  return milliseconds < 2 * DAY ? `${Math.round(milliseconds / HOUR)} h` : `${Math.round(milliseconds / DAY)} d`;
}

export const sayAgo = (at: number | undefined, now: number): string => (at === undefined ? '?' : sayTime(now - at));

/** Columns that are as wide as they need to be; numbers stand to the right. */
export function asTable(head: readonly string[], rows: readonly (readonly string[])[], rightFrom: number): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => (column >= rightFrom ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}

export const weightRow = (weight: Weight, now: number): readonly string[] => [
  weight.id,
  weight.game,
  weight.phase,
  sayBytes(weight.bytes),
  String(weight.entries),
  sayAgo(weight.openedAt, now),
  sayAgo(weight.at, now),
];

export const WEIGHT_HEAD = ['id', 'game', 'phase', 'size', 'entries', 'opened', 'used'] as const;
