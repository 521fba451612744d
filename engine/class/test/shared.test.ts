import { describe, expect, test } from 'vitest';
import { type Classroom, sharedIn, sharersOf } from '../src/classroom.ts';
import { groupsOf, inTwos, outside, seatedAt, sharedAmong } from '../src/pairs.ts';
import { deskView, pupilView, wallView } from '../src/views.ts';
import { after, changed, HASHES, HOUSE, live, pupil, roomOf } from './rooms.ts';

/** Devices that say who uses them. */
function sharing(pupils: number, ...devices: readonly (readonly number[])[]): Classroom {
  let room = roomOf(pupils);
  for (const device of devices)
    for (const index of device)
      room = after(room, { kind: 'share', others: device.filter((other) => other !== index) }, pupil(index));
  return room;
}

describe('who shares a device', () => {
  test('is known when both say so, and nobody says it for somebody else', () => {
    expect(sharedIn(after(roomOf(3), { kind: 'share', others: [1, 2] }, pupil(0)))).toEqual([]);
    const room = sharing(5, [1, 3], [0, 2, 4]);
    expect(sharedIn(room)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect([sharersOf(room, 3), sharersOf(roomOf(), 0)]).toEqual([[1, 3], [0]]);
  });
  test('a third one is with all or with nobody', () => {
    let room = sharing(3, [0, 1]);
    room = after(room, { kind: 'share', others: [1] }, pupil(2));
    room = after(room, { kind: 'share', others: [0, 2] }, pupil(1));
    expect(sharedIn(room)).toEqual([[0, 1]]);
  });
  test('who goes home, is removed or gets another card shares no more', () => {
    const room = sharing(3, [0, 1]);
    expect(sharedIn(after(room, { kind: 'share', others: [] }, pupil(1)))).toEqual([]);
    expect(sharedIn(after(room, { kind: 'remove', pupil: 1 }))).toEqual([]);
    expect(sharedIn(after(room, { kind: 'secrets', pupil: 0, hashes: HASHES }))).toEqual([]);
  });
  test('whoever gets the number of one who was removed shares with nobody', () => {
    const room = after(sharing(3, [0, 1, 2]), { kind: 'remove', pupil: 1 });
    expect(room.pupils.map(({ others }) => others)).toEqual([[2], [], [0]]);
    expect(sharedIn(room)).toEqual([[0, 2]]);
  });
  test('the same said twice is nothing new, and oneself is no other', () => {
    const room = after(roomOf(3), { kind: 'share', others: [2, 0, 1, 1] }, pupil(0));
    expect(room.pupils[0]!.others).toEqual([1, 2]);
    expect(changed(room, { kind: 'share', others: [1, 2] }, pupil(0)).entries).toEqual([]);
  });
});

describe('pairs', () => {
  test('who shares a device sits at one table, whatever chance or the ladder say', () => {
    for (let seed = 0; seed < 20; seed++) {
      const room = sharing(5, [0, 3]);
      for (const way of [{ how: 'random', seed: String(seed) } as const, { how: 'ladder' } as const]) {
        const groups = groupsOf(room, { ...way, odd: 'three', whom: [0, 1, 2, 3, 4] });
        expect(groups[0]).toEqual([0, 3]);
        expect(groups.map(({ length }) => length)).toEqual([2, 3]);
      }
    }
  });
  test('the odd one plays with a bot, or makes a two three; of those at one device, if there is no other', () => {
    expect(inTwos([[0, 1]], [2], 'bot')).toEqual([[0, 1], [2]]);
    expect(inTwos([[0, 1]], [2], 'three')).toEqual([[0, 1, 2]]);
    expect(inTwos([[0, 1, 2]], [3], 'three')).toEqual([[0, 1, 2], [3]]);
    expect(inTwos([[0, 1]], [2], 'three', 2)).toEqual([[0, 1], [2]]);
  });
  test('three at one device and a game for two: two play, and the third has a bot', () => {
    const groups = groupsOf(sharing(5, [0, 1, 2]), { how: 'ladder', odd: 'bot', whom: [0, 1, 2, 3, 4], most: 2 });
    expect(groups).toEqual([[0, 1], [2], [3, 4]]);
    expect(seatedAt([[0, 1, 2]], 4)).toEqual([[0, 1, 2]]);
  });
  test('of those who are here', () => {
    expect(
      sharedAmong(
        [
          [0, 1],
          [2, 3, 4],
        ],
        [0, 2, 4],
      ),
    ).toEqual([[2, 4]]);
    expect(outside([[2, 4]], [0, 2, 4])).toEqual([0]);
  });
});

describe('desk, wall and pupils', () => {
  test('the desk knows who is together; a pupil knows what their own device has said', () => {
    const room = sharing(3, [0, 1]);
    expect(deskView(room, live()).shared).toEqual([[0, 1]]);
    expect([0, 2].map((index) => pupilView(room, index, live())!.others)).toEqual([[1], []]);
  });
  test('one device is one board on the wall, with all who use it', () => {
    const doing = (index: number) => (index === 1 ? undefined : { thing: 'circuit-chain-1', shows: [`a${index}`] });
    const { works } = wallView(sharing(4, [0, 1], [2, 3]), live({ doing }));
    expect(works).toEqual([
      { name: 'brave-fox', others: ['quiet-owl'], thing: 'circuit-chain-1', shows: ['a0'], isSolved: false },
      { name: 'merry-cat', others: ['bold-bear'], thing: 'circuit-chain-1', shows: ['a2'], isSolved: false },
    ]);
  });
  test('who sits at a table or is away is at no board of another’s', () => {
    const doing = (index: number) => (index === 0 ? { thing: 'circuit-chain-1', shows: [] } : undefined);
    const room = sharing(3, [0, 1, 2]);
    const seated = after(
      room,
      { kind: 'table', table: { id: 't1', game: 'micropul', seats: [1, null], isSameDeal: false } },
      HOUSE,
    );
    expect(wallView(seated, live({ doing })).works[0]!.others).toEqual(['merry-cat']);
    expect(wallView(room, live({ doing, isHere: (index) => index === 0 })).works[0]!.others).toBeUndefined();
  });
  test('nobody is slow while somebody else uses their device', () => {
    const moved = live({ movedAt: (index) => (index === 1 ? 9000 : 2000) });
    const movedAt = (room: Classroom) => deskView(room, moved).pupils[0]!.movedAt;
    expect([movedAt(roomOf(2)), movedAt(sharing(2, [0, 1]))]).toEqual([2000, 9000]);
  });
});
