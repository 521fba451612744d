import type { AnyGame, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type GameLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import type { Step } from '@stolik/kernel/steps';
import { speechOf } from '@stolik/look/speech';
import type { AnyBook } from '../book.ts';
import { courseOf } from '../course.ts';
import { reviewing } from '../review-game.ts';
import { Rounds } from '../review-hindsight.ts';
import type { Played, Progress, Review } from '../reviewed.ts';
import { en } from '../words/en/review.ts';

/** The one at this seat played against the others. */
export function playedBy(game: AnyGame, log: GameLog, you: Seat, language: Language): Played {
  const steps: Step[] = [];
  unwrap(replay(game, log, ({ step }) => steps.push(step)));
  const names = Array.from({ length: log.seats }, (_, seat) => (seat === you ? 'Ola' : ['Oto', 'Volt', 'Ada', 'Bit'][seat]!));
  return { options: log.options, seats: log.seats, steps, of: [you], you, names, language };
}

/** The story of a game without any thinking: the same on every machine, whatever the bots learn. */
export function storyOfLog(game: AnyGame, book: AnyBook, log: GameLog, you: Seat, language: Language): readonly string[] {
  const first = reviewing(game, book, playedBy(game, log, you, language)).next().value as Progress;
  return first.early!.says;
}

/** How much better each decision of a game in rounds does when its round is played again just as it was: 0 everywhere. */
export function rerunsOf(
  game: AnyGame,
  book: AnyBook,
  { options, seats, steps, ...played }: Played,
): readonly (number | undefined)[] {
  const course = courseOf(game, book, { options, seats, steps }, 0);
  const speech = speechOf({ language: played.language, you: played.you, nameOf: String });
  const plan = { course, you: played.you, mine: undefined, quiet: undefined, speech, words: en, language: played.language };
  const rounds = new Rounds(game, plan);
  return course.decisions.map(({ played: action }, index) => rounds.gainBy(index, action));
}

/** The whole review, thought about for a part of the usual time. */
export function reviewOf(game: AnyGame, book: AnyBook, played: Played, share: number): Review {
  const iterations = Math.max(1, Math.round(book.adviser.iterations * share));
  const work = reviewing(game, { ...book, adviser: { ...book.adviser, iterations } }, played);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
