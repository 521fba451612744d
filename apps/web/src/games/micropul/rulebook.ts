import type { AnyGame } from '@stolik/kernel/game';
import { catalystArt, stoneArt, tileArt, tileBackArt, unitArt } from '@stolik/micropul/art';
import { findFace } from '@stolik/micropul/faces';
import { micropul } from '@stolik/micropul/game';
import type { Corner } from '@stolik/micropul/places';
import { micropulPuzzles } from '@stolik/micropul/puzzles';
import type { MicropulView } from '@stolik/micropul/view';
import type { Picture } from '../../base/ui/picture.ts';
import type { Rulebook, Spot } from '../../shell/rulebook/rulebook.ts';
import { partsOf } from './miniature.ts';
import { readMove } from './model/moves.ts';
import { boundsOf, pointOf, TILE } from './model/position.ts';
import { PARTS } from './rulebook-parts.ts';

/** Around the tiles, in units of the drawing. */
const AIR = 14;

function board(view: MicropulView, tried?: string): Picture {
  const move = tried === undefined ? undefined : readMove(tried);
  const shown = move?.kind === 'tile' ? { ...view, board: [...view.board, { ...move.at, tile: move.face }] } : view;
  const { left, top, right, bottom } = boundsOf(shown.board);
  const box = [left * TILE - AIR, top * TILE - AIR, (right - left + 1) * TILE + 2 * AIR, (bottom - top + 1) * TILE + 2 * AIR];
  return { box: box.join(' '), parts: partsOf(shown) };
}

const UNIT = 50;

/** `1,0` is a place, `1,0,NE` a corner of it, `1,0,middle` the sign of a big tile. */
function spot(name: string): Spot | undefined {
  const [, x, y, corner] = /^(-?\d+),(-?\d+)(?:,(NW|NE|SE|SW|middle))?$/.exec(name) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const cell = { x: Number(x), y: Number(y) };
  if (corner) return { ...pointOf(cell, corner as Corner | 'middle'), size: UNIT };
  return { x: (cell.x + 0.5) * TILE, y: (cell.y + 0.5) * TILE, size: TILE };
}

const doubled = (art: string): string => `<g transform="scale(2)">${art}</g>`;

const PIECES: Readonly<Record<string, () => string>> = {
  back: tileBackArt,
  start: () => tileArt('WWBB', { start: true }),
  white: () => doubled(unitArt('W')),
  black: () => doubled(unitArt('B')),
  dot: () => doubled(catalystArt('1')),
  double: () => doubled(catalystArt('2')),
  plus: () => doubled(catalystArt('+')),
  'stone 1': () => stoneArt(0),
  'stone 2': () => stoneArt(1),
};

const piece = (name: string): string | undefined =>
  PIECES[name]?.() ?? (findFace(name) === undefined ? undefined : tileArt(name));

const words: Rulebook['words'] = {
  en: () => import('../../words/en/games/micropul/rulebook.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/games/micropul/rulebook.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/games/micropul/rulebook.ts').then(({ pl }) => pl),
};

export const rulebook: Rulebook<MicropulView> = {
  game: micropul as AnyGame,
  cases: micropulPuzzles.cases,
  art: { board, spot, piece },
  parts: PARTS,
  words,
};
