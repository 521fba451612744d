import type { Words } from '@stolik/kernel/language';

/** The six bots of the house, weakest first: who is asked for by name plays the level of that place in the list. */
export const BOT_NAMES: readonly Words[] = [
  { en: 'Oto', ru: 'Ото', pl: 'Oto' },
  { en: 'Volt', ru: 'Вольт', pl: 'Wolt' },
  { en: 'Ada', ru: 'Ада', pl: 'Ada' },
  { en: 'Bit', ru: 'Бит', pl: 'Bit' },
  { en: 'Ohm', ru: 'Ом', pl: 'Om' },
  { en: 'Zuse', ru: 'Цузе', pl: 'Zuse' },
];
