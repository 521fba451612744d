import type { Outcome } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { TERMINAL_WORDS } from './words.ts';

/** How it ended, in one line: `Seat 1 has won [M7.1]. Points: 23, 19.` */
export function tellOutcome(outcome: Outcome, language: Language): string {
  const words = TERMINAL_WORDS[language];
  const winners = outcome.winners.map((seat) => words.seat(seat + 1));
  const verdict = winners.length === 0 ? words.nobodyWon : words.haveWon(winners);
  const points = outcome.scores.some((score) => score !== 0) ? ` ${words.points(outcome.scores)}` : '';
  return `${verdict} [${outcome.clause}].${points}`;
}
