import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientMessage, MOST_BYTES, readClientMessage } from '../src/messages.ts';

const RIGHT: readonly ClientMessage[] = [
  ['hi', 1, 'k3b9xq', 'k3b9xq.0.1.abc', -1, '0f'],
  ['hi', 1, 'k3b9xq', '', 12, ''],
  ['ping'],
  ['act', 'a-1', 3, 'lay WBW+@1,0'],
  ['resign', 'a1'],
  ['undo', 'a2'],
  ['answer', 'a3', 'q1', 1],
  ['bot', 'a4', 1, 'greedy'],
  ['back', 'a5'],
  ['pause', 'a6', 0],
  ['say', 'a7', 'hello'],
  ['leave', 'a8'],
  ['begin', 'a9', 'greedy'],
  ['again', 'b0'],
];

test.each(RIGHT)('%s is read', (...message) => {
  expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

test.each([
  [''],
  ['{'],
  ['null'],
  ['{"0":"ping"}'],
  ['[]'],
  ['[1]'],
  ['["toString"]'],
  ['["__proto__"]'],
  ['["ping",1]'],
  ['["act","a",1]'],
  ['["act","a",-1,"take"]'],
  ['["act","a",1.5,"take"]'],
  ['["act","a",1,""]'],
  ['["act","","1","take"]'],
  ['["act","a b",1,"take"]'],
  ['["say","a","you are all fools"]'],
  ['["bot","a",9,"greedy"]'],
  [`["act","a",1,"${'x'.repeat(1001)}"]`],
  [`["act","a",1,"${'x'.repeat(MOST_BYTES)}"]`],
  ['["hi",1,"../../etc","",0,""]'],
])('%j is refused with a sentence', (text) => {
  expect(readClientMessage(text)).toMatchObject({ ok: false, problem: { says: expect.stringMatching(/./) } });
});

test('whatever a stranger sends, reading it never throws, and what is read is what was sent', () => {
  const kinds = fc.constantFrom(...RIGHT.map(([kind]) => kind));
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc.tuple(kinds, fc.anything()).map((value) => {
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '';
      }
    }),
    fc.tuple(kinds, fc.string(), fc.oneof(fc.integer(), fc.string()), fc.string()).map((value) => JSON.stringify(value)),
  );
  const isRight = (text: string): boolean => {
    const read = readClientMessage(text);
    return !read.ok || JSON.stringify(read.value) === JSON.stringify(JSON.parse(text));
  };
  expect(fc.check(fc.property(hostile, isRight), { numRuns: 5000 }).failed).toBe(false);
});
