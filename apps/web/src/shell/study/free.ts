import type { Language } from '@stolik/kernel/language';
import { FREE } from '@stolik/kernel/puzzles/asked';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import type { PuzzlePart, Question } from './part.ts';

const WORDS: Readonly<Record<Language, readonly [goal: string, says: string]>> = {
  en: ['What is the best move here?', 'There is no single right answer: play what you think best.'],
  ru: ['Какой ход здесь лучший?', 'Единственного верного ответа нет: сыграй так, как считаешь лучше.'],
  pl: ['Jaki ruch jest tu najlepszy?', 'Nie ma jednej dobrej odpowiedzi: zagraj tak, jak wydaje ci się najlepiej.'],
};

/** What is asked, and about which move: that goes wherever the goal goes. */
export const withMove = (goal: string, { move }: Question): string => (move ? `${move} ${goal}` : goal);

/** What is asked; where nothing in particular is asked for a game has no words of its own. */
export function askedIn(
  part: PuzzlePart,
  goal: Goal,
  view: unknown,
  language: Language,
  who: Parameters<PuzzlePart['ask']>[3],
): Question {
  if (goal.kind !== FREE) return part.ask(goal, view, language, who);
  const [asks, says] = WORDS[language];
  return { goal: asks, says, look: '', clause: '', picture: '' };
}
