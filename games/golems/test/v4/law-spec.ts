import type { CaseRules } from '@stolik/kernel/cases';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import type { Census, LawSpec } from '@stolik/kernel/laws/spec';
import { unwrap } from '@stolik/kernel/result';
import { checkTelling } from '@stolik/look/law/telling';
import { parseField, writeField } from '../../src/core/field.ts';
import { type TokenWords, withWord } from '../../src/core/tokens.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { PROGRAM_REFUSALS } from '../../src/programs/text.ts';
import { openingLevels } from '../../src/v4/attack.ts';
import { golems4Cases } from '../../src/v4/cases.ts';
import type { Event4 } from '../../src/v4/facts.ts';
import { DECK_BITS, DECK_MASK, heightOfColumn, ICE_TOKEN, isLine, PORTAL, STONE, WATER } from '../../src/v4/kinds.ts';
import { ASK_CARD, ASK_CONTENTS, ASK_EXIT, ASK_PROGRAM, ICED_AT, OVER, STRIDE, type State4, WET_AT } from '../../src/v4/state.ts';
import { describe4 } from '../../src/v4/text/describe.ts';
import { REFUSALS4 } from '../../src/v4/text/explain.ts';
import type { View4 } from '../../src/v4/view.ts';
import { CORE_EVENTS, caseFiles } from '../census.ts';

/** What never changes while a game runs. */
function conserved(raw: unknown): Record<string, number> {
  const state = raw as State4;
  const count = (is: (token: number) => boolean): number => state.token.reduce((sum, token) => sum + (is(token) ? 1 : 0), 0);
  let cards = 0;
  for (let rest = state.deck; rest !== 0; rest >>>= DECK_BITS) cards += rest & DECK_MASK;
  const onField = state.golemAt.filter((golem) => golem !== 0).length;
  const out = state.at.filter((at) => at < 0).length;
  return {
    stones: count((token) => token === STONE),
    waterAndIce: count((token) => token === WATER || token === ICE_TOKEN),
    linesAndPortals: count((token) => isLine(token) || token === PORTAL) + state.tokensGone,
    barrels: state.contents.reduce((sum, column) => sum + heightOfColumn(column), 0) + state.barrelsGone + openingLevels(state),
    robots: onField + out,
    cells: new Set(state.at.filter((at) => at >= 0)).size + out,
    cards: cards + state.round - (state.ask === ASK_CARD || state.bonus + state.event === 0 ? 1 : 0),
  };
}

const showsPrograms: AnyGame = { ...golems4, view: (state: State4) => golems4.view(state, -3) };
const tellsPrograms: AnyGame = { ...golems4, see: (event: unknown) => event };

/** What is seen on the field, with the barrels that were hit and lie aside; words of a cell in one order. */
function followed(raw: unknown): unknown {
  const { round, first, tokens, hit, robots, reason } = raw as View4;
  const seen = robots.map(({ at, facing, swims, parts, damaged }) => ({ at, facing, swims, parts, damaged }));
  const whole = Object.entries(hit).reduce<TokenWords>((now, [cell, barrel]) => withWord(now, cell, barrel), tokens);
  const words = Object.entries(whole).map(([cell, text]) => [cell, text.split(' ').sort().join(' ')]);
  return { round, first, tokens: Object.fromEntries(words), robots: seen, reason };
}

const EVENTS: Readonly<Record<Event4['kind'], true>> = {
  ...CORE_EVENTS,
  robotBuilt: true,
  cardOpened: true,
  eventActed: true,
  waterFroze: true,
  iceBroke: true,
  programJammed: true,
  commandRefused: true,
  robotFell: true,
  stuckInWater: true,
  barrelLost: true,
  barrelFloats: true,
  attacked: true,
  defended: true,
  robotHit: true,
  tokenDestroyed: true,
  barrelOpened: true,
  bombExploded: true,
  componentDamaged: true,
  lastPointTaken: true,
  componentRepaired: true,
  repairDeclined: true,
  roundEnded: true,
};

