import { ok, problem, type Result } from '@stolik/kernel/result';
import { BOT_NAMES, type BotName } from '../core/automata.ts';
import { cellName, type Field, findCell, ICE, SNOW } from '../core/field.ts';
import { CONTENTS, GOALS, LADDER, LOGIC, LOGIC_SET, LONE, LUCK, LUCK_DECK, TOKENS, UNKNOWN, WALL, WATER } from './kinds.ts';
import type { Options6 } from './options.ts';
import { blankState, type State6, type Table6 } from './state.ts';
import type { GolemCard } from './types.ts';

/** A golem at the start. */
export interface GolemStart extends GolemCard {
  /** Its cell, -1 when it is out. */
  readonly at: number;
  readonly facing: number;
  readonly damage: number;
  readonly bot: BotName | null;
  readonly type: string;
  readonly extra: number;
  readonly dealt: number;
  readonly items: number;
  readonly edge: number;
  /** 1 + the command swallowed by snow, 0 none. */
  readonly charge: number;
}

/** Puts tokens and golems on a field: what scenarios and positions written by hand have in common. */
export function buildState(
  options: Options6,
  field: Field,
  tokens: Readonly<Record<string, string>>,
  golems: readonly GolemStart[],
): Result<State6> {
  const words = Object.entries(tokens).flatMap(([, text]) => text.split(' ').filter(Boolean));
  const barrels = words.filter((word) => word === 'barrel' || word.startsWith('barrel:')).length;
  const hasLogic = options.logic || words.some((word) => word.startsWith('logic:'));
  const isWinter = field.ground.some((ground) => ground === ICE || ground === SNOW);
  const state = blankState({ ...tableOf(options, golems), hasLogic, isWinter }, field, barrels);
  let barrel = 0;
  for (const [name, text] of Object.entries(tokens)) {
    const cell = findCell(field, name);
    if (cell < 0) return problem(`tokens.${name}`, `${name} is no cell of this field`);
    for (const word of text.split(' ').filter(Boolean)) {
      const wrong = layToken(state, cell, word, barrel);
      if (wrong) return problem(`tokens.${name}`, wrong);
      if (word === 'barrel' || word.startsWith('barrel:')) barrel++;
    }
  }
  const paired = pairLadders(state);
  if (!paired.ok) return paired;
  for (const [seat, golem] of golems.entries()) {
    const wrong = placeGolem(state, seat, golem);
    if (wrong) return problem(`golems[${seat}].at`, wrong);
  }
  for (let logic = 1; logic < LOGIC.length; logic++) {
    const onField = state.logicAt.reduce((sum, token) => sum + (token === logic ? 1 : 0), 0);
    state.supply[logic] = Math.max(0, LOGIC_SET[logic]! - onField);
  }
  state.loose = words.filter((word) => word.startsWith('logic:') || GOALS.includes(word as 'gear')).length;
  for (let golem = 0; golem < golems.length; golem++) {
    if (golems[golem]!.bot === null && !options.kids)
      for (let kind = 0; kind < LUCK.length; kind++) state.decks[golem * LUCK.length + kind] = LUCK_DECK[kind]!;
  }
  return ok(state);
}

/** Of a scenario that is in no book the parts are kept too: they can't be told from the cells. */
function nameOf(scenario: Options6['scenario']): Pick<Table6, 'scenario' | 'parts'> {
  return typeof scenario === 'object' && scenario !== null ? { scenario: scenario.id, parts: scenario.parts } : { scenario };
}

function tableOf(options: Options6, golems: readonly GolemStart[]): Omit<Table6, 'hasLogic' | 'isWinter'> {
  return {
    logic: options.logic,
    kids: options.kids,
    alternate: options.kids && options.turns === 'alternate',
    goal: options.goal,
    ...(options.cards !== null && { cards: options.cards }),
    tie: options.tie,
    swap: options.swap,
    rulings: options.rulings === 1 ? undefined : options.rulings,
    rounds: options.rounds,
    ...nameOf(options.scenario),
    seats: golems.length,
    players: golems.filter(({ bot }) => bot === null).length,
    isBot: Uint8Array.from(golems, ({ bot }) => (bot === null ? 0 : 1)),
    botProgram: Uint8Array.from(golems, ({ bot }) => (bot === null ? 0 : BOT_NAMES.indexOf(bot))),
    strength: Uint8Array.from(golems, ({ strength }) => strength),
    range: Uint8Array.from(golems, ({ range }) => range),
    rowsOnCard: Uint8Array.from(golems, ({ rows }) => rows),
    limit: Uint8Array.from(golems, ({ limit }) => limit),
    types: golems.map(({ type }) => type),
    edge: Uint8Array.from(golems, ({ edge }) => edge),
  };
}

