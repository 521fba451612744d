import { golemArt, golemFront, plainBarrelArt, tokenArt, waterArt } from '@stolik/golems/art/board';
import { cardArt } from '@stolik/golems/art/cards';
import { inEach } from '@stolik/look/catalog';
import { arrow, at, type HowTo, plate, yes } from '../../base/how-to.ts';
import { en } from '../../words/en/games/golems6/how-to-kids.ts';
import { pl } from '../../words/pl/games/golems6/how-to-kids.ts';
import { ru } from '../../words/ru/games/golems6/how-to-kids.ts';
import { meadow, program } from '../golems/pictures.ts';

const WORDS = inEach({ en, ru, pl });

const EAST = 1;
const WEST = 3;

/** For those who can hardly read yet: at most fifteen words a picture, and nothing that children's tables do not have. [G6.11] */
export const howTo: HowTo = {
  steps: [
    {
      picture:
        at(golemFront({ type: 'sword', seat: 0 }), 24, 34, 1.1) +
        arrow(140, 92, 36) +
        at(cardArt('F'), 196, 40, 0.62) +
        at(cardArt('R'), 240, 84, 0.62),
      says: WORDS.step1,
    },
    {
      picture: meadow(golemArt({ type: 'sword', seat: 0, facing: EAST }), undefined, tokenArt('treasure')) + arrow(124, 88, 60),
      says: WORDS.step2,
    },
    {
      picture: program(['F', 'F', 'L']),
      says: WORDS.step3,
    },
    {
      picture:
        meadow(
          golemArt({ type: 'sword', seat: 0, facing: EAST }),
          undefined,
          golemArt({ type: 'guard', seat: 1, facing: WEST }),
        ) +
        plate('1', 68, 36) +
        plate('2', 252, 36),
      says: WORDS.step4,
    },
    {
      picture: meadow(plainBarrelArt(), tokenArt('wall'), waterArt(0)),
      says: WORDS.step5,
    },
    {
      picture: at(golemFront({ type: 'guard', seat: 1 }), 40, 40, 1.05) + at(tokenArt('treasure'), 176, 52, 0.95) + yes(262, 50),
      says: WORDS.step6,
    },
  ],
};
