import type { MissedWords } from '../../../../games/circuit/words/missed.ts';

export const en: MissedWords = {
  short: {
    title: 'A short circuit!',
    says: 'Nothing on the way from plus to minus holds the current back: no lamp, no LED, no resistor.',
  },
  smoke: (part, cell) => ({
    title: 'Blue smoke!',
    says:
      part === 'R'
        ? `Only resistors and nothing that glows: the one at ${cell} burnt.`
        : `Nothing held the current back for the LED at ${cell}: it burnt.`,
  }),
  fuse: { title: 'The fuse has blown.', says: 'Too much current: the fuse blew first and opened the circuit.' },
  half: { title: 'It glows, but only half.', says: 'Another load shares the current with it.' },
  paid: { title: 'That costs a point.', says: 'It can be done for free.' },
  dark: 'Still dark.',
  open: 'No circuit from plus to minus is closed yet.',
};
