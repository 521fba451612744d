import { type Action, type Actor, CHANCE, type ReadProblem } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { cellName, findCell } from '../core/field.ts';
import { decodeProgram, encodeProgram, MOST_ROWS } from '../programs/code.ts';
import { readProgram, refused, writeProgram } from '../programs/notation.ts';
import { CARDS, type Card, isCard } from '../programs/program.ts';
import { isSubprogram } from './actions.ts';
import {
  CHOICES,
  firstOf,
  LOGIC_CELL,
  logicCode,
  logicPart,
  logicRow,
  logicSeat,
  NO_LOGIC,
  NO_TELEPORT,
  PARTS,
  secondOf,
  subprogramCode,
} from './codes.ts';
import { CONTENTS, LOGIC, LUCK } from './kinds.ts';
import { CHOOSE, DIE, EXIT, LAY_LOGIC, LUCK_DRAW, OPENING, PROGRAM, type State6, SUBPROGRAM, TELEPORT } from './state.ts';

/** The word an action begins with, by phase. */
const VERBS: Readonly<Record<number, string>> = {
  [SUBPROGRAM]: 'subprogram',
  [LUCK_DRAW]: 'luck',
  [PROGRAM]: 'program',
  [LAY_LOGIC]: 'logic',
  [DIE]: 'die',
  [CHOOSE]: 'choose',
  [EXIT]: 'exit',
  [TELEPORT]: 'teleport',
  [OPENING]: 'open',
};

export function write6(state: State6, actor: Actor, action: Action): string {
  return `${VERBS[state.phase]} ${writeRest(state, actor, action)}`;
}

function writeRest(state: State6, actor: Actor, action: Action): string {
  switch (state.phase) {
    case SUBPROGRAM:
      return action === 0 ? 'none' : `${CARDS[firstOf(action)]} ${CARDS[secondOf(action)]}`;
    case LUCK_DRAW:
      return LUCK[action]!;
    case PROGRAM: {
      const program = decodeProgram(action);
      return program ? writeProgram(program, 'golems6') : '?';
    }
    case LAY_LOGIC:
      return writeLogic(state, actor, action);
    case CHOOSE:
      return CHOICES[action]!;
    case EXIT:
      return cellName(state.field, action);
    case TELEPORT:
      return action === NO_TELEPORT ? 'none' : cellName(state.field, action - 1);
    case OPENING:
      return CONTENTS[action]!;
    default:
      return String(action);
  }
}

function writeLogic(state: State6, actor: Actor, action: Action): string {
  if (action === NO_LOGIC) return 'none';
  const token = LOGIC[state.held[actor]!];
  if (action >= LOGIC_CELL) return `${token} ${cellName(state.field, action - LOGIC_CELL)}`;
  return `${token} ${logicSeat(action) + 1}:${logicRow(action) + 1}${PARTS[logicPart(action)]}`;
}

const unreadable = (at: string, says: string): { ok: false; problem: ReadProblem } => ({
  ok: false,
  problem: { kind: 'unreadable', at, says },
});

export function read6(state: State6, actor: Actor, text: string): Result<Action, ReadProblem> {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const known = Object.values(VERBS);
  if (!known.includes(verb)) return unreadable(verb, `"${verb}" is no move; known are ${known.join(', ')}`);
  if (VERBS[state.phase] !== verb) return refused('not-asked', 'G6.5.1');
  const rest = words.join(' ');
  switch (state.phase) {
    case PROGRAM:
      return readProgramText(rest);
    case SUBPROGRAM:
      return readSubprogram(words);
    case LAY_LOGIC:
      return readLogic(state, actor, words);
    case EXIT:
    case TELEPORT:
      return readCell(state, rest);
    case CHOOSE:
      return readWord(rest, CHOICES);
    default:
      return actor === CHANCE ? readChance(state, rest) : refused('not-asked', 'G6.5.1');
  }
}

function readProgramText(text: string): Result<Action, ReadProblem> {
  const program = readProgram(text, 'golems6');
  if (!program.ok) return program;
  const rows = program.value.length;
  if (rows === 0 || rows > MOST_ROWS) return refused('rows-wrong', 'G6.3.3', { rows, fewest: 1, most: MOST_ROWS });
  if (program.value.filter(({ kind }) => kind !== 'plain').length > 1) return refused('two-bonuses', 'G6.3.1');
  return ok(encodeProgram(program.value));
}

function readSubprogram(words: readonly string[]): Result<Action, ReadProblem> {
  if (words.length === 1 && words[0] === 'none') return ok(0);
  const [first = '', second = ''] = words;
  if (words.length !== 2 || !isCard(first) || !isCard(second)) {
    return unreadable(words.join(' '), 'a Subprogram is two cards, as in "subprogram F A", or none');
  }
  const cards = [CARDS.indexOf(first as Card), CARDS.indexOf(second as Card)] as const;
  return isSubprogram(...cards) ? ok(subprogramCode(...cards)) : refused('no-such-subprogram', 'G6.2.4');
}

function readLogic(state: State6, actor: Actor, words: readonly string[]): Result<Action, ReadProblem> {
  if (words.length === 1 && words[0] === 'none') return ok(NO_LOGIC);
  const [token = '', place = ''] = words;
  if (words.length !== 2 || token === '' || !(LOGIC as readonly string[]).includes(token)) {
    return unreadable(words.join(' '), 'a logic token and its place are expected, as in "logic not 2:3" or "logic or c3"');
  }
  if (actor >= 0 && LOGIC[state.held[actor]!] !== token) return refused('token-not-held', 'G6.4.1', { token });
  const cell = findCell(state.field, place);
  if (cell >= 0) return ok(LOGIC_CELL + cell);
  const match = /^([1-9]):([1-9][0-9]?)(then|else)?$/.exec(place);
  if (!match) return unreadable(place, `"${place}" is neither a row, as in 2:3, nor a cell of the field`);
  const [seat, row] = [Number(match[1]) - 1, Number(match[2]) - 1];
  if (seat >= state.table.seats || row >= MOST_ROWS) return refused('no-such-row', 'G6.4.1');
  return ok(logicCode(seat, row, PARTS.indexOf((match[3] ?? '') as '')));
}

function readCell(state: State6, text: string): Result<Action, ReadProblem> {
  if (state.phase === TELEPORT && text === 'none') return ok(NO_TELEPORT);
  const cell = findCell(state.field, text);
  if (cell < 0) return unreadable(text, `"${text}" is no cell of this field`);
  return ok(state.phase === TELEPORT ? cell + 1 : cell);
}

function readWord(text: string, words: readonly string[]): Result<Action, ReadProblem> {
  const index = words.indexOf(text);
  return index < 0 ? unreadable(text, `one of ${words.join(', ')} is expected`) : ok(index);
}

function readChance(state: State6, text: string): Result<Action, ReadProblem> {
  if (state.phase === LUCK_DRAW) return readWord(text, LUCK);
  if (state.phase === OPENING) return readWord(text, CONTENTS);
  return /^[1-6]$/.test(text) ? ok(Number(text)) : unreadable(text, 'a number from 1 to 6 is expected');
}
