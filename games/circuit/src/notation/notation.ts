import { type Action, type Actor, CHANCE, type ReadProblem, type Refusal, type Seat } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { cellName, findCell, findSide, sideName } from '../board/geometry.ts';
import { seatToMove } from '../board/order.ts';
import { type CircuitState, DECIDE, DRAW_FIRST, handCount, PLACE_SIDES } from '../board/state.ts';
import { findTile, findToken, IRON, SIDE_CODES, tileText, tokenText } from '../board/tiles.ts';
import { findNamed, glowResults } from '../turn/choices.ts';
import * as codes from '../turn/codes.ts';
import { refuseBase } from '../turn/legal.ts';
import { passesSieve, prepareSieve } from '../turn/sieve.ts';

type Read = Result<Action, ReadProblem>;

const unreadable = (at: string, says: string): Read => ({ ok: false, problem: { kind: 'unreadable', at, says } });
const refused = (refusal: Refusal): Read => ({ ok: false, problem: { kind: 'refused', refusal } });

export function write(state: CircuitState, actor: Actor, action: Action): string {
  if (actor === CHANCE) return writeChance(state, action);
  const base = codes.baseOf(action);
  const names = namesOf(state, actor, base, codes.choiceOf(action));
  return names.length > 0 ? `${writeBase(base)} glow ${names.map(cellName).join(' ')}` : writeBase(base);
}

function writeBase(base: number): string {
  if (codes.isLay(base)) return `lay ${tileText(codes.layTileOf(base))} ${cellName(codes.layCellOf(base))}`;
  if (codes.isSwap(base)) return `swap ${tokenText(codes.swapTokenOf(base))}`;
  if (base === codes.PASS) return 'pass';
  const hand = codes.isFromHand(base) ? ' hand' : '';
  if (codes.isIronOnFuse(base)) return `iron ${sideName(codes.fuseSideOf(base))}${hand}`;
  const tile = codes.ironTileOf(base);
  return `iron ${cellName(codes.ironCellOf(base))}${tile === codes.NO_TILE ? '' : ` ${tileText(tile)}`}${hand}`;
}

/** Names are written only where there is a choice, then always, the default too. */
function namesOf(state: CircuitState, seat: Seat, base: number, choice: number): readonly number[] {
  if (state.phase !== DECIDE || seatToMove(state) !== seat || codes.isSwap(base) || base === codes.PASS) return [];
  if (refuseBase(state, seat, base) || !prepareSieve(state, seat) || !passesSieve(state, base)) return [];
  return glowResults(state, seat, base)[choice]?.names ?? [];
}

function writeChance(state: CircuitState, outcome: number): string {
  if (state.phase === PLACE_SIDES) return `side ${SIDE_CODES[outcome]}`;
  return state.phase === DRAW_FIRST ? `first ${outcome + 1}` : `draw ${tokenText(outcome)}`;
}

const FORMS = 'moves are "lay E1 c1", "swap E", "iron c3 R0", "iron c3", "iron left5" and "pass"';

export function read(state: CircuitState, actor: Actor, text: string): Read {
  const words = text.trim().split(/\s+/);
  if (actor === CHANCE) return readChance(state, words);
  const glow = words.indexOf('glow');
  const names = glow < 0 ? [] : words.slice(glow + 1);
  const cells: number[] = [];
  for (const name of names) {
    const cell = findCell(name);
    if (cell === undefined) return unreadable(name, `"${name}" is no cell; cells are a1 to f8`);
    cells.push(cell);
  }
  if (glow >= 0 && cells.length === 0)
    return unreadable('glow', '"glow" names the elements that get a token, as in "glow c3 c5"');
  const move = readBase(state, actor, glow < 0 ? words : words.slice(0, glow), glow >= 0);
  if (!move.ok || cells.length === 0) return move;
  const refusal = refuseBase(state, actor, move.value);
  if (refusal) return refused(refusal);
  const named = findNamed(state, actor, move.value, cells);
  return named === undefined
    ? refused({ code: 'name-gets-none', clause: 'C5.3', details: { names: names.join(' ') } })
    : ok(named);
}

