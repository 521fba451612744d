import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givingWay, outgrown, tooMany, type Used, type Weighed } from '../src/classes/large.ts';
import { ClassMemory } from '../src/classes/memory.ts';

const MB = 1024 * 1024;
const room = (bytes: number, openedAt = 0) => ({ bytes, isIdle: false, openedAt });
const of = (customer: string, ...rooms: readonly Weighed[]): Used<Weighed>[] => rooms.map((each) => ({ room: each, customer }));

test('one customer may use all the memory, and gives way to the next with a class that is large', () => {
  const [small, large] = [room(MB), room(3 * MB)];
  const alone = of('a', small, large);
  expect(givingWay(alone, { room: room(MB), customer: 'a' }, 5 * MB)).toEqual([]);
  // Nobody gives way to themselves.
  expect(givingWay(alone, { room: room(2 * MB), customer: 'a' }, 5 * MB)).toBeUndefined();
  expect(givingWay(alone, { room: room(2 * MB), customer: 'b' }, 5 * MB)).toEqual([large]);
  // Nor to somebody who would then use as much.
  expect(givingWay(alone, { room: room(4 * MB), customer: 'b' }, 5 * MB)).toBeUndefined();
});

test('classes that grow while they are in use are weighed: the customer who uses most gives way', () => {
  const [lesson, grown] = [room(2 * MB), room(2 * MB)];
  const used = [...of('school', lesson), ...of('other', grown, room(MB))];
  expect(outgrown(used, 5 * MB)).toEqual([]);
  expect(outgrown(used, 4 * MB)).toEqual([grown]);
});

test('of the classes of one customer those give way that were opened later', () => {
  const [lesson, ...many] = [room(1000, 1), ...Array.from({ length: 40 }, (_, index) => room(200, 2 + index))] as const;
  const used = of('school', ...many);
  expect(givingWay(used, { room: lesson, customer: 'school' }, 8000)).toEqual(many.slice(-5).reverse());
  expect(outgrown([...of('school', lesson), ...used], 8000)).toEqual(many.slice(-5).reverse());
  // Nobody gives way to what came later.
  expect(
    givingWay([...of('school', lesson), ...used.slice(0, 35)], { room: many[35]!, customer: 'school' }, 8000),
  ).toBeUndefined();
  // Being old is no right to most of the memory.
  const giant = room(7500, 0);
  expect(givingWay(of('school', lesson), { room: giant, customer: 'school' }, 8000)).toBeUndefined();
  expect(outgrown(of('school', giant, lesson), 8000)).toEqual([giant]);
});

test('where n customers use classes, one who uses an n-th of the memory neither waits nor loses a class', () => {
  const sizes = fc.array(
    fc.record({ customer: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.integer({ min: 1, max: 500 }) }),
  );
  fc.assert(
    fc.property(sizes, fc.constantFrom('a', 'me'), fc.integer({ min: 1, max: 500 }), (all, customer, bytes) => {
      const most = 1000;
      const used = all.map((each): Used<Weighed> => ({ customer: each.customer, room: room(each.bytes) }));
      const wanted = { room: room(bytes), customer };
      const usedBy = (who: string, among: readonly Used<Weighed>[]) =>
        among.filter((each) => each.customer === who).reduce((sum, each) => sum + each.room.bytes, 0);
      const share = most / new Set([customer, ...used.map((each) => each.customer)]).size;
      const gone = givingWay(used, wanted, most);
      const asked = [...used, wanted];
      if (usedBy(customer, asked) <= share) expect(gone).toBeDefined();
      // A customer who would use more than a share with the wanted class may lose a class of their own to it.
      for (const each of used) if (gone?.includes(each.room)) expect(usedBy(each.customer, asked)).toBeGreaterThan(share);
      for (const each of used) {
        if (!outgrown(used, most).includes(each.room)) continue;
        expect(usedBy(each.customer, used)).toBeGreaterThan(most / new Set(used.map((other) => other.customer)).size);
      }
    }),
  );
});

test('of idle classes the longest unused go, by number and by size', () => {
  const idle = new Map([
    ['a', { bytes: 3 * MB }],
    ['b', { bytes: MB }],
    ['c', { bytes: MB }],
  ]);
  expect(tooMany(idle, 100, 10 * MB)).toEqual([]);
  expect(tooMany(idle, 2, 10 * MB)).toEqual(['a']);
  expect(tooMany(idle, 100, 1.5 * MB)).toEqual(['a', 'b']);
  // One that is larger than all the room is still used.
  expect(tooMany(idle, 0, 0)).toEqual(['a', 'b']);
});

test('a class that is used again after a rest is not dropped, however many others rest', () => {
  const memory = new ClassMemory<Weighed & { connections: number; usedFrom: string | undefined }>();
  const lesson = { bytes: 1, isIdle: true, openedAt: 0, connections: 0, usedFrom: undefined };
  memory.add('lesson', lesson);
  expect(memory.rest('lesson', lesson)).toEqual([]);
  lesson.isIdle = false;
  const gone = Array.from({ length: 150 }, (_, index) =>
    memory.rest(`c${index}`, { bytes: 1, isIdle: true, openedAt: 0, connections: 0, usedFrom: undefined }),
  );
  expect(gone.flat()).not.toContain('lesson');
  expect(gone.flat()).toContain('c0');
});
