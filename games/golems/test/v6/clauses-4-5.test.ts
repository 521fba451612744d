import { describe, expect, test } from 'vitest';
import { golem, run, type TestTable } from './table.ts';

const LOGIC = { logic: true };
const far = golem('d4 S');

describe('G6.4 logic', () => {
  test('[G6.4.1] tokens are laid in seat order, which begins with the first player of the round', () => {
    const golems = [golem('a1 N'), golem('d4 S'), golem('a4 E')];
    const table = run({ golems, logic: ['not', 'and', 'or'], round: 2 }, ['S', 'S', 'S'], LOGIC);
    expect(table.truth.pending).toEqual([2]);
    table.play('2: logic none');
    expect(table.truth.pending).toEqual([3]);
    table.play('3: logic or b2');
    expect(table.truth.pending).toEqual([1]);
    expect(table.truth.tokens).toEqual({ b2: 'logic:or' });
  });

  test('[G6.4.1] a field token goes on a cell with no token and no golem', () => {
    const table = run({ tokens: { b2: 'wall', c2: 'gear' }, golems: [golem('a1 N'), far], logic: ['not'] }, ['S', 'S'], LOGIC);
    for (const cell of ['b2', 'c2', 'a1', 'd4']) expect(table.try(`1: logic not ${cell}`)).toBe('cell-not-bare');
    expect(table.try('1: logic and a2')).toBe('token-not-held');
    expect(table.try('1: logic not a2')).toBeUndefined();
  });

  test('[G6.4.1] bots and golems that are out get none', () => {
    const golems = [golem('a1 N'), golem('d4 S', { bot: 'tumbler' })];
    const table = run({ golems, logic: ['not', null], dice: [3] }, ['S'], LOGIC);
    expect(table.try('1: logic not 2:1')).toBe('no-such-row');
    expect(table.try('1: logic none')).toBeUndefined();
  });

  test('[G6.4.2] one token a program a round; an unused one goes back to the supply', () => {
    const table = run({ golems: [golem('b2 N'), far], logic: ['not', 'not'] }, ['F', 'S'], LOGIC);
    table.play('1: logic not 2:1');
    expect(table.try('2: logic not 2:1')).toBe('has-logic');
    table.play('2: logic none');
    expect(table.state.supply[3]).toBe(2);
    expect(table.truth.logic).toEqual([null, null]);
  });

  test('[G6.4.3] AND runs two rows in one, and the second row is then empty', () => {
    const golems = [golem('a1 N', { rows: 3 }), golem('d4 S', { rows: 3 })];
    const table = run({ golems, logic: ['and'] }, ['F F R', 'S L R'], LOGIC);
    table.play('1: logic and 1:1');
    expect(table.of('golemMoved').filter(({ seat }) => seat === 0)).toHaveLength(2);
    expect(table.of('rowOpened').map(({ commands }) => commands[0])).toEqual(['F F', '', 'R']);
    expect([table.at[0], table.facing[0]]).toEqual(['a3', 'E']);
  });

  test('[G6.4.3] AND: all passes of the first row, then those of the second; While after both', () => {
    const golems = [golem('a1 N', { rows: 2 }), golem('d1 W')];
    const table = run({ golems, logic: ['and'], bonus: ['repeat', null] }, ['2(F) R', 'S'], LOGIC);
    table.play('1: logic and 1:1');
    expect(table.of('passBegan')[2]).toMatchObject({ row: 1, pass: 3 });
    expect([table.at[0], table.facing[0]]).toEqual(['a3', 'E']);
    const loop = run(
      { golems: [golem('a4 S', { rows: 2 }), golem('d1 W')], logic: ['and'], bonus: ['while', null] },
      ['W(F) L', 'S'],
      LOGIC,
    );
    loop.play('1: logic and 1:1');
    // Turned to the east by the second row, it runs to the edge and loops there.
    expect([loop.at[0], loop.damage[0]]).toEqual(['d4', 1]);
  });

  test('[G6.4.3] OR asks the owner for first, second or both; who chooses the first keeps the second in its own row', () => {
    const position = { golems: [golem('a1 N', { rows: 2 }), golem('d4 S', { rows: 2 })], logic: [null, 'or'] };
    const chosen = (answer: string): TestTable =>
      run(position, ['F R', 'S L'], LOGIC).play('2: logic or 1:1', `1: choose ${answer}`);
    const asked = run(position, ['F R', 'S L'], LOGIC).play('2: logic or 1:1');
    expect(asked.truth.pending).toEqual([1]);
    expect([chosen('first').at[0], chosen('first').facing[0]]).toEqual(['a2', 'E']);
    expect([chosen('second').at[0], chosen('second').facing[0]]).toEqual(['a1', 'E']);
    expect([chosen('both').at[0], chosen('both').facing[0]]).toEqual(['a2', 'E']);
  });

  test('[G6.4.3] XOR asks for the first or the second only; all who must choose are asked at once', () => {
    const golems = [golem('a1 N', { rows: 2 }), golem('d4 S', { rows: 2 })];
    const table = run({ golems, logic: ['xor', 'xor'] }, ['F R', 'F L'], LOGIC);
    table.play('1: logic xor 1:1', '2: logic xor 2:1');
    expect(table.truth.pending).toEqual([1, 2]);
    expect(table.try('2: choose both')).toBe('no-such-choice');
    table.play('2: choose second');
    expect(table.of('choicesOpened')).toEqual([]);
    table.play('1: choose first');
    expect(table.of('choicesOpened')[0]!.choices).toEqual(['first', 'second']);
    expect([table.at, table.facing]).toEqual([['a2', 'd4'], 'NE']);
  });

  test('[G6.4.3] none of the three can lie on the last row', () => {
    for (const token of ['and', 'or', 'xor']) {
      const table = run({ golems: [golem('a1 N', { rows: 2 }), far], logic: [token] }, ['F R', 'S'], LOGIC);
      expect(table.try(`1: logic ${token} 1:2`)).toBe('last-row');
      expect(table.try(`1: logic ${token} 2:1`)).toBe('last-row');
    }
  });

  test('[G6.4.4] NOT inverts the card, also inside Repeat and While; Stay and a looped Strike remain', () => {
    const after = (program: string, bonus: string | null = null): TestTable =>
      run({ golems: [golem('b2 N'), golem('d1 W')], logic: ['not'], bonus: [bonus] }, [program, 'S'], LOGIC).play(
        '1: logic not 1:1',
      );
    expect(['F', 'B', 'S'].map((card) => after(card).at[0])).toEqual(['b1', 'b3', 'b2']);
    expect(['L', 'R'].map((card) => after(card).facing[0])).toEqual(['E', 'W']);
    expect(after('D').of('strikeMade')).toHaveLength(1);
    expect(after('A').of('strikeMade')).toHaveLength(0);
    expect(after('2(B)', 'repeat').at[0]).toBe('b4');
    expect(after('W(F)', 'while')).toMatchObject({ at: ['b1', 'd1'], damage: [1, 0] });
    expect(after('W(A)', 'while').damage[0]).toBe(1);
  });

  test('[G6.4.4] on an If it works on the part named, and without one on what the test chooses; on a Call not at all', () => {
    const position = { golems: [golem('b2 N'), golem('d1 W')], logic: ['not'], bonus: ['if'] };
    const after = (part: string): string => run(position, ['?(F:L)', 'S'], LOGIC).play(`1: logic not 1:1${part}`).facing[0]!;
    expect([after('then'), after('else'), after('')]).toEqual(['W', 'E', 'E']);
    const call = run({ golems: [golem('b2 N'), far], logic: ['not'], subprograms: ['F L', null] }, ['P', 'S'], LOGIC);
    expect(call.play('1: logic not 1:1').at[0]).toBe('b3');
    const plain = run({ golems: [golem('b2 N'), far], logic: ['not'] }, ['F', 'S'], LOGIC);
    expect(plain.play('1: logic not 1:1then').at[0]).toBe('b1');
  });

  test('[G6.4.5] a golem that ends a movement on a field token takes it for its next row', () => {
    const golems = [golem('a1 N', { rows: 3 }), golem('d4 S', { rows: 3 })];
    const not = run({ tokens: { a2: 'logic:not' }, golems }, ['F F L', 'S L R'], LOGIC);
    expect([not.at[0], not.facing[0], not.truth.tokens]).toEqual(['a1', 'W', {}]);
    const and = run({ tokens: { a2: 'logic:and' }, golems }, ['F F R', 'S L R'], LOGIC);
    expect(and.of('rowOpened').map(({ commands }) => commands[0])).toEqual(['F', 'F R', '']);
    const or = run({ tokens: { a2: 'logic:or' }, golems }, ['F F R', 'S L R'], LOGIC);
    expect(or.truth.pending).toEqual([1]);
    expect(or.play('1: choose second')).toMatchObject({ at: ['a2', 'd4'] });
  });

  test('[G6.4.5] without the rows for it, or after another token, it is discarded; passing over takes nothing', () => {
    const golems = [golem('a1 N', { rows: 2 }), far];
    const late = run({ tokens: { a2: 'logic:and' }, golems }, ['F L', 'S'], LOGIC);
    expect(late.of('logicDiscarded')[0]).toMatchObject({ clause: 'G6.4.5', at: 'a2' });
    const second = run({ tokens: { a2: 'logic:not' }, golems, logic: ['not'] }, ['F F', 'S'], LOGIC);
    second.play('1: logic not 1:2');
    expect(second.of('logicDiscarded')[0]).toMatchObject({ clause: 'G6.4.2' });
    const field = ['....', '....', '....', 'i...'];
    const slides = run({ field, tokens: { a2: 'logic:not' }, golems }, ['F L', 'S'], LOGIC);
    expect([slides.at[0], slides.truth.tokens]).toEqual(['a3', { a2: 'logic:not' }]);
  });

  test('[G6.4.5] bots leave it lying', () => {
    const golems = [golem('d4 S'), golem('a1 N', { bot: 'tumbler' })];
    const table = run({ tokens: { a2: 'logic:not' }, golems, dice: [1] }, ['S'], LOGIC);
    expect([table.at[1], table.truth.tokens]).toEqual(['a2', { a2: 'logic:not' }]);
  });
});

