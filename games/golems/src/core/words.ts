import type { Words } from '@stolik/kernel/language';
import type { BotName } from './automata.ts';

/** Where a golem looks, by the letter of the notation. */
export const FACING_NAMES: Readonly<Record<string, Words>> = {
  N: { en: 'north', ru: 'север', pl: 'północ' },
  E: { en: 'east', ru: 'восток', pl: 'wschód' },
  S: { en: 'south', ru: 'юг', pl: 'południe' },
  W: { en: 'west', ru: 'запад', pl: 'zachód' },
};

/** The bots' programs as they are called at the table. */
export const BOT_TITLES: Readonly<Record<BotName, Words>> = {
  hunter: { en: 'Hunter', ru: 'Охотник', pl: 'Łowca' },
  hothead: { en: 'Hothead', ru: 'Задира', pl: 'Zawadiaka' },
  marksman: { en: 'Marksman', ru: 'Стрелок', pl: 'Strzelec' },
  guard: { en: 'Sentry', ru: 'Часовой', pl: 'Wartownik' },
  coward: { en: 'Coward', ru: 'Трус', pl: 'Tchórz' },
  tumbler: { en: 'Tumbler', ru: 'Неваляшка', pl: 'Wańka-wstańka' },
};
