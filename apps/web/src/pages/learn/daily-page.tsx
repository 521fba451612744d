import { GAMES } from '@stolik/games/games';
import type { JSX } from 'solid-js';
import { toDaily, toLearn } from '../../base/router.ts';
import { dateOf, dayOf, gameOfDay, puzzleOfDay, readDate, SIZES } from '../../session/learn/daily.ts';
import { withDay } from '../../session/learn/progress.ts';
import { learn } from '../../session/learn/store.ts';
import { resultOf } from '../../shell/study/attempt.ts';
import { hasPuzzles, loadPuzzles } from '../../shell/study/load.ts';
import { type Asking, AskingPage } from './asking.tsx';
import { keep } from './puzzle-page.tsx';

/** Games that take part in the day's three, always in this order. */
export const dailyGames = (): readonly string[] => GAMES.map(({ id }) => id).filter(hasPuzzles);

/** One of the three of a day. Days to come are nobody's yet. */
export function DailyPage(props: { readonly date: string | undefined; readonly which: number | undefined }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const day = readDate(props.date ?? '');
    const size = SIZES[props.which ?? 0];
    if (day === undefined || size === undefined || day > dayOf(new Date())) return undefined;
    const games = dailyGames();
    const puzzle = puzzleOfDay(await loadPuzzles(gameOfDay(games, day, size)), games.length, day, size);
    if (!puzzle) return undefined;
    const which = SIZES.indexOf(size);
    return {
      puzzle,
      back: toLearn,
      next: which + 1 < SIZES.length ? toDaily(dateOf(day), which + 1) : toLearn,
      onDone: (attempt) => {
        keep(puzzle, attempt);
        learn((before) => withDay(before, dateOf(day), which, resultOf(attempt)));
      },
    };
  };
  return <AskingPage find={find} />;
}
