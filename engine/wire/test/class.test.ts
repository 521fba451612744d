import { expect, test } from 'vitest';
import { CLASS_REQUESTS, type ClassRequest, isClassLabel, MOST_CLASS_BYTES, readClassMessage } from '../src/class.ts';

const HASH = 'a'.repeat(64);
const question = { id: 'x-1', game: 'circuit', players: 2, options: {}, position: {}, seat: 0, goal: { kind: 'close' } };
const plan = { game: 'micropul', options: {}, isSameDeal: true, level: 'calm' };

const FINE: readonly ClassRequest[] = [
  { kind: 'label', label: '5 Б-класс' },
  { kind: 'pupil', pupil: 0, name: 'brave-fox', card: HASH, pictures: [0, 11, 0] },
  { kind: 'rename', pupil: 0, name: 'quiet-owl' },
  { kind: 'remove', pupil: 0 },
  { kind: 'guests' },
  { kind: 'secrets', pupil: 0, card: HASH, pictures: [1, 2, 3] },
  { kind: 'code' },
  { kind: 'wallKey' },
  { kind: 'pin', on: true },
  { kind: 'lesson' },
  { kind: 'pace', pace: { kind: 'upTo', item: 3 } },
  { kind: 'eyes', on: false },
  { kind: 'wall', wall: { kind: 'recap', isRanked: false } },
  { kind: 'task', whom: [1, 2], task: { kind: 'lessons', game: 'circuit', items: ['circuit-chain-1'] } },
  { kind: 'pairs', way: { how: 'random', seed: 'abc', odd: 'three', whom: [0, 1] } },
  { kind: 'play', plan: { ...plan, clock: { minutes: 5, seconds: 0 } }, whom: 'all' },
  { kind: 'hint', whom: [0, 3] },
  { kind: 'restart', table: 'abc' },
  { kind: 'away', table: 'abc' },
  { kind: 'unstar', pupil: 0, things: 'all' },
  { kind: 'restar', pupil: 0, things: ['circuit-chain-1'] },
  { kind: 'bot', table: 'abc', seat: 1, on: true },
  { kind: 'time', table: 'abc', seat: 1, seconds: 60 },
  { kind: 'ask', question, solution: ['a3'] },
  { kind: 'close' },
  { kind: 'unask' },
  { kind: 'playOut', answer: ['a3'] },
  { kind: 'plan', plan: null },
  { kind: 'did', facts: [['circuit-chain-1', 3, 0]] },
  { kind: 'answer', asked: 'q1', answer: ['place 3 a1'] },
  { kind: 'again', table: 'abc' },
  { kind: 'share', others: [0, 3] },
  { kind: 'at', doing: '' },
  { kind: 'device', lacks: ['storage', 'voice'] },
  { kind: 'nickname', name: 'brave-fox' },
];

const reads = (request: unknown): boolean => readClassMessage(JSON.stringify(['do', 'w-1', request])).ok;

test('every request there is can be read', () => {
  expect(FINE.map(({ kind }) => kind).toSorted()).toEqual(CLASS_REQUESTS.toSorted());
  for (const request of FINE) expect(reads(request), request.kind).toBe(true);
});

test.each<unknown>([
  { kind: 'toString' },
  { kind: 'code', more: 1 },
  { kind: 'label', label: '<b>' },
  { kind: 'label', label: 'x'.repeat(25) },
  { kind: 'pupil', pupil: 0, name: 'Anna Nowak', card: HASH, pictures: [0, 1, 2] },
  { kind: 'pupil', pupil: 0, name: 'brave-fox', card: HASH, pictures: [0, 1, 12] },
  { kind: 'pace', pace: { kind: 'upTo' } },
  { kind: 'task', whom: [], task: { kind: 'free' } },
  { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['a b'] } },
  { kind: 'did', facts: [['Hello you', 1, 0]] },
  { kind: 'did', facts: [['x', 4, 0]] },
  { kind: 'did', facts: [] },
  { kind: 'answer', asked: 'q1', answer: [] },
  { kind: 'answer', asked: 'q1', answer: ['x'.repeat(201)] },
  { kind: 'at', doing: 'free text' },
  { kind: 'device', lacks: ['free text'] },
  { kind: 'nickname', name: 'silly-goose' },
  { kind: 'at', doing: 'l-1', shows: ['<b>you are silly</b>'] },
  { kind: 'at', doing: 'l-1', shows: ['x'.repeat(401)] },
  { kind: 'ask', question: { ...question, solution: [] }, solution: [] },
  null,
  [],
])('%j is refused', (request) => {
  expect(reads(request)).toBe(false);
});

test('what is no message is refused', () => {
  for (const text of [
    '',
    '{}',
    '[]',
    '["hi"]',
    '["hi",2,""]',
    '["do","w 1",{"kind":"code"}]',
    '["__proto__"]',
    '"'.repeat(MOST_CLASS_BYTES + 1),
  ])
    expect(readClassMessage(text).ok).toBe(false);
  expect(readClassMessage('["hi",2,"p.abc.0.0.xyz"]').ok).toBe(true);
  expect(readClassMessage('["ping"]').ok).toBe(true);
  expect(isClassLabel('5B')).toBe(true);
});

test.each(['5 «Б»', '5"Б"', '7/2', '3а (утро)', '5Б № 1', '5A & 5B', '«Ромашка»', 'IV c', 'O’Brien’s'])(
  'a class may be called %s',
  (label) => {
    expect(isClassLabel(label)).toBe(true);
  },
);

test.each(['', ' 5B', '<b>', '5B\n', '5B\u202e', '(5B)', 'x'.repeat(25)])('a class is not called %j', (label) => {
  expect(isClassLabel(label)).toBe(false);
});
