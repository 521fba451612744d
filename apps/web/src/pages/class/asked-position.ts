import type { ClassQuestion } from '@stolik/class/things';
import type { Language } from '@stolik/kernel/language';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { playStep } from '@stolik/kernel/steps';
import { seatShape } from '@stolik/look/seats';
import type { Picture } from '../../base/ui/picture.ts';
import { loadLittle } from '../../games/little.ts';
import { loadOnPaper } from '../../games/on-paper.ts';
import { loadClient } from '../../shell/clients.ts';
import { askedIn, withMove } from '../../shell/study/free.ts';
import { hasLessons, lessonWords } from '../../shell/study/lessons.ts';
import { loadPuzzlePart } from '../../shell/study/load.ts';
import type { Spot } from '../../shell/study/on-paper.ts';

type Answer = readonly string[];

/** A question as it is shown to all. */
export interface AskedPosition {
  /** What is asked. */
  goal(language: Language): string;
  /** Which of several figures is one's own: a drawing of 100 by 100. */
  readonly own: string | undefined;
  /** What one has for it: drawings of 100 by 100. */
  readonly hand: readonly string[];
  /** The program it is about, or what one may write with, in words. */
  with(language: Language): string;
  /** Its board before anything is played, with room for what was answered. */
  before(language: Language, answers: readonly Answer[]): Picture;
  /** The board after an answer. */
  after(answer: Answer, language: Language): Picture;
  /** The board small, after these decisions. */
  small(moves: Answer): Picture;
  /** Where an answer touches the board. */
  spots(answer: Answer): readonly Spot[];
  /** The pieces an answer lays, as they then lie: drawings of 100 by 100. */
  art(answer: Answer): readonly string[];
  /** What an answer is called. */
  says(answer: Answer, language: Language): string;
}

/** Undefined where this device knows no such game, or the question can't be laid. */
export async function loadPosition(asked: ClassQuestion): Promise<AskedPosition | undefined> {
  const [client, part, onPaper, { closeUp }] = await Promise.all([
    loadClient(asked.game),
    loadPuzzlePart(asked.game),
    loadOnPaper(asked.game),
    loadLittle(asked.game),
    hasLessons(asked.game) && lessonWords(asked.game).load(),
  ]);
  if (!client || !part || !onPaper) return undefined;
  const { game } = client;
  const question = { ...asked, solution: [] };
  const laid = askPuzzle(game, part.rules, question);
  if (!laid.ok) return undefined;
  const { start, reading } = laid.value;
  const { seat, goal } = question;
  const view = game.view(start, seat);
  // As the pieces are lettered.
  const nameOf = (each: number): string => seatShape(each).letter;
  const tell = (move: string, language: Language): string =>
    client.advice?.tell?.(view, seat, move, language) ?? client.advice?.say(view, seat, move, language, nameOf) ?? move;
  /** What is seen after these decisions, as far as they can be made. */
  const seenAfter = (moves: Answer): unknown => {
    const state = game.clone(start);
    for (const text of moves) {
      const read = game.read(state, seat, text);
      if (!read.ok || game.refuse(state, seat, read.value)) break;
      playStep(game, state, { kind: 'play', actor: seat, action: read.value });
    }
    return game.view(state, seat);
  };
  return {
    goal: (language) => {
      // A lesson has words of its own for what it asks.
      const own = hasLessons(asked.game) ? lessonWords(asked.game).read().levels[asked.id]?.goal : undefined;
      const asks = askedIn(part, goal, view, language, { seat, nameOf });
      return withMove(own ?? asks.goal, asks);
    },
    own: onPaper.own?.(view, seat),
    hand: reading ? [] : onPaper.hand(view, seat),
    with: (language) => [onPaper.given(question, language), onPaper.room(question, language)].filter(Boolean).join('; '),
    before: (language, answers) => onPaper.board(view, question, language, answers.flat()),
    after: (answer, language) =>
      onPaper.board(seenAfter(reading && part.read ? [part.read.plays(goal)] : answer), question, language, answer),
    small: (moves) => closeUp(seenAfter(reading ? [] : moves)),
    spots: (answer) => answer.flatMap((text) => onPaper.spots(text, view, seat)),
    art: (answer) => (reading ? [] : answer.flatMap((move) => client.advice?.lit(view, seat, move).art ?? [])),
    says: (answer, language) =>
      reading && part.read ? part.read.says(answer[0] ?? '', language) : answer.map((move) => tell(move, language)).join('; '),
  };
}
