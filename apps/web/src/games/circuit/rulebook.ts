import { tileArt } from '@stolik/circuit/art';
import { type SideKind, sideArt } from '@stolik/circuit/art/edges';
import { glowArt, ironArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { circuit } from '@stolik/circuit/game';
import { circuitPuzzles } from '@stolik/circuit/puzzles';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { AnyGame } from '@stolik/kernel/game';
import type { Picture } from '../../base/ui/picture.ts';
import type { Rulebook, Spot } from '../../shell/rulebook/rulebook.ts';
import { placed } from './art/picture.ts';
import { miniature } from './miniature.ts';
import { ALL_CELLS, ALL_SIDES, CELL, cellPoint, LOWER_Y, type Point, sidePoint, spotName, UPPER_Y } from './model/layout.ts';
import { PARTS } from './rulebook-parts.ts';
import './style/rulebook.css';

const SIDE_WIDTH = 60;
const STRIP_HEIGHT = 90;

/** Cells and side tokens by their names, with their upper left corners. */
const CELLS: ReadonlyMap<string, Point> = new Map(ALL_CELLS.map((cell) => [spotName({ kind: 'cell', cell }), cellPoint(cell)]));
const SIDES: ReadonlyMap<string, Point> = new Map(ALL_SIDES.map((side) => [spotName({ kind: 'side', side }), sidePoint(side)]));

const LAY = /^lay ([A-Z]\d) (\w\d)/;

/** Only the part of the field where something is, with the strips and side tokens beside it. */
function board(view: CircuitView, tried?: string): Picture {
  const [, tile, place] = (tried && LAY.exec(tried)) || [];
  const shown = tile && place ? { ...view, cells: { ...view.cells, [place]: { tile } } } : view;
  const cells = [...CELLS].flatMap(([name, at]) => (shown.cells[name] ? [at] : []));
  const tokens = [...SIDES].flatMap(([name, at]) => ((shown.sides[name]?.token ?? 'x') === 'x' ? [] : [at]));
  const rows = [...cells, ...tokens].map(({ y }) => y);
  const columns = cells.map(({ x }) => x);
  const [left, right] = [Math.min(...columns, ...tokens.map(({ x }) => x)), Math.max(...columns, ...tokens.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const x = left - 4;
  const y = top === 0 ? UPPER_Y - 4 : top - 4;
  const width = right + (tokens.some((token) => token.x === right && right > 0) ? SIDE_WIDTH : CELL) + 4 - x;
  const height = bottom + CELL + (bottom + CELL === LOWER_Y ? STRIP_HEIGHT : 0) + 4 - y;
  return { box: `${x} ${y} ${width} ${height}`, parts: miniature(shown).parts };
}

function spot(name: string): Spot | undefined {
  const cell = CELLS.get(name);
  if (cell) return { x: cell.x + CELL / 2, y: cell.y + CELL / 2, size: CELL };
  const side = SIDES.get(name);
  return side && { x: side.x + SIDE_WIDTH / 2, y: side.y + CELL / 2, size: SIDE_WIDTH };
}

const CODES: ReadonlySet<string> = new Set('ILTXHERDVKMG');
const SIDE_KINDS: ReadonlySet<string> = new Set(['+', '-', '+f', '-f', 'x']);

/** `E` is a tile, `side +f` a side token, `glow 2` full light. */
function piece(name: string): string | undefined {
  const [kind, of = ''] = name.split(' ');
  if (kind === 'iron') return ironArt();
  if (kind === 'glow') return glowArt(0, of === '2' ? 2 : 1);
  if (kind === 'side') return SIDE_KINDS.has(of) ? placed(sideArt(of as SideKind, 'left'), 20, 0) : undefined;
  return CODES.has(name) ? tileArt(name as TileCode, { chip: true }) : undefined;
}

export const rulebook: Rulebook<CircuitView> = {
  game: circuit as AnyGame,
  cases: circuitPuzzles.cases,
  art: { board, spot, piece },
  parts: PARTS,
  words: {
    en: () => import('../../words/en/games/circuit/rulebook.ts').then(({ en }) => en),
    ru: () => import('../../words/ru/games/circuit/rulebook.ts').then(({ ru }) => ru),
    pl: () => import('../../words/pl/games/circuit/rulebook.ts').then(({ pl }) => pl),
  },
};
