import type { Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { findDeadline, leftAt } from '../src/clock.ts';
import type { Command, No } from '../src/commands.ts';
import { hostOf } from '../src/people.ts';
import { AWAY_AFTER, QUESTION_LASTS, questionEndsAt, THINKS_FOR } from '../src/questions.ts';
import { type Given, Online } from './online.ts';
import { NOD, pocket } from './pocket.ts';

/** People who go away, do not answer, lose their phones: what becomes of a table then. */

const four = (given?: Given): Online => new Online({ ...pocket, seats: { min: 2, max: 4 } }, 4, given).sitAll();
const three = (given?: Given): Online => new Online(pocket, 3, given).sitAll();
const replace = (table: Online, seat: Seat, about: Seat): ReturnType<Online['ask']> =>
  table.ask({ kind: 'replace', seat, about, id: table.id() });

describe('questions', () => {
  test('two of three have gone: the one who is left lets a bot play at once, and nobody who is away is waited for', () => {
    const table = three();
    table.here = [1];
    table.now += AWAY_AFTER;
    expect(replace(table, 1, 0)).toBeUndefined();
    expect(table.session.question).toBeUndefined();
    expect(table.session.seats[0]).toMatchObject({ standIn: 'greedy' });
  });

  test('who is here is asked, runs out of time, and has nothing against a bot by saying nothing', () => {
    const table = four();
    table.here = [1, 2];
    table.now += AWAY_AFTER;
    replace(table, 1, 0);
    expect(table.session.question).toMatchObject({ what: 'bot', whom: [2] });
    expect(questionEndsAt(table.session)).toBe(table.now + QUESTION_LASTS);
    table.now += QUESTION_LASTS - 1;
    expect(table.ask({ kind: 'lapse' })).toEqual({ code: 'not-now' });
    table.now += 1;
    expect(table.ask({ kind: 'lapse' })).toBeUndefined();
    expect(table.session).toMatchObject({ question: undefined, seats: [{ standIn: 'greedy' }, {}, {}, {}] });
    expect(table.again().seats).toEqual(table.session.seats);
  });

  test('a request to take back that nobody answers comes to nothing, and can be asked again', () => {
    const table = three();
    table.act(0, NOD);
    const { steps } = table;
    table.undo(0);
    table.now += QUESTION_LASTS;
    table.ask({ kind: 'lapse' });
    expect(table.session.question).toBeUndefined();
    expect(table.steps).toBe(steps);
    expect(table.undo(0)).toBeUndefined();
  });

  test('who has asked takes the question back, which is nobody’s refusal', () => {
    const table = three();
    table.act(0, NOD);
    for (let time = 0; time < 3; time++) {
      expect(table.undo(0), `time ${time}`).toBeUndefined();
      expect(table.answer(0, false)).toBeUndefined();
      expect(table.session.question).toBeUndefined();
    }
  });

  test('a request to take back is asked of those who are here, and their yes is enough', () => {
    const table = three();
    const before = table.session.table.steps.length;
    table.act(0, NOD);
    table.here = [0, 1];
    table.undo(0);
    expect(table.session.question?.whom).toEqual([1]);
    table.answer(1, true);
    expect(table.session.table.steps).toHaveLength(before);
  });

  test('where nobody of the others is here a request to take back waits for whoever comes in time', () => {
    const table = three();
    table.act(0, NOD);
    table.here = [0];
    table.undo(0);
    expect(table.session.question).toMatchObject({ whom: [1, 2] });
  });

  test('where a move has days all have them to answer', () => {
    const table = three({ pace: { kind: 'days', days: 3 } });
    table.here = [0];
    table.act(0, NOD);
    table.undo(0);
    expect(questionEndsAt(table.session)).toBeUndefined();
    table.now += 10 * QUESTION_LASTS;
    expect(table.ask({ kind: 'lapse' })).toEqual({ code: 'not-now' });
    table.answer(1, true);
    expect(table.answer(2, true)).toBeUndefined();
    expect(table.session.table.steps.some(({ actor }) => actor === 0)).toBe(false);
  });
});

describe('somebody who is here and does not move', () => {
  test('is asked after a fair while, stays by saying so, and is played for when they say nothing', () => {
    const table = new Online(nim, 2).sitAll();
    table.now += THINKS_FOR - 1;
    expect(replace(table, 1, 0)).toEqual({ code: 'not-now' });
    table.now += 1;
    expect(replace(table, 1, 0)).toBeUndefined();
    expect(table.session.question).toMatchObject({ whom: [0], seat: 0 });
    expect(table.answer(0, false)).toBeUndefined();
    expect(table.session.seats[0]).not.toHaveProperty('standIn');
    table.now += THINKS_FOR - 1;
    expect(replace(table, 1, 0), 'not at once again').toEqual({ code: 'not-now' });
    table.now += 1;
    replace(table, 1, 0);
    table.now += QUESTION_LASTS;
    table.ask({ kind: 'lapse' });
    expect(table.session.seats[0]).toMatchObject({ standIn: 'greedy' });
    expect(table.ask({ kind: 'back', seat: 0, id: 'b' })).toBeUndefined();
  });

  test('has as long as their clock says where there is one; a move answers the question', () => {
    const clocked = new Online(nim, 2, { pace: { kind: 'clock', minutes: 60, seconds: 0 } }).sitAll();
    clocked.now += 2 * THINKS_FOR;
    expect(replace(clocked, 1, 0)).toEqual({ code: 'not-now' });
    const table = new Online(nim, 2).sitAll();
    table.now += THINKS_FOR;
    replace(table, 1, 0);
    expect(table.act(0, 'take 1')).toBeUndefined();
    expect(table.session.question).toBeUndefined();
  });
});

describe('time', () => {
  const clock: Given = { pace: { kind: 'clock', minutes: 1, seconds: 5 } };

  test('whose clock has run out does not come back to lose the seat again; where a move has days they have them again', () => {
    const table = new Online(nim, 2, clock).sitAll();
    table.now += 60_000;
    table.ask({ kind: 'overtime' });
    expect(table.ask({ kind: 'back', seat: 0, id: 'b' })).toEqual({ code: 'not-now' });
    const slow = new Online(nim, 2, { pace: { kind: 'days', days: 1 } }).sitAll();
    slow.now += 86_400_000;
    slow.ask({ kind: 'overtime' });
    expect(slow.session.seats[0]).toMatchObject({ standIn: 'greedy' });
    expect(slow.ask({ kind: 'back', seat: 0, id: 'b' })).toBeUndefined();
    expect(findDeadline(slow.session)).toEqual({ seat: 0, at: slow.now + 86_400_000 });
    expect(slow.ask({ kind: 'overtime' })).toEqual({ code: 'not-now' });
  });

  test('who leaves with time left and comes back has what was left, where a move has days too', () => {
    const table = new Online(nim, 2, { pace: { kind: 'days', days: 1 } }).sitAll();
    table.now += 50_000_000;
    expect(table.ask({ kind: 'leave', seat: 0, id: 'l' })).toBeUndefined();
    table.now += 1_000_000;
    expect(table.ask({ kind: 'back', seat: 0, id: 'b' })).toBeUndefined();
    expect(findDeadline(table.session)).toEqual({ seat: 0, at: table.now + 36_400_000 });
  });

  test('of several clocks that run the one that ends first is waited for, and none that stands', () => {
    expect(findDeadline({ clock: { left: [5000, 3000, 100], since: [1000, 1000, null] } })).toEqual({ seat: 1, at: 4000 });
    expect(findDeadline({ clock: { left: [2000, 3000], since: [1000, 1000] } })).toEqual({ seat: 0, at: 3000 });
    expect(findDeadline({ clock: { left: [5000], since: [null] } })).toBeUndefined();
  });

  test('when the game is over nobody comes back to it', () => {
    const table = new Online(nim, 2).sitAll();
    table.ask({ kind: 'leave', seat: 1, id: 'l' });
    table.ask({ kind: 'resign', seat: 0, id: 'r' });
    expect(table.session.phase).toBe('over');
    expect(table.ask({ kind: 'back', seat: 1, id: 'b' })).toEqual({ code: 'not-now' });
  });

  test('while no server is there nobody’s time goes by, once', () => {
    const table = new Online(nim, 2, clock).sitAll();
    const began = table.now;
    table.now += 100_000;
    const outage: Command = { kind: 'outage', from: began + 10_000, to: began + 85_000 };
    expect(table.ask(outage)).toBeUndefined();
    expect(leftAt(table.session, table.now)).toEqual([35_000, 60_000]);
    expect(table.ask(outage)).toEqual({ code: 'not-now' });
    expect(table.ask({ kind: 'overtime' })).toEqual({ code: 'not-now' });
    expect(leftAt(table.again(), table.now)).toEqual([35_000, 60_000]);
    table.act(0, 'take 1');
    // Whoever was asked after the outage has lost nothing by it.
    expect(table.ask({ ...outage, from: began + 86_000, to: began + 90_000 })).toEqual({ code: 'not-now' });
    const late = new Online(nim, 2, clock).sitAll();
    late.now += 12_000;
    late.act(0, 'take 1');
    late.now = began + 100_000;
    late.ask(outage);
    expect(leftAt(late.session, late.now)[1], 'asked after the last sign of life').toBe(45_000);
    const calm = new Online(nim, 2).sitAll();
    expect(calm.ask(outage), 'no clock').toEqual({ code: 'not-now' });
  });
});

describe('the host', () => {
  test('frees a seat and lets two change places before the game; nobody else does', () => {
    const table = new Online(pocket, 3);
    for (const [seat, name] of ['Ada', 'Bo'].entries()) table.ask({ kind: 'sit', seat, name, salt: `${seat}` });
    const [ada, bo] = table.session.satAt;
    expect(table.ask({ kind: 'swap', seat: 1, whom: 0, other: 2 })).toEqual({ code: 'not-yours' });
    expect(table.ask({ kind: 'swap', seat: 0, whom: 0, other: 0 })).toEqual({ code: 'not-now' });
    expect(table.ask({ kind: 'swap', seat: 0, whom: 0, other: 1, id: 's' })).toBeUndefined();
    // The answer may be lost with the old place: the same request from the new one is done once, too.
    expect(table.ask({ kind: 'swap', seat: 1, whom: 0, other: 1, id: 's' })).toBeUndefined();
    expect(table.session).toMatchObject({ seats: [{ name: 'Bo' }, { name: 'Ada' }, { kind: 'open' }], salts: ['1', '0', ''] });
    expect(table.session.satAt.slice(0, 2)).toEqual([bo, ada]);
    expect(hostOf(table.session), 'the host stays the host').toBe(1);
    expect(table.ask({ kind: 'free', seat: 0, whom: 1 })).toEqual({ code: 'not-yours' });
    expect(table.ask({ kind: 'free', seat: 1, whom: 1 })).toEqual({ code: 'not-now' });
    expect(table.ask({ kind: 'free', seat: 1, whom: 0 })).toBeUndefined();
    expect(table.session.seats[0]).toEqual({ kind: 'open' });
    expect(table.again().seats).toEqual(table.session.seats);
  });

  test('frees a seat in a game of friends, where a bot then plays; among strangers not', () => {
    const table = three();
    const { satAt } = table.session;
    table.here = [0, 2];
    expect(table.ask({ kind: 'free', seat: 0, whom: 1, id: 'f' })).toBeUndefined();
    expect(table.session.seats[1]).toMatchObject({ kind: 'person', standIn: 'greedy', isFreed: true });
    expect(table.session.satAt[1], 'only the token from before is any good').toBe(satAt[1]);
    expect(table.ask({ kind: 'free', seat: 0, whom: 1, id: 'g' }), 'once').toEqual({ code: 'not-now' });
    expect(table.ask({ kind: 'back', seat: 1 })).toBeUndefined();
    expect(table.session.seats[1]).toEqual({ kind: 'person', name: 'person 2' });
    expect(table.ask({ kind: 'swap', seat: 0, whom: 1, other: 2 }), 'nobody is shown a hand').toEqual({ code: 'not-now' });
    const strangers = three({ isOpen: true });
    expect(strangers.ask({ kind: 'free', seat: 0, whom: 1 })).toEqual({ code: 'not-now' });
  });

  test('frees the seat of who has left it to a bot without asking them, though they look on', () => {
    const table = three();
    table.ask({ kind: 'leave', seat: 1, id: 'l' });
    expect(table.ask({ kind: 'free', seat: 0, whom: 1, id: 'f' })).toBeUndefined();
    expect(table.session.question).toBeUndefined();
    expect(table.session.seats[1]).toMatchObject({ standIn: 'greedy', isFreed: true });
  });

  test('is whoever stayed: who was freed and came back is host after them', () => {
    const table = three();
    table.here = [0, 2];
    table.ask({ kind: 'free', seat: 0, whom: 1, id: 'f' });
    table.ask({ kind: 'back', seat: 1, id: 'b' });
    table.ask({ kind: 'forget', seat: 0 });
    expect(hostOf(table.session)).toBe(2);
  });

  test('has a while to come back, also at a server that has just started and has seen nobody yet', () => {
    const table = new Online(pocket, 3);
    table.now = 10 * AWAY_AFTER;
    for (const [seat, name] of ['Ada', 'Bo'].entries()) table.ask({ kind: 'sit', seat, name, salt: '' });
    table.here = [1];
    expect(table.ask({ kind: 'begin', seat: 1, level: 'greedy' })).toEqual({ code: 'not-yours' });
    table.now += AWAY_AFTER;
    expect(table.ask({ kind: 'begin', seat: 1, level: 'greedy' })).toBeUndefined();
  });

  test('who has gone for good does not keep the others from beginning', () => {
    const table = new Online(pocket, 3);
    for (const [seat, name] of ['Ada', 'Bo'].entries()) table.ask({ kind: 'sit', seat, name, salt: '' });
    const begin: Command = { kind: 'begin', seat: 1, level: 'greedy' };
    table.here = [1];
    expect(table.ask(begin)).toEqual({ code: 'not-yours' });
    table.now += AWAY_AFTER;
    table.seenAt = table.now - 1;
    expect(table.ask(begin)).toEqual({ code: 'not-yours' });
    table.now += AWAY_AFTER;
    expect(table.ask(begin)).toBeUndefined();
    expect(table.session.phase).toBe('playing');
  });
});

describe('a seat whose person is connected', () => {
  const free = (table: Online, id: string): No | undefined => table.ask({ kind: 'free', seat: 0, whom: 1, id });

  test('is not freed before that person was asked; a no keeps it, and two are enough', () => {
    const table = three();
    expect(free(table, 'f1')).toBeUndefined();
    expect(table.session.question).toMatchObject({ what: 'free', by: 0, seat: 1, whom: [1] });
    expect(table.answer(2, true), 'nobody else is asked').toEqual({ code: 'not-yours' });
    expect(table.answer(1, false)).toBeUndefined();
    expect(table.session.seats[1]).not.toHaveProperty('standIn');
    expect(free(table, 'f2')).toBeUndefined();
    table.answer(1, false);
    expect(free(table, 'f3')).toEqual({ code: 'not-now' });
    table.here = [0, 2];
    expect(free(table, 'f4'), 'who has gone can’t be asked').toBeUndefined();
    expect(table.session.seats[1]).toMatchObject({ isFreed: true });
    expect(table.again().seats).toEqual(table.session.seats);
  });

  test('is freed by a yes, and by silence, also where a move has days; the host may withdraw', () => {
    const agreed = three();
    free(agreed, 'f');
    agreed.answer(1, true);
    expect(agreed.session.seats[1]).toMatchObject({ standIn: 'greedy', isFreed: true });
    for (const pace of [{ kind: 'free' }, { kind: 'days', days: 1 }] as const) {
      const silent = three({ pace });
      free(silent, 'f');
      silent.now += QUESTION_LASTS - 1;
      expect(silent.ask({ kind: 'lapse' })).toEqual({ code: 'not-now' });
      silent.now += 1;
      expect(silent.ask({ kind: 'lapse' })).toBeUndefined();
      expect(silent.session.seats[1]).toMatchObject({ standIn: 'greedy', isFreed: true });
    }
    const withdrawn = three();
    free(withdrawn, 'f');
    withdrawn.answer(0, false);
    expect(withdrawn.session).toMatchObject({ question: undefined, seatsKept: [0, 0, 0] });
  });
});

describe('a seat by its code', () => {
  const carry = (table: Online, seat: number, name = '', id = 'c'): No | undefined =>
    table.ask({ kind: 'carry', seat, name, id });

  test('is the same person’s on another device: the host stays the host, the old device is out', () => {
    const table = three();
    table.here = [];
    const { satAt } = table.session;
    expect(carry(table, 0)).toBeUndefined();
    expect(table.session.seats[0]).toMatchObject({ kind: 'person', name: 'person 1' });
    expect(table.session.satAt[0]).not.toBe(satAt[0]);
    expect(hostOf(table.session)).toBe(0);
    table.ask({ kind: 'leave', seat: 1 });
    carry(table, 1);
    expect(table.session.seats[1], 'who comes back plays').not.toHaveProperty('standIn');
    expect(table.again().cameAt).toEqual(table.session.cameAt);
  });

  test('keeps its name at a table of a class, and nobody takes that of a bot', () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
    for (const room of ['abcdefghijkm', undefined]) {
      const table = three({ seats, ...(room !== undefined && { class: room }) });
      table.here = [];
      const refused = room === undefined ? undefined : { code: 'not-now' };
      expect(carry(table, 2, 'Cy')).toEqual(refused);
      expect(carry(table, 0, 'Cy')).toEqual(refused);
      expect(carry(table, 1)).toBeUndefined();
      expect(carry(table, 1, 'person 2')).toBeUndefined();
    }
  });

  test('waits for its person where they are connected: a no keeps it, a yes or silence moves it', () => {
    const table = three();
    const { satAt } = table.session;
    expect(carry(table, 1)).toBeUndefined();
    expect(table.session.question).toMatchObject({ what: 'carry', seat: 1, whom: [1] });
    expect(carry(table, 1)).toEqual({ code: 'asked' });
    table.answer(1, false);
    expect(carry(table, 1)).toEqual({ code: 'refused' });
    expect(table.session.satAt).toEqual(satAt);
    table.now += 60_000;
    expect(carry(table, 1), 'it may be asked again').toBeUndefined();
    table.answer(1, true);
    expect(table.session.satAt, 'until somebody comes for it').toEqual(satAt);
    expect(carry(table, 1)).toBeUndefined();
    expect(table.session.satAt[1]).not.toBe(satAt[1]);

    for (const lapses of [true, false]) {
      const silent = three();
      carry(silent, 1);
      silent.now += QUESTION_LASTS;
      if (lapses) silent.ask({ kind: 'lapse' });
      expect(carry(silent, 1)).toBeUndefined();
      expect(silent.session.satAt[1]).not.toBe(satAt[1]);
    }
  });

  test('whoever plays on has said no, and another question is not pushed aside', () => {
    const table = three();
    const [seat] = table.session.next.seats as [number];
    carry(table, seat);
    table.act(seat, table.session.game.sample(table.session.table.state, seat, new SeededRng(1)));
    expect(table.session.question).toBeUndefined();
    expect(carry(table, seat)).toEqual({ code: 'refused' });
    table.ask({ kind: 'undo', seat, id: 'u' });
    expect(carry(table, seat, '', 'other')).toEqual({ code: 'not-now' });
  });

  test('is taken back by the device that lost it, and whoever had it after that is out for good', () => {
    const table = three();
    table.here = [];
    const [first] = table.session.satAt as [number];
    carry(table, 0);
    const [second] = table.session.satAt as [number];
    carry(table, 0, 'Cy');
    const [third] = table.session.satAt as [number];
    expect(table.session.seats[0]).toMatchObject({ name: 'Cy' });
    expect(table.ask({ kind: 'reclaim', satAt: third }), 'it has it').toEqual({ code: 'not-yours' });
    expect(table.ask({ kind: 'reclaim', satAt: second })).toBeUndefined();
    expect(table.session.seats[0]).toMatchObject({ name: 'person 1' });
    expect(table.ask({ kind: 'reclaim', satAt: third })).toEqual({ code: 'not-yours' });
    expect(table.ask({ kind: 'reclaim', satAt: first })).toBeUndefined();
    expect(table.ask({ kind: 'reclaim', satAt: second })).toEqual({ code: 'not-yours' });
    expect(table.again().former).toEqual(table.session.former);
  });

  test('whoever gave it to somebody else by a yes does not read that hand later', () => {
    const table = three();
    const { satAt } = table.session;
    carry(table, 1, 'Di');
    table.answer(1, true);
    carry(table, 1, 'Di');
    expect(table.session.seats[1]).toMatchObject({ name: 'Di' });
    expect(table.ask({ kind: 'reclaim', satAt: satAt[1]! })).toEqual({ code: 'not-yours' });
    // Nor whom the house has put out.
    table.ask({ kind: 'resit', seat: 0 });
    expect(table.ask({ kind: 'reclaim', satAt: satAt[0]! })).toEqual({ code: 'not-yours' });
  });

  test('can be somebody else’s in a game of friends, also where a bot sat; among strangers nobody’s', () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }] as const;
    const table = three({ seats });
    table.here = [];
    expect(carry(table, 2)).toEqual({ code: 'not-now' });
    expect(carry(table, 2, 'Cy')).toBeUndefined();
    expect(carry(table, 1, 'Di')).toBeUndefined();
    expect(table.session.seats).toMatchObject([{ kind: 'person' }, { name: 'Di' }, { kind: 'person', name: 'Cy' }]);
    const strangers = three({ seats, isOpen: true });
    strangers.here = [];
    expect(carry(strangers, 2, 'Cy')).toEqual({ code: 'not-now' });
    expect(carry(strangers, 1, 'Di')).toEqual({ code: 'not-now' });
    expect(carry(strangers, 1), 'one’s own').toBeUndefined();
  });

  test('does not bring time back that has run out', () => {
    const table = new Online(nim, 2, { pace: { kind: 'clock', minutes: 1, seconds: 0 } }).sitAll();
    table.now += 60_000;
    table.ask({ kind: 'overtime' });
    table.here = [];
    carry(table, 0);
    expect(table.session.seats[0]).toMatchObject({ standIn: 'greedy' });
  });
});

