import { describe, expect, test } from 'vitest';
import { golem, run, type TestTable } from './table.ts';

const far = golem('d4 S');
const ICY = ['....', '....', '....', 'i...'];

describe('G6.6 movement', () => {
  test('[G6.6.1] Forward and Back along the facing without turning, Left and Right a quarter turn', () => {
    const after = (card: string): TestTable => run({ golems: [golem('b2 E'), far] }, [card, 'S']);
    expect(['F', 'B', 'L', 'R'].map((card) => after(card).at[0])).toEqual(['c2', 'a2', 'b2', 'b2']);
    expect(['F', 'B', 'L', 'R'].map((card) => after(card).facing[0])).toEqual(['E', 'E', 'N', 'S']);
  });

  test('[G6.6.2] a cell that another leaves may be entered; the same cell: both stay; edge and wall: it stays', () => {
    expect(run({ golems: [golem('a1 N'), golem('a2 N')] }, ['F', 'F']).at).toEqual(['a2', 'a3']);
    expect(run({ golems: [golem('a1 N'), golem('a3 S')] }, ['F', 'F']).at).toEqual(['a1', 'a3']);
    expect(run({ golems: [golem('a4 N'), golem('b1 N')], tokens: { b2: 'wall' } }, ['F', 'F']).at).toEqual(['a4', 'b1']);
    const blocked = run({ golems: [golem('a4 N'), golem('b1 N')], tokens: { b2: 'wall' } }, ['F', 'F']).of('moveBlocked');
    expect(blocked.map(({ by }) => by)).toEqual(['edge', 'token']);
  });

  test('[G6.6.3] two may swap cells; with the option `swap` false both stay; three go round in a ring in either case', () => {
    const golems = [golem('a1 N'), golem('a2 S')];
    expect(run({ golems }, ['F', 'F']).at).toEqual(['a2', 'a1']);
    expect(run({ golems }, ['F', 'F'], { swap: true }).at).toEqual(['a2', 'a1']);
    const bumped = run({ golems }, ['F', 'F'], { swap: false });
    expect([bumped.at, bumped.of('moveBlocked').map(({ by }) => by)]).toEqual([
      ['a1', 'a2'],
      ['swap', 'swap'],
    ]);
    const ring = [golem('a1 N'), golem('a2 E'), golem('b2 S'), golem('b1 W')];
    for (const swap of [true, false])
      expect(run({ golems: ring }, ['F', 'F', 'F', 'F'], { swap }).at).toEqual(['a2', 'b2', 'b1', 'a1']);
  });

  test('[G6.6.3] a follower stays with the one it follows; a claim stands also for one who then stays', () => {
    const column = run({ golems: [golem('a2 N'), golem('a3 N'), golem('a4 N')] }, ['F', 'F', 'F']);
    expect(column.at).toEqual(['a2', 'a3', 'a4']);
    // 1 and 2 both claim b2 and stay; 3 would enter a2, which 1 holds.
    const chain = run({ golems: [golem('a2 E'), golem('b3 S'), golem('a1 N')] }, ['F', 'F', 'F']);
    expect(chain.at).toEqual(['a2', 'b3', 'a1']);
  });

  test('[G6.6.3] two pushers of one barrel both stay; a pushed barrel claims its cell; a token pushed away still fills its cell', () => {
    const both = run({ tokens: { b2: 'barrel:empty' }, golems: [golem('a2 E'), golem('b1 N')] }, ['F', 'F']);
    expect([both.at, both.truth.tokens]).toEqual([['a2', 'b1'], { b2: 'barrel:empty' }]);
    const claimed = run({ tokens: { b2: 'barrel:empty' }, golems: [golem('a2 E'), golem('c1 N')] }, ['F', 'F']);
    expect(claimed.at).toEqual(['a2', 'c1']);
    const filled = run({ tokens: { b2: 'barrel:empty', c2: 'barrel:empty' }, golems: [golem('a2 E'), golem('c1 N')] }, [
      'F',
      'F',
    ]);
    expect([filled.at, Object.keys(filled.truth.tokens)]).toEqual([
      ['a2', 'c2'],
      ['b2', 'c3'],
    ]);
  });

  test('[G6.6.3] a golem going into water claims no water, but holds its starting cell for this step', () => {
    const golems = [golem('b1 N'), golem('a2 E'), golem('a1 E')];
    const table = run({ tokens: { b2: 'water' }, golems }, ['F', 'F', 'F']);
    expect(table.of('waterEntered').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.at[2]).toBe('a1');
  });

  test('[G6.6.4] a command begun on ice is done twice, turns too', () => {
    expect(run({ field: ICY, golems: [golem('a1 N'), far] }, ['F', 'S']).at[0]).toBe('a3');
    expect(run({ field: ICY, golems: [golem('a1 N'), far] }, ['L', 'S']).facing[0]).toBe('S');
    expect(run({ field: ['i...', '....'], golems: [golem('a1 N'), golem('d1 W')] }, ['F', 'S']).at[0]).toBe('a2');
  });

  test('[G6.6.4] the slider stops before a barrel or a golem, which moves on one cell if that is free', () => {
    const shove = run({ field: ICY, golems: [golem('a1 N'), golem('a3 E')] }, ['F', 'S']);
    expect(shove.at).toEqual(['a2', 'a4']);
    const barrel = run({ field: ICY, tokens: { a3: 'barrel:empty' }, golems: [golem('a1 N'), far] }, ['F', 'S']);
    expect([barrel.at[0], barrel.truth.tokens]).toEqual(['a2', { a4: 'barrel:empty' }]);
    const stuck = run({ field: ICY, tokens: { a4: 'wall' }, golems: [golem('a1 N'), golem('a3 E')] }, ['F', 'S']);
    expect(stuck.at).toEqual(['a2', 'a3']);
    const pushed = run({ field: ICY, tokens: { a2: 'barrel:empty' }, golems: [golem('a1 N'), far] }, ['F', 'S']);
    expect([pushed.at[0], pushed.truth.tokens]).toEqual(['a2', { a4: 'barrel:empty' }]);
  });

  test('[G6.6.4] one that slides itself is followed, one whose own move was refused is shoved', () => {
    const field = ['....', '....', 'i...', 'i...'];
    const follow = run({ field, golems: [golem('a1 N'), golem('a2 N')] }, ['F', 'F']);
    // First steps a2 and a3; then 2 slides on to a4 and 1 follows to a3.
    expect(follow.at).toEqual(['a3', 'a4']);
    const refused = run({ field: ICY, golems: [golem('a1 N'), golem('a3 W')] }, ['F', 'F']);
    expect(refused.at).toEqual(['a2', 'a4']);
  });

  test('[G6.6.4] shoved from two sides: nothing moves', () => {
    const field = ['.....', '.....', 'i...i'];
    const golems = [golem('a1 E'), golem('e1 W'), golem('c1 N')];
    expect(run({ field, golems }, ['F', 'F', 'S']).at).toEqual(['b1', 'd1', 'c1']);
  });

  test('[G6.6.4] refused or wet in the first step: no slide; a ladder’s far end is slid on from', () => {
    const wet = run({ field: ICY, tokens: { a2: 'water' }, golems: [golem('a1 N'), far] }, ['F', 'S']);
    expect(wet.truth.pending).toEqual([1]);
    expect(wet.play('1: exit b2').at[0]).toBe('b2');
    const ladder = run({ field: ICY, tokens: { a2: 'ladder:A+', c2: 'ladder:A-' }, golems: [golem('a1 N'), far] }, ['F', 'S']);
    expect(ladder.at[0]).toBe('c3');
  });

  test('[G6.6.5] snow swallows a command unless the same one came just before on that cell', () => {
    const field = ['....', '....', '....', 's...'];
    const golems = [golem('a1 N', { rows: 4 }), golem('d4 S')];
    const after = (program: string, more: object = {}): string => run({ field, golems, ...more }, [program, 'S']).at[0]!;
    expect(after('F F S L')).toBe('a2');
    expect(after('F S F L')).toBe('a1');
    expect(after('F A F F')).toBe('a2');
    expect(after('2(F) S L R', { golems: [golem('a1 N', { rows: 4 }), far], bonus: ['repeat', null] })).toBe('a2');
    expect(run({ field, golems }, ['R L L S', 'S']).facing[0]).toBe('W');
  });

  test('[G6.6.5] Strike ends a pair inside While too', () => {
    const field = ['....', '....', '....', 's...'];
    const golems = [golem('a1 N', { rows: 3, range: 3 }), golem('a4 S')];
    const table = run({ field, golems, bonus: ['while', null] }, ['F W(A) F', 'S']);
    expect(table.at[0]).toBe('a1');
  });

  test('[G6.6.5] a pair is used up even when refused; the charge ends with the round, not with a row without a command', () => {
    const field = ['s...', '....', '....', '....'];
    const golems = [golem('a4 N', { rows: 4, charge: 'B' }), golem('d4 S')];
    expect(run({ field, golems }, ['B L L R', 'S']).at[0]).toBe('a3');
    const refused = run({ field, golems: [golem('a4 N', { rows: 3, charge: 'F' }), far] }, ['F B L', 'S']);
    expect(refused.at[0]).toBe('a4');
    const over = run({ field, golems: [golem('a4 N', { rows: 1 }), far] }, ['B', 'S']).play('1: program B', '2: program S');
    expect([over.at[0], over.truth.golems[0]!.charge]).toEqual(['a4', null]);
  });
});

