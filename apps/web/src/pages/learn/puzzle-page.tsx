import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { createSignal, type JSX } from 'solid-js';
import { replaceWith, toLearn, toPuzzle } from '../../base/router.ts';
import { freshRng } from '../../session/chance.ts';
import { noteDone } from '../../session/class/device.ts';
import { choosePuzzle, type Wish } from '../../session/learn/choose.ts';
import { dayOf } from '../../session/learn/daily.ts';
import { progressIn, withAnswer } from '../../session/learn/progress.ts';
import { learn, learnt } from '../../session/learn/store.ts';
import { type Attempt, resultOf } from '../../shell/study/attempt.ts';
import { loadPuzzles } from '../../shell/study/load.ts';
import { type Asking, AskingPage } from './asking.tsx';
import { keepTry, missesOf } from './tries.ts';

/** What was wished for last: "next" goes on with it. */
const [wished, setWished] = createSignal<{ readonly game: string; readonly wish: Wish }>();

/** One puzzle, by its id; without one, or with a wish (`kind-close`), the next. */
export function PuzzlePage(props: { readonly game: string; readonly id: string | undefined }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const { game, id } = props;
    const all = await loadPuzzles(game);
    const asked = readWish(id);
    const puzzle = asked ? nextOf(game, all, asked) : all.find((each) => each.id === id);
    if (!puzzle) return undefined;
    if (asked) {
      setWished({ game, wish: asked });
      replaceWith(toPuzzle(game, puzzle.id));
    }
    return {
      puzzle,
      back: toLearn,
      next: toNext(game),
      onTry: (attempt) => keepTry(puzzle, attempt),
      onDone: (attempt) => keep(puzzle, attempt),
    };
  };
  return <AskingPage find={find} />;
}

const nextOf = (game: string, all: readonly Puzzle[], wish: Wish): Puzzle | undefined =>
  choosePuzzle(all, progressIn(learnt(), game), wish, dayOf(new Date()), freshRng());

/** The same wish again, as long as it is this game. */
function toNext(game: string): string {
  const last = wished();
  const { kind, theme } = last?.game === game ? last.wish : {};
  return toPuzzle(game, kind ? `kind-${kind}` : theme ? `theme-${theme}` : undefined);
}

function readWish(id: string | undefined): Wish | undefined {
  if (id === undefined) return {};
  const [, what, word] = /^(kind|theme)-([a-z-]+)$/.exec(id) ?? [];
  if (!what || !word) return undefined;
  return what === 'kind' ? { kind: word } : { theme: word };
}

export function keep({ game, id, rating }: Puzzle, attempt: Attempt): void {
  const answer = { game, id, rating, day: dayOf(new Date()), ...resultOf(attempt) };
  learn((before) => withAnswer(before, answer));
  noteDone([id, answer.isSolved ? 1 : 0, missesOf(attempt)]);
}
