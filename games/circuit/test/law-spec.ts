import { readdirSync, readFileSync } from 'node:fs';
import type { CaseRules } from '@stolik/kernel/cases';
import type { AnyGame } from '@stolik/kernel/game';
import type { Census, LawSpec } from '@stolik/kernel/laws/spec';
import { checkTelling } from '@stolik/look/law/telling';
import { type CircuitState, HAND_SLOTS } from '../src/board/state.ts';
import { EMPTY, IRON, SIDE_CODES, tokenText } from '../src/board/tiles.ts';
import { circuitCases } from '../src/cases.ts';
import { circuit } from '../src/game.ts';
import { handTokens, view } from '../src/seen/view.ts';
import { describe } from '../src/text/describe.ts';
import { REFUSALS } from '../src/text/explain.ts';
import type { CircuitEvent } from '../src/turn/events.ts';

const game: AnyGame = circuit;

const showsHands: AnyGame = {
  ...game,
  view: (state: CircuitState, viewer) => ({ ...view(state, viewer), hand: handTokens(state, 0) }),
};

const showsDraws: AnyGame = { ...game, see: (event) => event };

/** Every tile, iron, side token and glow token is somewhere. */
function conserved(raw: unknown): Record<string, number> {
  const state = raw as CircuitState;
  const counts: Record<string, number> = {};
  const add = (name: string, count: number): void => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const pool of [state.bag, state.discard]) for (const [token, count] of pool.entries()) add(tokenText(token), count);
  for (const tile of state.tiles) if (tile !== EMPTY) add(tokenText(tile >> 2), 1);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = 0; i < state.handSize[seat]!; i++) add(tokenText(state.hands[seat * HAND_SLOTS + i]!), 1);
    add(tokenText(IRON), state.irons[seat]!);
    const laid = Array.from(state.glow).filter((code) => code !== 0 && (code - 1) >> 1 === seat).length;
    const kept = state.kept[seat * 2]! + state.kept[seat * 2 + 1]!;
    if (laid + kept !== state.lit[seat])
      throw new Error(`seat ${seat + 1} has ${state.lit[seat]} lit elements but ${laid + kept} tokens`);
  }
  for (const [kind, count] of state.sidePool.entries()) add(`side ${SIDE_CODES[kind]}`, count);
  for (const kind of state.sides) if (kind >= 0) add(`side ${SIDE_CODES[kind]}`, 1);
  add('bag', state.bag.reduce((sum, count) => sum + count, 0) - state.bagSize);
  return counts;
}

const CASES = new URL('../cases/', import.meta.url);

const files = readdirSync(CASES).map((name): unknown => JSON.parse(readFileSync(new URL(name, CASES), 'utf8')));

const EVENTS: Readonly<Record<CircuitEvent['kind'], true>> = {
  sidePlaced: true,
  firstPlayerDrawn: true,
  turnBegan: true,
  tokenDrawn: true,
  tileLaid: true,
  tokenExchanged: true,
  ironUsed: true,
  tileTakenOut: true,
  smokeTakenOff: true,
  reedSwitched: true,
  chainClosed: true,
  fuseBurnt: true,
  shortMade: true,
  shortRemoved: true,
  partsBurnt: true,
  glowPlaced: true,
  keptDark: true,
  penaltyPaid: true,
  secondAsked: true,
  turnLost: true,
  turnMissed: true,
  turnEnded: true,
  passed: true,
  lastRoundBegan: true,
  resigned: true,
  gameEnded: true,
};

/** Every kind of event and every code of a refusal; the type checker sees that none is missing. */
const census: Census = {
  telling: checkTelling,
  events: { declared: Object.keys(EVENTS), elsewhere: [] },
  refusals: {
    declared: REFUSALS,
    elsewhere: ['bag-empty', 'field-full', 'field-full-bag-empty', 'nothing-to-solder', 'no-tile-to-solder-in', 'not-shorted'],
  },
};

export const lawSpec: LawSpec = {
  describe,
  game,
  tables: [
    { name: 'two players', seats: 2, options: {} },
    { name: 'three players with batteries', seats: 3, options: { battery: true } },
    { name: 'four players', seats: 4, options: {} },
    { name: 'two players, the classic box', seats: 2, options: { box: 'classic' } },
    { name: 'two against two, x2, the classic box', seats: 4, options: { box: 'classic', teams: true, x2: true } },
    { name: 'two players, x2, batteries', seats: 2, options: { x2: true, battery: true } },
    { name: 'two against one, x2', seats: 3, options: { teams: true, x2: true } },
    { name: 'two against two, open hands', seats: 4, options: { teams: true, openHands: true } },
    { name: 'two against two against one', seats: 5, options: { teams: true } },
    { name: 'three pairs, open hands, batteries', seats: 6, options: { teams: true, openHands: true, battery: true } },
  ],
  longestGame: 600,
  conserved,
  cases: { rules: circuitCases as CaseRules<unknown, unknown>, files },
  census,
  unnamed: ['chainClosed', 'shortMade', 'shortRemoved', 'glowPlaced', 'penaltyPaid'],
  leaks: [
    { name: 'the view shows the first hand', game: showsHands },
    { name: 'an event shows the token that another seat draws', game: showsDraws },
  ],
};