describe('G6.7 strikes', () => {
  test('[G6.7.1] the first cell with a golem or an obstacle takes the hit; gaps end it; on a ladder the golem is hit', () => {
    const hit = (tokens: object, range = 3, field = ['....']): number =>
      run({ field, tokens, golems: [golem('a1 E', { range }), golem('d1 W')] }, ['A', 'S']).damage[1]!;
    expect(hit({})).toBe(1);
    expect(hit({}, 2)).toBe(0);
    expect(['wall', 'water', 'barrel:empty', 'ladder:A+'].map((token) => hit({ b1: token, c1: 'ladder:A-' }))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(hit({ b1: 'logic:and', c1: 'treasure' })).toBe(1);
    expect(hit({ d1: 'ladder:A+', b1: 'ladder:B-' })).toBe(1);
    const gap = run({ field: ['.#..', '....'], golems: [golem('a2 E', { range: 3 }), golem('d2 W')] }, ['A', 'S']);
    expect(gap.damage[1]).toBe(0);
  });

  test('[G6.7.2] all strikes of a step are simultaneous', () => {
    const golems = [golem('a1 E', { limit: 1 }), golem('b1 W', { limit: 1 })];
    expect(run({ golems }, ['A', 'A']).truth).toMatchObject({ over: true, winner: 0, golems: [null, null] });
    const three = run({ golems: [golem('a1 E'), golem('c1 W', { strength: 2 }), golem('b1 N')] }, ['A', 'A', 'D']);
    expect(three.damage[2]).toBe(2);
  });

  test('[G6.7.3] every golem that struck a barrel in this step gets its effect', () => {
    const golems = [golem('a1 E'), golem('c1 W'), golem('d4 S')];
    const table = run({ tokens: { b1: 'barrel:dynamite' }, golems }, ['A', 'A', 'S']);
    expect([table.damage, table.truth.tokens]).toEqual([[1, 1, 0], {}]);
    expect(table.of('barrelOpened')[0]).toMatchObject({ contents: 'dynamite', strikers: [0, 1] });
  });

  // No clause says which comes first, but what chance is asked, and so every log, hangs on it.
  test('[G6.7.3] barrels struck at once are opened row by row from a1, whoever struck them', () => {
    const golems = [golem('a3 E'), golem('a1 E'), golem('d2 W')];
    const tokens = { b3: 'barrel:empty', b1: 'barrel:empty', c2: 'barrel:empty' };
    const opened = run({ tokens, golems }, ['A', 'A', 'A']).of('barrelOpened');
    expect(opened.map(({ at, strikers }) => [at, strikers])).toEqual([
      ['b1', [1]],
      ['c2', [2]],
      ['b3', [0]],
    ]);
  });
});

describe('G6.8 obstacles', () => {
  test('[G6.8.1] a barrel is pushed onto an empty cell, ice, snow, logic or goal tokens; else it blocks', () => {
    const push = (behind: string | null, field = ['....']): string[] =>
      run({ field, tokens: { b1: 'barrel:empty', ...(behind ? { c1: behind } : {}) }, golems: [golem('a1 E'), golem('d1 W')] }, [
        'F',
        'S',
      ]).at;
    expect([push(null)[0], push('gear')[0], push('logic:or')[0], push(null, ['..s.'])[0]]).toEqual(['b1', 'b1', 'b1', 'b1']);
    expect(['wall', 'water', 'barrel:empty'].map((token) => push(token)[0])).toEqual(['a1', 'a1', 'a1']);
    const leaves = run({ tokens: { b1: 'barrel:empty' }, golems: [golem('a1 E'), golem('c1 N')] }, ['F', 'F']);
    expect([leaves.at, leaves.truth.tokens]).toEqual([['b1', 'c2'], { c1: 'barrel:empty' }]);
    const stays = run({ tokens: { b1: 'barrel:empty' }, golems: [golem('a1 E'), golem('c1 N')] }, ['F', 'L']);
    expect(stays.at[0]).toBe('a1');
  });

  test('[G6.8.1] repair before the damage of step 5; plus and minus add up; nothing for bots', () => {
    const golems = [golem('a1 E', { damage: 1 }), golem('a2 S')];
    expect(run({ tokens: { b1: 'barrel:repair' }, golems }, ['A', 'A']).damage).toEqual([1, 0]);
    const fresh = run({ tokens: { b1: 'barrel:repair' }, golems: [golem('a1 E'), golem('a2 S')] }, ['A', 'A']);
    expect(fresh.damage).toEqual([1, 0]);
    const rows = run({ tokens: { b1: 'barrel:plus', c4: 'barrel:minus' }, golems: [golem('a1 E'), golem('d4 W')] }, ['A', 'A']);
    expect(rows.truth.golems.map((each) => each!.extra)).toEqual([1, -1]);
    const bot = { tokens: { b1: 'barrel:plus' }, golems: [golem('d4 W'), golem('a1 E', { bot: 'tumbler' })], dice: [5] };
    expect(run(bot, ['S']).truth.golems[1]!.extra).toBe(0);
  });

  test('[G6.8.1] a black hole: each opponent clockwise may move the striker once, after the damage of the pass', () => {
    const golems = [golem('a1 E', { rows: 2 }), golem('d4 S', { rows: 2 }), golem('a4 S', { rows: 2 })];
    const table = run({ tokens: { b1: 'barrel:hole', c2: 'wall', d1: 'gear' }, golems }, ['A L', 'S L', 'S L']);
    expect(table.truth.pending).toEqual([2]);
    for (const cell of ['d4', 'c2', 'a1']) expect(table.try(`2: teleport ${cell}`)).toBe('cell-taken');
    table.play('2: teleport d1');
    expect(table.truth.pending).toEqual([3]);
    expect(table.truth.golems[0]).toMatchObject({ at: 'd1', facing: 'E', items: 1 });
    table.play('3: teleport none');
    expect(table.at).toEqual(['d1', 'd4', 'a4']);
  });

  test('[G6.8.1] several strikers one after the other in seat order; a bot’s opponents are all players', () => {
    const golems = [golem('a1 E'), golem('c1 W')];
    const table = run({ tokens: { b1: 'barrel:hole' }, golems, round: 2 }, ['A', 'A']);
    expect(table.truth.pending).toEqual([1]);
    table.play('1: teleport d4');
    expect(table.truth.pending).toEqual([2]);
    table.play('2: teleport a4');
    expect(table.at).toEqual(['a4', 'd4']);
    const bot = { tokens: { b1: 'barrel:hole' }, golems: [golem('d4 S'), golem('a1 E', { bot: 'tumbler' })], dice: [5] };
    expect(run(bot, ['S']).truth.pending).toEqual([1]);
  });

  test('[G6.8.2] a wall blocks and takes a strike without effect', () => {
    const table = run({ tokens: { b1: 'wall' }, golems: [golem('a1 E', { range: 3 }), golem('c1 W')] }, ['A', 'S']);
    expect([table.damage, table.truth.tokens]).toEqual([[0, 0], { b1: 'wall' }]);
    expect(table.of('strikeMade')[0]).toMatchObject({ hit: 'wall', way: ['b1'], golem: null });
  });

  test('[G6.8.3] a ladder carries to its pair with the facing kept; a golem on either half blocks', () => {
    const tokens = { a2: 'ladder:A+', c3: 'ladder:A-' };
    expect(run({ tokens, golems: [golem('a1 N'), far] }, ['F', 'S'])).toMatchObject({ at: ['c3', 'd4'], facing: 'NS' });
    expect(run({ tokens, golems: [golem('a1 N'), golem('c3 E')] }, ['F', 'S']).at[0]).toBe('a1');
    expect(run({ tokens, golems: [golem('a1 N'), golem('a2 E')] }, ['F', 'S']).at[0]).toBe('a1');
    expect(run({ tokens, golems: [golem('a1 N'), golem('c3 N')] }, ['F', 'F']).at).toEqual(['c3', 'c4']);
  });

  test('[G6.8.3] two from opposite ends pass; a barrel can’t go onto a ladder; a lone ladder is a plain cell', () => {
    const tokens = { a2: 'ladder:A+', c3: 'ladder:A-' };
    expect(run({ tokens, golems: [golem('a1 N'), golem('c4 S')] }, ['F', 'F']).at).toEqual(['c3', 'a2']);
    const barrel = run({ tokens: { ...tokens, b3: 'barrel:empty' }, golems: [golem('a3 E'), far] }, ['F', 'S']);
    expect(barrel.at[0]).toBe('a3');
    const lone = { tokens: { b1: 'ladder:B-' }, golems: [golem('a1 E', { range: 3 }), golem('d1 W')] };
    expect([run(lone, ['F', 'S']).at[0], run(lone, ['A', 'S']).damage[1]]).toEqual(['b1', 1]);
  });

  test('[G6.8.3] a strike at an empty ladder hits the golem on its pair, even the striker itself', () => {
    const tokens = { a2: 'ladder:A+', c3: 'ladder:A-' };
    expect(run({ tokens, golems: [golem('a1 N'), golem('c3 E')] }, ['A', 'S']).damage).toEqual([0, 1]);
    const own = run({ tokens: { a2: 'ladder:A+', a1: 'ladder:A-' }, golems: [golem('a1 N'), golem('d4 E')] }, ['A', 'S']);
    expect(own.damage).toEqual([1, 0]);
    expect(own.truth.golems[0]!.dealt).toBe(0);
    const ends = run({ tokens, golems: [golem('a1 N', { range: 3 }), golem('a3 S')] }, ['A', 'S']);
    expect(ends.damage).toEqual([0, 0]);
  });

  test('[G6.8.4] water: one damage, and out on any free cell beside the stream; owners choose in seat order', () => {
    const tokens = { b2: 'water', c2: 'water', d3: 'barrel:empty', c3: 'wall' };
    const golems = [golem('b1 N'), golem('a2 E')];
    const table = run({ tokens, golems, round: 2 }, ['F', 'F']);
    expect([table.damage, table.truth.pending]).toEqual([[1, 1], [2]]);
    for (const cell of ['b1', 'c3', 'd3', 'a1', 'b2']) expect(table.try(`2: exit ${cell}`)).toBe('no-such-exit');
    table.play('2: exit d2');
    expect(table.truth.pending).toEqual([1]);
    expect(table.try('1: exit d2')).toBe('no-such-exit');
    table.play('1: exit c1');
    expect(table.at).toEqual(['c1', 'd2']);
  });

  test('[G6.8.4] one possible answer is not asked; a bot goes back to its starting cell', () => {
    const only = run({ field: ['..'], tokens: { b1: 'water' }, golems: [golem('a1 E'), golem('a2 N')].slice(0, 1) }, ['F']);
    expect([only.at, only.damage]).toEqual([['a1'], [1]]);
    const bot = { tokens: { a2: 'water' }, golems: [golem('d4 S'), golem('a1 N', { bot: 'tumbler' })], dice: [1] };
    expect(run(bot, ['S'])).toMatchObject({ at: ['d4', 'a1'], damage: [0, 1] });
  });
});
