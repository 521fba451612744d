import { describe, expect, test } from 'vitest';
import { type Classroom, follow, guestsIn, openClass, openTables, presentPupils, pupilOf, tableOf } from '../src/classroom.ts';
import { type Command, MAY, MOST_PUPILS, MOST_TABLES, opening, reduce, type Who } from '../src/commands.ts';
import { type Entry, readEntry, writeEntry } from '../src/entry.ts';
import { ANIMALS, HOWS, isNickname, type Nickname, sayNickname } from '../src/names.ts';
import { cardOf, isKey, isPictureSecret, keyOf, picturesOf, teacherHash } from '../src/secrets.ts';
import { stuckOf } from '../src/stuck.ts';
import type { Fact } from '../src/things.ts';
import { after, changed, HASHES, HOUSE, KEY, pupil, QUESTION, refusal, roomOf, TEACHER, WALL } from './rooms.ts';

const TABLE = { id: 't1', game: 'micropul', seats: [0, 1], isSameDeal: true };

/** One of each, all of them possible in a class of three with a question open, a table whose game is over and a lesson for anybody. */
const EVERY: { readonly [Kind in Command['kind']]: Extract<Command, { readonly kind: Kind }> } = {
  label: { kind: 'label', label: '6A' },
  pupil: { kind: 'pupil', pupil: 3, name: 'bold-bear', hashes: HASHES },
  rename: { kind: 'rename', pupil: 0, name: 'bold-bear' },
  remove: { kind: 'remove', pupil: 0 },
  guests: { kind: 'guests' },
  secrets: { kind: 'secrets', pupil: 0, hashes: HASHES },
  wallKey: { kind: 'wallKey' },
  lesson: { kind: 'lesson' },
  pace: { kind: 'pace', pace: { kind: 'upTo', item: 2 } },
  eyes: { kind: 'eyes', on: true },
  wall: { kind: 'wall', wall: { kind: 'boards' } },
  task: { kind: 'task', whom: 'all', task: { kind: 'free' } },
  pairs: { kind: 'pairs', way: { how: 'hand', groups: [[0, 1], [2]] } },
  ask: { kind: 'ask', question: QUESTION, solution: ['a3'] },
  close: { kind: 'close' },
  playOut: { kind: 'playOut', answer: ['a3'] },
  unask: { kind: 'unask' },
  plan: { kind: 'plan', plan: { plan: 'closed-chain', step: 1 } },
  away: { kind: 'away', table: 't1' },
  unstar: { kind: 'unstar', pupil: 0, things: 'all' },
  restar: { kind: 'restar', pupil: 0, things: ['circuit-chain-1'] },
  did: { kind: 'did', facts: [['circuit-chain-1', 3, 0]] },
  answer: { kind: 'answer', asked: 'q6', answer: ['a3'] },
  again: { kind: 'again', table: 't1' },
  share: { kind: 'share', others: [2] },
  nickname: { kind: 'nickname', name: 'calm-rhino' },
  guest: { kind: 'guest', dice: 7 },
  pin: { kind: 'pin', pin: '12345' },
  table: { kind: 'table', table: { ...TABLE, id: 't2' } },
  over: { kind: 'over', table: 't1' },
};

const busy = () =>
  [EVERY.pin, { ...EVERY.table, table: TABLE }, EVERY.over, EVERY.ask].reduce(
    (room, command) => after(room, command, command.kind === 'ask' ? TEACHER : HOUSE),
    roomOf(),
  );

const ALL: readonly Who[] = [TEACHER, pupil(0), WALL, HOUSE];

describe('who may what', () => {
  test.each(Object.values(EVERY).flatMap((command) => ALL.map((who) => [command.kind, who.kind, command, who] as const)))(
    '%s by %s',
    (kind, whoKind, command, who) => {
      const room = busy();
      const asked = command.kind === 'answer' ? { ...command, asked: room.asked!.id } : command;
      expect(refusal(room, asked, who)).toBe(MAY[kind].includes(whoKind) ? undefined : 'not-yours');
    },
  );

  test('a pupil and the wall never get what is the teacher’s, nor the server’s', () => {
    for (const [kind, who] of Object.entries(MAY)) {
      expect(who).not.toContain('wall');
      if (who.includes('pupil')) expect(['did', 'answer', 'again', 'share', 'nickname']).toContain(kind);
    }
  });

  test('who has gone may nothing', () => {
    const room = after(roomOf(), { kind: 'remove', pupil: 1 });
    expect(refusal(room, EVERY.did, pupil(1))).toBe('unknown');
    expect(refusal(room, EVERY.did, pupil(99))).toBe('unknown');
  });
});

