import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { red, Table } from './table.ts';

const far = red('d4 N');

describe('G4.4 executing a row', () => {
  test('[G4.4.1] If sees robots, barrels, stones, water and lines, not portals, ice or the edge', () => {
    const answer = (tokens: Record<string, string>, facing = 'N'): string => {
      const table = new Table({ golems: [red(`b1 ${facing}`, ''), far], tokens, bonus: 'if' });
      return table.play('1: program ? L R', '2: program S L').where(1);
    };
    for (const token of ['stone', 'water', 'line:EW', 'barrel:chips', 'ice barrel:chips', 'portal barrel:chips']) {
      expect(answer({ b2: token }), token).toBe('b1 W');
    }
    for (const token of ['portal', 'ice']) expect(answer({ b2: token }), token).toBe('b1 E');
    expect(answer({})).toBe('b1 E');
    expect(answer({}, 'S')).toBe('b1 W');
  });

  test('[G4.4.1] another robot is an obstacle, where it stands before anyone moves', () => {
    const table = new Table({ golems: [red('b1 N', ''), red('b2 E')], bonus: 'if' });
    expect(table.play('1: program ? L R', '2: program F S').where(1)).toBe('b1 W');
  });

  test('[G4.4.1] the rows of Then and Else pass idle, so does the second row of Cycle 2', () => {
    const table = new Table({ golems: [red('b1 N', ''), red('d1 N', '')], bonus: 'cycle' });
    table.play('1: program 2 F R', '2: program F F L');
    const rows = table.events.filter((event) => event.kind === 'rowOpened');
    expect(rows.map((event) => event.kind === 'rowOpened' && event.commands)).toEqual([
      ['2 F', 'F'],
      [null, 'F'],
      ['R', 'L'],
    ]);
    expect(table.where(1)).toBe('b3 E');
  });

  test('[G4.4.2] movement, second movement, then actions: a Cycle 2 walks out of reach', () => {
    const table = new Table({ golems: [red('a1 N'), red('a2 N', '')], bonus: 'cycle' });
    table.play('1: program A S', '2: program 2 F S');
    expect(table.where(2)).toBe('a4 N');
    expect(table.damaged(2)).toBe('');
    const steps = table.events.flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []));
    expect(steps.slice(0, 3)).toEqual([2, 3, 4]);
  });

  test('[G4.4.3] Defend blocks one point of all attacks together', () => {
    const table = new Table({
      golems: [{ at: 'a1', facing: 'N', robot: 'green', damaged: ['processor'] }, red('a2 E', 'pw'), red('a3 S', 'pw')],
    });
    table.play('1: program A S L', '2: program D L', '3: program A S');
    expect(table.damaged(2)).toBe('processor weapon chassis');
    expect(table.events).toContainEqual({ kind: 'pointsBlocked', seat: 1, points: 1 });
  });

  test('[G4.4.3] an attack in a Cycle 2 is made twice, the second after all that the first set off', () => {
    const table = new Table({
      golems: [red('a1 N', ''), far],
      tokens: { a2: 'barrel:chips', a3: 'barrel:bomb' },
      bonus: 'cycle',
    });
    table.play('1: program 2 A S', '2: program S L');
    // Reach 1: the first attack opens a2, the second hits the empty cell.
    expect(table.truth.tokens).toEqual({ a3: 'barrel:bomb' });
  });

  test('[G4.4.4] points are taken in seat order, one by one; time over: weapon, chassis, processor', () => {
    const table = new Table({ golems: [red('a1 N', ''), red('a2 S', '')], round: 2 });
    table.play('1: program A S L', '2: program A S L');
    const asked: string[] = [];
    while (golems4.next(table.state).kind === 'turn') {
      const seat = golems4.next(table.state).seat;
      const text = golems4.write(table.state, seat, golems4.overtime(table.state, seat));
      asked.push(`${seat + 1}: ${text}`);
      table.play(`${seat + 1}: ${text}`);
    }
    // Two are sound after the first two points, so the second is asked too; in round 2 seat 2 is first.
    expect(asked).toEqual(['2: damage weapon', '2: damage chassis', '1: damage weapon', '1: damage chassis']);
  });

  test('[G4.4.4] a command the chassis no longer allows is not executed, from the next row on', () => {
    const table = new Table({ golems: [{ at: 'a1', facing: 'N', robot: 'green', damaged: ['processor'] }, red('a2 N', 'w')] });
    table.play('1: program A S L', '2: program S B L', '2: damage chassis');
    expect(table.where(2)).toBe('a2 W');
    expect(table.events.find(({ kind }) => kind === 'commandRefused')).toMatchObject({ seat: 1, command: 'B', by: 'chassis' });
  });

  test('[G4.4.4] water: at once the component, then the exit, before the others go on', () => {
    const table = new Table({ golems: [red('b1 N'), far], tokens: { b2: 'water' } });
    table.play('1: program F S', '2: program S L');
    expect(table.truth.pending).toEqual([1]);
    expect(table.refusal('1: exit b3')).toBe('asked-otherwise G4.4.4');
    table.play('1: damage weapon');
    expect(golems4.write(table.state, 0, golems4.overtime(table.state, 0))).toBe('exit b1');
  });
});

