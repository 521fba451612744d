import { type Action, type Actor, CHANCE, type ReadProblem } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { findPlace, slotAt, xOf, yOf } from '../board/board.ts';
import { findFace, isBig, KINDS, writeFace } from '../board/faces.ts';
import { CORNERS, type Corner, type Place } from '../board/places.ts';
import { KIND_OF_TILE, PRINTED, tileOfFace, writeTile } from '../board/tiles.ts';
import {
  isLay,
  isStone,
  layAction,
  layFaceOf,
  layPlace,
  putStoneAction,
  stoneCorner,
  stonePlace,
  TAKE,
  takeOpen,
} from '../turn/actions.ts';
import { refusal } from '../turn/refuse.ts';
import type { State } from '../turn/state.ts';

type ReadResult = Result<Action, ReadProblem>;

const unreadable = (at: string, says: string): ReadResult => ({ ok: false, problem: { kind: 'unreadable', at, says } });

export function write(state: State, actor: Actor, action: Action): string {
  if (actor === CHANCE) return state.phase === 'first' ? `first ${action + 1}` : `draw ${writeTile(action)}`;
  if (isLay(action)) return `lay ${writeFace(layFaceOf(action))}@${writePlace(state, layPlace(action))}`;
  if (isStone(action)) return `stone ${writePlace(state, stonePlace(action))},${CORNERS[stoneCorner(action)]}`;
  return action === TAKE ? 'take' : `take ${action}`;
}

const writePlace = ({ board }: State, place: Place): string => `${xOf(board, place)},${yOf(board, place)}`;

export function read(state: State, actor: Actor, text: string): ReadResult {
  const whole = text.trim();
  const [verb = ''] = whole.split(/\s/, 1);
  const rest = whole.slice(verb.length).trim();
  if (actor === CHANCE) return readChance(state, verb, rest);
  switch (verb) {
    case 'lay':
      return readLay(state, rest);
    case 'take':
      return readTake(rest);
    case 'stone':
      return readStone(state, rest);
    default:
      return unreadable(verb, `"${text.trim()}" is no move; moves are "lay W..1@0,-1", "take", "take 2", "stone 0,0,NW"`);
  }
}

function readLay(state: State, rest: string): ReadResult {
  const match = /^(\S+?)\s*@\s*(-?\d+)\s*,\s*(-?\d+)$/.exec(rest);
  if (!match) return unreadable(rest, `"lay ${rest}" needs a tile as it lies and a place, as in "lay W..1@0,-1"`);
  const [, tile = '', x, y] = match;
  const face = findFace(tile);
  if (face === undefined) return unreadable(tile, `"${tile}" ${WHAT_A_TILE_IS}`);
  const place = findPlace(state.board, Number(x), Number(y));
  if (place !== undefined) return ok(layAction(place, face));
  return farAway(state, tile, Number(x), Number(y));
}

/** No game reaches so far: certainly not beside a tile. */
function farAway(state: State, tile: string, x: number, y: number): ReadResult {
  const clause = state.options.simple ? 'M4.3' : 'M4.1';
  return { ok: false, problem: { kind: 'refused', refusal: refusal('not-beside', clause, { tile, x, y }) } };
}

export const WHAT_A_TILE_IS =
  'is no tile; a tile is four corners NW, NE, SE, SW of "W", "B", "1", "2", "+" and ".", as in "W..1", or big:W+, big:B+, big:W1, big:B1';

function readTake(rest: string): ReadResult {
  if (rest === '') return ok(TAKE);
  if (!/^\d+$/.test(rest))
    return unreadable(rest, `"take ${rest}" is no move; it is "take", or alone "take 2" for the second open tile`);
  const number = Number(rest);
  const action = number > 0 ? takeOpen(number) : undefined;
  if (action !== undefined) return ok(action);
  return { ok: false, problem: { kind: 'refused', refusal: refusal('no-open-tile', 'M8', { number }) } };
}

function readStone(state: State, rest: string): ReadResult {
  const match = /^(-?\d+)\s*,\s*(-?\d+)\s*,\s*(NW|NE|SE|SW)$/.exec(rest);
  if (!match) return unreadable(rest, `"stone ${rest}" needs a unit, as in "stone 0,0,NW" (corners NW, NE, SE, SW)`);
  const [, x, y, name = ''] = match;
  const { board } = state;
  const place = findPlace(board, Number(x), Number(y));
  if (place === undefined) {
    const details = { x: Number(x), y: Number(y), corner: name };
    return { ok: false, problem: { kind: 'refused', refusal: refusal('no-micropul-there', 'M6.3', details) } };
  }
  const slot = slotAt(board, place);
  const corner = CORNERS.indexOf(name as Corner);
  // The four corners of a big micropul are one place. [M6.3]
  return ok(putStoneAction(place, slot >= 0 && isBig(board.faces[slot]!) ? 0 : corner));
}

function readChance(state: State, verb: string, rest: string): ReadResult {
  if (verb === 'first' && /^[1-9]$/.test(rest)) return ok(Number(rest) - 1);
  if (verb !== 'draw') return unreadable(verb, `"${verb} ${rest}" is no outcome; they are "first 1" and "draw W..1"`);
  const face = findFace(rest);
  if (face === undefined) return unreadable(rest, `"${rest}" ${WHAT_A_TILE_IS}`);
  // Tiles that differ only by rotation are told apart by how they are printed.
  const exact = state.pool.find((tile) => writeTile(tile) === rest);
  const alike = exact ?? state.pool.find((tile) => KIND_OF_TILE[tile] === KINDS[face]);
  return ok(alike ?? printedAs(rest) ?? tileOfFace(face));
}

const printedAs = (text: string): number | undefined =>
  Array.from({ length: PRINTED }, (_, tile) => tile).find((tile) => writeTile(tile) === text);
