import { ActionList, type Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import type { Plain, Vocabulary } from '@stolik/workshop/vocabulary';
import { findPlace, slotAt, xOf, yOf } from '../board/board.ts';
import { writeFace } from '../board/faces.ts';
import { writeTile } from '../board/tiles.ts';
import { read } from '../notation/notation.ts';
import { type GroupView, groupsOf } from '../seen/view.ts';
import { isLay, layFaceOf, layPlace } from '../turn/actions.ts';
import { legal } from '../turn/legal.ts';
import { preview } from '../turn/preview.ts';
import { scoreOf } from '../turn/score.ts';
import { type State, supplyCount } from '../turn/state.ts';
import { en } from '../words/en/workshop.ts';
import { pl } from '../words/pl/workshop.ts';
import { ru } from '../words/ru/workshop.ts';

/** 0 nobody's, the owner's number, or -1 where two have stones and it counts for nobody. */
const ownerOf = ({ stones }: GroupView): number => (stones.length === 0 ? 0 : stones.length > 1 ? -1 : stones[0]! + 1);

const groupPlain = (group: GroupView): Plain => ({
  cell: `${group.x},${group.y}`,
  colour: group.colour === 'W' ? 'white' : 'black',
  size: group.units,
  points: group.points,
  closed: group.isClosed,
  owner: ownerOf(group),
});

const sumOf = (state: State, seat: Seat, isClosed: boolean): number =>
  groupsOf(state.board)
    .filter((group) => group.isClosed === isClosed && ownerOf(group) === seat + 1)
    .reduce((sum, { points }) => sum + points, 0);

/** What a placement brings; a move that lays nothing brings nothing. */
function bringsOf(state: State, seat: Seat, move: string): { readonly tiles: number; readonly pluses: number } | undefined {
  const action = read(state, seat, move);
  if (!action.ok) return undefined;
  if (!isLay(action.value)) return { tiles: 0, pluses: 0 };
  const place = layPlace(action.value);
  return slotAt(state.board, place) < 0 ? preview(state.board, place, layFaceOf(action.value)) : undefined;
}

const list = new ActionList();

function placesOf(state: State): string[] {
  list.clear();
  legal(state, state.turn, list);
  const { board } = state;
  const places = list.toArray().flatMap((action) => (isLay(action) ? [layPlace(action)] : []));
  return [...new Set(places)].map((place) => `${xOf(board, place)},${yOf(board, place)}`);
}

function tileAt({ board }: State, cell: string): string | undefined {
  const match = /^(-?\d{1,3}),\s*(-?\d{1,3})$/.exec(cell);
  if (!match) return undefined;
  const place = findPlace(board, Number(match[1]), Number(match[2]));
  const slot = place === undefined ? -1 : slotAt(board, place);
  return slot < 0 ? '' : writeFace(board.faces[slot]!);
}

/** The words that programs know about micropul. */
export const micropulWords: Vocabulary<State> = {
  game: 'micropul',
  meanings: inEach({ en, ru, pl }),
  points: scoreOf,
  words: {
    hand: { takes: [], example: 'table.hand()', answer: ({ state, me }) => state.hands[me]!.map(writeTile) },
    core: { takes: [], example: 'table.core()', answer: ({ state }) => state.core },
    places: { takes: [], cost: 4000, example: 'table.places()', answer: ({ state }) => placesOf(state) },
    tile: { takes: ['text'], example: 'table.tile("0,0")', answer: ({ state }, cell: string) => tileAt(state, cell) },
    groups: {
      takes: [],
      cost: 4000,
      example: 'table.groups()[0]["points"]',
      answer: ({ state }) => groupsOf(state.board).map(groupPlain),
    },
    open: {
      takes: ['seat'],
      optional: 1,
      cost: 4000,
      example: 'table.open(me)',
      answer: ({ state }, seat: Seat) => sumOf(state, seat, false),
    },
    closed: {
      takes: ['seat'],
      optional: 1,
      cost: 4000,
      example: 'table.closed(me)',
      answer: ({ state }, seat: Seat) => sumOf(state, seat, true),
    },
    brings: {
      takes: ['text'],
      cost: 3000,
      example: 'table.brings(table.moves()[0])',
      answer: ({ state, me }, move: string) => bringsOf(state, me, move)?.tiles,
    },
    pluses: {
      takes: ['text'],
      cost: 3000,
      example: 'table.pluses(table.moves()[0])',
      answer: ({ state, me }, move: string) => bringsOf(state, me, move)?.pluses,
    },
    supply: {
      takes: ['seat'],
      optional: 1,
      example: 'table.supply(me)',
      answer: ({ state }, seat: Seat) => supplyCount(state, seat),
    },
    stones: { takes: ['seat'], optional: 1, example: 'table.stones(me)', answer: ({ state }, seat: Seat) => state.stones[seat]! },
  },
};
