import { inEach } from '@stolik/look/catalog';
import { joinArt, stoneArt, tileArt, tileBackArt, unitArt } from '@stolik/micropul/art';
import { arrow, at, framed, type HowTo, no, plate, yes } from '../../base/how-to.ts';
import { en } from '../../words/en/games/micropul/how-to.ts';
import { pl } from '../../words/pl/games/micropul/how-to.ts';
import { ru } from '../../words/ru/games/micropul/how-to.ts';

const WORDS = inEach({ en, ru, pl });

/** Where a pair of tiles lies in a picture. */
const [LEFT, RIGHT, TOP] = [60, 160, 38];

const ring = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="20" fill="none" stroke="var(--lamp)" stroke-width="5"/>`;

/** Two tiles side by side; the right one is just being laid. */
function pair(left: string, right: string, joins: readonly ('upper' | 'lower')[] = []): string {
  const joined = joins.map((side) => joinArt('W', LEFT + 75, TOP + (side === 'upper' ? 25 : 75), 'right')).join('');
  return at(tileArt(left), LEFT, TOP) + at(tileArt(right), RIGHT, TOP) + joined + framed(RIGHT, TOP);
}

/** What is allowed and what is not, side by side. */
const laying =
  at(at(tileArt('W1BB'), 0, 0) + at(tileArt('1W.B'), 100, 0) + joinArt('B', 75, 75, 'right') + framed(100, 0), 10, 34, 0.7) +
  yes(80, 138) +
  at(at(tileArt('W1BB'), 0, 0) + at(tileArt('.W.W'), 100, 0) + framed(100, 0), 170, 34, 0.7) +
  no(240, 138);

/** Four tiles around one white group: with all of them it is closed, without the last it is open. [M6.2] */
export const BLOCK = [
  { x: 0, y: 0, tile: 'B.W1' },
  { x: 1, y: 0, tile: '..1W' },
  { x: 0, y: 1, tile: '+W1.' },
  { x: 1, y: 1, tile: 'WB1.' },
] as const;

const lay = (tiles: readonly { x: number; y: number; tile: string }[], wood: boolean): string =>
  tiles.map(({ x, y, tile }) => at(tileArt(wood ? tile : tile.replace(/[^W]/g, '.'), { wood }), 100 * x, 100 * y)).join('');

/** The group of the block under a stone, in the outline of its owner: as it lies on the table. */
function claimed(isClosed: boolean): string {
  const tiles = isClosed ? BLOCK : BLOCK.slice(0, 3);
  const units = isClosed ? 'M75 75h50v50h-50z' : 'M75 125v-50h50';
  const rings = [
    ['#fffaf0', 58],
    ['var(--p1)', 54],
    ['#fffaf0', 43],
  ].map(
    ([colour, width]) => `<path d="${units}" ${isClosed ? `fill="${colour}" ` : ''}stroke="${colour}" stroke-width="${width}"/>`,
  );
  const place =
    '<rect x="107" y="106" width="86" height="86" rx="13" fill="none" stroke="#ffe9b0" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/>';
  return (
    lay(tiles, true) +
    (isClosed ? '' : place) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${rings.join('')}</g>` +
    lay(tiles, false) +
    joinArt('W', 75, 75, 'right') +
    joinArt('W', 75, 75, 'down') +
    (isClosed ? joinArt('W', 75, 125, 'right') + joinArt('W', 125, 75, 'down') : '') +
    at(stoneArt(0), 56, 56, 0.38)
  );
}

/** What is open gives nothing, what is closed its size. */
const closing =
  at(claimed(false), 22, 8, 0.62) +
  plate('0', 64, 153) +
  no(104, 153) +
  at(claimed(true), 174, 8, 0.62) +
  plate('+4', 216, 153) +
  yes(262, 153);

/** A plus at the corner of a tile, and one in the middle of a big tile. */
const pluses =
  at(
    at(tileArt('.+W.'), 0, 0) + at(tileArt('W..W'), 100, 0) + joinArt('W', 75, 75, 'right') + ring(75, 25) + framed(100, 0),
    8,
    59,
    0.58,
  ) +
  at(
    at(tileArt('big:W+'), 0, 0) + at(tileArt('W..1'), 100, 0) + joinArt('W', 75, 25, 'right') + ring(50, 49) + framed(100, 0),
    140,
    59,
    0.58,
  ) +
  plate('↻', 290, 88);

const worth = (x: number, art: string, points: string): string => at(art, x, 44, 0.84) + plate(points, x + 42, 148);

export const howTo: HowTo = {
  opens: WORDS.opens,
  steps: [
    {
      picture: laying,
      says: WORDS.step1,
    },
    {
      picture:
        pair('.1W.', 'W..W', ['lower']) +
        ring(LEFT + 75, TOP + 25) +
        plate('+1', 288, TOP + 26) +
        at(tileBackArt(), 266, TOP + 52, 0.44),
      says: WORDS.step2,
    },
    {
      picture: pluses,
      says: WORDS.step3,
    },
    {
      picture:
        at(tileBackArt(), 40, 44, 0.84) +
        at(tileBackArt(), 48, 36, 0.84) +
        arrow(150, 86) +
        at(tileArt('B2.W'), 216, 40, 0.84) +
        framed(216, 40, 84),
      says: WORDS.step4,
    },
    {
      picture: closing,
      says: WORDS.step5,
    },
    {
      picture: worth(20, at(unitArt('W'), 0, 0, 2), '1') + worth(118, tileBackArt(), '2') + worth(216, tileArt('B+.W'), '1'),
      says: WORDS.step6,
    },
  ],
};
