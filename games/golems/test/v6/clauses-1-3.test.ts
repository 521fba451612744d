import { ActionList, CHANCE, REFEREE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { byNumber } from '@stolik/look/speech';
import { describe, expect, test } from 'vitest';
import { GOLEM_TYPES } from '../../src/core/golem-types.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { HANDS } from '../../src/programs/program.ts';
import { composeField } from '../../src/scenarios/parts.ts';
import { BARREL_SET, LOGIC_SET, LUCK_DECK } from '../../src/v6/kinds.ts';
import { describe6 } from '../../src/v6/text/describe.ts';
import { GOLEM_CARDS } from '../../src/v6/types.ts';
import { golem, run, TestTable } from './table.ts';

const two = [golem('a1 N'), golem('d4 S')];
const start = (options: object, seats: number) => golems6.setup(unwrap(golems6.parseOptions(options, seats)), seats);

describe('G6.1 components', () => {
  test('[G6.1.1] a field is a set of cells: golems stop at a gap in it', () => {
    const table = run({ field: ['.#.', '...'], golems: [golem('b1 N'), golem('a2 E')] }, ['F', 'F']);
    expect(table.at).toEqual(['b1', 'a2']);
  });

  test('[G6.1.2] the winter sides have ice and snow where the data say, also when turned', () => {
    const rows = unwrap(composeField('golems6', [{ part: '3x3', side: 'winter', at: 'a1', turn: 1 }]));
    expect(rows).toEqual(['i.s', '.i.', 's.i']);
  });

  test('[G6.1.3] nineteen command cards a player, fifteen of them plain', () => {
    expect([...HANDS.golems6]).toEqual([3, 3, 2, 2, 1, 2, 2]);
    const table = new TestTable({ golems: [golem('a1 N', { rows: 4 }), golem('d4 S')] });
    expect(table.try('1: program F F F F')).toBe('card-too-many');
    expect(table.try('1: program S S L L')).toBe('card-too-many');
    expect(table.try('1: program F F F B')).toBeUndefined();
  });

  test('[G6.1.4] twelve golem types, the Sword as printed', () => {
    expect(GOLEM_TYPES).toHaveLength(12);
    const printed = { strength: 1, range: 1, rows: 4, limit: 3 };
    expect([GOLEM_CARDS.even.sword, GOLEM_CARDS.classic.sword]).toEqual([printed, printed]);
    expect(GOLEM_CARDS.even.giant).toEqual({ strength: 3, range: 1, rows: 2, limit: 4 });
    expect(GOLEM_CARDS.classic.giant).toEqual({ strength: 3, range: 1, rows: 2, limit: 2 });
  });

  test('[G6.1.4] no golem of the even box is at least as good as another in everything', () => {
    const cards = Object.entries(GOLEM_CARDS.even).map(([type, card]) => ({ type, numbers: Object.values(card) as number[] }));
    const better = cards.flatMap((one) =>
      cards
        .filter((other) => other !== one && one.numbers.every((number, index) => number >= other.numbers[index]!))
        .map((other) => `${one.type} over ${other.type}`),
    );
    expect(better).toEqual([]);
  });

  test('[G6.1.5] ten luck cards a player, drawn without putting back', () => {
    expect([...LUCK_DECK]).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
    const state = start({ scenario: 'duel' }, 2);
    expect(state.decks.slice(0, 8)).toEqual([...LUCK_DECK]);
    const rng = new SeededRng(1);
    while (golems6.next(state).kind !== 'over') {
      const next = golems6.next(state);
      if (next.kind === 'chance') golems6.play(state, CHANCE, golems6.roll(state, rng));
      else for (const seat of next.seats) golems6.play(state, seat, golems6.overtime(state, seat));
    }
    expect(state.round).toBe(10);
    expect(state.decks.slice(0, 8).reduce((sum, count) => sum + count)).toBe(0);
  });

  test('[G6.1.6] twelve barrels and eight logic tokens; logic and goal tokens are no obstacles', () => {
    expect([...BARREL_SET]).toEqual([4, 2, 2, 2, 1, 1]);
    expect([...LOGIC_SET]).toEqual([0, 2, 2, 2, 2]);
    const golems = [golem('a1 E', { range: 3 }), golem('d1 W')];
    const table = run({ tokens: { b1: 'logic:and', c1: 'gear' }, golems, bonus: ['if', null] }, ['?(D:A)', 'S']);
    expect(table.damage).toEqual([0, 1]);
  });

  test('[G6.1.7] one die for the bots: six faces, each a chance of its own', () => {
    const table = new TestTable({ golems: [golem('a1 N'), golem('d4 S', { bot: 'tumbler' })], dice: [1] });
    const action = unwrap(golems6.read(table.state, 0, 'program S') as never) as number;
    golems6.play(table.state, 0, action);
    const list = new ActionList();
    golems6.legal(table.state, CHANCE, list);
    expect(list.toArray()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('[G6.1.8] damage tokens never run out', () => {
    const golems = [golem('a1 N', { strength: 20 }), golem('a2 S', { limit: 99, damage: 70 }), golem('d4 S')];
    expect(run({ golems }, ['A', 'S', 'S']).damage).toEqual([0, 90, 0]);
  });
});

describe('G6.2 set-up', () => {
  test('[G6.2.1] types are chosen by seat, and what is in a barrel nobody sees', () => {
    const state = start({ scenario: 'barrel-yard', golems: ['bow', 'club'] }, 2);
    expect(state.table.types).toEqual(['bow', 'club']);
    for (const viewer of [0, 1, -2]) {
      const { tokens } = golems6.view(state, viewer);
      expect(Object.values(tokens).filter((text) => text.startsWith('barrel:'))).toEqual([]);
    }
    const written = new TestTable({ tokens: { b2: 'barrel:hole' }, golems: two }).state;
    expect(golems6.view(written, 0).tokens).toEqual({ b2: 'barrel' });
    expect(golems6.view(written, REFEREE).tokens).toEqual({ b2: 'barrel:hole' });
  });

  test('[G6.2.2] golems face each other, with three and four all look different ways', () => {
    expect(start({ scenario: 'cross' }, 4).facing.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(start({ scenario: 'duel' }, 2).facing.toSorted((a, b) => a - b)).toEqual([0, 2]);
  });

  test('[G6.2.3] bonus cards are not in the hand', () => {
    const table = new TestTable({ golems: two });
    for (const program of ['2(F)', '?(F:B)', 'W(F)', 'P']) expect(table.try(`1: program ${program}`)).toBeDefined();
  });

  test('[G6.2.4] a Subprogram of two Movement cards or one of each kind, declined or laid for the whole game', () => {
    const state = start({ scenario: 'duel' }, 2);
    const tried = (text: string): boolean => golems6.read(state, 0, `subprogram ${text}`).ok;
    expect(['F A', 'A F', 'D S', 'S F', 'F F', 'none'].every(tried)).toBe(true);
    expect(['A A', 'A D', 'S S', 'F'].some(tried)).toBe(false);
    const table = new TestTable({ golems: [golem('a1 N', { rows: 3 }), golem('d4 S')], subprograms: ['F F', null] });
    expect(table.try('1: program F F B')).toBe('card-too-many');
    expect(table.try('2: program P')).toBe('no-subprogram');
    expect(table.try('1: program F P B')).toBeUndefined();
  });

  test('[G6.2.4] Subprograms are laid before the game and open when all have decided', () => {
    const state = start({ scenario: 'duel' }, 2);
    const read = (seat: number, text: string): number => unwrap(golems6.read(state, seat, text) as never) as number;
    golems6.play(state, 1, read(1, 'subprogram F A'));
    expect(golems6.view(state, 0).subprograms).toEqual([null, null]);
    expect(golems6.view(state, 1).subprograms).toEqual([null, 'F A']);
    golems6.play(state, 0, read(0, 'subprogram none'));
    expect(golems6.view(state, 0).subprograms).toEqual([null, 'F A']);
  });

  test('[G6.2.4] a table that plays without Subprograms begins with the luck cards, and nobody has a Call', () => {
    const state = start({ scenario: 'duel', subprogram: false }, 2);
    expect(golems6.next(state).kind).toBe('chance');
    golems6.play(state, CHANCE, golems6.roll(state, new SeededRng(1)));
    golems6.play(state, CHANCE, golems6.roll(state, new SeededRng(2)));
    expect(golems6.view(state, 0).phase).toBe('program');
    expect(golems6.view(state, 0).subprograms).toEqual([null, null]);
    const call = unwrap(golems6.read(state, 0, 'program P F F F') as never) as number;
    expect(golems6.refuse(state, 0, call)?.code).toBe('no-subprogram');
    expect(golems6.parseOptions({ subprogram: 'no' }, 2).ok).toBe(false);
  });

  test('[G6.2.5] players choose golem types and the bots’ programs; a bot’s type is taken', () => {
    const state = start({ scenario: 'solo-hunters', golems: ['mage'], bots: ['coward', 'tumbler'] }, 1);
    expect(golems6.view(state, 0).golems.map(({ type, bot }) => [type, bot])).toEqual([
      ['mage', null],
      ['spear', 'coward'],
      ['club', 'tumbler'],
    ]);
    const all = start({ scenario: 'solo-hunters', golems: ['spear', 'bow', 'giant'] }, 1);
    expect(golems6.view(all, 0).golems.map(({ type }) => type)).toEqual(['spear', 'bow', 'giant']);
    const wrong = (options: object) => golems6.parseOptions({ scenario: 'solo-hunters', ...options }, 1).ok;
    expect(wrong({ golems: ['spear'] })).toBe(false);
    expect(wrong({ golems: ['bow', 'mage'] })).toBe(false);
    expect(wrong({ golems: 'mage' })).toBe(false);
    expect(wrong({ bots: ['coward'] })).toBe(false);
    expect(wrong({ bots: ['coward', 'nobody'] })).toBe(false);
    expect(golems6.parseOptions({ scenario: 'duel', bots: ['coward'] }, 2).ok).toBe(false);
  });

  test('[G6.2.5] a luck card is its owner’s secret until the round is over; no two golems of one type', () => {
    const table = new TestTable({ golems: two, decks: [['if'], ['while']] });
    table.play('1: program S', '2: program S');
    expect(golems6.view(table.state, 0).luck).toEqual(['if', null]);
    expect(golems6.view(table.state, -2).luck).toEqual([null, null]);
    const drawn = table.of('luckDrawn').find(({ seat }) => seat === 1)!;
    expect(golems6.see(drawn, 0)).toEqual({ kind: 'luckDrawn', seat: 1 });
    expect(golems6.see(drawn, 1)).toEqual({ kind: 'luckDrawn', seat: 1, card: 'while' });
    expect(golems6.parseOptions({ golems: ['bow', 'bow'] }, 2).ok).toBe(false);
  });
});

describe('G6.3 programming', () => {
  test('[G6.3.1] the luck card gives one bonus card, logic only with the add-on, and both may be declined', () => {
    const table = new TestTable({ golems: two, decks: [['repeat'], ['and']] });
    table.play('1: program S', '2: program S');
    expect(table.truth.bonus).toEqual(['repeat', null]);
    expect(table.truth.logic).toEqual([null, null]);
    expect(table.try('1: program ?(F:B)')).toBe('bonus-not-allowed');
    expect(table.try('1: program F')).toBeUndefined();
  });

  test('[G6.3.1] without the add-on nobody is told of a logic construct: the card brings no bonus', () => {
    const said = (logic: boolean) => {
      const table = new TestTable(
        {
          golems: two,
          decks: [
            ['xor', 'blank'],
            ['if', 'blank'],
          ],
        },
        { logic },
      );
      table.play('1: program S', '2: program S');
      const position = describe6(golems6.view(table.state, 0), byNumber('en'));
      table.play('1: program S', '2: program S', ...(logic ? ['1: logic none'] : []));
      const told = [...table.of('luckDrawn'), ...table.of('luckShown')];
      return [position, ...told.map((event) => golems6.tell(event, byNumber('en')))].join(' ');
    };
    expect(said(true)).toContain('XOR');
    expect(said(false)).toContain('draws a luck card: no bonus.');
    expect(said(false)).toContain('Player 1: no bonus; Player 2: “If”.');
    expect(said(false)).toContain('luck no bonus');
    expect(said(false)).not.toContain('XOR');
  });

  test('[G6.3.1] with the add-on a logic card gives its token while the supply lasts', () => {
    const golems = [golem('a1 N'), golem('d4 S'), golem('a4 E')];
    const table = run({ golems, decks: [['and'], ['and'], ['and']] }, ['S', 'S', 'S'], { logic: true });
    // Seat 2 is the first player of round 2, so seat 1 draws last.
    expect(table.truth.logic).toEqual([null, 'and', 'and']);
  });

  test('[G6.3.1] a scenario may have fewer rounds', () => {
    const table = run({ golems: two }, ['S', 'S'], { rounds: 1 });
    expect(table.truth).toMatchObject({ over: true, round: 1, winner: 0 });
  });

  test('[G6.3.2] Call needs no luck card and excludes every other bonus', () => {
    const position = { golems: [golem('a1 N', { rows: 2 }), golem('d4 S')], bonus: ['repeat', null], subprograms: ['F A', null] };
    const table = new TestTable(position);
    expect(table.try('1: program P 2(F)')).toBe('two-bonuses');
    expect(table.try('1: program P F')).toBeUndefined();
  });

  test('[G6.3.3] exactly so many rows; minus tokens shorten to one at least, plus tokens leave a choice', () => {
    const rows = (extra: number): TestTable =>
      new TestTable({ golems: [golem('a1 N', { rows: 2, extra }), golem('d4 S')], bonus: ['while', null] });
    expect(rows(0).try('1: program F')).toBe('rows-wrong');
    expect(rows(0).try('1: program F F F')).toBe('rows-wrong');
    expect(rows(-5).try('1: program F')).toBeUndefined();
    expect(rows(-5).try('1: program F F')).toBe('rows-wrong');
    for (const program of ['F F', 'F F F', 'F F F B']) expect(rows(2).try(`1: program ${program}`)).toBeUndefined();
    expect(rows(2).try('1: program F')).toBe('rows-wrong');
    expect(rows(0).try('1: program W(D) F')).toBe('while-card');
    expect(rows(0).try('1: program W(S) F')).toBe('while-card');
    expect(rows(0).try('1: program W(A) F')).toBeUndefined();
  });

  test('[G6.3.3] plus and minus add up and count for the next program only', () => {
    const golems = [golem('a1 N', { rows: 1, extra: 1 }), golem('d4 S')];
    const table = run({ golems }, ['L R', 'S']);
    expect(table.truth.golems[0]!.extra).toBe(0);
    expect(table.try('1: program F F')).toBe('rows-wrong');
  });

  test('[G6.3.4] a condition sees golems and obstacles, with a sensor one kind only; ladders and the edge never', () => {
    const asks = (token: string | null, test: string, other = 'd4 S'): boolean => {
      const tokens = token ? { a2: token, d1: 'ladder:A-' } : {};
      const table = run({ tokens, golems: [golem('a1 N'), golem(other)], bonus: ['if', null] }, [`?${test}(R:L)`, 'S']);
      return table.facing[0] === 'E';
    };
    expect(['barrel:empty', 'wall', 'water'].map((token) => asks(token, ''))).toEqual([true, true, true]);
    expect(asks('ladder:A+', '')).toBe(false);
    expect(asks(null, '', 'a2 S')).toBe(true);
    expect(asks(null, 'wall', 'a2 S')).toBe(false);
    expect(['barrel', 'wall', 'water'].map((test) => asks('wall', test))).toEqual([false, true, false]);
    const edge = run({ golems: [golem('a4 N'), golem('d4 S')], bonus: ['if', null] }, ['?(R:L)', 'S']);
    expect(edge.facing[0]).toBe('W');
    expect(new TestTable({ golems: two, bonus: ['while', null] }).try('1: program Whit(F)')).toBe('while-hit');
  });

  test('[G6.3.5] programs are secret until each row is opened', () => {
    const golems = [golem('a1 N', { rows: 3 }), golem('b1 N', { rows: 3 })];
    const table = new TestTable({ tokens: { a3: 'water' }, golems, bonus: ['repeat', null] });
    table.play('1: program F F 2(L)');
    expect(golems6.view(table.state, 1).programs[0]).toEqual({ laid: true, length: null, rows: [], logic: null });
    expect(golems6.view(table.state, 0).programs[0]!.rows).toEqual(['F', 'F', '2(L)']);
    table.play('2: program S L R');
    expect(table.truth.pending).toEqual([1]);
    expect(golems6.view(table.state, 1).programs[0]!.rows).toEqual(['F', 'F', null]);
  });

  test('[G6.3.6] time over: the shortest program of Stay, Defend, Defend, Left, Right and so on', () => {
    const late = (more: Record<string, unknown>, position: object = {}): string => {
      const { state } = new TestTable({ golems: [golem('a1 N', more), golem('d4 S')], ...position });
      return golems6.write(state, 0, golems6.overtime(state, 0));
    };
    expect(late({ rows: 9 })).toBe('program S D D L R L R B F');
    expect(late({ rows: 3, extra: 2 })).toBe('program S D D');
    expect(late({ rows: 4 }, { subprograms: ['S D', null] })).toBe('program D L R L');
  });
});
