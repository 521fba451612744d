import { fits } from '@stolik/kernel/forms';
import { SeededRng } from '@stolik/kernel/random';
import { damaged, exampleOf } from '@stolik/kernel/testing/forms';
import { expect, test } from 'vitest';
import { CLASSROOM_FORMAT, follow } from '../src/classroom.ts';
import { ENTRY_KINDS, entryForm, readEntry, UnknownEntry } from '../src/entry.ts';
import { deskView, pupilView, wallView } from '../src/views.ts';
import { live, roomOf } from './rooms.ts';

const look = (room: ReturnType<typeof roomOf>): string =>
  JSON.stringify([
    deskView(room, live()),
    wallView(room, live()),
    room.pupils.map(({ index }) => pupilView(room, index, live())),
  ]);

test.each(ENTRY_KINDS)('%s: what has its form is read, and can be told to everybody afterwards', (kind) => {
  const rng = new SeededRng(kind);
  for (let i = 0; i < 50; i++) {
    const entry = exampleOf(entryForm(kind), rng);
    expect(fits(entryForm(kind), entry)).toBe(true);
    expect(readEntry(JSON.stringify(entry))).toEqual(entry);
    const room = follow(roomOf(), JSON.stringify(entry));
    expect(room.version).toBe(roomOf().version + 1);
    expect(look(room)).toContain('"who":"wall"');
  }
});

test('whatever lies in the store, a class goes on and can be shown', () => {
  const rng = new SeededRng('damage');
  let room = roomOf();
  let read = 0;
  for (let i = 0; i < 6000; i++) {
    const kind = ENTRY_KINDS[rng.below(ENTRY_KINDS.length)]!;
    const right = exampleOf(entryForm(kind), rng);
    const body = JSON.stringify(rng.below(3) ? damaged(right, rng) : right) ?? '';
    const text = rng.below(10) ? body : body.slice(0, rng.below(body.length + 1));
    const before = room.version;
    try {
      room = follow(room, text);
      read++;
    } catch (error) {
      // Another word for a kind: a later program may know it.
      if (!(error instanceof UnknownEntry)) throw error;
      continue;
    }
    expect(room.version).toBe(before + 1);
    if (i % 20 === 0) expect(look(room)).toContain('"who":"teacher"');
    // A class of hundreds is another test's.
    if (room.pupils.length > 40 || room.tables.length > 40) room = roomOf();
  }
  expect(read).toBeGreaterThan(4000);
});

test.each([
  ['no JSON', '{"kind":"task"'],
  ['not an object', '7'],
  ['no kind', '{"at":1}'],
  ['a kind that is no word', '{"kind":7,"at":1}'],
  ['something missing', '{"kind":"task","at":1,"whom":"all"}'],
  [
    'as deep as no message may be',
    `{"kind":"task","at":1,"whom":"all","task":{"kind":"game","game":"micropul","options":{"a":${'['.repeat(2000)}${']'.repeat(2000)}}}}`,
  ],
])('a line with %s is passed over', (_, text) => {
  const room = roomOf();
  expect(follow(room, text)).toEqual({ ...room, version: room.version + 1 });
});

test('a kind of a later program is not passed over: only that program knows what it means', () => {
  expect(() => follow(roomOf(), '{"kind":"homework","at":1}')).toThrow(UnknownEntry);
});

test('a snapshot has a number: whoever gives a class other fields raises it', () => {
  const { pupils, ...room } = roomOf();
  expect([CLASSROOM_FORMAT, Object.keys(room).join(' '), Object.keys(pupils[0]!).join(' ')]).toEqual([
    8,
    'id version label language teacher wallKey newest guestsCame pace isHeld wall task named given groups tables asked plan planAt pin lessonAt givenAt openedAt lastAt granted',
    'index name isGuest drawn others card pictures task givenAt renamedAt wrote progress taken given isGone',
  ]);
});
