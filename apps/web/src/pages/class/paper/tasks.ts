import type { AnyGame } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { seatShape } from '@stolik/look/seats';
import { loadOnPaper } from '../../../games/on-paper.ts';
import { loadClient } from '../../../shell/clients.ts';
import { lessonWords, loadChapters } from '../../../shell/study/lessons.ts';
import { findPuzzle, loadPuzzlePart } from '../../../shell/study/load.ts';
import type { Position } from '../plans/plan.ts';
import { puzzleNumber } from '../plans/running.ts';
import { CLASS_WORDS } from '../words/paper.ts';
import type { PaperTask } from './sheet-data.ts';

/** A question with its own words, where it is a level of the lessons. */
interface Found {
  readonly question: ClosedQuestion;
  readonly title: string;
  readonly goal?: string;
}

async function find(game: string, position: Position, language: Language): Promise<Found | undefined> {
  if ('lesson' in position) {
    const words = lessonWords(game);
    const [chapters] = await Promise.all([loadChapters(game), words.load()]);
    const question = chapters.flatMap(({ levels }) => levels).find(({ id }) => id === position.lesson);
    const said = words.read().levels[position.lesson];
    return question && said && { question, title: said.title, goal: said.goal };
  }
  if ('puzzle' in position) {
    const question = await findPuzzle(game, position.puzzle);
    return question && { question, title: numberOf(position.puzzle, language) };
  }
  return undefined;
}

const numberOf = (puzzle: string, language: Language): string => {
  const number = CLASS_WORDS[language].plans.puzzle(puzzleNumber(puzzle));
  return number.charAt(0).toUpperCase() + number.slice(1);
};

/** Questions of a game as they are printed; what can't be asked is left out. */
export async function loadTasks(game: string, positions: readonly Position[], language: Language): Promise<readonly PaperTask[]> {
  const [client, part, onPaper] = await Promise.all([loadClient(game), loadPuzzlePart(game), loadOnPaper(game)]);
  if (!client || !part || !onPaper) return [];
  await client.loadWords?.(language);
  const found = await Promise.all(positions.map((position) => find(game, position, language)));
  return found.flatMap((one): PaperTask[] => {
    // What the others have written already can't be seen on paper.
    if (!one || one.question.moves?.length) return [];
    const { question, title, goal } = one;
    const asked = askPuzzle(client.game, part.rules, question);
    if (!asked.ok) return [];
    const { seat, solution } = question;
    const { start, reading } = asked.value;
    const view = client.game.view(start, seat);
    // As the pieces are lettered.
    const nameOf = (other: number): string => seatShape(other).letter;
    const words = part.ask(question.goal, view, language, { seat, nameOf });
    const tell = (move: string): string => client.advice?.say(view, seat, move, language, nameOf) ?? move;
    return [
      {
        title,
        goal: goal ?? words.goal,
        // A lesson says in its goal what is asked; the move that is to be predicted stands here alone.
        says: goal && !reading ? '' : [words.move, words.says].filter(Boolean).join(' '),
        felt: game,
        board: onPaper.board(view, question, language),
        solved: onPaper.board(reading ? view : client.game.view(solved(client.game, start, question), seat), question, language),
        hand: reading ? [] : onPaper.hand(view, seat),
        given: onPaper.given(question, language),
        room: onPaper.room(question, language),
        answer: reading
          ? solution.map((answer) => part.read?.says(answer, language) ?? answer).join(', ')
          : solution.map(tell).join('; '),
      },
    ];
  });
}

/** The position after the answer. */
function solved(game: AnyGame, start: unknown, { seat, solution }: ClosedQuestion): unknown {
  const state = game.clone(start);
  for (const text of solution) {
    const action = game.read(state, seat, text);
    if (action.ok) game.play(state, seat, action.value);
  }
  return state;
}
