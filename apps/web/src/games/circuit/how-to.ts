import { type TileLook, tileArt } from '@stolik/circuit/art';
import { lowerStripArt, type SideKind, sideArt } from '@stolik/circuit/art/edges';
import { ironArt, shortArt, smokeArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { inEach } from '@stolik/look/catalog';
import { at, framed, type HowTo, no, plate, yes } from '../../base/how-to.ts';
import { en } from '../../words/en/games/circuit/how-to.ts';
import { pl } from '../../words/pl/games/circuit/how-to.ts';
import { ru } from '../../words/ru/games/circuit/how-to.ts';

const WORDS = inEach({ en, ru, pl });

/** Cells are drawn at this scale; a row of the field begins after the token of its left side. */
const SCALE = 0.66;
const CELL = 100 * SCALE;

interface Laid {
  readonly code: TileCode;
  readonly look?: Omit<TileLook, 'rotation'>;
}

/** Currents run from plus to minus: a row is drawn with its plus at the left. */
const EAST = 3;
const level = (lit: 1 | 2): Pick<TileLook, 'current'> => ({ current: [{ from: EAST, to: 1, level: lit }] });

/** A row from a plus at the left to a minus at the right: straight parts lie on their side. */
function row(parts: readonly Laid[], top: number, ends: readonly [SideKind, SideKind] = ['+', '-']): string {
  const left = (320 - parts.length * CELL - 2 * 60 * SCALE) / 2;
  const tiles = parts
    .map(({ code, look }, index) => at(tileArt(code, { rotation: 1, ...look }), left + 60 * SCALE + index * CELL, top, SCALE))
    .join('');
  const right = left + 60 * SCALE + parts.length * CELL;
  return at(sideArt(ends[0], 'left'), left, top, SCALE) + tiles + at(sideArt(ends[1], 'right'), right, top, SCALE);
}

const full = (code: TileCode): Laid => ({ code, look: { state: { lit: 2 }, ...level(2) } });
const half = (code: TileCode): Laid => ({ code, look: { state: { lit: 1 }, ...level(1) } });
const live = (code: TileCode, lit: 1 | 2): Laid => ({ code, look: level(lit) });

const empty = (x: number): string =>
  `<rect x="${x + 3}" y="5" width="54" height="52" rx="8" fill="none" stroke="var(--lamp)" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`;

/** The left power strip with three cells above it, one just being laid. */
const laying =
  at(lowerStripArt('left'), 70, 121, 0.6) +
  at(tileArt('I'), 70, 61, 0.6) +
  at(tileArt('E'), 130, 61, 0.6) +
  framed(130, 61, 60) +
  at(tileArt('L', { rotation: 1 }), 190, 61, 0.6) +
  [70, 130, 190].map(empty).join('');

export const howTo: HowTo = {
  opens: WORDS.opens,
  steps: [
    {
      picture: laying,
      says: WORDS.step1,
    },
    {
      picture: row([live('I', 2), full('E'), live('I', 2)], 30) + plate('+2', 160, 136),
      says: WORDS.step2,
    },
    {
      picture:
        row([live('R', 2), full('V')], 12) +
        yes(298, 45) +
        row([{ code: 'V', look: { state: { burnt: true } } }], 94) +
        no(298, 127),
      says: WORDS.step3,
    },
    {
      picture:
        row([{ code: 'I' }, { code: 'I' }, { code: 'I' }], 20) + at(smokeArt(), 120, 86, 0.7) + at(shortArt(2), 200, 96, 0.66),
      says: WORDS.step4,
    },
    {
      picture:
        at(ironArt(), 34, 40, 0.92) +
        at(tileArt('V', { rotation: 1, state: { burnt: true } }), 128, 46, 0.8) +
        `<path d="M220 86h34m-13-12 13 12-13 12" fill="none" stroke="var(--lamp)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
        `<rect x="264" y="56" width="46" height="58" rx="8" fill="none" stroke="var(--lamp)" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`,
      says: WORDS.step5,
    },
    {
      picture:
        row([half('E'), full('V')], 22) +
        `<g fill="var(--lamp)" stroke="#2b2533" stroke-width="3">${Array.from({ length: 8 }, (_, mark) => `<rect x="${52 + mark * 28}" y="120" width="20" height="34" rx="5"/>`).join('')}</g>`,
      says: WORDS.step6,
    },
  ],
  tries: {
    address: '#/bench',
    says: WORDS.tries,
  },
};
