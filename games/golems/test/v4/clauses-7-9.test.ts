import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { ASK_CONTENTS } from '../../src/v4/state.ts';
import { red, Table } from './table.ts';

const far = red('d4 N');
const bot = (place: string, program: string) => {
  const [at, facing] = place.split(' ') as [string, string];
  return { at, facing, bot: program };
};

describe('G4.7 obstacles', () => {
  test('[G4.7.1] a barrel is pushed onto free cells, ice and lines, never onto another barrel, a stone or a robot', () => {
    const pushedOnto = (token: string): string => {
      const table = new Table({ golems: [red('a1 N'), far], tokens: { a2: 'barrel:chips', a3: token } });
      return table.play('1: program F S', '2: program S L').where(1);
    };
    for (const token of ['ice', 'line:NS', 'water', 'portal']) expect(pushedOnto(token), token).toBe('a2 N');
    for (const token of ['stone', 'barrel:bomb', 'water barrel:bomb']) expect(pushedOnto(token), token).toBe('a1 N');
    const robot = new Table({ golems: [red('a1 N'), red('a3 N')], tokens: { a2: 'barrel:chips' } });
    expect(robot.play('1: program F S', '2: program S L').where(1)).toBe('a1 N');
  });

  test('[G4.7.1] a column moves as one, stays whole on ice, disappears whole in a portal', () => {
    const column = 'barrel:bomb/chips';
    const tokens = (at3: Record<string, string>) =>
      new Table({ golems: [red('a1 N'), far], tokens: { a2: column, ...at3 } }).play('1: program F S', '2: program S L').truth
        .tokens;
    expect(tokens({})).toEqual({ a3: column });
    expect(tokens({ a3: 'ice' })).toEqual({ a3: `ice ${column}` });
    expect(tokens({ a3: 'portal', c3: 'portal' })).toEqual({ a3: 'portal', c3: 'portal' });
  });

  test('[G4.7.1] attacked in water a barrel sinks, on land it is opened', () => {
    const table = new Table({ golems: [red('a1 N'), far], tokens: { a2: 'water barrel:bomb' } });
    table.play('1: program A S', '2: program S L');
    expect(table.truth.tokens).toEqual({ a2: 'water' });
    expect(table.kinds()).not.toContain('barrelOpened');
    expect(table.damaged(1)).toBe('processor');
  });

  test('[G4.7.1] a blast breaks ice and opens barrels, lines and portals do not mind', () => {
    const table = new Table({
      golems: [red('a1 N', 'pw'), far],
      tokens: { a2: 'barrel:bomb', b1: 'ice', b2: 'line:NS', b3: 'portal', a3: 'ice barrel:bomb' },
    });
    table.play('1: program A S', '2: program S L');
    expect(table.truth.tokens).toEqual({ b1: 'water', b2: 'line:NS', b3: 'portal', a3: 'water barrel:bomb' });
  });

  // No clause says which comes first, but what chance is asked, and so every log, hangs on it.
  test('[G4.7.1] barrels hit at once are opened row by row from a1, whoever hit them; then their bombs go off in that order', () => {
    const opened = (b3: string, b1: string): string[] => {
      const table = new Table({
        golems: [red('a3 E', ''), red('a1 E', '')],
        tokens: { b3: `barrel:${b3}`, b1: `barrel:${b1}`, d3: 'barrel:chips' },
      });
      table.play('1: program A S L', '2: program A S L');
      return table.events.flatMap((event) =>
        event.kind === 'barrelOpened' || event.kind === 'bombExploded' ? [`${event.kind} ${event.at}`] : [],
      );
    };
    expect(opened('chips', 'chips')).toEqual(['barrelOpened b1', 'barrelOpened b3']);
    expect(opened('bomb', 'bomb')).toEqual(['barrelOpened b1', 'barrelOpened b3', 'bombExploded b1', 'bombExploded b3']);
  });

  test('[G4.7.1] what nobody has seen is drawn when a barrel is opened, from what is left', () => {
    const options = unwrap(golems4.parseOptions({ scenario: 'barrels-and-bombs' }, 2));
    const rng = new SeededRng(3);
    let opened = 0;
    for (let game = 0; game < 40; game++) {
      const state = golems4.setup(options, 2);
      for (let next = golems4.next(state); next.kind !== 'over'; next = golems4.next(state)) {
        if (next.kind !== 'chance') for (const seat of next.seats) golems4.play(state, seat, golems4.sample(state, seat, rng));
        else {
          if (state.ask === ASK_CONTENTS) opened++;
          golems4.play(state, CHANCE, golems4.roll(state, rng));
        }
      }
      expect(state.pool.every((left) => left >= 0)).toBe(true);
    }
    expect(opened).toBeGreaterThan(20);
  });

  test('[G4.7.2] a stone: impassable, immovable, indestructible', () => {
    const table = new Table({ golems: [red('a1 N'), far], tokens: { a2: 'stone' } });
    table.play('1: program F A', '2: program S L');
    expect(table.where(1)).toBe('a1 N');
    expect(table.truth.tokens).toEqual({ a2: 'stone' });
  });

  test('[G4.7.3] out on any free cell beside the water or its stream; the start is always allowed', () => {
    const table = new Table({ golems: [red('b1 N', 'pw'), far], tokens: { b2: 'water', c2: 'water', b1: 'line:NS', d2: 'ice' } });
    table.play('1: program F S', '2: program S L');
    const allowed = ['a2', 'b3', 'c1', 'c3', 'b1', 'd2', 'a1', 'b2'].filter(
      (cell) => table.refusal(`1: exit ${cell}`) === 'allowed',
    );
    expect(allowed).toEqual(['a2', 'b3', 'c1', 'c3', 'b1']);
    expect(table.refusal('1: exit d2')).toBe('no-exit G4.7.3');
    expect(table.play('1: exit c3').where(1)).toBe('c3 N');
    expect(table.damaged(1)).toBe('processor weapon chassis');
  });

  test('[G4.7.3] who fell in comes out once, not again after the next attack', () => {
    const table = new Table({
      golems: [{ at: 'a1', facing: 'N', robot: 'blue' }, red('a2 E', ''), red('c1 N', '')],
      tokens: { a2: 'ice', c2: 'barrel:chips' },
    });
    table.play(
      '1: program A S L R',
      '2: program S L R',
      '3: program S A L',
      '2: exit a3',
      '2: damage weapon',
      '2: damage chassis',
    );
    expect(table.kinds()).toContain('barrelOpened');
    expect(table.events.filter(({ kind }) => kind === 'waterLeft')).toEqual([{ kind: 'waterLeft', seat: 1, to: 'a3' }]);
  });

  test('[G4.7.3] the water hurts though one defends, and can not be destroyed', () => {
    const table = new Table({ golems: [red('a1 N', 'pw', {}), red('b1 N')], tokens: { a2: 'water', b2: 'water' } });
    table.play('1: program F S', '2: program A S', '1: exit a1');
    expect(table.truth.tokens).toEqual({ a2: 'water', b2: 'water' });
    expect(table.damaged(1)).toBe('processor weapon chassis');
  });

  test('[G4.7.4] a portal moves the robot to its pair, facing kept; attacked it goes and its pair is a plain cell', () => {
    const table = new Table({ golems: [red('a1 N'), red('c1 N'), red('d1 N', '')], tokens: { a2: 'portal', c3: 'portal' } });
    table.play('1: program A F', '2: program S F', '3: program S L R');
    expect(table.where(1)).toBe('a2 N');
    expect(table.where(2)).toBe('c2 N');
    table.play('1: program S L', '2: program F S', '3: program S L R');
    expect(table.where(2)).toBe('c3 N');
    expect(table.truth.tokens).toEqual({ c3: 'portal' });
  });

  test('[G4.7.4] a robot that stays on the near portal blocks it', () => {
    const table = new Table({ golems: [red('a1 N'), red('a2 E')], tokens: { a2: 'portal', c3: 'portal' } });
    expect(table.play('1: program F S', '2: program S L').where(1)).toBe('a1 N');
  });

  test('[G4.7.5] only the same ice at the end of two rounds running breaks', () => {
    const moved = new Table({ golems: [red('b2 E', 'p', { iced: true }), far], tokens: { b2: 'ice', c2: 'ice' } });
    moved.play('1: program F S', '2: program S L');
    expect(moved.truth.tokens).toEqual({ b2: 'ice', c2: 'ice' });
    expect(moved.truth.golems[0]!.iced).toBe(true);
    const back = new Table({ golems: [red('b2 E', 'pw', { iced: true }), far], tokens: { b2: 'ice' } });
    back.play('1: program F B', '2: program S L', '1: exit b3');
    expect(back.where(1)).toBe('b3 E');
    expect(back.damaged(1)).toBe('processor weapon chassis');
  });

  test('[G4.7.5] who has fallen through old ice stands on it no more', () => {
    const golems = [{ at: 'b1', facing: 'N', robot: 'blue' }, red('b2 E', '', { iced: true })];
    const table = new Table({ golems, tokens: { b2: 'ice' } });
    table.play('1: program A S L R', '2: program S L R');
    expect(table.truth).toMatchObject({ tokens: { b2: 'water' }, pending: [2] });
    expect(table.truth.golems[1]!.iced).toBe(false);
  });

  test('[G4.7.5] water under ice is no part of a stream; a bot comes out on the first free cell', () => {
    const table = new Table({
      golems: [red('d4 N'), { ...bot('b2 N', 'tumbler'), iced: true }, bot('a1 N', 'tumbler')],
      tokens: { b2: 'ice', c2: 'ice' },
      dice: [6, 6, 6, 6],
    });
    table.play('1: program S L');
    expect(table.events.find((event) => event.kind === 'waterLeft')).toEqual({ kind: 'waterLeft', seat: 1, to: 'b1' });
    expect(table.truth.golems[1]).toBeNull();
  });

  test('[G4.7.6] across a straight line clockwise, along it unchanged; Back keeps the back to a new direction', () => {
    const over = (place: string, line: string, card: string, at: string): string => {
      const table = new Table({ golems: [red(place), far], tokens: { [at]: line } });
      return table.play(`1: program ${card} S`, '2: program S L').where(1);
    };
    expect(over('b1 N', 'line:EW', 'F', 'b2')).toBe('b2 E');
    expect(over('b1 S', 'line:EW', 'B', 'b2')).toBe('b2 W');
    expect(over('b1 N', 'line:NS', 'F', 'b2')).toBe('b2 N');
    expect(over('a2 E', 'line:NW', 'F', 'b2')).toBe('b2 N');
    expect(over('a2 W', 'line:NW', 'B', 'b2')).toBe('b2 S');
    expect(over('b1 N', 'line:NW', 'F', 'b2')).toBe('b2 W');
    expect(over('b1 N', 'line:NE', 'F', 'b2')).toBe('b2 E');
    expect(over('b1 S', 'line:NE', 'B', 'b2')).toBe('b2 E');
  });

  test('[G4.7.6] attacked a line is removed', () => {
    const table = new Table({ golems: [red('a1 N'), far], tokens: { a2: 'line:EW' } });
    expect(table.play('1: program A F', '2: program S L').where(1)).toBe('a2 N');
  });
});

