import { m } from '../../base/messages/catalog.ts';

/** What the bot of this level is called at every table; of a level that nobody knows here only that it is a bot. */
export const botName = (level: string): string => m().names.bots.find(([each]) => each === level)?.[1] ?? m().table.bot;

/** The same where several bots sit, by seat their levels: the second of one level is the second. */
export function botNameAt(levels: readonly (string | undefined)[], seat: number): string {
  const name = botName(levels[seat] ?? '');
  const before = levels.slice(0, seat).filter((level) => level !== undefined && botName(level) === name).length;
  return before > 0 ? `${name} ${before + 1}` : name;
}
