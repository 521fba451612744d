import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { TERMINAL_WORDS } from './words.ts';

/** The terminal has no board beside its words, so they are whole. Pieces after the last player are bots of the scenario. */
export function tellingWith(names: readonly string[], language: Language): Telling {
  const { bot } = TERMINAL_WORDS[language];
  return { language, nameOf: (seat) => names[seat] ?? `${bot} ${seat + 1}`, isFull: true };
}

/** Names a log has kept, and numbers where it has none. */
export function namesIn(
  log: { readonly seats: number; readonly names?: readonly string[] },
  language: Language,
): readonly string[] {
  return Array.from({ length: log.seats }, (_, seat) => log.names?.[seat] || TERMINAL_WORDS[language].seat(seat + 1));
}