describe('G4.5 attack', () => {
  test('[G4.5] power 2 on one cell, one point on each of two cells', () => {
    const strong = new Table({ golems: [red('a1 N', ''), red('a2 E', '')] });
    strong.play('1: program A S L', '2: program S L R', '2: damage weapon', '2: damage chassis');
    expect(strong.damaged(2)).toBe('weapon chassis');
    const long = new Table({ golems: [{ at: 'a1', facing: 'N', robot: 'blue' }, red('a3 E', '')] });
    long.play('1: program A S L R', '2: program S L R', '2: damage chassis');
    expect(long.damaged(2)).toBe('chassis');
  });

  test('[G4.5] a stone or a robot in the first cell shields the second; water, barrels and lines do not', () => {
    const behind = (token: string): string => {
      const table = new Table({ golems: [{ at: 'a1', facing: 'N', robot: 'blue' }, red('a3 E', 'pw')], tokens: { a2: token } });
      return table.play('1: program A S L R', '2: program S L').damaged(2);
    };
    expect(behind('stone')).toBe('processor weapon');
    for (const token of ['water', 'line:NS', 'barrel:chips', 'portal', 'ice']) expect(behind(token), token).toContain('chassis');
  });

  test('[G4.5] a robot on a line or portal takes the hit and the token is destroyed as well', () => {
    for (const token of ['line:NS', 'portal']) {
      const table = new Table({ golems: [red('a1 N', 'pw'), red('a2 E', 'pw')], tokens: { a2: token } });
      table.play('1: program A S', '2: program S D');
      expect(table.truth.tokens).toEqual({});
      expect(table.damaged(2)).toBe('processor weapon chassis');
    }
  });
});

describe('G4.6 movement', () => {
  test('[G4.6.1] off the field or into a stone: not executed', () => {
    const table = new Table({ golems: [red('a1 S'), red('c1 N')], tokens: { c2: 'stone' } });
    table.play('1: program F L', '2: program F L');
    expect([table.where(1), table.where(2)]).toEqual(['a1 E', 'c1 W']);
    expect(table.events.filter(({ kind }) => kind === 'moveBlocked')).toMatchObject([{ by: 'edge' }, { by: 'token' }]);
  });

  test('[G4.6.1] who would follow one that stays, stays', () => {
    const table = new Table({ golems: [red('a3 N'), red('a2 N'), red('a1 N')], tokens: { a4: 'stone' } });
    table.play('1: program F S', '2: program F S', '3: program F S');
    expect([table.where(1), table.where(2), table.where(3)]).toEqual(['a3 N', 'a2 N', 'a1 N']);
  });

  test('[G4.6.2] a robot on glare ice does not push another', () => {
    const table = new Table({ field: ['....', '....', '....', 'i...'], golems: [red('a1 N'), red('a3 E')] });
    expect(table.play('1: program F S', '2: program S L').where(1)).toBe('a2 N');
    expect(table.where(2)).toBe('a3 N');
  });

  test('[G4.6.3] glare ice: turns too; it pushes barrels with the second step; none after a refused first', () => {
    const field = ['....', '....', '....', 'i..i'];
    const turn = new Table({ field, golems: [red('a1 N'), red('d1 N')] });
    turn.play('1: program L S', '2: program R S');
    expect([turn.where(1), turn.where(2)]).toEqual(['a1 S', 'd1 S']);
    const push = new Table({ field, golems: [red('a1 N'), far], tokens: { a3: 'barrel:chips' } });
    push.play('1: program F S', '2: program S L');
    expect(push.where(1)).toBe('a3 N');
    expect(push.truth.tokens).toEqual({ a4: 'barrel:chips' });
    const refused = new Table({ field, golems: [red('a1 W'), far] });
    expect(refused.play('1: program F S', '2: program S L').where(1)).toBe('a1 W');
  });

  test('[G4.6.3] all first steps are decided together, then all second ones', () => {
    const table = new Table({ field: ['....', '....', '....', 'i.i.'], golems: [red('a1 E'), red('c1 E')] });
    table.play('1: program F S', '2: program F S');
    expect([table.where(1), table.where(2)]).toEqual(['c1 E', 'd1 E']);
  });

  test('[G4.6.4] a drift: turns too, a pair is used up even when refused, a row without a command does not matter', () => {
    const field = ['....', '....', '....', 's...'];
    const turn = new Table({ field, golems: [red('a1 N'), far] });
    expect(turn.play('1: program L L', '2: program S L').where(1)).toBe('a1 W');
    const refused = new Table({ field, golems: [red('a1 N', ''), far], tokens: { a2: 'stone' } });
    refused.play('1: program F F F', '2: program S L');
    expect(refused.events.filter(({ kind }) => kind === 'moveBlocked')).toHaveLength(1);
    expect(refused.events.filter(({ kind }) => kind === 'commandSwallowed')).toHaveLength(2);
    const idle = new Table({ field, golems: [{ at: 'a1', facing: 'N', robot: 'green' }, far], bonus: 'if' });
    // If in rows 1 to 3 gives Forward (swallowed); rows 2 and 3 are idle; Forward in row 4 completes the pair.
    idle.play('1: program ? L F F', '2: program S L');
    expect(idle.where(1)).toBe('a2 N');
  });

  test('[G4.6.4] commands refused by a line or the chassis count too; the charge goes at the end of the round', () => {
    const field = ['....', '....', '....', 's...'];
    const line = new Table({ field, golems: [red('a1 N'), far], tokens: { a1: 'line:NS' } });
    line.play('1: program L L', '2: program S L');
    expect(line.kinds().filter((kind) => /Swallowed|Refused/.test(kind))).toEqual(['commandSwallowed', 'commandRefused']);
    const charged = new Table({ field, golems: [red('a1 N', 'p', { charge: 'F' }), far] });
    expect(charged.play('1: program F L', '2: program S L').where(1)).toBe('a2 W');
    const forgotten = new Table({ field, golems: [red('a1 N'), far] });
    forgotten.play('1: program S F', '2: program S L', '1: program F S', '2: program S L');
    expect(forgotten.where(1)).toBe('a1 N');
  });
});
