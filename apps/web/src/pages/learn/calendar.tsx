import { createMemo, For, type JSX } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { toDaily } from '../../base/router.ts';
import { dateOf, SIZES } from '../../session/learn/daily.ts';
import type { DayMark } from '../../session/learn/progress.ts';
import { learnt } from '../../session/learn/store.ts';
import { createDay } from './day.ts';
import { longDate, SizeMark } from './today.tsx';
import { w } from './words.ts';

const WEEKS = 4;

/** Four weeks, Monday first, up to today. What was missed is only an outline, and can be filled in. */
export function Calendar(): JSX.Element {
  const today = createDay();
  // 1970 began on a Thursday.
  const monday = (): number => today() - ((today() + 3) % 7);
  const days = createMemo(() => Array.from({ length: WEEKS * 7 }, (_, index) => monday() - (WEEKS - 1) * 7 + index));
  const weekday = (day: number): string =>
    new Intl.DateTimeFormat(preferences.language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day * 86_400_000));
  const marksOn = (day: number): readonly (DayMark | null)[] => learnt().days[dateOf(day)] ?? [];
  const solvedOn = (day: number): number => marksOn(day).filter((mark) => mark?.isSolved).length;
  /** The first that is still to be solved. */
  const openOn = (day: number): number =>
    Math.max(
      0,
      SIZES.findIndex((_, which) => !marksOn(day)[which]?.isSolved),
    );
  return (
    <section class="panel stack near calendar">
      <h2>{w().calendar}</h2>
      <p class="dim">{w().calendarHint}</p>
      <div class="calendar-head" aria-hidden="true">
        <For each={days().slice(0, 7)}>{(day) => <span>{weekday(day)}</span>}</For>
      </div>
      <ol>
        <For each={days()}>
          {(day) => (
            <li classList={{ today: day === today(), ahead: day > today() }}>
              {day > today() ? (
                <span aria-hidden="true" />
              ) : (
                <a href={toDaily(dateOf(day), openOn(day))} aria-label={w().day(longDate(day), solvedOn(day))}>
                  <b>{new Date(day * 86_400_000).getUTCDate()}</b>
                  <span class="marks">
                    <For each={SIZES}>{(size, which) => <SizeMark size={size} mark={marksOn(day)[which()]} />}</For>
                  </span>
                </a>
              )}
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
