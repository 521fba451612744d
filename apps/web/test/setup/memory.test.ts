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
  expect(readMemory({ last: TABLE, here: TABLE })).toEqual({ last: TABLE, here: TABLE });
  expect(readMemory({ last: away, here: TABLE })).toEqual({ last: away, here: TABLE });
});

test('what is stored crooked is forgotten, never thrown', () => {
  const crooked = [{ seats: [], options: {} }, { seats: [{}], options: {} }, 3].map((last) => ({ last }));
  for (const raw of [undefined, null, 'x', [], ...crooked]) expect(readMemory(raw)).toEqual({});
  expect(readMemory({ here: away })).toEqual({});
  expect(readMemory({ last: { ...TABLE, options: [] } })).toEqual({});
});