describe('G6.5 executing a row', () => {
  test('[G6.5.1] movement, then tests, then movement chosen by an If, then strikes', () => {
    const golems = [golem('a2 E'), golem('b1 N')];
    const table = run({ golems, bonus: ['if', null] }, ['?(B:A)', 'F'], {});
    // The golem that walked into b2 is seen by the test, but the one that tested can't go back beyond the edge.
    expect(table.at).toEqual(['a2', 'b2']);
    const chosen = run({ golems: [golem('b2 E'), golem('c1 N', { rows: 1 })], bonus: ['if', null] }, ['?(B:A)', 'F']);
    expect(chosen.at).toEqual(['a2', 'c2']);
    const struck = run({ golems: [golem('b2 E'), golem('a1 N')], bonus: ['if', null] }, ['?(A:L)', 'A']);
    expect([struck.facing[0], struck.damage]).toEqual(['N', [0, 0]]);
  });

  test('[G6.5.1] bots roll and move before the players', () => {
    const golems = [golem('a1 N'), golem('a3 S', { bot: 'tumbler' })];
    expect(run({ golems, dice: [1] }, ['F']).at).toEqual(['a1', 'a2']);
  });

  test('[G6.5.2] a Subprogram of Movement and Battle fits in one pass; two Movements, or Battle first, take two', () => {
    const passes = (subprogram: string): number =>
      run({ golems: [golem('b2 N'), golem('d4 S')], subprograms: [subprogram, null] }, ['P', 'S']).of('passBegan').length;
    expect(['F A', 'F L', 'A F', 'D L'].map(passes)).toEqual([1, 2, 2, 2]);
    const late = run({ golems: [golem('b1 N'), golem('b3 S')], subprograms: ['F A', null] }, ['P', 'S']);
    expect([late.at[0], late.damage[1]]).toEqual(['b2', 1]);
    const early = run({ golems: [golem('b1 N'), golem('b3 S')], subprograms: ['A F', null] }, ['P', 'S']);
    expect([early.at[0], early.damage[1]]).toEqual(['b2', 0]);
  });

  test('[G6.5.2] Repeat is a second pass; step 6 comes once after the last', () => {
    const golems = [golem('a1 N'), golem('c1 N'), golem('d4 W')];
    const table = run({ golems, bonus: ['while', 'repeat', null] }, ['W(F)', '2(F)', 'S']);
    const passes = table.events.map(({ kind }) => kind).filter((kind) => kind === 'passBegan' || kind === 'loopBegan');
    expect(passes).toEqual(['passBegan', 'passBegan', 'loopBegan']);
    expect(table.at).toEqual(['a4', 'c3', 'd4']);
  });

  test('[G6.5.3] two strikes of a Repeat are two, so a barrel takes one and what is behind it the other', () => {
    const golems = [golem('a1 E', { range: 2 }), golem('c1 W')];
    const table = run({ tokens: { b1: 'barrel:empty' }, golems, bonus: ['repeat', null] }, ['2(A)', 'S']);
    expect([table.truth.tokens, table.damage]).toEqual([{}, [0, 1]]);
  });

  test('[G6.5.4] Defend is a pool for the row: Repeat gives two points, all from pass 1', () => {
    const golems = [golem('a2 E', { strength: 2 }), golem('b2 W')];
    expect(run({ golems, bonus: [null, 'repeat'] }, ['A', '2(D)']).damage).toEqual([0, 0]);
    expect(run({ golems, bonus: ['repeat', null] }, ['2(A)', 'D']).damage).toEqual([0, 3]);
    const threshold = run({ golems, bonus: [null, 'if'] }, ['A', '?hit(D:S)']);
    expect(threshold.damage).toEqual([0, 1]);
  });

  test('[G6.5.4] dynamite, water and looping are never blocked', () => {
    const golems = [golem('a2 E', { rows: 2 }), far];
    const dynamite = run({ tokens: { b2: 'barrel:dynamite' }, golems, logic: ['and'] }, ['A D', 'S'], LOGIC);
    expect(dynamite.play('1: logic and 1:1').damage).toEqual([1, 0]);
    const loop = run({ golems: [golem('a4 N', { rows: 2 }), far], logic: ['and'], bonus: ['while'] }, ['W(F) D', 'S'], LOGIC);
    expect(loop.play('1: logic and 1:1').damage).toEqual([1, 0]);
    const water = run({ tokens: { b2: 'water' }, golems: [golem('b1 N'), far], subprograms: ['F D', null] }, ['P', 'S']);
    expect(water.damage[0]).toBe(1);
  });

  test('[G6.5.5] attacked? counts the strikes of this pass known at the test, by cell after step 1', () => {
    const position = (second: string) => ({ golems: [golem('b2 N'), golem(second)], bonus: ['if', null] });
    const answer = (second: string, program: string): boolean => run(position(second), ['?hit(R:L)', program]).facing[0] === 'E';
    expect(answer('b3 S', 'A')).toBe(true);
    expect(answer('b3 S', 'D')).toBe(false);
    expect(answer('d4 S', 'A')).toBe(false);
    const later = { golems: [golem('b2 N'), golem('b3 S')], bonus: ['if', null], subprograms: [null, 'L A'] };
    expect(run(later, ['?hit(R:L)', 'P']).facing[0]).toBe('W');
    const bot = { golems: [golem('b2 N'), golem('b3 S', { bot: 'tumbler' })], bonus: ['if', null], dice: [5] };
    expect(run(bot, ['?hit(R:L)']).facing[0]).toBe('E');
  });

  test('[G6.5.6] While walks until its condition holds; at once true it is over', () => {
    const golems = [golem('a1 N'), golem('d4 S')];
    const stops = run({ tokens: { a4: 'wall' }, golems, bonus: ['while', null] }, ['W(F)', 'S']);
    expect([stops.at[0], stops.damage[0]]).toEqual(['a3', 0]);
    const blind = run({ tokens: { a4: 'wall' }, golems, bonus: ['while', null] }, ['Wbarrel(F)', 'S']);
    expect([blind.at[0], blind.damage[0]]).toEqual(['a3', 1]);
    const atOnce = run({ tokens: { a2: 'wall' }, golems, bonus: ['while', null] }, ['W(F)', 'S']);
    expect(atOnce).toMatchObject({ at: ['a1', 'd4'], damage: [0, 0] });
    const turns = run({ golems, bonus: ['while', null] }, ['W(L)', 'S']);
    expect([turns.facing[0], turns.damage[0]]).toEqual(['N', 1]);
  });

  test('[G6.5.6] tested in step 2 and over, it does not run even if the field changes later', () => {
    const table = run({ tokens: { a2: 'barrel:empty' }, golems: [golem('a1 N'), golem('b2 W')], bonus: ['while', null] }, [
      'W(F)',
      'A',
    ]);
    expect([table.at[0], table.truth.tokens]).toEqual(['a1', {}]);
  });

  test('[G6.5.6] loops go in lockstep: two that meet see each other', () => {
    const golems = [golem('a1 E'), golem('d1 W')];
    const table = run({ golems, bonus: ['while', 'while'] }, ['W(F)', 'W(F)']);
    expect([table.at, table.damage]).toEqual([
      ['b1', 'c1'],
      [0, 0],
    ]);
    const odd = run({ field: ['.....'], golems: [golem('a1 E'), golem('e1 W')], bonus: ['while', 'while'] }, ['W(F)', 'W(F)']);
    // Both want c1: both stay, stand as before and have looped.
    expect([odd.at, odd.damage]).toEqual([
      ['b1', 'd1'],
      [1, 1],
    ]);
  });

  test('[G6.5.6] the snow charge counts for how a golem stands', () => {
    const table = run(
      { field: ['....', '....', '....', 's...'], golems: [golem('a1 N'), golem('d4 S')], bonus: ['while', null] },
      ['W(F)', 'S'],
    );
    expect([table.at[0], table.damage[0]]).toEqual(['a4', 1]);
  });

  test('[G6.5.7] While(Strike) deals one strike where the condition holds, else it loops', () => {
    const hits = run({ golems: [golem('a1 N'), golem('a2 S')], bonus: ['while', null] }, ['W(A)', 'S']);
    expect(hits.damage).toEqual([0, 1]);
    const loops = run({ golems: [golem('a1 N', { range: 2 }), golem('a3 S')], bonus: ['while', null] }, ['W(A)', 'S']);
    expect(loops.damage).toEqual([1, 0]);
    expect(loops.of('loopDetected')[0]).toMatchObject({ clause: 'G6.5.7' });
  });

  test('[G6.5.8] who has fewer rows waits', () => {
    const table = run({ golems: [golem('a1 N', { rows: 3 }), golem('d4 S', { rows: 1 })] }, ['F F F', 'L']);
    expect([table.at, table.facing]).toEqual([['a4', 'd4'], 'NE']);
  });
});
