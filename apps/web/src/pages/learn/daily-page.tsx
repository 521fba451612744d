import { GAMES } from '@stolik/games/games';
import { type JSX, onMount, Show, untrack } from 'solid-js';
import { replaceWith, toDaily, toLearn } from '../../base/router.ts';
import { dateOf, dayOf, firstOpen, gamesOfDay, readDate, SIZES, threeOfDay } from '../../session/learn/daily.ts';
import { withDay } from '../../session/learn/progress.ts';
import { learn, learnt } from '../../session/learn/store.ts';
import { resultOf } from '../../shell/study/attempt.ts';
import { hasPuzzles, loadDailies } from '../../shell/study/load.ts';
import type { Asking } from '../../shell/study/part.ts';
import { AskingPage } from './asking.tsx';
import { keeper } from './puzzle-page.tsx';

/** Games that take part in the day's three, always in this order. */
export const dailyGames = (): readonly string[] => GAMES.map(({ id }) => id).filter(hasPuzzles);

/** The three of a day, the easiest first. */
export async function loadThree(day: number) {
  const games = dailyGames();
  const files = await Promise.all(gamesOfDay(games, day).map(async (game) => [game, await loadDailies(game)] as const));
  return threeOfDay(Object.fromEntries(files), games, day);
}

interface DailyProps {
  readonly date: string | undefined;
  readonly which: number | undefined;
}

/** One of the three of a day: without a number the first that isn't solved, without a date today's. Days to come are nobody's yet. */
export function DailyPage(props: DailyProps): JSX.Element {
  const date = props.date ?? dateOf(dayOf(new Date()));
  const open = props.which ?? untrack(() => firstOpen(learnt().days[date]));
  // Who asks for today when all three are solved finds their results.
  const isDone = props.date === undefined && open === undefined;
  onMount(() => isDone && replaceWith(toLearn));
  return (
    <Show when={!isDone}>
      <OneOfDay date={date} which={open ?? 0} />
    </Show>
  );
}

function OneOfDay(props: { readonly date: string; readonly which: number }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const day = readDate(props.date);
    const size = SIZES[props.which];
    if (day === undefined || size === undefined || day > dayOf(new Date())) return undefined;
    const which = SIZES.indexOf(size);
    const puzzle = (await loadThree(day))[which]?.puzzle;
    if (!puzzle) return undefined;
    const { onDone, placed } = await keeper(puzzle);
    return {
      puzzle,
      back: toLearn,
      next: which + 1 < SIZES.length ? toDaily(dateOf(day), which + 1) : toLearn,
      onDone: (attempt) => {
        onDone(attempt);
        learn((before) => withDay(before, dateOf(day), which, resultOf(attempt)));
      },
      placed,
    };
  };
  return <AskingPage find={find} />;
}
