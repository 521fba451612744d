import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems6 } from '../../src/games/golems6.ts';
import { SCENARIOS } from '../../src/scenarios/all.ts';
import { golem, run, TestTable } from './table.ts';

const bot = (stands: string, program: string, more: object = {}) => golem(stands, { bot: program, ...more });

describe('G6.9 bots', () => {
  test('[G6.9.1] bots act one by one, each on the field the one before left; a die for each in every row', () => {
    const golems = [golem('d4 S', { rows: 2 }), bot('a2 N', 'tumbler'), bot('a1 N', 'tumbler')];
    const table = run({ golems, dice: [1, 1, 6, 6] }, ['S L']);
    expect(table.at).toEqual(['d4', 'a3', 'a2']);
    expect(table.of('dieRolled').map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
    const back = run({ golems: [golem('d4 S'), bot('a1 N', 'tumbler'), bot('a2 N', 'tumbler')], dice: [1, 1] }, ['S']);
    expect(back.at).toEqual(['d4', 'a1', 'a3']);
  });

  test('[G6.9.1] a bot’s strike and defence join steps 4 and 5', () => {
    const strikes = run({ golems: [golem('b1 E'), bot('a2 E', 'tumbler')], dice: [5] }, ['S']);
    expect(strikes.damage).toEqual([0, 0]);
    const walked = run({ golems: [golem('b1 N'), bot('a2 E', 'tumbler')], dice: [5] }, ['F']);
    expect(walked.damage).toEqual([1, 0]);
    const defends = run({ golems: [golem('b1 W'), bot('a1 E', 'tumbler')], dice: [6] }, ['A']);
    expect(defends.damage).toEqual([0, 0]);
  });

  test('[G6.9.1] in range: a strike now would reach that golem', () => {
    const command = (tokens: object, golems: object[], dice = [5]): string =>
      run({ field: ['.....', '.....'], tokens, golems, dice }, ['S']).of('botActed')[0]!.command;
    const hunter = bot('a1 E', 'hunter', { range: 3 });
    expect(command({}, [golem('c1 W'), hunter])).toBe('A');
    expect(command({ b1: 'barrel:empty' }, [golem('c1 W'), hunter])).toBe('F');
    expect(command({ b1: 'water' }, [golem('c1 W'), hunter])).toBe('F');
    expect(command({}, [golem('c1 W'), hunter, bot('b1 N', 'tumbler')], [5, 3])).toBe('F');
    expect(command({ b1: 'ladder:A+', e2: 'ladder:A-' }, [golem('c1 W'), hunter])).toBe('F');
    expect(command({ b1: 'ladder:A+', c1: 'ladder:A-' }, [golem('c1 W'), hunter])).toBe('A');
  });

  test('[G6.9.2] the eye sees players’ golems so many cells ahead; walls block, water, barrels, ladders and bots do not', () => {
    const sees = (tokens: object, golems: object[], dice = [5]): number | null =>
      run({ field: ['.....', '.....'], tokens, golems, dice }, ['S']).of('botActed')[0]!.sees;
    const hunter = bot('a1 E', 'hunter');
    expect([sees({}, [golem('d1 W'), hunter]), sees({}, [golem('e1 W'), hunter])]).toEqual([0, null]);
    expect(['water', 'barrel:empty', 'ladder:A+'].map((token) => sees({ b1: token }, [golem('c1 W'), hunter]))).toEqual([
      0, 0, 0,
    ]);
    expect(sees({ b1: 'wall' }, [golem('c1 W'), hunter])).toBe(null);
    expect(sees({}, [golem('c1 W'), hunter, bot('b1 N', 'tumbler')], [5, 3])).toBe(0);
    expect(sees({}, [golem('e2 W'), hunter, bot('b1 N', 'tumbler')], [6, 3])).toBe(null);
  });

  test('[G6.9.3] the die: Forward, Back, Left, Right, Strike, Defend', () => {
    const commands = [1, 2, 3, 4, 5, 6].map(
      (die) => run({ golems: [golem('d4 S'), bot('b2 N', 'tumbler')], dice: [die] }, ['S']).of('botActed')[0]!.command,
    );
    expect(commands.join('')).toBe('FBLRAD');
  });

  test('[G6.9.4] the six programs', () => {
    const acts = (program: string, distance: number, die: number): string => {
      const golems = [golem(`${'abcdef'[distance]}1 W`), bot('a1 E', program)];
      return run({ field: ['......'], golems, dice: [die] }, ['S']).of('botActed')[0]!.command;
    };
    expect([acts('hunter', 1, 2), acts('hunter', 3, 2), acts('hunter', 4, 3)]).toEqual(['A', 'F', 'L']);
    expect([acts('hothead', 1, 2), acts('hothead', 2, 4)]).toEqual(['A', 'R']);
    expect([acts('marksman', 1, 2), acts('marksman', 4, 2), acts('marksman', 5, 2)]).toEqual(['A', 'S', 'L']);
    expect([acts('guard', 2, 4), acts('guard', 2, 3), acts('guard', 3, 2)]).toEqual(['D', 'A', 'B']);
    expect([acts('coward', 3, 5), acts('coward', 4, 5)]).toEqual(['B', 'A']);
    expect(acts('tumbler', 1, 6)).toBe('D');
  });

  test('[G6.9.5] scenarios keep to four golems, and one player may meet several bots', () => {
    for (const { players, bots } of SCENARIOS.golems6) expect(players.max + bots.length).toBeLessThanOrEqual(4);
    expect(SCENARIOS.golems6.find(({ id }) => id === 'solo-hunters')).toMatchObject({ players: { max: 1 } });
  });
});

describe('G6.10 the end', () => {
  test('[G6.10.1] out after the row, not earlier: it finishes the row and may still be repaired', () => {
    const golems = [golem('a1 N', { damage: 2, limit: 3 }), golem('a2 S')];
    const strikesBack = run({ golems: [...golems, golem('d4 S')] }, ['A', 'A', 'S']);
    expect(strikesBack.truth.golems[0]).toBe(null);
    expect(strikesBack.damage[1]).toBe(1);
    const repaired = run(
      {
        tokens: { b1: 'barrel:repair' },
        golems: [golem('a1 E', { damage: 2, limit: 3 }), golem('a2 S')],
        subprograms: ['A L', 'A L'],
      },
      ['P', 'P'],
    );
    expect(repaired.damage[0]).toBe(2);
    const late = { tokens: { b1: 'barrel:repair' }, golems: [golem('a1 N', { damage: 2, limit: 3 }), golem('a2 S')] };
    const second = run({ ...late, subprograms: ['R A', null], bonus: [null, null] }, ['P', 'A']);
    // In one pass: the barrel is opened in step 4, the strike counts in step 5.
    expect(second.damage[0]).toBe(2);
  });

  test('[G6.10.2] the last golem wins; all out together is a draw; only bots left: the players have lost', () => {
    const one = [golem('a1 E', { limit: 1 }), golem('b1 W', { limit: 1 })];
    expect(run({ golems: one }, ['A', 'S']).truth).toMatchObject({ over: true, winner: 1 });
    expect(run({ golems: one }, ['A', 'A']).truth).toMatchObject({ over: true, winner: 0 });
    const lost = {
      golems: [golem('a1 E', { limit: 1 }), bot('b1 W', 'tumbler'), bot('d4 S', 'tumbler', { damage: 1 })],
      dice: [5, 3],
    };
    expect(run(lost, ['S']).truth).toMatchObject({ over: true, winner: 2 });
    const equal = { golems: [golem('a1 E', { limit: 1 }), bot('b1 W', 'tumbler'), bot('d4 S', 'tumbler')], dice: [5, 3] };
    expect(run(equal, ['S']).truth).toMatchObject({ over: true, winner: 0 });
  });

  test('[G6.10.2] after the last round the least damage wins, equal is a draw, or the option decides', () => {
    const last = (one: Record<string, unknown>, other: Record<string, unknown>, options: object = {}) =>
      run({ golems: [golem('a1 N', one), golem('d4 S', other)], round: 10 }, ['S', 'S'], { ...options });
    expect(last({ damage: 1 }, {}).truth).toMatchObject({ over: true, winner: 2, round: 10 });
    expect(last({ damage: 1 }, { damage: 1 }).truth).toMatchObject({ over: true, winner: 0 });
    expect(last({ dealt: 2 }, { dealt: 1 }, { tie: 'strikes' }).truth).toMatchObject({ over: true, winner: 1 });
    expect(last({ dealt: 2 }, { dealt: 2 }, { tie: 'strikes' }).truth).toMatchObject({ over: true, winner: 0 });
    const again = last({}, {}, { tie: 'again' });
    expect(again.truth).toMatchObject({ over: false, round: 11, pending: [1, 2] });
    expect(again.play('1: program S', '2: program S').truth).toMatchObject({ over: true, winner: 0, round: 11 });
  });

  test('[G6.10.2] dealt counts the strength of every strike that reached another golem, Defend not taken off', () => {
    const golems = [golem('a1 N', { strength: 2 }), golem('a2 S')];
    const table = run({ golems }, ['A', 'D']);
    expect(table.truth.golems.map((each) => each!.dealt)).toEqual([2, 0]);
  });

  test('[G6.10.3] alone against bots: out they go, or the least damage after the last round', () => {
    const wins = { golems: [golem('a1 E'), bot('b1 W', 'tumbler', { limit: 1 })], dice: [3] };
    expect(run(wins, ['A']).truth).toMatchObject({ over: true, winner: 1 });
    const least = { golems: [golem('a1 E'), bot('d4 W', 'tumbler', { damage: 1 })], dice: [6], round: 10 };
    expect(run(least, ['S']).truth).toMatchObject({ over: true, winner: 1 });
    const lost = { golems: [golem('a1 E', { damage: 1 }), bot('d4 W', 'tumbler')], dice: [6], round: 10 };
    expect(run(lost, ['S']).truth).toMatchObject({ over: true, winner: 2 });
  });

  test('[G6.10.4] after the last row cards come back, logic leaves the programs and stays on the field', () => {
    const golems = [golem('a1 N', { rows: 3 }), golem('d4 S')];
    const table = run({ tokens: { c1: 'logic:xor' }, golems, logic: ['not'], bonus: ['repeat'] }, ['F F 2(L)', 'S'], {
      logic: true,
    });
    table.play('1: logic not 1:1');
    expect(table.truth).toMatchObject({ round: 2, bonus: [null, null], tokens: { c1: 'logic:xor' } });
    expect(table.try('1: program F F B')).toBeUndefined();
  });

  test('[G6.10.2] who resigns leaves at once between rows, and at the end of the row in progress', () => {
    const table = new TestTable({ golems: [golem('a1 N'), golem('d4 S'), golem('a4 E')] });
    table.play('1: program S', '2: program S');
    golems6.resign(table.state, 2);
    // Nobody else was waited for: the round has run.
    expect(table.truth).toMatchObject({ round: 2, over: false, golems: [{ at: 'a1' }, { at: 'd4' }, null] });
    const wet = run({ tokens: { a2: 'water' }, golems: [golem('a1 N'), golem('d4 S')] }, ['F', 'S']);
    golems6.resign(wet.state, 1);
    expect(wet.at).toEqual(['a1', 'd4']);
    wet.play('1: exit b2');
    expect(wet.truth).toMatchObject({ over: true, winner: 1, golems: [{ at: 'b2' }, null] });
  });
});

const KIDS = { kids: true, turns: 'together' };
const child = (stands: string, more: object = {}) => golem(stands, { rows: 3, limit: 3, ...more });

describe('G6.11 young players', () => {
  test('[G6.11.1] three rows of Forward, Back, Left, Right; water still damages', () => {
    const table = new TestTable({ tokens: { a2: 'water' }, golems: [child('a1 N'), child('d4 S')] }, KIDS);
    for (const program of ['F A L', 'F S L', 'F D L', '2(F) L L', 'F F'])
      expect(table.try(`1: program ${program}`)).toBeDefined();
    table.play('1: program F L R', '2: program L L R', '1: exit a1');
    expect(table.damage).toEqual([1, 0]);
    expect(golems6.parseOptions({ kids: true }, 3).ok).toBe(false);
  });

  test('[G6.11.2] in turns seat 1 lays and runs its program, then seat 2; the round counts when both have', () => {
    const table = new TestTable({ golems: [child('a1 N'), child('d4 S')] }, { kids: true });
    expect(table.truth.pending).toEqual([1]);
    table.play('1: program F F L');
    expect(table.truth).toMatchObject({ pending: [2], round: 1 });
    expect(table.at[0]).toBe('a3');
    table.play('2: program F L R');
    expect(table.truth).toMatchObject({ pending: [1], round: 2 });
  });

  test('[G6.11.3] edge: at a row’s end in the outermost row of the side it faced at the start', () => {
    const golems = [child('a2 N', { edge: 'N' }), child('d2 S', { edge: 'S' })];
    const race = (programs: string[]) => run({ golems }, programs, { ...KIDS, goal: 'edge' }).truth;
    expect(race(['F F L', 'L L R'])).toMatchObject({ over: true, winner: 1 });
    expect(race(['L F R', 'F L R'])).toMatchObject({ over: true, winner: 2 });
    expect(run({ golems: [child('a3 N'), child('d2 S')] }, ['F L L', 'F L L'], { ...KIDS, goal: 'edge' }).truth.winner).toBe(0);
  });

  test('[G6.11.3] a golem that has left the field reaches no edge', () => {
    const golems = [child('a2 N', { edge: 'N' }), child('c3 S', { edge: 'S' }), golem('d2 N', { bot: 'tumbler' })];
    const table = run({ golems, dice: [6, 6, 6] }, [], { ...KIDS, goal: 'edge' });
    golems6.resign(table.state, 1);
    expect(table.truth).toMatchObject({ over: false, winner: null });
    expect(table.play('1: program L R L').truth).toMatchObject({ over: false, winner: null });
  });

  test('[G6.11.3] treasure: the first to end a movement on it; both in one row is a draw', () => {
    const golems = [child('a1 N'), child('d4 S')];
    const hunt = (tokens: object) => run({ tokens, golems }, ['F L R', 'L F R'], { ...KIDS, goal: 'treasure' }).truth;
    expect(hunt({ a2: 'treasure' })).toMatchObject({ over: true, winner: 1, tokens: {} });
    const both = run({ tokens: { a2: 'treasure', d3: 'treasure' }, golems }, ['F L R', 'F L R'], { ...KIDS, goal: 'treasure' });
    expect(both.truth).toMatchObject({ over: true, winner: 0 });
  });

  test('[G6.11.3] most and all: over when no gear is left', () => {
    const golems = [child('a1 N'), child('d4 S')];
    const tokens = { a2: 'gear', a3: 'gear', d3: 'gear' };
    const gather = (goal: string) => run({ tokens, golems }, ['F F L', 'F L R'], { ...KIDS, goal }).truth;
    expect(gather('most')).toMatchObject({ over: true, winner: 1 });
    expect(gather('all')).toMatchObject({ over: true, winner: 0 });
    const alone = run({ tokens: { a2: 'gear' }, golems }, ['F L R', 'L R L'], { ...KIDS, goal: 'all' });
    expect(alone.truth).toMatchObject({ over: true, winner: 1 });
  });

  test('[G6.11.3] a barrel is never pushed onto a goal token: it blocks there', () => {
    const table = new TestTable(
      { tokens: { a2: 'barrel:empty', a3: 'treasure' }, golems: [child('a1 N'), child('d4 S')] },
      {
        kids: true,
        goal: 'treasure',
      },
    );
    table.play('1: program F L R');
    expect(table.truth.tokens).toEqual({ a2: 'barrel:empty', a3: 'treasure' });
    expect(table.of('moveBlocked')).toMatchObject([{ by: 'barrel', clause: 'G6.11.3' }]);
    table.play('2: program L R L', '1: program L F R');
    expect(table.at[0]).toBe('a1');
  });

  test('[G6.11.3] after twenty rounds a draw, with `most` the most items; a golem out: the other wins', () => {
    const golems = [child('a1 N', { items: 1 }), child('d4 S')];
    const last = (goal: string) =>
      run({ tokens: { c2: 'gear' }, golems, round: 20 }, ['L R L', 'L R L'], { ...KIDS, goal }).truth;
    expect(last('most')).toMatchObject({ over: true, winner: 1 });
    expect(last('all')).toMatchObject({ over: true, winner: 0 });
    const out = run({ tokens: { a2: 'water' }, golems: [child('a1 N', { limit: 1 }), child('d4 S')] }, ['F L R', 'L R L'], {
      ...KIDS,
      goal: 'treasure',
    });
    expect(out.play('1: exit b2').truth).toMatchObject({ over: true, winner: 2 });
  });
});

test('[G6.12] every scenario is played to its end by random golems, for every number of players', () => {
  const rng = new SeededRng(12);
  for (const { id, players } of SCENARIOS.golems6) {
    for (let seats = players.min; seats <= players.max; seats++) {
      const options = unwrap(golems6.parseOptions({ scenario: id }, seats));
      for (let game = 0; game < 5; game++) {
        const outcome = playout(golems6, golems6.setup(options, seats), rng);
        expect(outcome.reason).not.toBe('');
      }
    }
  }
});