describe('G4.8 bots', () => {
  test('[G4.8] the die: Forward, Back, Left, Right, Attack, Defend', () => {
    const after = (die: number): string => {
      const table = new Table({ golems: [red('d4 N'), bot('b2 N', 'tumbler'), bot('a4 N', 'tumbler')], dice: [die, 6, 6, 6] });
      return table.play('1: program S L').where(2);
    };
    expect([1, 2, 3, 4, 5, 6].map(after)).toEqual(['b3 N', 'b1 N', 'b2 W', 'b2 E', 'b2 N', 'b2 N']);
  });

  test('[G4.8] the six programs, with a robot in sight at two cells', () => {
    const after = (program: string, die: number): string => {
      const table = new Table({ golems: [red('b4 N'), bot('b2 N', program), bot('a1 S', 'tumbler')], dice: [die, 6, 6, 6] });
      return table.play('1: program S L').events.flatMap((event) => (event.kind === 'botActed' ? [event.command] : []))[0]!;
    };
    expect(after('hunter', 3)).toBe('F');
    expect(after('hothead', 3)).toBe('L');
    expect(after('marksman', 3)).toBe('S');
    expect([after('guard', 3), after('guard', 4)]).toEqual(['A', 'D']);
    expect(after('coward', 3)).toBe('B');
    expect(after('tumbler', 3)).toBe('L');
  });

  test('[G4.8] bots act one by one by seat number before the players; they never see another bot', () => {
    const table = new Table({ golems: [bot('a1 N', 'hunter'), bot('a3 S', 'hunter'), red('d4 N')], dice: [1, 1, 6, 6] });
    table.play('3: program S L');
    const [first, second] = table.events.filter((event) => event.kind === 'botActed');
    expect([first, second]).toMatchObject([
      { seat: 0, sees: null, command: 'F' },
      { seat: 1, sees: null, command: 'F' },
    ]);
    expect([table.where(1), table.where(2)]).toEqual(['a2 N', 'a3 S']);
  });

  test('[G4.8] one life: out at the first damage, after it has finished the row', () => {
    const table = new Table({ golems: [red('a1 N', 'pw'), bot('a2 S', 'hunter'), bot('d4 N', 'tumbler')], dice: [1, 6, 6] });
    table.play('1: program A S');
    expect(table.truth.golems[1]).toBeNull();
    expect(table.damaged(1)).toBe('processor weapon chassis');
  });
});

