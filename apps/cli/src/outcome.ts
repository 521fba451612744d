import type { Outcome } from '@stolik/kernel/game';
import type { Telling } from '@stolik/kernel/telling';
import { TERMINAL_WORDS } from './words.ts';

/** How it ended, in one line: `Ola wins [M7.1]. Points: 23, 19.` */
export function tellOutcome(outcome: Outcome, { language, nameOf }: Telling): string {
  const words = TERMINAL_WORDS[language];
  const winners = outcome.winners.map(nameOf);
  const verdict = winners.length === 0 ? words.nobodyWon : words.haveWon(winners);
  const points = outcome.scores.some((score) => score !== 0) ? ` ${words.points(outcome.scores)}` : '';
  return `${verdict} [${outcome.clause}].${points}`;
}