/** Codes about cards that only the other edition has. */
const ONLY_V6 = ['two-bonuses', 'no-subprogram', 'sensor-unknown', 'while-hit', 'while-card', 'kids-card'];

/** Every kind of event and every code of a refusal; the type checker sees that none is missing. */
const census: Census = {
  telling: checkTelling,
  events: { declared: Object.keys(EVENTS), elsewhere: [] },
  refusals: {
    declared: [...REFUSALS4, ...PROGRAM_REFUSALS].filter((code) => !ONLY_V6.includes(code)),
    elsewhere: ['inner-card', 'bonus-unfinished'],
  },
};

export const lawSpec4: LawSpec = {
  describe: describe4,
  game: golems4,
  tables: [
    { name: 'summer duel', seats: 2, options: {} },
    { name: 'winter duel with swaps, five rounds', seats: 2, options: { scenario: 'winter-duel', swap: true, rounds: 5 } },
    { name: 'long field', seats: 3, options: { scenario: 'long-field', rounds: 4 } },
    { name: 'barrels and bombs', seats: 4, options: { scenario: 'barrels-and-bombs' } },
    { name: 'portals and lines, built', seats: 4, options: { scenario: 'portals-and-lines', build: true } },
    { name: 'four robots', seats: 4, options: { scenario: 'four-robots' } },
    { name: 'alone', seats: 1, options: {} },
    { name: 'two and two bots', seats: 2, options: { scenario: 'duel-with-bots', build: true } },
  ],
  longestGame: 1500,
  listAtMost: 500,
  conserved,
  followed,
  cases: { rules: golems4Cases as CaseRules<unknown, unknown>, files: caseFiles('golems4') },
  census,
  // The last program and every choice in the middle let the programs run on: rows and barrels are opened.
  mayReveal: (raw, actor) => {
    const state = raw as State4;
    if (actor === CHANCE) return state.ask === ASK_CONTENTS;
    return state.ask !== OVER && (state.ask !== ASK_PROGRAM || (state.waiting & (state.waiting - 1)) === 0);
  },
  leaks: [
    { name: 'a view that shows all programs', game: showsPrograms },
    { name: 'events that tell all programs', game: tellsPrograms },
  ],
};

/** The same position seen from the other side: every cell opposite, every facing turned round. */
function halfTurn(raw: unknown): unknown {
  const state = golems4.clone(raw as State4);
  const { field } = state;
  const last = field.ground.length - 1;
  const opposite = (cell: number): number => (cell < 0 ? cell : last - cell);
  const rows = writeField(field).reverse();
  const turned = unwrap(parseField(rows.map((row) => [...row].reverse().join(''))));
  return {
    ...state,
    field: turned,
    token: state.token.toReversed(),
    barrel: state.barrel.toReversed(),
    golemAt: state.golemAt.toReversed(),
    pair: state.pair.toReversed().map(opposite),
    at: state.at.map(opposite),
    facing: state.facing.map((facing) => (facing + 2) % 4),
    robot: state.robot.map((value, index) => ([WET_AT, ICED_AT].includes(index % STRIDE) ? opposite(value) : value)),
  };
}

const { cases: _cases, census: _census, ...bareSpec4 } = lawSpec4;

export const halfTurnSpec4: LawSpec = {
  ...bareSpec4,
  tables: [
    { name: 'summer duel', seats: 2, options: {} },
    { name: 'winter duel', seats: 2, options: { scenario: 'winter-duel' } },
  ],
  mirrors: [
    {
      name: 'half a turn',
      state: halfTurn,
      action: (raw, _actor, action) => {
        const state = raw as State4;
        return state.ask === ASK_EXIT ? state.field.ground.length - 1 - action : action;
      },
    },
  ],
  leaks: [{ name: 'a view that shows all programs', game: showsPrograms }],
};
