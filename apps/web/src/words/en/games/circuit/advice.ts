import { sidePlace, tokenName } from '@stolik/circuit/words/naming';
import type { AdviceWords } from '../../../../games/circuit/words/words.ts';

export const en: AdviceWords = {
  ideas: {
    lay: (code, cell) => `Place the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `Swap the ${tokenName(code, 'en')} for something from the bag`,
    solder: (code, was, cell) =>
      `With the soldering iron, put the ${tokenName(code, 'en')} on ${cell} in place of the ${tokenName(was, 'en')}`,
    takeOut: (was, cell) => `With the soldering iron, take out the ${tokenName(was, 'en')} on ${cell}`,
    mend: (side) => `With the soldering iron, fix the fuse: ${sidePlace(side, 'en')}`,
    pass: 'Pass: nothing else can be done',
  },
  done: {
    lay: (code, cell) => `the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `the ${tokenName(code, 'en')} swapped for something from the bag`,
    solder: (code, was, cell) => `the ${tokenName(code, 'en')} soldered in on ${cell} in place of the ${tokenName(was, 'en')}`,
    takeOut: (was, cell) => `the ${tokenName(was, 'en')} on ${cell} taken out with the iron`,
    mend: (side) => `the fuse fixed with the soldering iron, ${sidePlace(side, 'en')}`,
    pass: 'a pass',
  },
};
