import { readdirSync, readFileSync } from 'node:fs';
import type { CaseRules } from '@stolik/kernel/cases';
import type { AnyGame } from '@stolik/kernel/game';
import type { Census, LawSpec } from '@stolik/kernel/laws/spec';
import { checkTelling } from '@stolik/look/law/telling';
import { KINDS, writeFace } from '../src/board/faces.ts';
import { KIND_OF_TILE } from '../src/board/tiles.ts';
import { micropul } from '../src/game.ts';
import { micropulCases } from '../src/notation/cases.ts';
import { view } from '../src/seen/view.ts';
import { describe } from '../src/text/describe.ts';
import { TEXTS } from '../src/text/tell.ts';
import { HAND_LIMIT, type State } from '../src/turn/state.ts';

const game: AnyGame = micropul;

const showsHands: AnyGame = {
  ...game,
  view: (state: State, viewer) => ({ ...view(state, viewer), hands: state.hands }),
};

const showsDraws: AnyGame = { ...game, see: (event) => event };

/** Every tile is somewhere, and so is every stone. */
function conserved(state: unknown): Record<string, number> {
  const { pool, hands, open, board, stones, stonesPut } = state as State;
  const counts: Record<string, number> = {};
  const kinds = [...pool, ...hands.flat(), ...open].map((tile) => KIND_OF_TILE[tile]!);
  for (const kind of [...kinds, ...board.faces.map((face) => KINDS[face]!)]) {
    counts[writeFace(kind)] = (counts[writeFace(kind)] ?? 0) + 1;
  }
  for (const [seat, left] of stones.entries()) {
    counts[`stones ${seat + 1}`] = left + stonesPut.filter((stone) => (stone & 1) === seat).length;
  }
  return counts;
}

/** Whether the other seat has a lay decides the game when it can neither take nor claim: then a turn tells of its hand. [M3.4] */
function mayReveal(state: unknown): boolean {
  const { seats, hands, supplies, stones, board } = state as State;
  if (seats === 1) return false;
  return hands.some((hand, seat) => {
    const canTake = hand.length < HAND_LIMIT && supplies[seat]! > 0;
    return !canTake && (stones[seat] === 0 || board.freeGroups < 8);
  });
}

const CASES = new URL('../cases/', import.meta.url);

const files = readdirSync(CASES).map((name): unknown => JSON.parse(readFileSync(new URL(name, CASES), 'utf8')));

/** Every kind of event and every code of a refusal. */
const census: Census = {
  telling: checkTelling,
  events: { declared: Object.keys(TEXTS.en.tell), elsewhere: [] },
  refusals: { declared: Object.keys(TEXTS.en.explain), elsewhere: [] },
};

export const lawSpec: LawSpec = {
  describe,
  game,
  tables: [
    { name: 'two players', seats: 2, options: {} },
    { name: 'simple, pluses stack', seats: 2, options: { simple: true, plusStacks: true } },
    { name: 'open hands', seats: 2, options: { openHands: true } },
    { name: 'alone', seats: 1, options: {} },
    { name: 'alone, a plus does nothing', seats: 1, options: { soloPlus: 'none', simple: true } },
  ],
  longestGame: 160,
  conserved,
  mayReveal,
  cases: { rules: micropulCases as CaseRules<unknown, unknown>, files },
  census,
  unnamed: ['catalystFired', 'tilesWon', 'tileTurnedUp', 'nothingTurnedUp', 'extraTurnWon', 'plusLost'],
  leaks: [
    { name: 'the view shows every hand', game: showsHands },
    { name: 'an event shows the tile that another seat draws', game: showsDraws },
  ],
};
