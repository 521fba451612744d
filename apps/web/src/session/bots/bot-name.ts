import type { Language } from '@stolik/kernel/language';
import { botNames } from '@stolik/search/characters';
import { m, spokenLanguage } from '../../base/messages/catalog.ts';

/** What the bot of this level is called at every table; of a level that nobody knows here only that it is a bot. */
export const botName = (level: string, language: Language = spokenLanguage()): string =>
  botNames(language).find(([each]) => each === level)?.[1] ?? m().table.bot;

/** The same where several bots sit, by seat their levels: the second of one level is the second. */
export function botNameAt(levels: readonly (string | undefined)[], seat: number, language?: Language): string {
  const name = botName(levels[seat] ?? '', language);
  const before = levels.slice(0, seat).filter((level) => level !== undefined && botName(level, language) === name).length;
  return before > 0 ? `${name} ${before + 1}` : name;
}
