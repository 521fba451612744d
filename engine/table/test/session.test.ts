import type { AnyGame, Seat } from '@stolik/kernel/game';
import { ok } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { chanceRng } from '../src/chance.ts';
import { leadsAt } from '../src/choices.ts';
import { findDeadline, leftAt } from '../src/clock.ts';
import type { Command, No } from '../src/commands.ts';
import { readEntry, type SeatPlan } from '../src/entry.ts';
import { checkChance } from '../src/fair.ts';
import { publicLogOf } from '../src/log.ts';
import { hostOf } from '../src/people.ts';
import { AWAY_AFTER, mayUndo, OTHERS_RESUME_AFTER } from '../src/questions.ts';
import type { Session } from '../src/session.ts';
import { decisionOf } from '../src/table.ts';
import { type Given, Online, SEED } from './online.ts';
import { DIE, NOD, pocket, SHOW } from './pocket.ts';

const three = (given?: Given): Online => new Online(pocket, 3, given).sitAll();

describe('what several people agree on', () => {
  test('a decision of three goes back when both others have said yes, not before', () => {
    const table = three();
    const dealt = table.steps;
    expect(table.act(0, NOD)).toBeUndefined();
    expect(mayUndo(table.session, 0)).toBe(true);
    expect(table.undo(0)).toBeUndefined();
    expect(table.session.question).toMatchObject({ what: 'undo', by: 0, yes: [] });
    expect(table.answer(0, true)).toEqual({ code: 'not-yours' });
    expect(table.answer(1, true)).toBeUndefined();
    expect(table.session.question).toMatchObject({ yes: [1] });
    expect(table.steps).toBe(dealt + 1);
    expect(table.answer(1, true)).toEqual({ code: 'not-yours' });
    expect(table.answer(2, true)).toBeUndefined();
    expect(table.session.question).toBeUndefined();
    expect(table.steps).toBe(dealt);
    expect(decisionOf(table.session.table, 0)).toBe(0);
  });

  test('one no of two keeps it, and after two refusals nobody is asked again', () => {
    const table = three();
    table.act(0, NOD);
    for (const time of [1, 2]) {
      expect(table.undo(0), `question ${time}`).toBeUndefined();
      expect(table.undo(0), 'while it stands').toEqual({ code: 'not-now' });
      table.answer(1, true);
      expect(table.answer(2, false)).toBeUndefined();
      expect(table.session.question).toBeUndefined();
    }
    expect(table.undo(0)).toEqual({ code: 'not-now' });
    expect(table.steps).toBe(4);
    // After the next decision it is another question.
    table.act(1, NOD);
    expect(table.undo(1)).toBeUndefined();
  });

  test('whoever moves on has answered, and whoever has moved last is asked about nobody else’s', () => {
    const table = three();
    table.act(0, NOD);
    table.undo(0);
    expect(table.act(1, NOD)).toBeUndefined();
    expect(table.session.question).toBeUndefined();
    expect(table.answer(2, true)).toEqual({ code: 'not-now' });
    expect(table.undo(0)).toEqual({ code: 'not-now' });
    expect(mayUndo(table.session, 0)).toBe(false);
  });

  test('a bot plays for one of three who is away when both others want it, not when one does', () => {
    const four = new Online({ ...pocket, seats: { min: 2, max: 4 } }, 4).sitAll();
    four.here = [1, 2, 3];
    four.now += AWAY_AFTER - 1;
    const ask: Command = { kind: 'replace', seat: 1, about: 0, id: 'a' };
    expect(four.ask(ask)).toEqual({ code: 'not-now' });
    four.now += 1;
    expect(four.ask({ ...ask, about: 7 })).toEqual({ code: 'unknown' });
    expect(four.ask(ask)).toBeUndefined();
    expect(four.answer(0, false)).toEqual({ code: 'not-yours' });
    four.answer(2, true);
    expect(four.session.seats[0]).not.toHaveProperty('standIn');
    four.answer(3, true);
    expect(four.session.seats[0]).toMatchObject({ kind: 'person', standIn: 'greedy' });
    expect(four.act(0, NOD)).toEqual({ code: 'not-now' });
    expect(four.ask({ kind: 'botAct', seat: 0, action: NOD })).toBeUndefined();
    expect(four.ask({ kind: 'back', seat: 0, id: 'b' })).toBeUndefined();
    expect(four.ask({ kind: 'back', seat: 0, id: 'c' })).toEqual({ code: 'not-now' });
  });

  test('a single opponent who is here and thinks is not replaced; one who is gone is, at once; where a move has days, nobody', () => {
    const ask = (given: Given, here: readonly Seat[]): No | undefined => {
      const table = new Online(nim, 2, given).sitAll();
      table.now += AWAY_AFTER;
      table.here = here;
      return table.ask({ kind: 'replace', seat: 1, about: 0, id: 'a' });
    };
    expect(ask({}, [0, 1])).toEqual({ code: 'not-now' });
    expect(ask({}, [1])).toBeUndefined();
    expect(ask({ pace: { kind: 'days', days: 3 } }, [1])).toEqual({ code: 'not-now' });
  });

  test('whoever is gone has the whole time from when they were last seen, and while the game is paused nobody is replaced', () => {
    const table = new Online(nim, 2).sitAll();
    const ask: Command = { kind: 'replace', seat: 1, about: 0, id: 'a' };
    table.now += 10 * AWAY_AFTER;
    table.here = [1];
    table.seenAt = table.now - AWAY_AFTER + 1;
    expect(table.ask(ask)).toEqual({ code: 'not-now' });
    table.ask({ kind: 'pause', seat: 0, on: true });
    table.now += 2 * AWAY_AFTER;
    expect(table.ask(ask)).toEqual({ code: 'not-now' });
    table.ask({ kind: 'pause', seat: 0, on: false });
    expect(table.ask(ask)).toEqual({ code: 'not-now' });
    table.now += AWAY_AFTER;
    expect(table.ask(ask)).toBeUndefined();
    // Which bot it is nobody at the table decides.
    expect(table.session.seats[0]).toMatchObject({ standIn: 'greedy' });
  });

  test('only who paused goes on, after some minutes the others too, and at once when a bot plays for who paused', () => {
    const table = three();
    const resume: Command = { kind: 'pause', seat: 1, on: false };
    table.ask({ kind: 'pause', seat: 0, on: true });
    expect(table.ask(resume)).toEqual({ code: 'not-now' });
    table.now += OTHERS_RESUME_AFTER;
    expect(table.ask(resume)).toBeUndefined();
    table.ask({ kind: 'pause', seat: 0, on: true });
    expect(table.ask(resume)).toEqual({ code: 'not-now' });
    table.ask({ kind: 'leave', seat: 0 });
    expect(table.ask(resume)).toBeUndefined();
    table.ask({ kind: 'pause', seat: 1, on: true });
    expect(table.ask(resume)).toBeUndefined();
  });

  test('who pauses and then resigns keeps nobody waiting', () => {
    const table = new Online({ ...pocket, resign: () => {} }, 3).sitAll();
    table.ask({ kind: 'pause', seat: 0, on: true });
    expect(table.ask({ kind: 'resign', seat: 0, id: 'r' })).toBeUndefined();
    expect(table.session).toMatchObject({ isPaused: true, phase: 'playing' });
    expect(table.ask({ kind: 'pause', seat: 1, on: false })).toBeUndefined();
  });

  test('one’s own secret commit goes back unasked; after the reveal it does not', () => {
    const table = new Online(coin, 2).sitAll();
    table.act(0, 'guess 1');
    expect(table.undo(0)).toBeUndefined();
    expect(table.session.question).toBeUndefined();
    expect(table.steps).toBe(2);
    table.act(1, 'guess 0');
    table.act(0, 'guess 0');
    expect(table.session.phase).toBe('over');
    expect(table.undo(1)).toEqual({ code: 'not-now' });
  });

  test('against bots nobody is asked, but what was hidden and has been seen stays seen', () => {
    const plan: Given = { seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }] };
    const table = new Online(pocket, 2, plan).sitAll();
    const card = (table.session.table.state as { pockets: number[] }).pockets[1]!;
    table.act(0, NOD);
    table.ask({ kind: 'botAct', seat: 1, action: NOD });
    expect(table.undo(0)).toBeUndefined();
    expect(table.steps).toBe(2);
    table.act(0, NOD);
    table.ask({ kind: 'botAct', seat: 1, action: SHOW(card) });
    expect(table.undo(0)).toEqual({ code: 'not-now', why: 'opened' });
  });
});