test('the lines of a class are all that is needed to have it again', () => {
  const first = opening('5B', 'pl', teacherHash(KEY), 1000);
  const lines: Entry[] = [first];
  let room = openClass('c1', first);
  const does = (command: Command, who: Who = TEACHER): void => {
    const { entries, after: next } = changed(room, command, who);
    lines.push(...entries);
    room = next;
  };
  for (const [index, name] of (['brave-fox', 'quiet-owl', 'merry-cat'] as const).entries())
    does({ kind: 'pupil', pupil: index, name, hashes: HASHES });
  does({ ...EVERY.table, table: TABLE }, HOUSE);
  does(EVERY.pin, HOUSE);
  does(EVERY.guest, HOUSE);
  does(EVERY.ask);
  does(EVERY.over, HOUSE);
  does(EVERY.again, pupil(1));
  does(EVERY.nickname, pupil(2));
  const done = ['pupil', 'unask', 'table', 'over', 'again', 'nickname', 'guest', 'guests', 'answer', 'rename', 'remove', 'pairs'];
  const by = { teacher: TEACHER, wall: WALL, house: HOUSE, pupil: pupil(1) } as const;
  for (const command of Object.values(EVERY)) {
    if (!done.includes(command.kind)) does(command, by[MAY[command.kind][0]!]);
  }
  does({ kind: 'rename', pupil: 2, name: 'lively-crab' });
  does(EVERY.remove);
  const [again, ...rest] = lines.map(writeEntry);
  expect(rest.reduce(follow, openClass('c1', readEntry(again!) as typeof first))).toEqual(room);
});

test('the same request is done once, and two people may use the same words', () => {
  const room = after(roomOf(), EVERY.label, TEACHER, 2000, 'w1');
  expect(changed(room, { kind: 'label', label: '7C' }, TEACHER, 3000, 'w1').entries).toEqual([]);
  const other = after(room, EVERY.did, pupil(0), 3000, 'w1');
  expect(other.pupils[0]?.progress['circuit-chain-1']?.stars).toBe(3);
});

