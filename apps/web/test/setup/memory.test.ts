import { expect, test } from 'vitest';
import { readMemory } from '../../src/pages/setup/memory.ts';

const TABLE = {
  seats: [
    { kind: 'here', name: 'Ola', level: '' },
    { kind: 'bot', name: '', level: '5' },
  ],
  options: { scenario: 'gears', turns: 'together' },
};
const away = { ...TABLE, seats: [TABLE.seats[0], { kind: 'elsewhere', name: '', level: '' }] };

test('a table is remembered with people, levels, options and scenario', () => {
  expect(readMemory(JSON.stringify({ last: TABLE, here: TABLE }))).toEqual({ last: TABLE, here: TABLE });
  expect(readMemory(JSON.stringify({ last: away, here: TABLE }))).toEqual({ last: away, here: TABLE });
});

test('what is stored crooked is forgotten, never thrown', () => {
  for (const text of [
    null,
    '',
    'x',
    '[]',
    '{"last":3}',
    '{"last":{"seats":[],"options":{}}}',
    '{"last":{"seats":[{}],"options":{}}}',
  ])
    expect(readMemory(text)).toEqual({});
  expect(readMemory(JSON.stringify({ here: away }))).toEqual({});
  expect(readMemory(JSON.stringify({ last: { ...TABLE, options: [] } }))).toEqual({});
});
