import type { Task } from '@stolik/class/things';
import type { PupilView } from '@stolik/class/views';
import { expect, test } from 'vitest';
import type { Route } from '../../src/base/router.ts';
import {
  doingOf,
  goodbyeNow,
  isLetOut,
  itemAfter,
  itemsOf,
  leadsTo,
  nextItem,
  standingOf,
} from '../../src/pages/class/pupil/task.ts';

const LIST: Task = { kind: 'lessons', game: 'circuit', items: ['l-1', 'l-2', 'l-3'] };
const TABLE = {
  id: 't1',
  game: 'circuit',
  token: 'k',
  seat: 0,
  names: [],
  isSameDeal: false,
  isOver: false,
  isAsked: true,
  again: [],
};
const QUESTION = { id: 'q-1', game: 'circuit', players: 1, options: {}, position: {}, seat: 0, goal: { kind: 'close' } };
const ASKED = { id: 'q7', question: QUESTION, isOpen: true };

const view = (more: Partial<PupilView> = {}): PupilView => ({
  who: 'pupil',
  id: 'abc',
  label: '5B',
  language: 'en',
  pupil: 0,
  name: 'brave-fox',
  isGuest: false,
  pace: { kind: 'open' },
  isHeld: false,
  others: [],
  hints: 0,
  progress: [],
  ...more,
});

test('a list goes on with the first that is not solved', () => {
  const now = view({ task: LIST, progress: [['l-1', 2, 0]] });
  expect(itemsOf(now).map(({ stars }) => stars)).toEqual([2, 0, 0]);
  expect(nextItem(now)?.id).toBe('l-2');
  expect(standingOf(now)).toBe('list');
});

