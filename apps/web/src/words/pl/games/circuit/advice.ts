import { sidePlace, tokenName, tokenOf } from '@stolik/circuit/words/naming';
import type { AdviceWords } from '../../../../games/circuit/words/words.ts';

export const pl: AdviceWords = {
  ideas: {
    lay: (code, cell) => `Połóż na ${cell}: ${tokenName(code, 'pl')}`,
    swap: (code) => `Wymień na coś z worka: ${tokenName(code, 'pl')}`,
    solder: (code, was, cell) => `Wlutuj na ${cell} zamiast ${tokenOf(was, 'pl')}: ${tokenName(code, 'pl')}`,
    takeOut: (was, cell) => `Wylutuj z ${cell}: ${tokenName(was, 'pl')}`,
    mend: (side) => `Lutownicą napraw bezpiecznik: ${sidePlace(side, 'pl')}`,
    pass: 'Spasuj: nic innego nie da się zrobić',
  },
  done: {
    lay: (code, cell) => `${tokenName(code, 'pl')} na ${cell}`,
    swap: (code) => `wymiana: ${tokenName(code, 'pl')}`,
    solder: (code, was, cell) => `lutowanie na ${cell}, ${tokenName(code, 'pl')} zamiast ${tokenOf(was, 'pl')}`,
    takeOut: (was, cell) => `wylutowanie z ${cell}, ${tokenName(was, 'pl')}`,
    mend: (side) => `naprawa bezpiecznika lutownicą, ${sidePlace(side, 'pl')}`,
    pass: 'pas',
  },
};
