import type { ProgramWords } from '../../../../games/golems/words/programs.ts';

export const en: ProgramWords = {
  subprogram: 'Subprogram',
  seat: (number) => `seat ${number}`,
  breaks: (part) => `the ${part} breaks`,
  repaired: (part) => `repair the ${part}`,
  times: (count) => (count === 2 ? 'twice' : `${count} times`),
  repeat: { golems6: 'repeat', golems4: 'cycle' },
  either: (when, yes, no) => `if ${when}, ${yes}, else ${no}`,
  while: (when, act) => `while ${when}, ${act}`,
  call: (held) => `the subprogram${held}`,
  done: {
    F: 'step forward',
    B: 'step back',
    L: 'turn left',
    R: 'turn right',
    S: 'stay',
    D: 'defend',
  },
  attack: { golems6: 'strike', golems4: 'attack' },
};
