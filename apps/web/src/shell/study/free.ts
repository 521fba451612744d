import type { Language } from '@stolik/kernel/language';
import { FREE } from '@stolik/kernel/puzzles/asked';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import { en } from '../../words/en/free.ts';
import { pl } from '../../words/pl/free.ts';
import { ru } from '../../words/ru/free.ts';
import type { PuzzlePart, Question } from './part.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, ru, pl };

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
  const { goal: asks, says } = WORDS[language];
  return { goal: asks, says, look: '', clause: '', picture: '' };
}