function readBase(state: CircuitState, seat: Seat, words: readonly string[], withGlow: boolean): Read {
  switch (words[0]) {
    case 'lay':
      return readLay(words);
    case 'iron':
      return readIron(words, state.irons[seat] === 0 && handCount(state, seat, IRON) > 0);
    case 'swap': {
      const token = findToken(words[1] ?? '');
      if (token === undefined) return unreadable(words[1] ?? 'swap', `"${words[1] ?? ''}" is no token; ${TOKEN_NAMES}`);
      if (words.length > 2 || withGlow) return unreadable('swap', 'an exchange names one token and nothing more, as in "swap E"');
      return ok(codes.swapBase(token));
    }
    case 'pass':
      return words.length === 1 && !withGlow ? ok(codes.PASS) : unreadable('pass', '"pass" stands alone');
    default:
      return unreadable(words[0] ?? '', `"${words.join(' ')}" is no move; ${FORMS}`);
  }
}

const TILE_NAMES = 'a tile is a letter of I L T X H E R D V K M G and a rotation 0 to 3, as in E1';
const TOKEN_NAMES = 'a token is a letter of I L T X H E R D V K M G, or iron';

function readLay(words: readonly string[]): Read {
  const tile = findTile(words[1] ?? '');
  if (tile === undefined) return unreadable(words[1] ?? 'lay', `"${words[1] ?? ''}" is no tile; ${TILE_NAMES}`);
  const cell = findCell(words[2] ?? '');
  if (cell === undefined) return unreadable(words[2] ?? 'lay', `"${words[2] ?? ''}" is no cell; cells are a1 to f8`);
  return words.length === 3 ? ok(codes.layBase(tile, cell)) : unreadable(words[3]!, `"${words[3]}" says nothing here; ${FORMS}`);
}

/** Whose only iron is the one of the hand need not say so. */
function readIron(words: readonly string[], isOnlyInHand: boolean): Read {
  const place = words[1] ?? '';
  const rest = words.slice(2);
  const isSaid = rest.at(-1) === 'hand';
  if (isSaid) rest.pop();
  const fromHand = isSaid || isOnlyInHand ? 1 : 0;
  const tile = rest.length > 0 ? findTile(rest[0]!) : codes.NO_TILE;
  if (tile === undefined) return unreadable(rest[0]!, `"${rest[0]}" is no tile; ${TILE_NAMES}`);
  if (rest.length > 1) return unreadable(rest[1]!, `"${rest[1]}" says nothing here; ${FORMS}`);
  const cell = findCell(place);
  if (cell !== undefined) return ok(codes.ironBase(cell, tile, fromHand));
  const side = findSide(place);
  if (side === undefined)
    return unreadable(place || 'iron', `"${place}" is no cell and no side token (a1 to f8, left1 to right8)`);
  if (tile !== codes.NO_TILE) return refused({ code: 'no-tile-after-fuse', clause: 'C6.2', details: { side: place } });
  return ok(codes.fuseBase(side, fromHand));
}

function readChance(state: CircuitState, words: readonly string[]): Read {
  const [verb, what = ''] = words;
  if (words.length !== 2) return unreadable(words.join(' '), 'chance writes "side +f", "first 2" or "draw E"');
  if (verb === 'side' && state.phase === PLACE_SIDES) {
    const kind = SIDE_CODES.indexOf(what);
    return kind >= 0 ? ok(kind) : unreadable(what, `"${what}" is no side token; they are ${SIDE_CODES.join(' ')}`);
  }
  if (verb === 'first' && state.phase === DRAW_FIRST && /^[1-6]$/.test(what)) return ok(Number(what) - 1);
  const token = verb === 'draw' ? findToken(what) : undefined;
  return token === undefined ? unreadable(words.join(' '), 'chance writes "side +f", "first 2" or "draw E"') : ok(token);
}

/** Two actions of x2 are written on one line. [C8.1] */
export const splitLine = (text: string): readonly string[] => text.split(',').map((part) => part.trim());
