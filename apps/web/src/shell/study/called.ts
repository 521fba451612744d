import type { Language } from '@stolik/kernel/language';
import type { Lesson, PuzzlePart } from './part.ts';

/** What children are called who answer: they are told of by name, and "You finds it!" is no sentence. Everybody else is "you". */
export const calledIn = (
  { hero }: Pick<PuzzlePart, 'hero'>,
  lesson: Pick<Lesson, 'isForChildren'> | undefined,
  language: Language,
): string | undefined => (lesson?.isForChildren ? hero?.[language] : undefined);
