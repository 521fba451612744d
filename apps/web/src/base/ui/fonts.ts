import type { Language } from '@stolik/kernel/language';
import { preferences } from '../preferences.ts';

/** As in fonts.css. */
const FAMILIES = ['Podkova Variable', 'Golos Text Variable', 'JetBrains Mono Variable'];
/** A letter of each file that a language needs: Latin, Cyrillic, Latin with strokes. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', ru: 'a\u044f', pl: 'a\u0142' };

/** Fonts are asked for before a table is laid: one that comes later has all of it laid out once more. */
export function askForFonts(): void {
  if (preferences.plainFont) return;
  for (const family of FAMILIES) {
    // Without network words stand in the fonts of the device.
    document.fonts.load(`1em "${family}"`, LETTERS[preferences.language]).catch(() => undefined);
  }
}
