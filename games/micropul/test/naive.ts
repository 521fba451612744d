import type { MicropulView } from '../src/seen/view.ts';

/**
 * micropul once more, obvious and slow, on texts: every micropul and catalyst is a character on a grid twice as fine as the tiles'.
 * It shares no code with the rules, so agreement means something.
 */
export interface Naive {
  readonly options: MicropulView['options'];
  readonly board: Readonly<Record<string, string>>;
  /** Fine cell -> seat, from 1. */
  readonly stones: Readonly<Record<string, number>>;
  readonly hands: readonly (readonly string[])[];
  readonly supplies: readonly number[];
  readonly open: readonly string[];
  readonly core: number;
  readonly turn: number;
  readonly extra: number;
  /** Set when it is over: the winner, 0 for nobody. */
  readonly winner: number | undefined;
}

const CORNER_AT: Readonly<Record<string, readonly [number, number]>> = { NW: [0, 0], NE: [1, 0], SE: [1, 1], SW: [0, 1] };
const CORNERS = Object.keys(CORNER_AT);
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const key = (x: number, y: number): string => `${x},${y}`;
const point = (text: string): [number, number] => text.split(',').map(Number) as [number, number];
const tileOf = (fine: string): string => {
  const [x, y] = point(fine);
  return key(Math.floor(x / 2), Math.floor(y / 2));
};
const symbols = (tile: string): string => (tile.startsWith('big:') ? tile[4]!.repeat(4) : tile);
const isMicropul = (symbol: string | undefined): boolean => symbol === 'W' || symbol === 'B';

const grids = new WeakMap<object, Map<string, string>>();

function fineGrid(board: Readonly<Record<string, string>>): Map<string, string> {
  const known = grids.get(board);
  if (known) return known;
  const grid = new Map<string, string>();
  grids.set(board, grid);
  for (const [place, tile] of Object.entries(board)) {
    const [x, y] = point(place);
    for (const [i, corner] of CORNERS.entries()) {
      const [dx, dy] = CORNER_AT[corner]!;
      grid.set(key(2 * x + dx, 2 * y + dy), symbols(tile)[i]!);
    }
  }
  return grid;
}

const neighbours = (fine: string): string[] => {
  const [x, y] = point(fine);
  return AROUND.map(([dx, dy]) => key(x + dx, y + dy));
};
const outerNeighbours = (fine: string): string[] => neighbours(fine).filter((other) => tileOf(other) !== tileOf(fine));
const cornersOf = (place: string): string[] => {
  const [x, y] = point(place);
  return CORNERS.map((corner) => key(2 * x + CORNER_AT[corner]![0], 2 * y + CORNER_AT[corner]![1]));
};

export function naiveOf(seen: MicropulView): Naive {
  return {
    options: seen.options,
    board: Object.fromEntries(seen.board.map(({ x, y, tile }) => [key(x, y), tile])),
    stones: Object.fromEntries(
      seen.stones.map(({ x, y, corner, seat }) => [key(2 * x + CORNER_AT[corner]![0], 2 * y + CORNER_AT[corner]![1]), seat + 1]),
    ),
    hands: seen.hands.map((hand) => ('tiles' in hand ? hand.tiles : [])),
    supplies: seen.supplies.map(({ faceDown }) => faceDown),
    open: seen.supplies[0]!.open,
    core: seen.core,
    turn: seen.turn ?? 0,
    extra: seen.extra,
    winner: undefined,
  };
}

export interface NaiveGroup {
  readonly members: readonly string[];
  readonly points: number;
  readonly isClosed: boolean;
  readonly stones: readonly number[];
}

export function naiveGroup(state: Naive, start: string): NaiveGroup {
  const grid = fineGrid(state.board);
  const members = [start];
  for (const fine of members) {
    for (const other of neighbours(fine))
      if (grid.get(other) === grid.get(start) && !members.includes(other)) members.push(other);
  }
  const isBig = (fine: string): boolean => state.board[tileOf(fine)]!.startsWith('big:');
  const bigTiles = new Set(members.filter(isBig).map(tileOf));
  return {
    members,
    points: members.filter((fine) => !isBig(fine)).length + bigTiles.size,
    isClosed: members.every((fine) => outerNeighbours(fine).every((other) => grid.has(other))),
    stones: members.flatMap((fine) => state.stones[fine] ?? []).sort((a, b) => a - b),
  };
}

function canLay(state: Naive, tile: string, place: string): boolean {
  if (state.board[place] !== undefined) return false;
  const before = fineGrid(state.board);
  const contacts = cornersOf(place).flatMap((fine, i) =>
    outerNeighbours(fine).map((other) => [symbols(tile)[i]!, before.get(other)] as const),
  );
  if (contacts.some(([mine, theirs]) => isMicropul(mine) && isMicropul(theirs) && mine !== theirs)) return false;
  if (state.options.simple) return contacts.some(([, theirs]) => theirs !== undefined);
  return contacts.some(([mine, theirs]) => isMicropul(mine) && mine === theirs);
}

const turned = (tile: string): string[] =>
  tile.startsWith('big:') ? [tile] : [0, 1, 2, 3].map((r) => tile.slice(r) + tile.slice(0, r));

