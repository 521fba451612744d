import { BOT_PROGRAMS, type BotProgram, botArt, botFront } from '@stolik/golems/art/automata';
import { type BarrelContent, barrelAfloat, barrelArt, barrelColumn, plainBarrelArt } from '@stolik/golems/art/barrels';
import { type CellKind, cellArt } from '@stolik/golems/art/cells';
import { blankArt, golemArt } from '@stolik/golems/art/golem-above';
import { golemFront } from '@stolik/golems/art/golem-front';
import { ROBOTS, type Robot, robotArt, robotFront } from '@stolik/golems/art/robots';
import { type LineKind, lineArt, type TokenName, tokenArt } from '@stolik/golems/art/tokens';
import { waterArt } from '@stolik/golems/art/water';
import { GOLEM_TYPES, type GolemType } from '@stolik/golems/core/golem-types';
import type { Edition } from '@stolik/golems/programs/program';
import { besideOf, type Cell, type Ground, type Turn, turnedFacing, turnedLine } from './field.ts';
import { facingNumber } from './model.ts';
import { type Figure, isBarrel, wordsOfCell } from './scene.ts';

/** The ground of a cell; the editions print ice and snow differently. */
export function groundArt(cell: Cell, edition: Edition): string {
  const kinds: Readonly<Record<Cell['ground'], CellKind>> =
    edition === 'golems6' ? { '.': 'plain', i: 'ice', s: 'snow' } : { '.': 'plain', i: 'glareIce', s: 'snowdrift' };
  return cellArt(kinds[cell.ground], cell.season, cell.x * 7 + cell.y * 13);
}

const TOKENS: Readonly<Record<string, TokenName>> = {
  wall: 'wall',
  stone: 'stone',
  portal: 'portal',
  treasure: 'treasure',
  gear: 'gear',
  'ladder:A+': 'ladderAUp',
  'ladder:A-': 'ladderADown',
  'ladder:B+': 'ladderBUp',
  'ladder:B-': 'ladderBDown',
  'logic:and': 'and',
  'logic:or': 'or',
  'logic:not': 'not',
  'logic:xor': 'xor',
};

/** What lies flat on a cell, without barrels. */
export function flatArt(
  words: readonly string[],
  cell: Cell,
  tokens: Readonly<Record<string, string>>,
  ground: Ground,
  turn: Turn,
): string {
  let art = '';
  for (const word of words) {
    if (isBarrel(word)) continue;
    if (word === 'water' || word === 'ice') {
      art += waterArt(joinsOf(cell, tokens, ground, turn));
      if (word === 'ice') art += tokenArt('ice');
    } else if (word.startsWith('line:')) art += lineArt(turnedLine(word.slice('line:'.length), turn) as LineKind);
    else if (Object.hasOwn(TOKENS, word)) art += tokenArt(TOKENS[word]!);
  }
  return art;
}

const isWet = (tokens: Readonly<Record<string, string>>, cell: Cell | undefined): boolean =>
  cell !== undefined && wordsOfCell(tokens, cell.name).some((word) => word === 'water' || word === 'ice');

/** Which neighbours the stream goes on to, on the board as it is turned. */
function joinsOf(cell: Cell, tokens: Readonly<Record<string, string>>, ground: Ground, turn: Turn): number {
  const wet = [0, 1, 2, 3].map((side) => isWet(tokens, besideOf(ground, cell.name, side)));
  let joins = 0;
  for (let side = 0; side < 4; side++) {
    const shown = (side + turn) % 4;
    if (wet[side]) joins |= 1 << shown;
    const next = (side + 1) % 4;
    const beside = besideOf(ground, cell.name, side);
    if (wet[side] && wet[next] && beside && isWet(tokens, besideOf(ground, beside.name, next))) joins |= 16 << shown;
  }
  return joins;
}

/** `isPlain`: at this table nobody ever opens one. */
export function barrelOn(words: readonly string[], isPlain = false): string {
  const barrel = words.find(isBarrel)!;
  const levels = barrel.includes('/') ? barrel.split('/').length : 1;
  if (levels > 1) return barrelColumn(levels);
  if (words.includes('water')) return barrelAfloat();
  return isPlain ? plainBarrelArt() : barrelArt();
}

/** Contents as the rules call them, as the art does. */
export const contentArt = (contents: string): BarrelContent =>
  (({ plus: 'plusRow', minus: 'minusRow', hole: 'blackHole' }) as Record<string, BarrelContent>)[contents] ??
  (contents as BarrelContent);

/** `letter`: the one of the seat's badge at this table. */
/** Scenarios are also written by hand, and by other versions: what is not known here is drawn as a blank figure. */
function isKnown({ bot, type }: Figure, edition: Edition): boolean {
  const types: readonly string[] = edition === 'golems6' ? GOLEM_TYPES : ROBOTS;
  const isProgram = bot === null || (BOT_PROGRAMS as readonly string[]).includes(bot);
  return isProgram && (types.includes(type) || (bot !== null && (edition === 'golems4' || type === '')));
}

export function figureArt(figure: Figure, edition: Edition, turn: Turn, letter?: string): string {
  const facing = turnedFacing(facingNumber(figure.facing), turn);
  const { seat, damage } = figure;
  if (!isKnown(figure, edition)) return blankArt({ seat, facing, letter });
  if (figure.bot)
    return botArt({
      program: figure.bot as BotProgram,
      seat,
      facing,
      damage,
      letter,
      ...(edition === 'golems6' && { type: figure.type as GolemType }),
    });
  return edition === 'golems6'
    ? golemArt({ type: figure.type as GolemType, seat, facing, damage, letter })
    : robotArt({ robot: figure.type as Robot, seat, facing, damage, letter });
}

export function frontArt(figure: Figure, edition: Edition, letter?: string): string {
  const { seat, damage } = figure;
  const out = figure.at === null;
  if (!isKnown(figure, edition)) return blankArt({ seat, letter });
  if (figure.bot) return botFront({ program: figure.bot as BotProgram, seat, damage, out, letter });
  return edition === 'golems6'
    ? golemFront({ type: figure.type as GolemType, seat, damage, out, letter })
    : robotFront({ robot: figure.type as Robot, seat, damage, out, letter });
}
