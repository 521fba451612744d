import type { Words } from '../../../../games/connect-four/words.ts';

export const en: Words = {
  phases: { choose: 'Choose', drop: 'Drop' },
  choose: 'Choose a column.',
  ready: (cell) => `Your disc will lie on ${cell}. Drop it, or choose another column.`,
  waits: (name) => `${name} is thinking.`,
  over: 'The game is over.',
  column: (letter, discs) => `Column ${letter}: ${discs.join(', ')}`,
  empty: 'empty',
  full: 'full',
  drop: 'Drop',
  dropInto: (letter) => `Drop a disc into column ${letter}`,
  dropped: (letter) => `a disc in column ${letter}`,
  yours: 'Your discs',
  how: 'Tap a column to see where your disc would lie; tap it again, or Drop, and it falls.',
  left: (discs) => `${discs} left`,
  filled: 'The board is full, and nobody has four.',
  four: (cells) => `Four in a row: ${cells}.`,
};
