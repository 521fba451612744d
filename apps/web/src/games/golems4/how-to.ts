import { barrelArt, robotArt, robotFront, tokenArt } from '@stolik/golems/art/board';
import { componentArt, eventArt } from '@stolik/golems/art/cards';
import { effectArt } from '@stolik/golems/art/effects';
import { inEach } from '@stolik/look/catalog';
import { at, type HowTo } from '../../base/how-to.ts';
import { en } from '../../words/en/games/golems4/how-to.ts';
import { pl } from '../../words/pl/games/golems4/how-to.ts';
import { ru } from '../../words/ru/games/golems4/how-to.ts';
import { meadow, on, program } from '../golems/pictures.ts';

const WORDS = inEach({ en, ru, pl });

const EAST = 1;
const WEST = 3;

export const howTo: HowTo = {
  opens: WORDS.opens,
  steps: [
    {
      picture: program(['F', 'R', 'A']),
      says: WORDS.step1,
    },
    {
      picture: at(eventArt('cycle'), 48, 38, 1) + at(eventArt('frost'), 174, 38, 1),
      says: WORDS.step2,
    },
    {
      picture:
        meadow(robotArt({ robot: 'red', seat: 0, facing: EAST }), undefined, robotArt({ robot: 'blue', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: WORDS.step3,
    },
    {
      picture:
        at(componentArt({ kind: 'processor', rows: 3 }), 16, 44, 0.9) +
        at(componentArt({ kind: 'weapon', power: 2, reach: 1 }), 114, 44, 0.9) +
        at(componentArt({ kind: 'chassis', forbidden: 'B', damaged: true }), 212, 44, 0.9),
      says: WORDS.step4,
    },
    {
      picture: meadow(barrelArt(), tokenArt('portal'), tokenArt('stone')),
      says: WORDS.step5,
    },
    {
      picture:
        at(robotFront({ robot: 'red', seat: 0 }), 40, 40, 1.05) +
        at(robotFront({ robot: 'blue', seat: 1, damage: 3, out: true }), 180, 40, 1.05),
      says: WORDS.step6,
    },
  ],
};
