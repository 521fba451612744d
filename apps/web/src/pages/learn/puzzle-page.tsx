import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import { createSignal, type JSX } from 'solid-js';
import { replaceWith, toLearn, toPuzzle } from '../../base/router.ts';
import { freshRng } from '../../session/chance.ts';
import { noteDone } from '../../session/class/device.ts';
import { choosePuzzle, type PuzzleRequest } from '../../session/learn/choose.ts';
import { dayOf } from '../../session/learn/daily.ts';
import { progressIn, withAnswer } from '../../session/learn/progress.ts';
import { learn, learnt } from '../../session/learn/store.ts';
import { type Attempt, resultOf } from '../../shell/study/attempt.ts';
import { findPuzzle, loadPuzzles } from '../../shell/study/load.ts';
import type { Asking } from '../../shell/study/part.ts';
import { AskingPage } from './asking.tsx';
import { placeSays } from './game-puzzles.tsx';
import { keepTry, missesOf } from './tries.ts';
import { learnWords, w } from './words.ts';

/** What was requested last: "next" goes on with it. */
const [requested, setRequested] = createSignal<{ readonly game: string; readonly request: PuzzleRequest }>();

/** One puzzle, by its id; without one, or with a request (`kind-close`), the next. */
export function PuzzlePage(props: { readonly game: string; readonly id: string | undefined }): JSX.Element {
  const find = async (): Promise<Asking | undefined> => {
    const { game, id } = props;
    const asked = readRequest(id);
    const puzzle = asked ? nextOf(game, await loadPuzzles(game), asked) : await findPuzzle(game, id!);
    if (!puzzle) return undefined;
    if (asked) {
      setRequested({ game, request: asked });
      replaceWith(toPuzzle(game, puzzle.id));
    }
    return { puzzle, back: toLearn, next: toNext(game), onTry: (attempt) => keepTry(puzzle, attempt), ...(await keeper(puzzle)) };
  };
  return <AskingPage find={find} />;
}

const nextOf = (game: string, all: readonly Puzzle[], request: PuzzleRequest): Puzzle | undefined =>
  choosePuzzle(all, progressIn(learnt(), game), request, dayOf(new Date()), freshRng());

/** The same request again, as long as it is this game. */
function toNext(game: string): string {
  const last = requested();
  const { kind, theme } = last?.game === game ? last.request : {};
  return toPuzzle(game, kind ? `kind-${kind}` : theme ? `theme-${theme}` : undefined);
}

function readRequest(id: string | undefined): PuzzleRequest | undefined {
  if (id === undefined) return {};
  const [, what, word] = /^(kind|theme)-([a-z-]+)$/.exec(id) ?? [];
  if (!what || !word) return undefined;
  return what === 'kind' ? { kind: word } : { theme: word };
}

/** Keeps how a puzzle went, and then says what that has done to somebody's place. */
export async function keeper(puzzle: Puzzle): Promise<Required<Pick<Asking, 'onDone' | 'placed'>>> {
  await learnWords.load();
  const [moved, setMoved] = createSignal<number>();
  const ratingNow = (): number => Math.round(progressIn(learnt(), puzzle.game).rating.rating);
  return {
    onDone: (attempt) => {
      const before = ratingNow();
      keep(puzzle, attempt);
      setMoved(ratingNow() - before);
    },
    placed: () => {
      const by = moved();
      const place = placeSays(puzzle.game);
      return by && place ? `${place} ${w().placeMoved(by)}` : undefined;
    },
  };
}

export function keep({ game, id, rating }: Puzzle, attempt: Attempt): void {
  const answer = { game, id, rating, day: dayOf(new Date()), ...resultOf(attempt) };
  learn((before) => withAnswer(before, answer));
  noteDone([id, answer.isSolved ? 1 : 0, missesOf(attempt)]);
}