test('who sits at a table shuts out those who look on, and lets them in again', () => {
  const table = three();
  expect(table.ask({ kind: 'door', seat: 2, isShut: false })).toEqual({ code: 'not-now' });
  expect(table.ask({ kind: 'door', seat: 2, isShut: true })).toBeUndefined();
  expect(table.again().isShut).toBe(true);
  expect(table.ask({ kind: 'door', seat: 0, isShut: false })).toBeUndefined();
  expect(table.session.isShut).toBe(false);
});

test('at a table that a class has laid no pupil frees a seat or shuts the door; a rematch belongs to its players', () => {
  const ofClass = { class: 'class0000000' };
  const [laid, again] = [three(ofClass), three({ ...ofClass, previous: 'before' })];
  for (const table of [laid, again]) table.here = [0, 2];
  expect(laid.ask({ kind: 'free', seat: 0, whom: 1 })).toEqual({ code: 'not-yours' });
  expect(laid.ask({ kind: 'door', seat: 0, isShut: true })).toEqual({ code: 'not-yours' });
  expect(laid.session).toMatchObject({ isShut: false, seats: [{}, { kind: 'person', name: 'person 2' }, {}] });
  expect(again.ask({ kind: 'free', seat: 0, whom: 1 })).toBeUndefined();
  expect(again.ask({ kind: 'door', seat: 0, isShut: true })).toBeUndefined();
  expect(again.session).toMatchObject({ isShut: true, seats: [{}, { isFreed: true }, {}] });
});
