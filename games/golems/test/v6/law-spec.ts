import type { CaseRules } from '@stolik/kernel/cases';
import type { AnyGame } from '@stolik/kernel/game';
import type { Census, LawSpec } from '@stolik/kernel/laws/spec';
import { checkTelling } from '@stolik/look/law/telling';
import { golems6 } from '../../src/games/golems6.ts';
import { PROGRAM_REFUSALS } from '../../src/programs/text.ts';
import { golems6Cases } from '../../src/v6/cases.ts';
import type { Event6 } from '../../src/v6/events.ts';
import { CONTENTS, LOGIC } from '../../src/v6/kinds.ts';
import { CHOOSE, LUCK_DRAW, OVER, PROGRAM, type State6, SUBPROGRAM } from '../../src/v6/state.ts';
import { describe6 } from '../../src/v6/text/describe.ts';
import { REFUSALS6 } from '../../src/v6/text/explain.ts';
import { type View6, view6 } from '../../src/v6/view.ts';
import { CORE_EVENTS, caseFiles } from '../census.ts';

const game: AnyGame = golems6;

const showsPrograms: AnyGame = {
  ...game,
  view: (state: State6, viewer) => ({ ...view6(state, viewer), rows: [...state.rows], lengths: [...state.length] }),
};
const showsLuck: AnyGame = { ...game, see: (event) => event };

/** Every logic token, every contents of a barrel, every goal token and every golem is somewhere. */
function conserved(raw: unknown): Record<string, number> {
  const state = raw as State6;
  const counts: Record<string, number> = {};
  for (let logic = 1; logic < LOGIC.length; logic++) {
    const places = [...state.held, ...state.laid, ...state.logicAt];
    counts[`logic ${LOGIC[logic]}`] = state.supply[logic]! + places.filter((token) => token === logic).length;
  }
  for (const [kind, name] of CONTENTS.entries()) {
    counts[name] = state.pool[kind]! + state.contents.filter((contents) => contents === kind).length;
  }
  counts['goals'] = [...state.goalAt, 0].filter(Boolean).length + state.items.reduce((sum, items) => sum + items);
  counts['golems'] = state.at.filter((cell, golem) => cell < 0 || state.golemAt[cell] === golem + 1).length;
  counts['loose'] = state.loose - [...state.goalAt, ...state.logicAt].filter(Boolean).length;
  return counts;
}

/** The last commit and everything after it lets programs run, and what runs is seen. */
function mayReveal(raw: unknown): boolean {
  const { phase, waiting } = raw as State6;
  if (phase === PROGRAM || phase === SUBPROGRAM || phase === CHOOSE) return (waiting & (waiting - 1)) === 0;
  return phase !== LUCK_DRAW && phase !== OVER;
}

/** What is seen on the field; words of a cell in one order. */
function followed(raw: unknown): unknown {
  const { round, rounds, first, tokens, golems, swimming, luck, decks, over, reason } = raw as View6;
  const seen = golems.map(({ at, facing, damage, extra, dealt, items }) => ({ at, facing, damage, extra, dealt, items }));
  const words = Object.entries(tokens).map(([cell, text]) => [cell, text.split(' ').sort().join(' ')]);
  return { round, rounds, first, tokens: Object.fromEntries(words), golems: seen, swimming, luck, decks, over, reason };
}

const EVENTS: Readonly<Record<Event6['kind'], true>> = {
  ...CORE_EVENTS,
  passBegan: true,
  subprogramsLaid: true,
  luckDrawn: true,
  luckShown: true,
  choiceMade: true,
  programsReady: true,
  logicTaken: true,
  logicLaid: true,
  logicDeclined: true,
  logicPicked: true,
  logicDiscarded: true,
  choicesOpened: true,
  golemSlid: true,
  slideBlocked: true,
  golemShoved: true,
  barrelShoved: true,
  strikeMade: true,
  damageTaken: true,
  barrelOpened: true,
  golemRepaired: true,
  rowsChanged: true,
  teleported: true,
  teleportDeclined: true,
  loopBegan: true,
  loopEnded: true,
  loopDetected: true,
  goalTaken: true,
};

/** Codes about cards that only the other edition has. */
const ONLY_V4 = ['bonus-unfinished', 'chassis-forbids'];

/** Every kind of event and every code of a refusal; the type checker sees that none is missing. */
const census: Census = {
  telling: checkTelling,
  events: { declared: Object.keys(EVENTS), elsewhere: [] },
  refusals: {
    declared: [...REFUSALS6, ...PROGRAM_REFUSALS].filter((code) => !ONLY_V4.includes(code)),
    elsewhere: ['token-not-held', 'while-hit', 'inner-card'],
  },
};

export const lawSpec: LawSpec = {
  describe: describe6,
  game,
  tables: [
    { name: 'duel', seats: 2, options: { scenario: 'duel' } },
    { name: 'four on the cross with logic', seats: 4, options: { scenario: 'cross', logic: true, rounds: 4 } },
    { name: 'three in the courtyard', seats: 3, options: { scenario: 'courtyard', tie: 'again', rounds: 3 } },
    { name: 'winter, swapping', seats: 2, options: { scenario: 'winter-duel', swap: true, tie: 'strikes' } },
    { name: 'river', seats: 2, options: { scenario: 'river', logic: true } },
    { name: 'towers', seats: 2, options: { scenario: 'towers', golems: ['bow', 'giant'] } },
    { name: 'barrel yard', seats: 2, options: { scenario: 'barrel-yard', golems: ['scout', 'club'], logic: true } },
    { name: 'alone against hunters', seats: 1, options: { scenario: 'solo-hunters' } },
    { name: 'treasure', seats: 2, options: { scenario: 'treasure' } },
    { name: 'race at once', seats: 2, options: { scenario: 'race', turns: 'together' } },
    { name: 'gears', seats: 2, options: { scenario: 'gears' } },
  ],
  longestGame: 1500,
  listAtMost: 600,
  conserved,
  mayReveal,
  followed,
  cases: { rules: golems6Cases as CaseRules<unknown, unknown>, files: caseFiles('golems6') },
  census,
  leaks: [
    { name: 'the view shows every program', game: showsPrograms },
    { name: 'an event shows the luck card that another seat draws', game: showsLuck },
  ],
};
