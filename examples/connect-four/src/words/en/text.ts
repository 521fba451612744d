import type { Seat } from '@stolik/kernel/game';
import type { Speech } from '@stolik/look/speech';

export const en = {
  turn: (who: string): string => `${who} to move.`,
  won: (who: string): string => `${who} wins.`,
  filled: 'The board is full: a draw.',
  dropped: ({ does }: Speech, seat: Seat, column: string): string =>
    `${does(seat, 'drops', 'drop')} a disc into column ${column}.`,
  four: ({ does }: Speech, seat: Seat): string => `${does(seat, 'has four in a row and wins', 'have four in a row and win')}.`,
  resigned: ({ does }: Speech, seat: Seat): string => `${does(seat, 'gives up', 'give up')}.`,
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is the other player’s turn.',
    'no-such-column': 'There is no such column.',
    'column-full': 'This column is full.',
  },
};
