import { openClass } from '@stolik/class/classroom';
import { type Command, reduce, type Who } from '@stolik/class/commands';
import { writeEntry } from '@stolik/class/entry';
import { ANIMALS } from '@stolik/class/names';
import type { Fact } from '@stolik/class/things';
import { deskView, type Live, pupilView, wallView } from '@stolik/class/views';
import { readingSnapshot, writingSnapshot } from '../src/classes/snapshots.ts';
import { Told } from '../src/classes/told.ts';

/*
 * Says how many bytes of memory classes take for each character of their logs, with all that everybody in them was told, and after they have
 * gone. Run with `--expose-gc`. The argument says what fills the classes.
 */

const PUPILS = 30;
const TEACHER: Who = { kind: 'teacher' };
const everybody = Array.from({ length: PUPILS }, (_, pupil) => pupil);
const names = Array.from({ length: 1200 }, (_, index) => index.toString(36));
const parts = Array.from({ length: names.length / 200 }, (_, part) => names.slice(200 * part, 200 * (part + 1)));
const listOf = (items: readonly string[], whom: readonly number[] | 'all'): Command => ({
  kind: 'task',
  whom,
  task: { kind: 'lessons', game: 'circuit', items },
});

const LIVE: Live = {
  code: () => '',
  isHere: () => true,
  doing: () => undefined,
  lacks: () => undefined,
  hints: () => 0,
  stand: () => undefined,
  movedAt: () => 0,
  look: () => '',
  seat: () => undefined,
  wallKey: () => '',
  tried: () => undefined,
  triedNobody: () => undefined,
};

type Said = readonly (readonly [Command, Who])[];

const FILLED: Readonly<Record<string, Said>> = {
  facts: [
    ...parts.map((items) => [listOf(items, 'all'), TEACHER] as const),
    ...everybody.flatMap((pupil) =>
      parts.map((items): Said[number] => [
        { kind: 'did', facts: items.slice(1).map((item): Fact => [item, 3, 0]) },
        { kind: 'pupil', pupil },
      ]),
    ),
  ],
  given: parts.map((items) => [listOf(items, everybody), TEACHER]),
  // Nobody shares a list with another then.
  apart: [
    ...everybody.map((pupil) => [listOf([`${pupil}!`], [pupil]), TEACHER] as const),
    ...parts.map((items) => [listOf(items, everybody), TEACHER] as const),
  ],
};

function finished<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** As it is after a restart: read from its snapshot. */
function filled(said: Said): { readonly room: ReturnType<typeof openClass>; readonly characters: number } {
  let at = 1_700_000_000_000;
  let room = openClass('abcdefghjkmn', { kind: 'open', at, label: '5B', language: 'en', teacher: '' });
  let characters = 0;
  const hashes = { card: '0'.repeat(64), pictures: '0'.repeat(43) };
  const joined = everybody.map((pupil) => [{ kind: 'pupil', pupil, name: `brave-${ANIMALS[pupil]!}`, hashes }, TEACHER] as const);
  for (const [command, who] of [...joined, ...said]) {
    const reduced = reduce(room, command, who, at++);
    if (!reduced.ok) throw new Error(reduced.problem);
    for (const entry of reduced.value.entries) characters += writeEntry(entry).length;
    room = reduced.value.after;
  }
  const read = finished(readingSnapshot(finished(writingSnapshot({ room, bytes: characters }))));
  if (!read) throw new Error('the snapshot cannot be read');
  return { room: read.room, characters };
}

function told(room: ReturnType<typeof openClass>): Told {
  const all = new Told();
  finished(all.preparing(room));
  all.whole('teacher', deskView(room, LIVE));
  all.whole('wall', wallView(room, LIVE));
  for (const pupil of everybody) all.whole(`pupil ${pupil}`, pupilView(room, pupil, LIVE)!);
  return all;
}

function used(): number {
  // The first run frees what the second can give back.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const CLASSES = 12;
const said = FILLED[process.argv[2] ?? ''] ?? [];
// What is worked out for the first time leaves code behind.
told(filled(said).room);
const before = used();
// One class is so small that what the engine itself keeps and drops would count.
const many = Array.from({ length: CLASSES }, () => filled(said));
const all = many.map(({ room }) => told(room));
const inUse = used();
for (const one of all) one.clear();
const idle = used();
const characters = many.reduce((sum, one) => sum + one.characters, 0);
console.log(
  JSON.stringify({ version: many[0]!.room.version, inUse: (inUse - before) / characters, idle: (idle - before) / characters }),
);