/** Lays one token; what is wrong with it, or undefined. */
function layToken(state: State6, cell: number, word: string, barrel: number): string | undefined {
  const [kind, detail] = word.split(':', 2) as [string, string | undefined];
  if (kind === 'logic') return put(state.logicAt, cell, LOGIC.indexOf((detail || '?') as 'and'), word);
  if (word === 'treasure' || word === 'gear') return put(state.goalAt, cell, GOALS.indexOf(word), word);
  if (state.token[cell] !== 0 || state.barrel[cell] !== 0) return `"${word}" can’t be here: there is already an obstacle`;
  if (kind !== 'barrel') return put(state.token, cell, TOKENS.indexOf(word as 'wall'), word);
  const contents = detail === undefined ? UNKNOWN : CONTENTS.indexOf(detail as 'empty');
  if (contents < 0) return `"${detail}" is nothing a barrel can hold; known are ${CONTENTS.join(', ')}`;
  state.contents[barrel] = contents;
  state.barrel[cell] = barrel + 1;
  return undefined;
}

function put(layer: Uint8Array, cell: number, number: number, word: string): string | undefined {
  if (number <= 0) return `"${word}" is no token of this game`;
  if (layer[cell] !== 0) return `"${word}" can’t be here: there is already one`;
  layer[cell] = number;
  return undefined;
}

/** Joins A up with A down and B up with B down; a ladder without its pair becomes a plain cell. [G6.8.3] */
function pairLadders(state: State6): Result<undefined> {
  for (const up of [LADDER, LADDER + 2]) {
    const high = state.token.indexOf(up);
    const low = state.token.indexOf(up + 1);
    for (const [token, found] of [
      [up, high],
      [up + 1, low],
    ] as const) {
      const twice = state.token.lastIndexOf(token);
      if (twice !== found) return problem(`tokens.${cellName(state.field, twice)}`, `${TOKENS[token]} lies twice on the field`);
      if (found >= 0 && (high < 0 || low < 0)) state.token[found] = token + LONE;
    }
    if (high < 0 || low < 0) continue;
    state.pair[high] = low;
    state.pair[low] = high;
  }
  return ok(undefined);
}

function placeGolem(state: State6, seat: number, golem: GolemStart): string | undefined {
  state.facing[seat] = golem.facing;
  state.damage[seat] = golem.damage;
  state.extra[seat] = golem.extra;
  state.dealt[seat] = golem.dealt;
  state.items[seat] = golem.items;
  state.charge[seat] = golem.charge;
  if (golem.at < 0) return undefined;
  const name = cellName(state.field, golem.at);
  if (state.golemAt[golem.at] !== 0) return `two golems stand on ${name}`;
  const token = state.token[golem.at]!;
  if (token === WALL || token === WATER || state.barrel[golem.at] !== 0) return `an obstacle is on ${name}`;
  state.at[seat] = golem.at;
  state.golemAt[golem.at] = seat + 1;
  return undefined;
}

/** The tokens of a cell as they are written, the lowest first; '' for none. `open` shows what is in a barrel. */
export function tokenText(state: State6, cell: number, open: boolean): string {
  const words: string[] = [];
  if (state.token[cell] !== 0) words.push(TOKENS[state.token[cell]!]!);
  if (state.goalAt[cell] !== 0) words.push(GOALS[state.goalAt[cell]!]!);
  if (state.logicAt[cell] !== 0) words.push(`logic:${LOGIC[state.logicAt[cell]!]}`);
  if (state.barrel[cell] !== 0) {
    const contents = state.contents[state.barrel[cell]! - 1]!;
    words.push(open && contents !== UNKNOWN ? `barrel:${CONTENTS[contents]}` : 'barrel');
  }
  return words.join(' ');
}

export function tokenTexts(state: State6, open: boolean): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let cell = 0; cell < state.token.length; cell++) {
    const text = tokenText(state, cell, open);
    if (text !== '') texts[cellName(state.field, cell)] = text;
  }
  return texts;
}
