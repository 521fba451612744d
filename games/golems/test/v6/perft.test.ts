import { ActionList, CHANCE } from '@stolik/kernel/game';
import { perft } from '@stolik/kernel/perft';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { naiveMoves, naivePerft } from './naive.ts';
import { golem, TestTable } from './table.ts';

const start = (options: object, seats: number) => golems6.setup(unwrap(golems6.parseOptions(options, seats)), seats);

const POSITIONS: readonly (readonly [string, () => TestTable, number, number])[] = [
  ['a plain duel of one row', () => new TestTable({ golems: [golem('a1 N'), golem('d4 S')] }), 5, 343],
  ['water', () => new TestTable({ tokens: { b2: 'water', c2: 'water' }, golems: [golem('b1 N'), golem('c1 N')] }), 5, 337],
  [
    'a bonus and a Subprogram',
    () => new TestTable({ golems: [golem('a1 N'), golem('d4 S')], bonus: ['while', 'repeat'], subprograms: [null, 'F A'] }),
    3,
    405,
  ],
  [
    'logic',
    () => new TestTable({ golems: [golem('a1 N'), golem('b2 S')], logic: ['not', 'or'], bonus: [null, null] }, { logic: true }),
    4,
    14749,
  ],
  ['a black hole', () => new TestTable({ tokens: { a2: 'barrel:hole' }, golems: [golem('a1 N'), golem('d4 S')] }), 3, 147],
  [
    'children in turns',
    () => new TestTable({ golems: [golem('a1 N', { rows: 3 }), golem('d4 S', { rows: 3 })] }, { kids: true }),
    2,
    3844,
  ],
];

for (const [name, make, depth, known] of POSITIONS) {
  test(`perft ${depth} of ${name} agrees with the naive generator`, () => {
    const { state } = make();
    const count = perft(golems6, state, depth);
    expect(count).toBe(naivePerft(state, depth));
    expect(count).toBe(known);
  });
}

test('in random games of every kind the naive generator lists the same', () => {
  const tables: readonly (readonly [object, number])[] = [
    [{ scenario: 'barrel-yard', logic: true, golems: ['hammer', 'giant'] }, 2],
    [{ scenario: 'river', golems: ['shield', 'mage'] }, 2],
    [{ scenario: 'solo-hunters' }, 1],
    [{ scenario: 'gears' }, 2],
  ];
  const rng = new SeededRng(8);
  for (const [options, seats] of tables) {
    const state = start(options, seats);
    for (;;) {
      const next = golems6.next(state);
      if (next.kind === 'over') break;
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      if (actor === CHANCE || golems6.count!(state, actor) < 3000) {
        const list = new ActionList();
        golems6.legal(state, actor, list);
        const texts = list.toArray().map((action) => golems6.write(state, actor, action));
        expect(texts.toSorted()).toEqual(naiveMoves(state, actor).toSorted());
        if (actor !== CHANCE) expect(golems6.count!(state, actor)).toBe(list.length);
      }
      golems6.play(state, actor, actor === CHANCE ? golems6.roll(state, rng) : golems6.sample(state, actor, rng));
    }
  }
});