describe('whose turn, whose seat', () => {
  test('a seat that is not asked, a decision of before, nonsense and what the rules refuse', () => {
    const table = new Online(nim, 2).sitAll();
    expect(table.act(1, 'take 1')).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'act', seat: 0, decision: 1, what: 'take 1' })).toEqual({ code: 'stale' });
    expect(table.act(0, 'eat all')).toEqual({ code: 'unreadable' });
    expect(table.act(0, 'take 7')).toMatchObject({ code: 'refused', refusal: { clause: 'N1' } });
    expect(table.ask({ kind: 'botAct', seat: 0, action: 1 })).toEqual({ code: 'stale' });
    expect(table.steps).toBe(0);
    expect(table.act(0, 'take 1')).toBeUndefined();
  });

  test('the same request twice is done once, also when it comes after others', () => {
    const table = new Online(nim, 2).sitAll();
    const request: Command = { kind: 'act', seat: 0, decision: 0, what: 'take 1', id: 'same' };
    table.ask(request);
    table.act(1, 'take 1');
    const { version } = table.session;
    expect(table.ask(request)).toBeUndefined();
    expect(table.session.version).toBe(version);
    expect(table.ask({ ...request, seat: 1 })).toEqual({ code: 'stale' });
  });

  test('a seat that is given up before the game is free for the next, who is somebody else', () => {
    const table = new Online(pocket, 3);
    table.ask({ kind: 'sit', seat: 0, name: 'Ada', salt: '' });
    table.ask({ kind: 'sit', seat: 1, name: 'Bo', salt: '' });
    expect(table.ask({ kind: 'sit', seat: 1, name: 'Cy', salt: '' })).toEqual({ code: 'not-now' });
    expect(hostOf(table.session)).toBe(0);
    const satAt = table.session.satAt[0];
    table.ask({ kind: 'leave', seat: 0, id: 'a' });
    expect(table.session.seats[0]).toEqual({ kind: 'open' });
    expect(hostOf(table.session)).toBe(1);
    table.ask({ kind: 'sit', seat: 0, name: 'Cy', salt: '' });
    expect(table.session.satAt[0]).not.toBe(satAt);
    expect(table.session.phase).toBe('gathering');
    expect(table.ask({ kind: 'begin', seat: 0, level: 'greedy' })).toEqual({ code: 'not-yours' });
    expect(table.ask({ kind: 'begin', seat: 1, level: 'wizard' })).toEqual({ code: 'unknown' });
    expect(table.ask({ kind: 'begin', seat: 1, level: 'greedy' })).toBeUndefined();
    expect(table.session).toMatchObject({ phase: 'playing', seats: [{ name: 'Cy' }, { name: 'Bo' }, { kind: 'bot' }] });
  });

  test('[C2.1] a colour that somebody has is nobody else’s; one that is only proposed for a free seat is', () => {
    const seats: readonly SeatPlan[] = [
      { kind: 'open', colour: 'blue' },
      { kind: 'open', colour: 'red' },
      { kind: 'open', colour: 'green' },
    ];
    const table = new Online(pocket, 3, { seats });
    table.ask({ kind: 'sit', seat: 0, name: 'Ada', salt: '' });
    expect(table.ask({ kind: 'sit', seat: 1, name: 'Bo', salt: '', colour: 'blue' })).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'sit', seat: 1, name: 'Bo', salt: '', colour: 'green' })).toBeUndefined();
    expect(table.session.seats.map(({ colour }) => colour).slice(0, 3)).toEqual(['blue', 'green', 'red']);
    expect(table.ask({ kind: 'colour', seat: 0, colour: 'green' })).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'colour', seat: 0, colour: 'yellow' })).toBeUndefined();
    expect(table.session.table.sitters[0]).toMatchObject({ name: 'Ada', colour: 'yellow' });
    table.ask({ kind: 'sit', seat: 2, name: 'Cy', salt: '' });
    expect(table.ask({ kind: 'colour', seat: 0, colour: 'blue' })).toEqual({ code: 'not-now' });
    expect(table.again().seats).toEqual(table.session.seats);
  });

  test('who leaves a running game is played for, and who resigns is not asked for a word', () => {
    const table = three();
    table.ask({ kind: 'leave', seat: 1, id: 'a' });
    expect(table.session.seats[1]).toMatchObject({ standIn: 'greedy' });
    table.act(0, NOD);
    table.undo(0);
    // Seat 2 plays by a bot: only the third person has a word.
    expect(table.answer(1, true)).toEqual({ code: 'not-yours' });
    expect(table.answer(2, true)).toBeUndefined();
    expect(table.steps).toBe(3);
  });
});

