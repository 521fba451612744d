import type { Language } from '@stolik/kernel/language';
import { preferences } from '../preferences.ts';

/** As in fonts.css. */
const FAMILIES = ['Podkova Variable', 'Golos Text Variable', 'JetBrains Mono Variable'];
/** A letter of each file that a language needs. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', ru: 'aя', pl: 'ał' };

/** Fonts are asked for before a table is laid: one that comes later has all of it laid out once more. */
export function askForFonts(): void {
  if (preferences.plainFont) return;
  for (const family of FAMILIES) {
    // Without network words stand in the fonts of the device.
    document.fonts.load(`1em "${family}"`, LETTERS[preferences.language]).catch(() => undefined);
  }
}
