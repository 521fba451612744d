import { type Action, type Actor, CHANCE, type ReadProblem } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { cellName, findCell } from '../core/field.ts';
import { MOST_ROWS4, packProgram4, unpackProgram4 } from '../programs/choices4.ts';
import { readProgram4, refused, writeProgram } from '../programs/notation.ts';
import { heightOf } from '../programs/program.ts';
import { buildOf, partOf } from './build.ts';
import { CLAUSES, isAsked, NO_REPAIR, rowsOf } from './choices.ts';
import { COMPONENTS, CONTENTS, type Component, EVENT_CARDS, ROBOTS, type RobotName } from './kinds.ts';
import {
  ASK_BUILD,
  ASK_CARD,
  ASK_CONTENTS,
  ASK_DAMAGE,
  ASK_DIE,
  ASK_EXIT,
  ASK_JAM,
  ASK_NAMES,
  ASK_PROGRAM,
  ASK_REPAIR,
  type State4,
} from './state.ts';

export function write4(state: State4, _actor: Actor, action: Action): string {
  switch (state.ask) {
    case ASK_PROGRAM:
      return `program ${writeProgram(unpackProgram4(action) ?? [], 'golems4')}`;
    case ASK_BUILD:
      return `build ${COMPONENTS.map((name, component) => `${name} ${ROBOTS[partOf(action, component)]}`).join(', ')}`;
    case ASK_CARD:
      return `card ${EVENT_CARDS[action]}`;
    case ASK_DIE:
      return `die ${action}`;
    case ASK_CONTENTS:
      return `contents ${CONTENTS[action]}`;
    case ASK_JAM:
      return `jam ${action + 1}`;
    case ASK_DAMAGE:
      return `damage ${COMPONENTS[action]}`;
    case ASK_EXIT:
      return `exit ${cellName(state.field, action)}`;
    case ASK_REPAIR:
      return `repair ${COMPONENTS[action] ?? 'none'}`;
    default:
      throw new Error('nobody is asked, so there is no action to write');
  }
}

const unreadable = (at: string, says: string): { ok: false; problem: ReadProblem } => ({
  ok: false,
  problem: { kind: 'unreadable', at, says },
});

const VERBS = ['build', 'card', 'program', 'die', 'contents', 'jam', 'damage', 'exit', 'repair'];

export function read4(state: State4, actor: Actor, text: string): Result<Action, ReadProblem> {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  if (!VERBS.includes(verb)) return unreadable(verb, `"${verb}" is nothing to do; known are ${VERBS.join(', ')}`);
  const asked = ASK_NAMES[state.ask]!;
  if (verb !== asked) return refused('asked-otherwise', CLAUSES[asked] ?? 'G4.3.3', { asked, verb });
  const isChance = verb === 'card' || verb === 'die' || verb === 'contents';
  if (isChance !== (actor === CHANCE)) return refused('not-asked', 'G4.3.3');
  return readAnswer(state, actor, verb, words);
}

function readAnswer(state: State4, actor: Actor, verb: string, words: readonly string[]): Result<Action, ReadProblem> {
  const [word = ''] = words;
  switch (verb) {
    case 'program':
      return readProgramAction(state, actor, words.join(' '));
    case 'build':
      return readBuild(words.join(' '));
    case 'exit': {
      const cell = words.length === 1 ? findCell(state.field, word) : -1;
      return cell < 0 ? unreadable(word, `"${word}" is no cell of this field`) : ok(cell);
    }
    case 'jam':
    case 'die':
      if (words.length !== 1 || !/^[1-9]$/.test(word)) return unreadable(word, 'one number is expected');
      return ok(verb === 'jam' ? Number(word) - 1 : Number(word));
    case 'card':
      return readWord(word, words, EVENT_CARDS, 0);
    case 'contents':
      return readWord(word, words, CONTENTS, 1);
    case 'repair':
      if (words.length === 1 && word === 'none') return ok(NO_REPAIR);
      return readWord(word, words, COMPONENTS, 0);
    default:
      return readWord(word, words, COMPONENTS, 0);
  }
}

function readWord(word: string, words: readonly string[], known: readonly string[], from: number): Result<Action, ReadProblem> {
  const index = words.length === 1 ? known.indexOf(word, from) : -1;
  return index < 0 ? unreadable(word, `one of ${known.slice(from).join(', ')} is expected`) : ok(index);
}

function readProgramAction(state: State4, seat: Actor, text: string): Result<Action, ReadProblem> {
  const program = readProgram4(text);
  if (!program.ok) return program;
  const rows = heightOf(program.value, 'golems4');
  if (rows <= MOST_ROWS4) return ok(packProgram4(program.value));
  const needed = isAsked(state, seat) ? rowsOf(state, seat) : MOST_ROWS4;
  return refused('rows-wrong', 'G4.3.2', { rows, fewest: needed, most: needed });
}

function readBuild(text: string): Result<Action, ReadProblem> {
  const match = /^processor (\S+), ?weapon (\S+), ?chassis (\S+)$/.exec(text);
  const colours = match ? [1, 2, 3].map((group) => ROBOTS.indexOf(match[group] as RobotName)) : [];
  if (colours.length === 0 || colours.includes(-1)) {
    return unreadable('build', `as in "build processor red, weapon blue, chassis green"; colours are ${ROBOTS.join(', ')}`);
  }
  return ok(buildOf(colours[0]!, colours[1]!, colours[2]!));
}

export const isComponent = (text: unknown): text is Component => (COMPONENTS as readonly unknown[]).includes(text);