describe('who leads what', () => {
  const [SUN, MOON, STAR, SEA] = ['sun', 'moon', 'star', 'sea'];
  type Led = { readonly leads?: readonly string[] };
  /** Three lead something; as proposed the first three, each in their place. */
  const led: AnyGame = {
    ...pocket,
    parseOptions: (raw) => ok(raw as Record<string, never>),
    leads: {
      all: [SUN, MOON, STAR, SEA],
      of: (options, seats) => ((options as Led).leads ?? [SUN, MOON, STAR]).slice(0, seats),
      agreed: (leads) => ({ leads: [...leads] }),
    },
  };
  const leadsOf = ({ session }: Online): readonly string[] => leadsAt(session);
  const sit = (table: Online, seat: Seat, lead?: string): No | undefined =>
    table.ask({ kind: 'sit', seat, name: `person ${seat + 1}`, salt: '', lead });

  test('one that is only proposed for another goes to whoever takes it; one that somebody has chosen does not', () => {
    const table = new Online(led, 3);
    sit(table, 0);
    expect(table.ask({ kind: 'lead', seat: 0, lead: MOON })).toBeUndefined();
    expect(leadsOf(table)).toEqual([MOON, SUN, STAR]);
    expect(sit(table, 1, MOON)).toEqual({ code: 'stale' });
    expect(table.session.seats[1]).toEqual({ kind: 'open' });
    expect(sit(table, 1, SEA)).toBeUndefined();
    expect(leadsOf(table)).toEqual([MOON, SEA, STAR]);
    expect(table.ask({ kind: 'lead', seat: 1, lead: MOON })).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'lead', seat: 1, lead: 'comet' })).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'lead', seat: 1, lead: SEA }), 'one’s own again').toBeUndefined();
    sit(table, 2);
    expect(table.session.phase).toBe('playing');
    expect(table.session.table.options).toEqual({ leads: [MOON, SEA, STAR] });
    expect(table.ask({ kind: 'lead', seat: 0, lead: SUN })).toEqual({ code: 'not-now' });
    expect(leadsAt(table.again())).toEqual([MOON, SEA, STAR]);
  });

  test('what is left to chance is dealt at the beginning, from what nobody has', () => {
    const table = new Online(led, 3);
    sit(table, 0, 'random');
    sit(table, 1, STAR);
    expect(leadsOf(table)).toEqual([SUN, STAR, MOON]);
    sit(table, 2, SUN);
    expect(table.session.phase).toBe('playing');
    const [dealt, ...others] = leadsOf(table);
    expect(others).toEqual([STAR, SUN]);
    expect([MOON, SEA]).toContain(dealt);
    expect(leadsAt(table.again())).toEqual(leadsOf(table));
  });

  test('[G6.2.1] whom the host names chooses before the others, and all choose again after that', () => {
    const table = new Online(led, 3);
    sit(table, 0, MOON);
    sit(table, 1);
    expect(table.ask({ kind: 'first', seat: 1, whom: 1 })).toEqual({ code: 'not-yours' });
    expect(table.ask({ kind: 'first', seat: 0, whom: 7 })).toEqual({ code: 'not-now' });
    expect(table.ask({ kind: 'first', seat: 0, whom: 1 })).toBeUndefined();
    expect(table.ask({ kind: 'lead', seat: 0, lead: SEA })).toEqual({ code: 'not-now' });
    expect(sit(table, 2, SEA)).toEqual({ code: 'stale' });
    expect(sit(table, 2)).toBeUndefined();
    expect(table.session.phase, 'all sit, not all have chosen').toBe('gathering');
    expect(table.ask({ kind: 'lead', seat: 1, lead: MOON })).toBeUndefined();
    expect(table.ask({ kind: 'lead', seat: 2, lead: MOON })).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'lead', seat: 2, lead: SEA })).toBeUndefined();
    expect(table.session.phase).toBe('gathering');
    expect(table.ask({ kind: 'lead', seat: 0, lead: SUN })).toBeUndefined();
    expect(table.session).toMatchObject({ phase: 'playing', table: { options: { leads: [SUN, MOON, SEA] } } });
  });

  test('where nothing is led nobody chooses', () => {
    const table = new Online(pocket, 3);
    sit(table, 0);
    expect(table.ask({ kind: 'lead', seat: 0, lead: SUN })).toEqual({ code: 'stale' });
    expect(table.ask({ kind: 'first', seat: 0, whom: 0 })).toEqual({ code: 'not-now' });
  });
});

