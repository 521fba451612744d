import type { Outcome } from '@stolik/kernel/game';

/** How it ended, in one line: `Seat 1 has won (core-emptied, M7.1). Points: 23, 19.` */
export function tellOutcome(outcome: Outcome, nameOf: (seat: number) => string): string {
  const winners = outcome.winners.map(nameOf);
  const verdict =
    winners.length === 0 ? 'Nobody has won' : `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won`;
  const points = outcome.scores.some((score) => score !== 0) ? ` Points: ${outcome.scores.join(', ')}.` : '';
  return `${verdict} (${outcome.reason.replaceAll('-', ' ')}, ${outcome.clause}).${points}`;
}
