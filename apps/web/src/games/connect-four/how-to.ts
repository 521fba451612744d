import { discArt, fourArt } from '@stolik/connect-four/art';
import { inEach } from '@stolik/look/catalog';
import { at, type HowTo, no, yes } from '../../base/how-to.ts';
import { en } from '../../words/en/games/connect-four/how-to.ts';
import { pl } from '../../words/pl/games/connect-four/how-to.ts';
import { ru } from '../../words/ru/games/connect-four/how-to.ts';

const WORDS = inEach({ en, ru, pl });

const CELL = 0.42;

/** A corner of the board from the top; a four is written in signs of its own: `!` is the first side's, `?` the second's. */
function piece(rows: readonly string[], left: number, top: number): string {
  const cells = rows.flatMap((row, y) => [...row].map((sign, x) => ({ sign, x: x * 100, y: y * 100 })));
  const [wide, high] = [rows[0]!.length * 100, rows.length * 100];
  const wood = `<rect x="-6" y="-6" width="${wide + 12}" height="${high + 12}" rx="16" fill="var(--tile)" stroke="var(--tile-lo)" stroke-width="6"/>`;
  const holes = cells.map(({ sign, x, y }) => {
    const hole = `<circle cx="${x + 50}" cy="${y + 50}" r="38" fill="#1d3a46"/>`;
    if (sign === '.') return hole;
    return hole + at(discArt('1!'.includes(sign) ? 0 : 1), x, y) + ('!?'.includes(sign) ? at(fourArt(), x, y) : '');
  });
  return at(wood + holes.join(''), left, top, CELL);
}

const down = (x: number, y: number): string =>
  `<path d="M${x} ${y}v24m-10-11 10 11 10-11" fill="none" stroke="var(--lamp)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

export const howTo: HowTo = {
  steps: [
    {
      picture: at(discArt(0), 139, 2, CELL) + down(160, 46) + piece(['.....', '.....'], 55, 80),
      says: WORDS.step1,
    },
    {
      picture: piece(['..1..', '..2..', '.21..'], 55, 24),
      says: WORDS.step2,
    },
    {
      picture: piece(['..2..', '!!!!2'], 55, 46) + yes(292, 90),
      says: WORDS.step3,
    },
    {
      picture: piece(['?...', '?..!', '?.!2', '?!12'], 76, 4),
      says: WORDS.step4,
    },
    {
      picture: piece(['.....', '111..'], 55, 46) + at(discArt(1), 181, 46, CELL) + no(292, 90),
      says: WORDS.step5,
    },
    {
      picture: piece(['12121', '21212', '12121'], 55, 24),
      says: WORDS.step6,
    },
  ],
};
