import {
  type BarrelContent,
  BOT_PROGRAMS,
  type BotProgram,
  barrelAfloat,
  barrelArt,
  barrelColumn,
  blankArt,
  botArt,
  botFront,
  type CellKind,
  cellArt,
  type Feeling,
  golemArt,
  golemFront,
  type LineKind,
  lineArt,
  plainBarrelArt,
  type Robot,
  robotArt,
  robotFront,
  scrapArt,
  type TokenName,
  tokenArt,
  waterArt,
  wreckArt,
} from '@stolik/golems/art/board';
import type { GolemType } from '@stolik/golems/core';
import { EDITIONS, type EditionId } from '@stolik/golems/editions';
import { besideOf, type Cell, facingNumber, type Ground, type Turn, turnedFacing, turnedLine } from './field.ts';
import { type Figure, isBarrel, wordsOfCell } from './scene.ts';

interface Lead {
  readonly type: string;
  readonly seat: number;
  readonly damage?: number;
  readonly letter: string | undefined;
}

/** How an edition prints its ground and its figures. */
interface Look {
  readonly ground: Readonly<Record<Cell['ground'], CellKind>>;
  /** Whether a bot of this type can be drawn. */
  knowsBot(type: string): boolean;
  /** The figure below the sign of a bot. */
  readonly bot: (type: string) => { readonly type?: GolemType };
  above(lead: Lead & { readonly facing: Turn }): string;
  front(lead: Lead & { readonly out?: boolean; readonly feeling?: Feeling | undefined }): string;
  /** What is left of it on the board. */
  wreck(type: string, seat: number): string;
}

const LOOKS: Readonly<Record<EditionId, Look>> = {
  golems6: {
    ground: { '.': 'plain', i: 'ice', s: 'snow' },
    knowsBot: (type) => type === '',
    bot: (type) => ({ type: type as GolemType }),
    above: ({ type, ...lead }) => golemArt({ type: type as GolemType, ...lead }),
    front: ({ type, ...lead }) => golemFront({ type: type as GolemType, ...lead }),
    wreck: (type, seat) => wreckArt(type as GolemType, seat),
  },
  golems4: {
    ground: { '.': 'plain', i: 'glareIce', s: 'snowdrift' },
    knowsBot: () => true,
    bot: () => ({}),
    above: ({ type, ...lead }) => robotArt({ robot: type as Robot, ...lead }),
    front: ({ type, ...lead }) => robotFront({ robot: type as Robot, ...lead }),
    wreck: (type) => scrapArt(type as Robot),
  },
};

/** The ground of a cell; the editions print ice and snow differently. */
export function groundArt(cell: Cell, edition: EditionId): string {
  return cellArt(LOOKS[edition].ground[cell.ground], cell.season, cell.x * 7 + cell.y * 13);
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
function isKnown({ bot, type }: Figure, edition: EditionId): boolean {
  const isProgram = bot === null || (BOT_PROGRAMS as readonly string[]).includes(bot);
  return isProgram && (EDITIONS[edition].leads.includes(type) || (bot !== null && LOOKS[edition].knowsBot(type)));
}

export function figureArt(figure: Figure, edition: EditionId, turn: Turn, letter?: string): string {
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
      ...LOOKS[edition].bot(figure.type),
    });
  return LOOKS[edition].above({ type: figure.type, seat, facing, damage, letter });
}

/** What is left of a figure that has fallen apart; nobody has printed one for bots, who play on a robot's or a golem's body. */
export function wreckOf(figure: Figure, edition: EditionId): string {
  const isLead = figure.bot === null && EDITIONS[edition].leads.includes(figure.type);
  return isLead ? LOOKS[edition].wreck(figure.type, figure.seat) : scrapArt(undefined);
}

export function frontArt(figure: Figure, edition: EditionId, letter?: string, feeling?: Feeling): string {
  const { seat, damage } = figure;
  const out = figure.at === null;
  if (!isKnown(figure, edition)) return blankArt({ seat, letter });
  if (figure.bot) return botFront({ program: figure.bot as BotProgram, seat, damage, out, letter, feeling });
  return LOOKS[edition].front({ type: figure.type, seat, damage, out, letter, feeling });
}

/** Who is not on a field yet, from the front. */
export const leadArt = (edition: EditionId, type: string, seat: number): string =>
  LOOKS[edition].front({ type, seat, letter: '' });