/** Every legal action as it is written. */
export function naiveMoves(state: Naive): Set<string> {
  const moves = new Set<string>();
  if (state.winner !== undefined) return moves;
  const hand = state.hands[state.turn]!;
  const places = Object.keys(state.board).flatMap((place) =>
    AROUND.map(([dx, dy]) => key(point(place)[0] + dx, point(place)[1] + dy)),
  );
  for (const place of new Set(places)) {
    for (const tile of new Set(hand.flatMap(turned))) if (canLay(state, tile, place)) moves.add(`lay ${tile}@${place}`);
  }
  if (hand.length < 6) {
    if (state.supplies[state.turn]! > 0) moves.add('take');
    for (const index of state.open.keys()) moves.add(`take ${index + 1}`);
  }
  if (Object.values(state.stones).filter((seat) => seat === state.turn + 1).length < 3) {
    for (const place of Object.keys(state.board)) {
      const corners = state.board[place]!.startsWith('big:') ? ['NW'] : CORNERS;
      for (const [i, corner] of corners.entries()) {
        const fine = cornersOf(place)[i]!;
        const isFree = isMicropul(fineGrid(state.board).get(fine)) && naiveGroup(state, fine).stones.length === 0;
        if (isFree) moves.add(`stone ${place},${corner}`);
      }
    }
  }
  return moves;
}

export const naiveScores = (state: Naive): number[] =>
  state.hands.map((hand, seat) => {
    const supply = state.supplies[seat]! + (seat === 0 ? state.open.length : 0);
    const groups = Object.entries(state.stones)
      .filter(([, owner]) => owner === seat + 1)
      .map(([fine]) => naiveGroup(state, fine));
    const closed = groups.filter(({ isClosed, stones }) => isClosed && stones.length === 1);
    return 2 * supply + hand.length + closed.reduce((sum, { points }) => sum + points, 0);
  });

/** Catalysts that a tile laid there activates: each is named by its fine cell, a big one's by its tile, and so counts once. */
function activated(state: Naive, tile: string, place: string): string[] {
  const after = fineGrid({ ...state.board, [place]: tile });
  const boardAfter: Readonly<Record<string, string>> = { ...state.board, [place]: tile };
  const found = new Map<string, string>();
  const touch = (fine: string, by: string): void => {
    if (!isMicropul(after.get(by))) return;
    const owner = boardAfter[tileOf(fine)]!;
    if (owner.startsWith('big:')) found.set(tileOf(fine), owner[5]!);
    else if ('12+'.includes(after.get(fine)!)) found.set(`fine ${fine}`, after.get(fine)!);
  };
  for (const fine of cornersOf(place)) {
    for (const other of outerNeighbours(fine)) {
      if (!after.has(other)) continue;
      touch(fine, other);
      touch(other, fine);
    }
  }
  return [...found.values()];
}

/** Plays a written action; `drawn` is the tile chance gives, if any. */
export function naivePlay(state: Naive, text: string, drawn: string | undefined): Naive {
  const me = state.turn;
  const [verb, what = ''] = text.split(' ');
  const withHand = (hand: readonly string[]): Naive['hands'] => state.hands.map((old, seat) => (seat === me ? hand : old));
  const withSupply = (change: number): number[] => state.supplies.map((old, seat) => (seat === me ? old + change : old));
  const hand = state.hands[me]!;
  if (verb === 'stone') {
    const [x, y, corner] = what.split(',');
    const fine = cornersOf(`${x},${y}`)[CORNERS.indexOf(corner!)]!;
    return naiveFinish({ ...state, stones: { ...state.stones, [fine]: me + 1 } });
  }
  if (verb === 'take' && what === '')
    return naiveFinish({ ...state, hands: withHand([...hand, drawn!]), supplies: withSupply(-1) });
  if (verb === 'take') {
    const tile = state.open[Number(what) - 1]!;
    const open = state.open.filter((_, index) => index !== Number(what) - 1);
    return naiveFinish({ ...state, hands: withHand([...hand, tile]), open });
  }
  const [tile = '', place = ''] = what.split('@');
  const index = hand.findIndex((held) => turned(held).includes(tile));
  const fired = activated(state, tile, place);
  const asked = fired.filter((each) => each === '1').length + 2 * fired.filter((each) => each === '2').length;
  const won = Math.min(asked, state.core);
  const pluses = fired.filter((each) => each === '+').length;
  const laid: Naive = {
    ...state,
    board: { ...state.board, [place]: tile },
    hands: withHand(hand.filter((_, at) => at !== index)),
    supplies: withSupply(won),
    core: state.core - won,
  };
  if (won > 0 && laid.core === 0) return { ...laid, winner: naiveWinner(laid) };
  if (pluses === 0) return naiveFinish(laid);
  if (state.hands.length === 1) {
    const reveals = state.options.soloPlus === 'reveal' && laid.supplies[0]! > 0;
    return naiveFinish(reveals ? { ...laid, open: [...laid.open, drawn!], supplies: [laid.supplies[0]! - 1] } : laid);
  }
  return naiveFinish({ ...laid, extra: state.options.plusStacks ? state.extra + pluses : 1 });
}

function naiveWinner(state: Naive): number {
  const scores = naiveScores(state);
  if (scores.length === 1) return 1;
  return scores[0] === scores[1] ? 0 : scores[0]! > scores[1]! ? 1 : 2;
}

function naiveFinish(state: Naive): Naive {
  const me = state.turn;
  const other = state.hands.length - 1 - me;
  const isOut = (seat: number): boolean =>
    state.hands[seat]!.length + state.supplies[seat]! + (seat === 0 ? state.open.length : 0) === 0;
  const lost = (loser: number, at: Naive): Naive => ({ ...at, winner: state.hands.length === 1 ? 0 : 2 - loser });
  if (isOut(me)) return lost(me, state);
  if (isOut(other)) return lost(other, state);
  if (state.extra > 0) {
    const again = { ...state, extra: state.extra - 1 };
    if (naiveMoves(again).size > 0) return again;
  }
  const passed = { ...state, turn: other, extra: 0 };
  return naiveMoves(passed).size > 0 ? passed : lost(other, passed);
}
