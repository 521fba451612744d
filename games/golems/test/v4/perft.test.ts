import { type Action, ActionList, CHANCE } from '@stolik/kernel/game';
import { divide, perft } from '@stolik/kernel/perft';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { CARDS } from '../../src/programs/program.ts';
import { EVENT_CARDS } from '../../src/v4/kinds.ts';
import { ASK_NAMES, type State4 } from '../../src/v4/state.ts';
import { red, Table } from './table.ts';

const inOrder = (actions: readonly number[]): number[] => actions.toSorted((a, b) => a - b);

/** Everything that can be said, by its first word: all programs of nine cards, all cells, words and numbers. */
const SAYINGS: Readonly<Record<string, readonly string[]>> = {
  card: EVENT_CARDS.map((card) => `card ${card}`),
  die: [0, 1, 2, 3, 4, 5, 6, 7].map((die) => `die ${die}`),
  contents: ['chips', 'bomb', 'tools'].map((contents) => `contents ${contents}`),
  program: [1, 2, 3, 4].flatMap((rows) => sequences(rows).map((cards) => `program ${cards}`)),
  damage: ['processor', 'weapon', 'chassis', 'none'].map((part) => `damage ${part}`),
  repair: ['processor', 'weapon', 'chassis', 'none'].map((part) => `repair ${part}`),
  jam: [0, 1, 2, 3, 4, 5].map((row) => `jam ${row}`),
  exit: [...'abcdefgh'].flatMap((column) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => `exit ${column}${row}`)),
};

/** Every action by trying what can be said. Knows nothing of `legal`. */
function naiveActions(state: State4, actor: number): Action[] {
  const actions = new Set<Action>();
  for (const text of SAYINGS[ASK_NAMES[state.ask]!] ?? []) {
    const read = golems4.read(state, actor, text);
    if (read.ok && !golems4.refuse(state, actor, read.value)) actions.add(read.value);
  }
  return [...actions];
}

function sequences(rows: number): string[] {
  if (rows === 0) return [''];
  return sequences(rows - 1).flatMap((head) => [...CARDS, '2', '?'].map((card) => `${head} ${card}`.trim()));
}

function naivePerft(state: State4, depth: number): number {
  if (depth === 0) return 1;
  const next = golems4.next(state);
  if (next.kind === 'over') return 0;
  const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
  let total = 0;
  for (const action of naiveActions(state, actor)) {
    const after = golems4.clone(state);
    golems4.play(after, actor, action);
    total += naivePerft(after, depth - 1);
  }
  return total;
}

const start = (players: number, options: Record<string, unknown>): State4 =>
  golems4.setup(unwrap(golems4.parseOptions(options, players)), players);

describe('perft', () => {
  test('the first card and the first program of a duel', () => {
    const state = start(2, { box: 'classic' });
    expect(perft(golems4, state, 1)).toBe(8);
    expect(perft(golems4, state, 2)).toBe(naivePerft(state, 2));
    const first = divide(golems4, state, 2);
    expect(first.map(({ count }) => count)).toEqual([
      naiveProgramCount(1),
      naiveProgramCount(2),
      ...Array.from({ length: 6 }, () => naiveProgramCount(0)),
    ]);
  });

  test('two damaged robots that can reach each other, water and a barrel of tools between them', () => {
    const table = new Table({
      golems: [red('a1 N', 'pwc'), red('a3 S', 'pw')],
      tokens: { a2: 'barrel:tools', b1: 'water' },
      field: ['..', '..', '..'],
    });
    expect(perft(golems4, table.state, 3)).toBe(naivePerft(table.state, 3));
    expect(perft(golems4, table.state, 3)).toBeGreaterThan(1000);
  });

  test('in the middle of damage, exits, repairs and Jam legal lists what the naive generator finds', () => {
    const asked = [
      new Table({ golems: [red('a1 N', ''), red('a2 S', '')] }).play('1: program A S L', '2: program A S L'),
      new Table({ golems: [red('b1 N', 'pw'), red('d4 S')], tokens: { b2: 'water' } }).play('1: program F S', '2: program S L'),
      new Table({ golems: [red('a1 N'), red('d4 S')], tokens: { a2: 'barrel:tools' } }).play('1: program A S', '2: program S L'),
      new Table({ golems: [red('a1 N'), red('d4 S')], event: 'jam' }).play('1: program F S', '2: program S L'),
    ];
    for (const { state } of asked) {
      const { seat } = golems4.next(state);
      const list = new ActionList();
      golems4.legal(state, seat, list);
      expect(inOrder(list.toArray())).toEqual(inOrder(naiveActions(state, seat)));
      expect(list.length).toBeGreaterThan(1);
    }
  });
});

/** Programs of three rows by hand limits alone: counted over all sequences of nine cards. */
function naiveProgramCount(bonus: number): number {
  const has: Record<string, number> = {
    F: 3,
    B: 2,
    L: 2,
    R: 2,
    S: 1,
    A: 2,
    D: 1,
    '2': bonus === 1 ? 1 : 0,
    '?': bonus === 2 ? 1 : 0,
  };
  return sequences(3).filter((text) => {
    const cards = text.split(' ');
    if (Object.keys(has).some((card) => cards.filter((each) => each === card).length > has[card]!)) return false;
    return cards.every((card, row) => (card === '2' ? row <= 1 : card === '?' ? row === 0 : true));
  }).length;
}