describe('G4.9 end', () => {
  test('[G4.9.1] out with the fourth point, at the end of the row', () => {
    const table = new Table({ golems: [red('a1 N', 'pwc'), red('a2 S', 'pwc'), red('d4 N')] });
    table.play('1: program A S', '2: program D S', '3: program S L');
    expect([table.where(1), table.where(2)]).toEqual(['a1 N', 'a2 S']);
    table.play('1: program A S', '2: program A S', '3: program S L');
    expect([table.where(1), table.where(2)]).toEqual(['out', 'out']);
    expect(table.truth).toMatchObject({ over: true, winner: 3 });
  });

  test('[G4.9.1] after the ice breaks at the end of the round it is checked too', () => {
    const table = new Table({ golems: [red('a1 N', 'pwc', { iced: true }), red('d4 N')], tokens: { a1: 'ice' } });
    table.play('1: program S L', '2: program S L', '1: exit b1');
    expect(table.truth).toMatchObject({ over: true, winner: 2, round: 1 });
  });

  test('[G4.9.2] bots are not compared; no player left and one bot: the bot has won, two bots: nobody', () => {
    const tie = new Table({ golems: [red('a1 N', 'pw'), red('a4 N', 'pw'), red('d4 N')], round: 8 });
    expect(tie.play('1: program S L', '2: program S L', '3: program S L').truth).toMatchObject({ over: true, winner: 3 });
    const rounds = new Table({ golems: [red('a1 N', 'pw'), red('a4 N'), bot('d4 N', 'tumbler')], round: 8, dice: [6, 6] });
    expect(rounds.play('1: program S L', '2: program S L').truth).toMatchObject({ over: true, winner: 2 });
    const one = new Table({ golems: [red('a1 N', 'pwc'), bot('a2 S', 'hunter')], dice: [1] });
    expect(one.play('1: program S L').truth).toMatchObject({ over: true, winner: 2 });
    const two = new Table({ golems: [red('a1 N', 'pwc'), bot('a2 S', 'hunter'), bot('d4 N', 'tumbler')], dice: [1, 6] });
    expect(two.play('1: program S L').truth).toMatchObject({ over: true, winner: 0 });
  });

  test('[G4.9.2] who resigns leaves between rows at once, in a row at its end', () => {
    const between = new Table({ golems: [red('a1 N'), red('d4 N')] });
    between.resign(1);
    expect(between.truth).toMatchObject({ over: true, winner: 2 });
    const within = new Table({ golems: [red('a1 N'), red('d4 N'), red('d1 N')], tokens: { a2: 'water' } });
    within.play('1: program F S', '2: program F L', '3: program S L');
    within.resign(1);
    expect(within.truth).toMatchObject({ over: false, round: 2, pending: [2, 3] });
    expect(within.where(1)).toBe('out');
  });

  test('[G4.9.2] a robot that leaves is asked nothing more: further points of the row break what comes first', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('a2 S'), red('b1 W'), red('d4 N')] });
    table.play('1: program S L R', '2: program A S', '3: program A S', '4: program S L');
    expect(table.truth.pending).toEqual([1]);
    table.resign(1);
    const broken = table.events.flatMap((event) => (event.kind === 'componentDamaged' ? [event.component] : []));
    expect(new Set(broken).size).toBe(broken.length);
    expect(broken.length).toBeGreaterThan(1);
    expect(table.where(1)).toBe('out');
    expect(table.truth.pending).not.toContain(1);
  });
});
