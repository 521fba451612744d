import { BOT_TITLES } from '@stolik/golems/words';
import type { Language } from '@stolik/kernel/language';

/** `Hunter`; of several with the same program each has a number. */
export function botName(bots: readonly (string | null)[], seat: number, language: Language): string {
  const title = BOT_TITLES[bots[seat] as 'hunter'][language];
  const twins = bots.flatMap((bot, at) => (bot === bots[seat] ? [at] : []));
  return twins.length === 1 ? title : `${title} ${twins.indexOf(seat) + 1}`;
}