test('up to here and with it; locked is locked', () => {
  const upTo = view({ task: LIST, pace: { kind: 'upTo', item: 1 } });
  expect(itemsOf(upTo).map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
  expect(standingOf(view({ task: LIST, pace: { kind: 'locked' } }))).toBe('locked');
  const all = [['l-1', 1, 0] as const, ['l-2', 1, 0] as const];
  expect(standingOf({ ...upTo, progress: all })).toBe('locked');
  expect(standingOf({ ...upTo, progress: [...all, ['l-3', 1, 0]] })).toBe('done');
});

test('the end of a lesson leads home and lets everybody out once; whoever comes in later stays, and the next day nobody is sent off', () => {
  const ended = (isOut: boolean): PupilView => view({ goodbye: { at: 1000, isOut, stars: 3, games: 0, things: [] } });
  const hour = 3_600_000;
  expect(leadsTo(view({ task: LIST }), ended(false), 'l-1')).toEqual({ to: 'home' });
  expect(leadsTo(ended(false), ended(true), undefined)).toBeUndefined();
  expect(isLetOut(ended(false), ended(true), hour)).toBe(true);
  expect(isLetOut(view(), ended(true), hour)).toBe(true);
  expect(isLetOut(undefined, ended(true), hour)).toBe(false);
  expect(isLetOut(ended(true), ended(true), hour)).toBe(false);
  expect(isLetOut(ended(false), ended(true), 20 * hour)).toBe(false);
  expect(goodbyeNow(ended(false), hour)?.stars).toBe(3);
  expect(goodbyeNow(ended(false), 20 * hour)).toBeUndefined();
});

test('after one comes the next that is left, and at the end what was left out', () => {
  const now = view({ task: LIST, progress: [['l-2', 1, 0]] });
  expect(itemAfter(now, 'l-1')?.id).toBe('l-3');
  expect(itemAfter(now, 'l-3')?.id).toBe('l-1');
  expect(itemAfter(view({ task: LIST, pace: { kind: 'upTo', item: 0 } }), 'l-1')).toBeUndefined();
});

test('a question goes before a table, a table before a list', () => {
  expect(standingOf(view({ task: LIST, table: TABLE, asked: ASKED }))).toBe('question');
  // While its answers are looked at, nothing is begun and nobody waits to begin.
  expect(standingOf(view({ task: LIST, table: TABLE, asked: { ...ASKED, isOpen: false } }))).toBe('shown');
  expect(standingOf(view({ task: LIST, table: TABLE }))).toBe('table');
  expect(standingOf(view({ task: LIST, table: { ...TABLE, isOver: true } }))).toBe('list');
  expect(standingOf(view({ table: { ...TABLE, isOver: true } }))).toBe('table');
  expect(standingOf(view())).toBe('waiting');
  expect(standingOf(view({ task: { kind: 'free' } }))).toBe('free');
  expect(standingOf(view({ task: { kind: 'bench', example: 'lamp' } }))).toBe('bench');
});

test('the device follows what the teacher begins, and nothing else', () => {
  expect(leadsTo(undefined, view({ table: TABLE }), undefined)).toBeUndefined();
  expect(leadsTo(view(), view({ table: TABLE }), undefined)).toEqual({ to: 'table' });
  expect(leadsTo(view({ table: { ...TABLE, token: undefined } }), view({ table: TABLE }), undefined)).toEqual({ to: 'table' });
  expect(leadsTo(view({ table: TABLE }), view({ table: { ...TABLE, isOver: true } }), undefined)).toBeUndefined();
  expect(leadsTo(view({ table: TABLE }), view({ table: TABLE, task: { kind: 'free' } }), undefined)).toBeUndefined();
  expect(leadsTo(view({ table: TABLE }), view(), undefined)).toEqual({ to: 'home' });
  expect(leadsTo(view(), view({ task: LIST }), undefined)).toEqual({ to: 'home' });
  expect(leadsTo(view({ task: LIST }), view({ task: LIST, progress: [['l-1', 1, 0]] }), 'l-1')).toBeUndefined();
});

test('a question leads to it, and away from it when it is closed', () => {
  expect(leadsTo(view(), view({ asked: ASKED }), 'l-1')).toEqual({ to: 'thing', id: 'q-1' });
  const mine = { ...ASKED, mine: ['a1'] };
  expect(leadsTo(view({ asked: ASKED }), view({ asked: mine }), undefined)).toBeUndefined();
  const closed = view({ asked: { ...ASKED, isOpen: false } });
  expect(leadsTo(view({ asked: ASKED }), closed, 'q-1')).toEqual({ to: 'home' });
  expect(leadsTo(view({ asked: ASKED }), closed, 'l-1')).toBeUndefined();
  // A step that ends it and begins something else leads there.
  const bench = view({ task: { kind: 'bench', example: 'lamp' } });
  expect(leadsTo(view({ asked: ASKED }), bench, undefined)).toEqual({ to: 'bench' });
  expect(leadsTo(view({ asked: ASKED }), view({ table: TABLE }), 'q-1')).toEqual({ to: 'table' });
});

test('the teacher is told what is on the screen, on the pages of the class and elsewhere', () => {
  const at = (route: Route): string => doingOf(route, { table: TABLE });
  expect(at({ page: 'class', part: 'do', what: 'l-1' })).toBe('l-1');
  expect(at({ page: 'class', part: 'table', what: undefined })).toBe('t1');
  expect(at({ page: 'lesson', game: 'circuit', id: 'l-2' })).toBe('l-2');
  expect(at({ page: 'puzzle', game: 'circuit', id: 'p-2' })).toBe('p-2');
  expect(at({ page: 'class', part: 'home', what: undefined })).toBe('');
  expect(at({ page: 'bench', code: undefined })).toBe('bench');
  expect(at({ page: 'learn' })).toBe('');
});

test('the bench is gone to as soon as it is given, also from a table that is cleared for it', () => {
  const bench = view({ task: { kind: 'bench', example: 'lamp' } });
  const table = {
    id: 't1',
    game: 'micropul',
    token: 'x',
    seat: 0,
    names: [],
    isSameDeal: true,
    isOver: false,
    isAsked: true,
    again: [],
  };
  expect(leadsTo(view(), bench, undefined)).toEqual({ to: 'bench' });
  expect(leadsTo(view({ table }), bench, undefined)).toEqual({ to: 'bench' });
  expect(leadsTo(bench, bench, undefined)).toBeUndefined();
  expect(leadsTo(view({ table }), view(), undefined)).toEqual({ to: 'home' });
  expect(standingOf(bench)).toBe('bench');
});