describe('time', () => {
  const clock: Given = { pace: { kind: 'clock', minutes: 1, seconds: 5 } };

  test('while a table is paused nobody moves and no clock runs', () => {
    const table = new Online(nim, 2, clock).sitAll();
    table.now += 10_000;
    expect(table.ask({ kind: 'pause', seat: 1, on: true, id: 'p1' })).toBeUndefined();
    expect(table.session).toMatchObject({ isPaused: false, question: { what: 'pause', by: 1 } });
    expect(table.answer(0, true)).toBeUndefined();
    expect(table.session).toMatchObject({ isPaused: true, question: undefined });
    expect(table.ask({ kind: 'pause', seat: 0, on: true, id: 'p2' })).toEqual({ code: 'not-now' });
    table.now += 500_000;
    expect(leftAt(table.session, table.now)).toEqual([50_000, 60_000]);
    expect(findDeadline(table.session)).toBeUndefined();
    expect(table.ask({ kind: 'overtime' })).toEqual({ code: 'not-now' });
    expect(table.act(0, 'take 1')).toEqual({ code: 'not-now' });
    table.ask({ kind: 'pause', seat: 0, on: false });
    table.now += 2000;
    expect(table.act(0, 'take 1')).toBeUndefined();
    expect(leftAt(table.session, table.now)).toEqual([53_000, 60_000]);
  });

  test('while a table is paused no bot moves either', () => {
    const table = new Online(nim, 2, { seats: [{ kind: 'bot', level: 'greedy' }, { kind: 'open' }] }).sitAll();
    expect(table.ask({ kind: 'pause', seat: 1, on: true, id: 'p' })).toBeUndefined();
    expect(table.ask({ kind: 'botAct', seat: 0, action: 1 })).toEqual({ code: 'stale' });
    table.ask({ kind: 'pause', seat: 1, on: false });
    expect(table.ask({ kind: 'botAct', seat: 0, action: 1 })).toBeUndefined();
  });

  test('nobody stops a clock alone: the others are asked, and after two refusals not again', () => {
    const table = new Online(nim, 2, clock).sitAll();
    for (const id of ['p1', 'p2']) {
      expect(table.ask({ kind: 'pause', seat: 0, on: true, id })).toBeUndefined();
      expect(findDeadline(table.session)).toBeDefined();
      table.answer(1, false);
      expect(table.session).toMatchObject({ isPaused: false, question: undefined });
    }
    expect(table.ask({ kind: 'pause', seat: 0, on: true, id: 'p3' })).toEqual({ code: 'not-now' });
    const alone = new Online(nim, 2, { ...clock, seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }] }).sitAll();
    expect(alone.ask({ kind: 'pause', seat: 0, on: true, id: 'p' })).toBeUndefined();
    expect(alone.session.isPaused).toBe(true);
  });

  test('whose time is over is played for; the seconds of a decision that goes back go back with it', () => {
    const table = new Online(nim, 2, clock).sitAll();
    table.now += 4000;
    table.act(0, 'take 1');
    expect(leftAt(table.session, table.now)[0]).toBe(61_000);
    table.undo(0);
    table.answer(1, true);
    expect(leftAt(table.session, table.now), 'nobody else pays for it').toEqual([56_000, 60_000]);
    expect(findDeadline(table.session)).toEqual({ seat: 0, at: table.now + 56_000 });
    table.now += 55_999;
    expect(table.ask({ kind: 'overtime' })).toEqual({ code: 'not-now' });
    table.now += 1;
    expect(table.ask({ kind: 'overtime' })).toBeUndefined();
    expect(table.session.seats[0]).toMatchObject({ standIn: 'greedy' });
    expect(findDeadline(table.session)).toBeUndefined();
  });
});

