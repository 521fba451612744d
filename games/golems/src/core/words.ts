import type { Words } from '@stolik/kernel/language';

/** Where a golem looks, by the letter of the notation. */
export const FACING_NAMES: Readonly<Record<string, Words>> = {
  N: { en: 'north', ru: 'север', pl: 'północ' },
  E: { en: 'east', ru: 'восток', pl: 'wschód' },
  S: { en: 'south', ru: 'юг', pl: 'południe' },
  W: { en: 'west', ru: 'запад', pl: 'zachód' },
};