test('what the teacher requested is remembered however much the pupils do meanwhile', () => {
  let room = after(roomOf(), EVERY.ask, TEACHER, 2000, 'w1');
  for (let turn = 0; turn < 100; turn++)
    room = after(room, { kind: 'did', facts: [[`l-${turn}`, 1, 0]] }, pupil(turn % 3), 3000, `p${turn}`);
  expect(changed(room, EVERY.ask, TEACHER, 4000, 'w1').entries).toEqual([]);
  expect(changed(room, EVERY.answer, pupil(2), 4000, 'p98').entries).toEqual([]);
  expect(room.granted.length).toBeLessThan(64);
  for (let turn = 0; turn < 100; turn++) room = after(room, { kind: 'label', label: `${turn}` }, TEACHER, 5000, `t${turn}`);
  expect([room.granted.includes('w1'), room.granted.includes('t99'), room.granted.includes('1 p97')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a table takes the place of those its pupils had', () => {
  let room = after(roomOf(), { ...EVERY.table, table: TABLE }, HOUSE);
  room = after(room, { kind: 'table', table: { ...TABLE, id: 't2' } }, HOUSE);
  expect(openTables(room).map(({ id }) => id)).toEqual(['t2']);
  // A view asks for every pupil: it is found once for all of them.
  expect(openTables({ ...room, label: 'other' })).toBe(openTables(room));
  expect(changed(room, { kind: 'table', table: { ...TABLE, id: 't2' } }, HOUSE).entries).toEqual([]);
});

test('a class has so many open tables and no more, also where the pupils have left', () => {
  let room = roomOf();
  for (let count = 0; count < MOST_TABLES; count++)
    room = after(
      room,
      { kind: 'table', table: { ...TABLE, id: `t${count}`, seats: count === 0 ? [0, 1] : [null, null] } },
      HOUSE,
    );
  const another = { ...TABLE, id: 'more' };
  expect(refusal(room, { kind: 'table', table: { ...another, seats: [2, null] } }, HOUSE)).toBe('full');
  // One that takes the place of another, or comes after another was put away.
  expect(refusal(room, { kind: 'table', table: { ...another, seats: [0, null] } }, HOUSE)).toBeUndefined();
  room = after(room, { kind: 'away', table: 't5' });
  expect(refusal(room, { kind: 'table', table: { ...another, seats: [2, null] } }, HOUSE)).toBeUndefined();
});

test('a second number for the wall does not take the place of the first', () => {
  const room = after(roomOf(), EVERY.pin, HOUSE);
  expect(refusal(room, { kind: 'pin', pin: '54321' }, HOUSE)).toBe('taken');
  expect(changed(room, EVERY.pin, HOUSE).entries).toEqual([]);
  expect(after(after(room, { kind: 'pin', pin: '' }, HOUSE), { kind: 'pin', pin: '54321' }, HOUSE).pin).toBe('54321');
});

test('no table is laid for somebody who was removed while it was laid', () => {
  const room = after(roomOf(), { kind: 'remove', pupil: TABLE.seats[0]! });
  expect(refusal(room, { kind: 'table', table: TABLE }, HOUSE)).toBe('unknown');
});

describe('pupils', () => {
  test('an animal is one pupil’s, and free again when they have gone', () => {
    const room = roomOf();
    expect(refusal(room, { kind: 'pupil', pupil: 3, name: 'kind-fox', hashes: HASHES })).toBe('taken');
    expect(refusal(room, { kind: 'rename', pupil: 0, name: 'kind-fox' })).toBeUndefined();
    expect(refusal(room, { kind: 'rename', pupil: 1, name: 'kind-fox' })).toBe('taken');
    const less = after(room, { kind: 'remove', pupil: 0 });
    expect(refusal(less, { kind: 'pupil', pupil: 3, name: 'kind-fox', hashes: HASHES })).toBeUndefined();
    // Numbers are not used again: a card of the one who has gone opens nothing.
    expect(refusal(less, { kind: 'pupil', pupil: 0, name: 'kind-fox', hashes: HASHES })).toBe('not-now');
    expect(refusal(less, { kind: 'pupil', pupil: 4, name: 'kind-fox', hashes: HASHES })).toBe('not-now');
  });

  test('of who has gone nothing is kept but the number', () => {
    const worked = after(roomOf(), EVERY.did, pupil(0));
    const { card, pictures, progress, isGone } = after(worked, { kind: 'remove', pupil: 0 }).pupils[0]!;
    expect({ card, pictures, progress, isGone }).toEqual({ card: '', pictures: '', progress: {}, isGone: true });
  });

  test('a pupil takes another free animal, once in a lesson and at no table', () => {
    const room = roomOf();
    const named = (of: Classroom, name: Nickname) => reduce(of, { kind: 'nickname', name }, pupil(0), 3000);
    expect(refusal(room, { kind: 'nickname', name: 'calm-owl' }, pupil(0))).toBe('taken');
    expect(refusal(room, { kind: 'nickname', name: 'calm-rhino' }, TEACHER)).toBe('not-yours');
    const first = named(room, 'calm-rhino');
    if (!first.ok) throw new Error(first.problem);
    expect(first.value.after.pupils[0]!.name).toBe('calm-rhino');
    expect(named(first.value.after, 'calm-mole')).toEqual({ ok: false, problem: 'not-now' });
    const next = after(first.value.after, { kind: 'lesson' }, TEACHER, 4000);
    expect(named(next, 'calm-mole').ok).toBe(true);
    const table = { id: 't1', game: 'micropul', seats: [0, 1], isSameDeal: false };
    expect(named(after(next, { kind: 'table', table }, HOUSE), 'calm-mole')).toEqual({ ok: false, problem: 'not-now' });
    expect(named(after(next, { kind: 'eyes', on: true }), 'calm-mole')).toEqual({ ok: false, problem: 'not-now' });
  });

  test('as many as there are animals, guests too', () => {
    let room = after(roomOf(0), EVERY.pin, HOUSE);
    for (let dice = 0; dice < MOST_PUPILS; dice++) room = after(room, { kind: 'guest', dice: dice * 7919 }, HOUSE);
    expect(new Set(room.pupils.map(({ name }) => name.split('-')[1])).size).toBe(MOST_PUPILS);
    expect(room.pupils.every(({ name, isGuest }) => isNickname(name) && isGuest)).toBe(true);
    expect(refusal(room, { kind: 'guest', dice: 1 }, HOUSE)).toBe('full');
    const shut = after(after(room, { kind: 'remove', pupil: 4 }), { kind: 'pin', pin: '' }, HOUSE);
    expect(refusal(shut, { kind: 'guest', dice: 1 }, HOUSE)).toBe('not-now');
  });

  /** With the number on the wall on, and so many guests after three pupils. */
  const withGuests = (count: number) => {
    let room = after(roomOf(), EVERY.pin, HOUSE);
    for (let dice = 0; dice < count; dice++) room = after(room, { kind: 'guest', dice: dice * 7919 }, HOUSE);
    return room;
  };

  test('guests never keep one of the class out: whoever is given a guest’s animal takes that place', () => {
    const full = withGuests(MOST_PUPILS - 3);
    expect(refusal(full, EVERY.guest, HOUSE)).toBe('full');
    const guest = full.pupils[3]!;
    const { entries, after: added } = changed(full, {
      kind: 'pupil',
      pupil: full.pupils.length,
      name: guest.name,
      hashes: HASHES,
    });
    expect(entries.map(({ kind }) => kind)).toEqual(['remove', 'pupil']);
    expect(pupilOf(added, 3)).toBeUndefined();
    expect(pupilOf(added, full.pupils.length)).toMatchObject({ name: guest.name, isGuest: false });
    expect(presentPupils(added)).toHaveLength(MOST_PUPILS);
    // All places can be the teacher's in the end, and an animal of the class itself stays where it is.
    const taken = (room: Classroom, name: Nickname) =>
      refusal(room, { kind: 'pupil', pupil: room.pupils.length, name, hashes: HASHES });
    expect(taken(withGuests(3), 'kind-fox')).toBe('taken');
    const all = guestsIn(full).reduce(
      (room, index) => after(room, { kind: 'pupil', pupil: room.pupils.length, name: room.pupils[index]!.name, hashes: HASHES }),
      full,
    );
    expect(presentPupils(all).some(({ isGuest }) => isGuest)).toBe(false);
    expect(taken(all, guest.name)).toBe('full');
  });

  test('guests stop writing long before the log is full, and pupils go on', () => {
    const one = withGuests(1);
    const room = { ...one, version: 80_000 };
    expect(refusal(room, EVERY.did, pupil(3))).toBe('full');
    expect(refusal(room, EVERY.did, pupil(0))).toBeUndefined();
    // So does one guest who has written as much as a lesson needs, and no pupil who has.
    const busy = { ...one, pupils: one.pupils.map((each) => ({ ...each, wrote: 300 })) };
    expect([0, 3].map((index) => refusal(busy, EVERY.did, pupil(index)))).toEqual([undefined, 'full']);
  });

  test('all guests go with one request, and nobody else', () => {
    const room = after(withGuests(5), { kind: 'secrets', pupil: 4, hashes: HASHES });
    const { entries, after: left } = changed(room, EVERY.guests);
    expect(entries.map((entry) => entry.kind === 'remove' && entry.pupil)).toEqual([3, 5, 6, 7]);
    expect(presentPupils(left).map(({ index }) => index)).toEqual([0, 1, 2, 4]);
    expect(changed(left, EVERY.guests).entries).toEqual([]);
  });

  test('numbers of guests who left are used again, and nothing of the guest before is', () => {
    let room = after(withGuests(3), { kind: 'table', table: { ...TABLE, seats: [0, 4] } }, HOUSE);
    room = after(after(room, { kind: 'did', facts: [['x-1', 3, 0]] }, pupil(4)), EVERY.guests);
    const back = after(room, EVERY.guest, HOUSE);
    expect(back.newest).toBe(3);
    const again = after(back, EVERY.guest, HOUSE);
    expect(again.pupils[again.newest]).toMatchObject({ index: 4, isGuest: true, isGone: false, progress: {}, drawn: 1 });
    expect(tableOf(again, 4)).toBeUndefined();
    expect(again.tables[0]!.seats).toEqual([0, null]);
    // Pupils of the class keep theirs: a card of one who has gone opens nothing.
    const gone = after(again, { kind: 'remove', pupil: 1 });
    expect(after(after(gone, EVERY.guest, HOUSE), EVERY.guest, HOUSE).pupils[1]).toMatchObject({ isGone: true });
  });

  test('however often a class is filled with guests, the teacher can add pupils for ever after', () => {
    let room = roomOf();
    for (let round = 0; round < 40; round++) {
      room = after(room, EVERY.pin, HOUSE);
      for (let dice = 0; refusal(room, { kind: 'guest', dice }, HOUSE) === undefined; dice++)
        room = after(room, { kind: 'guest', dice }, HOUSE);
      room = after(room, EVERY.guests);
    }
    expect(room.pupils).toHaveLength(MOST_PUPILS);
    expect(refusal(room, { kind: 'pupil', pupil: MOST_PUPILS, name: 'bold-bear', hashes: HASHES })).toBeUndefined();
  });

  test('so many guests come in a lesson, until the number is switched, another lesson begins, or the teacher removes all', () => {
    const crowd = () => {
      // One guest stays.
      let room = after(after(roomOf(), EVERY.pin, HOUSE), EVERY.guest, HOUSE);
      let count = 1;
      for (; refusal(room, EVERY.guest, HOUSE) === undefined; count++) {
        room = after(room, EVERY.guest, HOUSE);
        room = after(room, { kind: 'remove', pupil: room.newest });
      }
      return { room, count };
    };
    const { room, count } = crowd();
    expect([count, refusal(room, EVERY.guest, HOUSE)]).toEqual([150, 'full']);
    expect(refusal(after(room, EVERY.lesson), EVERY.guest, HOUSE)).toBeUndefined();
    const switched = after(after(room, { kind: 'pin', pin: '' }, HOUSE), { kind: 'pin', pin: '54321' }, HOUSE);
    expect(refusal(switched, EVERY.guest, HOUSE)).toBeUndefined();
    expect(refusal(after(room, EVERY.guests), EVERY.guest, HOUSE)).toBeUndefined();
  });

  test('a class that strangers had filled for good, under the program before, has room again', () => {
    const first = opening('5B', 'pl', 'x', 1000);
    const old: string[] = [`{"kind":"pin","pin":"12345","at":1001}`];
    for (let index = 0; index < 400; index++) {
      const name = `${HOWS[0]!}-${ANIMALS[index % 36]!}`;
      old.push(`{"kind":"pupil","pupil":${index},"name":"${name}","card":"","pictures":"","isGuest":true,"at":1002}`);
      if (index >= 10) old.push(`{"kind":"remove","pupil":${index - 10},"at":1003}`);
    }
    const room = old.reduce(follow, openClass('c1', first));
    // As the program before would have it: a number for each of them, none drawn again.
    expect(room.pupils.map(({ index, drawn, isGone }) => [index, drawn, isGone])).toEqual(
      Array.from({ length: 400 }, (_, index) => [index, 0, index < 390]),
    );
    expect(refusal(room, { kind: 'pupil', pupil: 400, name: 'bold-fox', hashes: HASHES })).toBeUndefined();
    const lesson = after(room, EVERY.lesson);
    expect(after(lesson, EVERY.guest, HOUSE).newest).toBe(0);
  });

  test('secrets drawn again shut out the old ones, and make a guest one of the class', () => {
    const room = after(after(roomOf(0), EVERY.pin, HOUSE), EVERY.guest, HOUSE);
    expect(after(room, { kind: 'secrets', pupil: 0, hashes: HASHES }).pupils[0]).toMatchObject({ drawn: 1, isGuest: false });
  });

  test('every nickname can be said in every language', () => {
    for (const language of ['en', 'ru', 'pl'] as const) {
      const said = HOWS.flatMap((how) => ANIMALS.map((animal) => sayNickname(`${how}-${animal}`, language)));
      expect(new Set(said).size).toBe(HOWS.length * ANIMALS.length);
    }
    expect(sayNickname('brave-fox', 'pl')).toBe('Dzielny Lis');
    for (const wrong of ['brave', 'brave-fox-1', 'toString-fox', 'brave-dragon', 7]) expect(isNickname(wrong)).toBe(false);
  });
});

describe('progress', () => {
  const at = (facts: readonly (readonly [string, 0 | 1 | 2 | 3, number])[], now: number, room = roomOf()) =>
    after(room, { kind: 'did', facts }, pupil(0), now);

  test('is merged whatever comes first, and counts once', () => {
    const first = at([['a', 2, 1]], 3000);
    const both = at(
      [
        ['a', 1, 4],
        ['b', 0, 2],
      ],
      4000,
      first,
    );
    expect(both.pupils[0]?.progress).toEqual({
      a: { stars: 2, misses: 4, at: 4000, solvedAt: 3000 },
      b: { stars: 0, misses: 2, at: 4000 },
    });
    expect(
      changed(
        both,
        {
          kind: 'did',
          facts: [
            ['a', 2, 0],
            ['b', 0, 1],
          ],
        },
        pupil(0),
      ).entries,
    ).toEqual([]);
    const told = changed(
      both,
      {
        kind: 'did',
        facts: [
          ['a', 3, 0],
          ['b', 0, 1],
        ],
      },
      pupil(0),
    ).entries;
    expect(told).toMatchObject([{ kind: 'did', facts: [['a', 3, 0]] }]);
  });

  test('is taken also while everybody looks at the teacher', () => {
    expect(refusal(after(roomOf(), EVERY.eyes), EVERY.did, pupil(0))).toBeUndefined();
  });

  test('has an end', () => {
    const many = Array.from({ length: 2001 }, (_, i) => [`x${i}`, 1, 0] as const);
    expect(refusal(roomOf(), { kind: 'did', facts: many }, pupil(0))).toBe('full');
  });
});

describe('pairs', () => {
  const way = (how: 'random' | 'ladder', odd: 'bot' | 'three', seed = 's'): Command => ({
    kind: 'pairs',
    way: how === 'random' ? { how, seed, odd, whom: [0, 1, 2, 3, 4] } : { how, odd, whom: [0, 1, 2, 3, 4] },
  });
  test('by ladder those who have solved as much play with each other', () => {
    let room = after(roomOf(5), { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['a'] } });
    for (const [index, stars] of [1, 3, 1, 3, 2].entries())
      room = after(room, { kind: 'did', facts: [['a', stars as 1, 0]] }, pupil(index));
    expect(after(room, way('ladder', 'bot')).groups).toEqual([[1, 3], [4, 0], [2]]);
    expect(after(room, way('ladder', 'three')).groups).toEqual([
      [1, 3],
      [4, 0, 2],
    ]);
  });
  test('of three who are left two become three, and one alone plays with a bot', () => {
    const of = (whom: readonly number[], odd: 'bot' | 'three') =>
      after(roomOf(3), { kind: 'pairs', way: { how: 'ladder', odd, whom } }).groups;
    expect(of([0, 1, 2], 'three')).toEqual([[0, 1, 2]]);
    expect(of([0, 1, 2], 'bot')).toEqual([[0, 1], [2]]);
    expect(of([2], 'three')).toEqual([[2]]);
    expect(of([], 'three')).toEqual([]);
  });
  test('at random by a seed, everybody once', () => {
    const groups = after(roomOf(5), way('random', 'bot')).groups;
    expect(groups).toEqual(after(roomOf(5), way('random', 'bot')).groups);
    expect(new Set(groups.flat())).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(groups.flat()).toHaveLength(5);
    const seeds = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(after(roomOf(5), way('random', 'bot', seed)).groups));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
  test('by hand nobody twice, and only who is there', () => {
    expect(refusal(roomOf(), { kind: 'pairs', way: { how: 'hand', groups: [[0, 1], [1]] } })).toBe('taken');
    expect(refusal(roomOf(), { kind: 'pairs', way: { how: 'hand', groups: [[0, 7]] } })).toBe('unknown');
  });
});

describe('a question to everybody', () => {
  const answer = (room = busy(), text = 'a3', who = pupil(0)) =>
    reduce(room, { kind: 'answer', asked: room.asked!.id, answer: [text] }, who, 5000);
  test('the last answer counts, until it is closed', () => {
    let room = busy();
    for (const text of ['a3', 'c3']) {
      const given = answer(room, text);
      room = given.ok ? given.value.after : room;
    }
    expect(room.asked?.answers).toEqual({ 0: ['c3'] });
    expect(answer(after(room, { kind: 'close' }))).toEqual({ ok: false, problem: 'not-now' });
    expect(answer(after(room, EVERY.eyes))).toEqual({ ok: false, problem: 'eyes' });
    expect(refusal(room, { kind: 'answer', asked: 'q1', answer: ['a'] }, pupil(0))).toBe('unknown');
    expect(after(room, EVERY.playOut).asked).toMatchObject({ isOpen: false, played: ['a3'] });
    expect(after(room, { kind: 'remove', pupil: 0 }).asked?.answers).toEqual({});
  });
});

test('what is given to all replaces what single ones had; who comes later gets it too', () => {
  const some = after(roomOf(), { kind: 'task', whom: [1], task: { kind: 'free' } });
  expect(some.pupils.map(({ task }) => task?.kind)).toEqual([undefined, 'free', undefined]);
  const all = after(some, { kind: 'task', whom: 'all', task: { kind: 'puzzles', game: 'circuit', items: ['p1'] } });
  expect(all.pupils.map(({ task }) => task)).toEqual([undefined, undefined, undefined]);
  expect(all.task?.kind).toBe('puzzles');
  expect(refusal(all, { kind: 'task', whom: [9], task: { kind: 'free' } })).toBe('unknown');
});

test('secrets come from the teacher’s key, another for every pupil, class and drawing', () => {
  const cards = [cardOf(KEY, 'c1', 0, 0), cardOf(KEY, 'c1', 1, 0), cardOf(KEY, 'c1', 0, 1), cardOf(KEY, 'c2', 0, 0)];
  expect(new Set(cards).size).toBe(4);
  expect(cards.every(isKey)).toBe(true);
  expect(cardOf(KEY, 'c1', 0, 0)).toBe(cards[0]);
  expect(keyOf(Uint8Array.from({ length: 16 }, (_, i) => i))).toBe(Buffer.from([...Array(16).keys()]).toString('base64url'));
  const pictures = Array.from({ length: 200 }, (_, index) => picturesOf(KEY, 'c1', index, 0));
  expect(pictures.every(isPictureSecret)).toBe(true);
  expect(new Set(pictures.flat()).size).toBe(12);
  expect(new Set(pictures.map(String)).size).toBeGreaterThan(150);
});

test('somebody is stuck after two minutes without progress or three wrong tries', () => {
  const work = { isHere: true, isBusy: true, movedAt: 10_000, tries: 0 };
  expect(stuckOf(work, false, 129_999)).toBeUndefined();
  expect(stuckOf(work, false, 130_000)).toEqual({ why: 'quiet', for: 120_000 });
  expect(stuckOf({ ...work, tries: 3 }, false, 20_000)).toEqual({ why: 'tries', count: 3 });
  expect(stuckOf({ ...work, tries: 3 }, true, 20_000)).toBeUndefined();
  expect(stuckOf({ ...work, isHere: false }, false, 900_000)).toBeUndefined();
  expect(stuckOf({ ...work, isBusy: false }, false, 900_000)).toBeUndefined();
});

describe('a log has a last page', () => {
  const FACT: readonly Fact[] = [['l1', 1, 0]];

  test('pupils stop writing before the teacher has to', () => {
    const full = { ...roomOf(1), version: 170_000 };
    expect(refusal(full, { kind: 'did', facts: FACT }, pupil(0))).toBe('full');
    expect(after(full, { kind: 'eyes', on: true }).isHeld).toBe(true);
    expect(after(full, { kind: 'remove', pupil: 0 }).pupils[0]!.isGone).toBe(true);
    expect(refusal({ ...full, version: 200_000 }, { kind: 'eyes', on: true })).toBe('full');
  });

  test('one pupil writes so much, and the others go on', () => {
    const room = roomOf(2);
    const busy = { ...room, pupils: room.pupils.map((each, index) => (index === 0 ? { ...each, wrote: 4000 } : each)) };
    expect(refusal(busy, { kind: 'did', facts: FACT }, pupil(0))).toBe('full');
    expect(after(busy, { kind: 'did', facts: FACT }, pupil(1)).pupils[1]!.wrote).toBe(1);
  });
});