describe('chance and the log', () => {
  test('every roll has a generator of its own: roll 256 and roll 65,536 are not roll 0 again', () => {
    const key = new Uint8Array(32).fill(7);
    const first = (roll: number): string => {
      const rng = chanceRng(key, roll);
      return Array.from({ length: 8 }, () => rng.below(2 ** 31)).join();
    };
    const rolls = [0, 1, 255, 256, 257, 65_535, 65_536, 2 ** 24, 2 ** 32, 2 ** 40];
    expect(new Set(rolls.map(first)).size).toBe(rolls.length);
  });

  test('a decision and its chance are one change; what goes back uses up its rolls; the log proves it all', () => {
    const table = new Online(coin, 2).sitAll();
    expect(table.session).toMatchObject({ rolled: 2, rolls: [0, 1], next: { kind: 'together' } });
    table.act(0, 'guess 1');
    table.undo(0);
    table.act(0, 'guess 0');
    table.act(1, 'guess 0');
    const log = publicLogOf(table.session, table.texts.map(readEntry))!;
    // What each has brought, each in their own place.
    expect(log.chance).toMatchObject({ seed: SEED, salts: ['0', '1'] });
    expect(checkChance(coin, log, log.chance!)).toMatchObject({ ok: true, value: { rolls: 2, undone: 1, isOld: false } });
  });

  test('by the old rule the log tells the numbers of its rolls, without those that went back', () => {
    const table = new Online(pocket, 2, { chance: 1 }).sitAll();
    const dealt = table.session.rolled;
    for (const last of [DIE, NOD]) {
      table.act(0, DIE);
      table.undo(0);
      table.answer(1, true);
      table.act(0, last);
      table.act(1, DIE);
    }
    for (let seat = 0; table.session.phase === 'playing'; seat = 1 - seat) table.act(seat, NOD);
    const log = publicLogOf(table.session, table.texts.map(readEntry))!;
    expect(log.chance).toMatchObject({ rolls: [...Array(dealt).keys(), dealt + 1, dealt + 2, dealt + 4] });
    expect(checkChance(pocket, log, log.chance!)).toMatchObject({ ok: true, value: { isOld: true } });
  });

  test('whoever reads the entries holds the same session, and nothing of the seed is in them before the end', () => {
    const table = three({ pace: { kind: 'clock', minutes: 9, seconds: 1 } });
    table.act(0, NOD);
    table.undo(0);
    table.answer(1, true);
    table.answer(2, false);
    table.ask({ kind: 'pause', seat: 2, on: true, id: 'p' });
    for (const seat of [0, 1]) table.answer(seat, true);
    expect(table.session.isPaused).toBe(true);
    const withoutEvents = ({ made: _, ...rest }: Session): unknown => rest;
    expect(withoutEvents(table.again())).toEqual(withoutEvents(table.session));
    expect(table.texts.join()).not.toContain(SEED);
    table.ask({ kind: 'pause', seat: 2, on: false });
    table.ask({ kind: 'resign', seat: 0 });
    expect(table.session.phase).toBe('over');
    expect(table.texts.at(-1)).toContain(SEED);
    expect(table.ask({ kind: 'rematch', seat: 1, code: 'GHIJKL', id: 'r' })).toBeUndefined();
    expect(table.ask({ kind: 'rematch', seat: 2, code: 'MNOPQR', id: 's' })).toEqual({ code: 'not-now' });
    expect(table.again().rematch).toBe('GHIJKL');
  });
});
