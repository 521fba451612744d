import type { Words } from '@stolik/kernel/language';
import { typeset } from '@stolik/look/typography';
import { preferences } from '../preferences.ts';

/** Words that stand with a game (titles, options, levels, stories) as the reader sees them: in their language, and set. */
export function read(words: Words): string;
export function read(words: Words | undefined): string | undefined;
export function read(words: Words | undefined): string | undefined {
  return words && typeset(words[preferences.language], preferences.language);
}
