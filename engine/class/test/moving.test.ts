import { expect, test } from 'vitest';
import { type Classroom, follow, presentPupils } from '../src/classroom.ts';
import { type Command, opening, type Who } from '../src/commands.ts';
import { readEntry, writeEntry } from '../src/entry.ts';
import { movedClass, packed, unpacked } from '../src/moving.ts';
import { picturesOf, teacherHash } from '../src/secrets.ts';
import { changed, HASHES, HOUSE, KEY, NAMES, pupil, TEACHER } from './rooms.ts';

const ID = 'abcdefghijkl';

/** A class with its log. */
function lived(commands: readonly (readonly [Command, Who?])[]): { readonly room: Classroom; readonly lines: readonly string[] } {
  const lines = [writeEntry(opening('5B', 'pl', teacherHash(KEY), 1000))];
  let room = movedClass(ID, lines);
  if (!room.ok) throw new Error('not opened');
  let now = room.value;
  for (const [command, who = TEACHER] of commands) {
    const { entries, after } = changed(now, command, who, 2000);
    lines.push(...entries.map(writeEntry));
    now = after;
  }
  room = movedClass(ID, lines);
  if (!room.ok) throw new Error('not followed');
  return { room: room.value, lines };
}

const child = (index: number): [Command] => [{ kind: 'pupil', pupil: index, name: NAMES[index]!, hashes: HASHES }];
const hash = (index: number, pictures: readonly number[]): string => `hashed ${index} ${pictures.join('.')}`;

function arrived(lines: readonly string[]): Classroom {
  const entries = lines.map((line) => unpacked(line, hash));
  expect(entries).not.toContain(undefined);
  const room = movedClass(
    ID,
    entries.map((entry) => writeEntry(entry!)),
  );
  if (!room.ok) throw new Error(room.problem.says);
  return room.value;
}

test('pupils, cards, what was given and what they did go along; tables, questions and the number on the wall do not', () => {
  const { room, lines } = lived([
    child(0),
    child(1),
    [{ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l1'] } }],
    [{ kind: 'did', facts: [['l1', 2, 1]] }, pupil(1)],
    [{ kind: 'secrets', pupil: 1, hashes: HASHES }],
    [{ kind: 'pin', pin: '12345' }, HOUSE],
    [{ kind: 'eyes', on: true }],
    [
      {
        kind: 'table',
        table: { id: 'abcdefghijkm', game: 'circuit', seats: [0, 1], isSameDeal: false },
      },
      HOUSE,
    ],
  ]);
  expect([room.pin, room.tables.length, room.isHeld]).toEqual(['12345', 1, true]);
  const moved = arrived(packed(ID, lines, KEY));
  expect(moved).toMatchObject({ id: ID, label: '5B', language: 'pl', teacher: room.teacher, pin: '', tables: [], isHeld: false });
  expect(moved.pupils.map(({ name, card, drawn, progress }) => ({ name, card, drawn, progress }))).toEqual(
    room.pupils.map(({ name, card, drawn, progress }) => ({ name, card, drawn, progress })),
  );
  expect(moved.task).toEqual(room.task);
  // Each server hashes pictures under its own key: they are those of the cards that are printed already.
  expect(moved.pupils[1]!.pictures).toBe(hash(1, picturesOf(KEY, ID, 1, 1)));
});

test('of a pupil who was removed nothing goes along but the number', () => {
  const { lines } = lived([
    child(0),
    child(1),
    [{ kind: 'did', facts: [['secret-thing', 3, 0]] }, pupil(0)],
    [{ kind: 'remove', pupil: 0 }],
    child(2),
  ]);
  const text = packed(ID, lines, KEY).join('\n');
  expect(text).not.toContain('secret-thing');
  const left = packed(ID, lines, KEY).flatMap((line) => readEntry(line) ?? []);
  const joined = left.filter((entry) => entry.kind === 'pupil');
  expect(joined.map(({ card, pictures }) => [card !== '', pictures !== ''])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  expect(presentPupils(arrived(packed(ID, lines, KEY))).map(({ index, name }) => [index, name])).toEqual([
    [1, NAMES[1]],
    [2, NAMES[2]],
  ]);
});

test('a line that does not move, or holds no pictures, is none', () => {
  const { lines } = lived([child(0), [{ kind: 'pin', pin: '12345' }, HOUSE]]);
  const [, added, pin] = lines;
  expect(unpacked(pin!, hash)).toBeUndefined();
  expect(unpacked(added!, hash)).toBeUndefined();
  expect(unpacked('nonsense', hash)).toBeUndefined();
  expect(movedClass(ID, [added!]).ok).toBe(false);
  const room = movedClass(ID, lines);
  expect(room.ok && follow(room.value, 'nonsense').version).toBe(lines.length + 1);
});

test('fields that this program does not know do not come along', () => {
  const line = JSON.stringify({ kind: 'label', at: 1, id: 'w1', label: '5B', opening: { class: ID }, padding: 'x'.repeat(100) });
  expect(unpacked(line, hash)).toEqual({ kind: 'label', at: 1, id: 'w1', label: '5B' });
});

test('what the teacher took back stays taken, and can be given back there', () => {
  const { room, lines } = lived([
    child(0),
    [{ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['l1', 'l2'] } }],
    [
      {
        kind: 'did',
        facts: [
          ['l1', 2, 1],
          ['l2', 3, 0],
        ],
      },
      pupil(0),
    ],
    [{ kind: 'unstar', pupil: 0, things: 'all' }],
    [{ kind: 'restar', pupil: 0, things: ['l2'] }],
  ]);
  const moved = arrived(packed(ID, lines, KEY));
  expect(Object.keys(moved.pupils[0]!.taken)).toEqual(['l1']);
  expect(moved.pupils[0]).toMatchObject({ progress: room.pupils[0]!.progress, taken: room.pupils[0]!.taken });
});
