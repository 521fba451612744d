import { barrelArt, golemArt, golemFront, tokenArt, waterArt } from '@stolik/golems/art/board';
import { cardArt, luckArt } from '@stolik/golems/art/cards';
import { effectArt } from '@stolik/golems/art/effects';
import { inEach } from '@stolik/look/catalog';
import { arrow, at, type HowTo, plate } from '../../base/how-to.ts';
import { en } from '../../words/en/games/golems6/how-to.ts';
import { pl } from '../../words/pl/games/golems6/how-to.ts';
import { ru } from '../../words/ru/games/golems6/how-to.ts';
import { meadow, on, program } from '../golems/pictures.ts';

const WORDS = inEach({ en, ru, pl });

const EAST = 1;
const WEST = 3;

export const howTo: HowTo = {
  opens: WORDS.opens,
  steps: [
    {
      picture: program(['F', 'F', 'L', undefined]),
      says: WORDS.step1,
    },
    {
      picture:
        at(luckArt('repeat'), 36, 44, 0.9) +
        arrow(140, 88) +
        at(cardArt('repeat'), 200, 34, 0.6) +
        at(cardArt('F'), 250, 78, 0.6),
      says: WORDS.step2,
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, golemArt({ type: 'bow', seat: 1, facing: WEST })) +
        on(effectArt('refused'), 1.2, 0.2, 0.55),
      says: WORDS.step3,
    },
    {
      picture:
        meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, undefined) +
        on(effectArt('strike', EAST), 0.72, 0, 0.92) +
        on(golemArt({ type: 'bow', seat: 1, facing: WEST, damage: 1 }), 1.35) +
        plate('−1', 292, 60),
      says: WORDS.step4,
    },
    {
      picture: meadow(barrelArt(), tokenArt('wall'), waterArt(0)),
      says: WORDS.step5,
    },
    {
      picture:
        at(golemFront({ type: 'sword', seat: 0 }), 40, 40, 1.05) +
        at(golemFront({ type: 'bow', seat: 1, damage: 2, out: true }), 180, 40, 1.05),
      says: WORDS.step6,
    },
  ],
};
