import type { ProgramWords } from '../../../../games/golems/words/programs.ts';

export const pl: ProgramWords = {
  subprogram: 'podprogram',
  seat: (number) => `miejsce ${number}`,
  breaks: (part) => `psuje się ${part}`,
  repaired: (part) => `naprawić: ${part}`,
  times: (count) => `${count} razy`,
  repeat: { golems6: 'powtórz', golems4: 'cykl' },
  either: (when, yes, no) => `jeśli ${when}, ${yes}, a jeśli nie, ${no}`,
  while: (when, act) => `dopóki ${when}, ${act}`,
  call: (held) => `podprogram${held}`,
  done: {
    F: 'krok naprzód',
    B: 'krok wstecz',
    L: 'obrót w lewo',
    R: 'obrót w prawo',
    S: 'postój',
    D: 'obrona',
  },
  attack: { golems6: 'cios', golems4: 'atak' },
};
