import { createHash } from 'node:crypto';
import { type Classroom, openClass } from '@stolik/class/classroom';
import { opening, reduce } from '@stolik/class/commands';
import type { Fact } from '@stolik/class/things';
import { parseLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { type Result, unwrap } from '@stolik/kernel/result';
import { damaged, exampleOf } from '@stolik/kernel/testing/forms';
import { checkChance } from '@stolik/table/fair';
import { CLASS_REQUESTS, type ClassRequest, requestForm } from '@stolik/wire/class';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BUS_FORMS, readBusMessage } from '../../src/bus/bus.ts';
import { LocalBus } from '../../src/bus/local.ts';
import { loadClass } from '../../src/classes/loading.ts';
import { readingSnapshot } from '../../src/classes/snapshots.ts';
import { Limiter } from '../../src/limits/bucket.ts';
import { noLimits, usualLimits } from '../../src/limits/limits.ts';
import { Capacity } from '../../src/live/capacity.ts';
import { Slices } from '../../src/slices.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { call, openHouse, openSeated, Player, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';
import { findGame } from './offers.ts';
import { questionOfLesson } from './question.ts';

let house: TestHouse;
const complaints: string[] = [];
beforeAll(async () => {
  house = await openHouse({ complain: (what, error) => complaints.push(`${what} ${String(error)}`) });
});
afterAll(() => house.close());

/** A socket in a class that does as it likes. */
class Rude {
  readonly heard: unknown[][] = [];
  readonly socket: WebSocket;
  private count = 0;

  constructor(url: string, token: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/class`);
    this.socket.on('message', (data) => this.heard.push(JSON.parse((data as Buffer).toString())));
    this.socket.on('open', () => this.socket.send(JSON.stringify(['hi', WIRE_VERSION, token])));
    this.socket.on('error', () => {});
  }

  hears(which: (message: unknown[]) => boolean): Promise<unknown[] | undefined> {
    return vi.waitUntil(() => this.heard.find(which), { timeout: 60_000, interval: 5 });
  }

  /** Sends a request as it is written; "ok", the code of a no, or "bye". */
  async says(request: string): Promise<string> {
    const id = `w${++this.count}`;
    this.socket.send(`["do","${id}",${request}]`);
    const answer = await this.hears(([word, about]) => word === 'bye' || about === id);
    return String(answer![0] === 'no' ? answer![2] : answer![0]);
  }
}

async function enter(url: string, token: string): Promise<Rude> {
  const rude = new Rude(url, token);
  await rude.hears(([word]) => word === 'view' || word === 'bye');
  return rude;
}

const isAlive = async ({ url }: TestHouse): Promise<boolean> => (await call(url, '/api/health')).status === 200;

const DEEP = `${'['.repeat(2000)}${']'.repeat(2000)}`;
const OPTIONS = `{"a":${DEEP}}`;
const QUESTION = { id: 'x', game: 'connect-four', players: 2, options: {}, position: {}, seat: 0, goal: { kind: 'free' } };
const asked = (part: string): string =>
  `{"kind":"ask","solution":[],"question":${JSON.stringify(QUESTION).replace(`"${part}":{`, `"${part}":{"a":${DEEP},`).replace(',}', '}')}}`;

test.each([
  ['task', `{"kind":"task","whom":"all","task":{"kind":"game","game":"micropul","options":${OPTIONS}}}`],
  ['play', `{"kind":"play","whom":"all","plan":{"game":"micropul","options":${OPTIONS},"isSameDeal":false,"level":"random"}}`],
  ['the options of a question', asked('options')],
  ['its position', asked('position')],
  ['its goal', asked('goal')],
])('a message that nests without end closes its own connection and nothing else: %s', async (_, request) => {
  const lesson = await Lesson.open(house.url, 1);
  const pupil = await lesson.pupil(0);
  const rude = await enter(house.url, lesson.teacherToken);
  for (let i = 0; i < 2; i++) rude.socket.send(`["do","d${i}",${request}]`);
  expect(await rude.says(request)).toBe('bye');
  expect(await isAlive(house)).toBe(true);
  // The class goes on.
  await lesson.desk.does({ kind: 'label', label: '6C' });
  await pupil.until(({ label }) => label === '6C');
  lesson.close();
});

test('options in a task are read by the game, as at a table', async () => {
  const lesson = await Lesson.open(house.url, 0);
  const rude = await enter(house.url, lesson.teacherToken);
  const task = (game: string, options: object): string =>
    JSON.stringify({ kind: 'task', whom: 'all', task: { kind: 'game', game, options } });
  expect(await rude.says(task('golems6', { scenario: 'no-such-field' }))).toBe('unreadable');
  expect(await rude.says(task('chess', {}))).toBe('unreadable');
  expect(await rude.says(task('connect-four', {}))).toBe('ok');
  rude.socket.terminate();
  lesson.close();
});

/** The attack as it was stored by the program before: it closed the class for good. */
test('what was stored before the wall was there does not shut a class for ever', async () => {
  const lesson = await Lesson.open(house.url, 1);
  const { store, classes } = house.online;
  const { version } = (await store.load(lesson.id))!;
  const poison = `{"kind":"task","at":1,"whom":"all","task":{"kind":"game","game":"micropul","options":${OPTIONS}}}`;
  lesson.desk.close();
  await vi.waitUntil(async () => (await classes.find(lesson.id))?.isIdle, { timeout: 60_000 });
  await store.append(lesson.id, version, [poison, 'no JSON at all', '{"kind":"task"}', '{"kind":"label","label":"7A","at":5}']);
  const reopened = await openHouse({ data: house.online.data, shared: { store, bus: new LocalBus() } });
  const rude = await enter(reopened.url, lesson.teacherToken);
  expect(rude.heard.some(([word]) => word === 'bye')).toBe(false);
  expect(await rude.says('{"kind":"pace","pace":{"kind":"locked"}}')).toBe('ok');
  const found = await reopened.online.classes.find(lesson.id);
  expect(found?.room).toMatchObject({ label: '7A', pace: { kind: 'locked' }, version: version + 5 });
  rude.socket.terminate();
  lesson.close();
  await reopened.close();
});

test('a line that makes no sense in the log of a table is passed over, and the game is played to its end', async () => {
  const { store } = house.online;
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const { version } = (await store.load(table))!;
  await store.append(table, version, ['no JSON', '7', `{"kind":"pause","a":${DEEP}}`]);
  const here = await openHouse({ data: house.online.data, shared: { store, bus: new LocalBus() } });
  const players = tokens.map((token, seat) => new Player(here.url, findGame('connect-four'), table, token, seat));
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
  expect(players[0]!.scene.version).toBeGreaterThan(version + 3 + 6);
  for (const player of players) player.close();
  const log = unwrap(parseLog(await fetch(`${here.url}/api/tables/${table}/log`).then((response) => response.text())));
  unwrap(checkChance(findGame('connect-four'), log, log.chance!));
  await here.close();
});

const SHARE = process.env['STOLIK_LONG'] ? 1 : 20;

test(`hostile messages of every kind, from teacher, pupil and wall: nobody's class is the worse for it`, {
  timeout: 120_000,
}, async () => {
  const rng = new SeededRng('class');
  const [victim, attacked] = [await Lesson.open(house.url, 2), await Lesson.open(house.url, 3)];
  const [pupil, guest] = [await victim.pupil(0), await attacked.tokenOf(0)];
  const tokens = [attacked.teacherToken, guest, attacked.desk.view.wallKey];
  // What ends a lesson would leave nothing to attack.
  const kinds = CLASS_REQUESTS.filter((kind) => kind !== 'secrets' && kind !== 'remove' && kind !== 'wallKey');
  let sent = 0;
  for (let round = 0; round < 400 / SHARE; round++) {
    const rude = await enter(house.url, tokens[round % tokens.length]!);
    for (let i = 0; i < 60 && rude.socket.readyState === WebSocket.OPEN; i++) {
      const request = exampleOf(requestForm(kinds[rng.below(kinds.length)]!), rng);
      const message = rng.below(3) ? ['do', `f${sent}`, request] : damaged(['do', `f${sent}`, request], rng);
      rude.socket.send(JSON.stringify(rng.below(6) ? message : damaged(message, rng)) ?? '');
      sent++;
    }
    const isDone = new Promise((done) => rude.socket.once('pong', done).once('close', done));
    if (rude.socket.readyState === WebSocket.OPEN) rude.socket.ping();
    await isDone;
    rude.socket.terminate();
  }
  expect(sent).toBeGreaterThan(200);
  expect(await isAlive(house)).toBe(true);
  expect(house.online.classes.counts.failures).toBe(0);
  expect(complaints).toEqual([]);
  await victim.desk.does({ kind: 'label', label: '8D' });
  await pupil.until(({ label }) => label === '8D');
  await attacked.desk.does({ kind: 'lesson' });
  victim.close();
  attacked.close();
});

test('whatever is said on the bus is read or passed over, and a class that hears it goes on', async () => {
  const rng = new SeededRng('bus');
  const bus = new (class extends LocalBus {
    override readonly kind = 'between' as never;
  })();
  const shared = { store: new SqliteStore(':memory:'), bus };
  const own: string[] = [];
  const cluster = await openHouse({ shared, complain: (what, error) => own.push(`${what} ${String(error)}`) });
  const lesson = await Lesson.open(cluster.url, 2);
  const pupil = await lesson.pupil(0);
  let read = 0;
  const kinds = Object.keys(BUS_FORMS) as (keyof typeof BUS_FORMS)[];
  for (let i = 0; i < 3000; i++) {
    const right = exampleOf(BUS_FORMS[kinds[rng.below(kinds.length)]!], rng);
    const text = JSON.stringify(rng.below(2) ? right : damaged(right, rng)) ?? '';
    const message = readBusMessage(rng.below(10) ? text : text.slice(0, rng.below(text.length)));
    if (!message) continue;
    read++;
    bus.publish(lesson.id, message);
  }
  expect(read).toBeGreaterThan(1000);
  await lesson.desk.does({ kind: 'label', label: '9E' });
  await pupil.until(({ label }) => label === '9E');
  expect([own, cluster.online.classes.counts.failures]).toEqual([[], 0]);
  lesson.close();
  await cluster.close();
  await shared.store.close();
});

test('an exception while a class is told closes that class alone, is counted and reported; it opens again', async () => {
  const said: string[] = [];
  const here = await openHouse({ complain: (what) => said.push(what) });
  const [broken, other] = [await Lesson.open(here.url, 1), await Lesson.open(here.url, 1)];
  const pupil = await broken.pupil(0);
  const live = (await here.online.classes.find(broken.id))!;
  vi.spyOn(live.observed, 'movedAt').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  await other.desk.does({ kind: 'label', label: '2B' });
  expect(await broken.desk.request({ kind: 'label', label: '2A' })).toEqual({ ok: true });
  // Everybody reconnects to a class that was read from the store again.
  await pupil.until(({ label }) => label === '2A');
  expect(await broken.desk.request({ kind: 'lesson' })).toEqual({ ok: true });
  expect([said, here.online.classes.counts.failures]).toEqual([[`class ${broken.id} failed and was closed`], 1]);
  broken.close();
  other.close();
  await here.close();
});

test('a class writes, lays tables and shows screens within limits', async () => {
  const { teaching: _, ...usual } = usualLimits({ writing: [40_000, 0.001], laying: [6, 0.001], showing: [23_000, 0.001] });
  const tight = await openHouse({
    limits: { ...noLimits(), writing: usual.writing, laying: usual.laying, showing: usual.showing },
  });
  const lesson = await Lesson.open(tight.url, 4);
  const rude = await enter(tight.url, lesson.teacherToken);
  const groups = [[0], [1], [2], [3]];
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups } });
  const play: ClassRequest = {
    kind: 'play',
    whom: 'all',
    plan: { game: 'connect-four', options: {}, isSameDeal: false, level: 'random' },
  };
  expect([await rude.says(JSON.stringify(play)), await rude.says(JSON.stringify(play))]).toEqual(['ok', 'too-fast']);
  expect(await rude.says(JSON.stringify({ ...play, whom: [0] }))).toBe('ok');
  const items = Array.from({ length: 200 }, (_, index) => `circuit-chain-${'x'.repeat(40)}${index}`);
  const task = JSON.stringify({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items } });
  const before = tight.online.classes.counts.written;
  const answers: string[] = [];
  for (let i = 0; i < 6; i++) answers.push(await rude.says(task));
  expect(answers.slice(-2)).toEqual(['too-fast', 'too-fast']);
  expect(tight.online.classes.counts.written - before).toBeLessThan(40_000);
  const pupil = await enter(tight.url, await lesson.tokenOf(0));
  const at = JSON.stringify({ kind: 'at', doing: 'circuit-chain-1', shows: Array.from({ length: 30 }, () => 'x'.repeat(300)) });
  const shown: string[] = [];
  for (let i = 0; i < 4; i++) shown.push(await pupil.says(at));
  expect(shown).toEqual(['ok', 'ok', 'too-fast', 'too-fast']);
  for (const { socket } of [rude, pupil]) socket.terminate();
  lesson.close();
  await tight.close();
});

test('large entries stop when the store is full; small ones, and what is there, go on', async () => {
  const full = await openHouse();
  const lesson = await Lesson.open(full.url, 1);
  full.online.capacity.add(17e9);
  const rude = await enter(full.url, lesson.teacherToken);
  const items = Array.from({ length: 100 }, (_, index) => `circuit-chain-${index}`);
  const task = { kind: 'lessons', game: 'circuit', items };
  expect(await rude.says(JSON.stringify({ kind: 'task', whom: 'all', task }))).toBe('full');
  expect(await rude.says('{"kind":"eyes","on":true}')).toBe('ok');
  const teacher = createHash('sha256').update('x').digest('hex');
  expect((await call(full.url, '/api/classes', { label: '1A', language: 'en', teacher })).status).toBe(503);
  // Tables have a share that classes leave alone.
  expect((await call(full.url, '/api/tables', { game: 'connect-four', seats: ['open', 'open'] })).status).toBe(201);
  rude.socket.terminate();
  lesson.close();
  await full.close();
});

test('the last tenth is for what is there, and what is written is counted at once', async () => {
  const capacity = new Capacity({ tables: 100, classes: 10, bytes: 1000 });
  const measure = (tables: number, classes: number, bytes: number, free?: number): Promise<void> =>
    capacity.measure(
      { countTables: async () => tables + classes, countClasses: async () => classes, size: async () => bytes },
      async () => free,
    );
  const takes = (): boolean[] => [capacity.takesNew('tables'), capacity.takesNew('classes')];
  await measure(50, 0, 850);
  expect([...takes(), capacity.hasRoom(150), capacity.hasRoom(151)]).toEqual([true, false, true, false]);
  capacity.add(60);
  expect([...takes(), capacity.hasRoom(90), capacity.hasRoom(91)]).toEqual([false, false, true, false]);
  await measure(90, 1, 1);
  expect(takes()).toEqual([false, true]);
  // The disk has less room than the store may take.
  const [least, large] = [64 * 1024 * 1024, new Capacity()];
  await large.measure(
    { countTables: async () => 1, countClasses: async () => 0, size: async () => 700 },
    async () => least + 300,
  );
  expect([large.takesNew('tables'), large.takesNew('classes')]).toEqual([true, true]);
  expect([large.hasRoom(300), large.hasRoom(301)]).toEqual([true, false]);
  expect([large.hasRoom(150, 'classes'), large.hasRoom(151, 'classes')]).toEqual([true, false]);
  large.add(100);
  expect([large.takesNew('tables'), large.takesNew('classes')]).toEqual([true, false]);
});

test('one address opens a school’s classes at once, and then one every few minutes; another address opens its own', async () => {
  const strangers = await openHouse({ limits: usualLimits({ opening: [1000, 1000] }, () => 1e12), proxies: 1 });
  const teacher = createHash('sha256').update('x').digest('hex');
  const open = async (address: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ label: '1A', language: 'en', teacher });
    return (await fetch(`${strangers.url}/api/classes`, { method: 'POST', headers, body })).status;
  };
  const answers = [];
  for (let i = 0; i < 42; i++) answers.push(await open('203.0.113.7'));
  expect(answers.map((status) => status === 201).lastIndexOf(true)).toBe(39);
  expect([answers[40], answers[41], await open('203.0.113.8')]).toEqual([429, 429, 201]);
  await strangers.close();
});

test('classes have a share of their own: neither they nor tables fill the store for the others', async () => {
  const small = await openHouse({ storage: { tables: 10, classes: 4, bytes: 1e12 } });
  const teacher = createHash('sha256').update('x').digest('hex');
  const openClass = async (): Promise<number> =>
    (await call(small.url, '/api/classes', { label: '1A', language: 'en', teacher })).status;
  const openTable = async (): Promise<number> =>
    (await call(small.url, '/api/tables', { game: 'connect-four', seats: ['open', 'open'] })).status;
  const opened = [];
  for (let i = 0; i < 4; i++) opened.push(await openClass());
  expect(opened).toEqual([201, 201, 201, 201]);
  const { tables } = small.online;
  await tables.takeStock();
  expect([await openClass(), await openTable()]).toEqual([503, 201]);
  await small.close();
});

test('a long class is read from its last snapshot on, page by page, and comes to the same', async () => {
  const store = new SqliteStore(':memory:');
  const long = await openHouse({ shared: { store, bus: new LocalBus() } });
  const lesson = await Lesson.open(long.url, 2);
  const live = (await long.online.classes.find(lesson.id))!;
  for (let i = 0; i < 700; i++) await live.change({ kind: 'label', label: `Class ${i}` }, { kind: 'teacher' });
  const { version } = live.room;
  const snapshot = await new Slices().run(readingSnapshot(await store.snapshot(lesson.id)));
  expect(snapshot?.room.version).toBeGreaterThanOrEqual(500);
  expect(snapshot?.room.version).toBeLessThan(version);
  const load = vi.spyOn(store, 'load');
  const fromSnapshot = (await loadClass(store, new Slices(), lesson.id))!;
  expect(fromSnapshot.room).toEqual(live.room);
  expect(load.mock.calls.every(([, after]) => after! >= snapshot!.room.version)).toBe(true);
  load.mockClear();
  await store.keepSnapshot(lesson.id, '{"format":0}');
  const whole = (await loadClass(store, new Slices(), lesson.id))!;
  expect(whole.room).toEqual(live.room);
  expect(whole.bytes).toBe(fromSnapshot.bytes);
  expect(load.mock.calls.map(([, after, limit]) => [after, limit])).toEqual([
    [0, 250],
    [250, 250],
    [500, 250],
  ]);
  lesson.close();
  await long.close();
  await store.close();
});

test('an answer that comes before its question does not get past the game that would read it', async () => {
  const lesson = await Lesson.open(house.url, 1);
  const { store, classes } = house.online;
  const teacher = (await classes.findMember(lesson.teacherToken))!;
  const pupil = (await classes.findMember(await lesson.tokenOf(0)))!;
  const { promise, resolve } = Promise.withResolvers<void>();
  const append = store.append.bind(store);
  const spy = vi.spyOn(store, 'append').mockImplementation(async (id, version, entries, head) => {
    if (id === lesson.id) await promise;
    return append(id, version, entries, head);
  });
  const { question, solution } = questionOfLesson();
  const ids = `q${teacher.room.room.version}`;
  const ask = classes.request(teacher, { kind: 'ask', question, solution }, 'w1');
  await vi.waitUntil(() => spy.mock.calls.length > 0, { timeout: 60_000 });
  const rude = classes.request(pupil, { kind: 'answer', asked: ids, answer: ['you are all silly'] }, 'w2');
  resolve();
  expect((await ask).ok).toBe(true);
  expect(await rude).toEqual({ ok: false, problem: 'unknown' });
  expect(teacher.room.room.asked).toMatchObject({ id: ids, answers: {} });
  spy.mockRestore();
  lesson.close();
});

test('one pupil’s many facts cost little, whatever the pupil knows already', () => {
  const room = openClass('abcdefghjkmn', opening('5B', 'en', '0'.repeat(64), 1));
  const facts = Array.from({ length: 1800 }, (_, index): Fact => [`thing-${index}`, 3, 0]);
  const known = Object.fromEntries(facts.map(([thing]) => [thing, { stars: 3, misses: 0, at: 1 } as const]));
  let reads = 0;
  const counted = new Proxy(known, {
    ownKeys(target) {
      reads++;
      return Reflect.ownKeys(target);
    },
  });
  const hashes = { card: '', pictures: '' };
  const joined = reduce(room, { kind: 'pupil', pupil: 0, name: 'brave-fox', hashes }, { kind: 'teacher' }, 2);
  const { after } = unwrap(joined as Result<{ after: Classroom }, never>);
  const full = { ...after, pupils: after.pupils.map((pupil) => ({ ...pupil, progress: counted })) };
  // Two hundred facts that say nothing new: the whole progress is never copied for one of them.
  const again = reduce(full, { kind: 'did', facts: facts.slice(0, 200) }, { kind: 'pupil', pupil: 0 }, 3);
  expect(again).toMatchObject({ ok: true, value: { entries: [] } });
  expect(reads).toBe(0);
});

test('a forged message that a game is over is looked up, and opens no shared deal', async () => {
  const bus = new (class extends LocalBus {
    override readonly kind = 'between' as never;
  })();
  const shared = { store: new SqliteStore(':memory:'), bus };
  const cluster = await openHouse({ shared });
  const lesson = await Lesson.open(cluster.url, 2);
  const pupils = [await lesson.pupil(0), await lesson.pupil(1)];
  await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0], [1]] } });
  const plan = { game: 'connect-four', options: {}, isSameDeal: true, level: 'random' };
  await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
  const ids = await Promise.all(
    pupils.map(async (pupil) => (await pupil.until(({ table }) => table?.token !== undefined)).table!.id),
  );
  const table = (await cluster.online.tables.find(ids[0]!))!;
  await table.request(0, ['resign', 'r1']);
  await lesson.desk.until(({ tables }) => tables.some(({ isOver }) => isOver));
  bus.publish(lesson.id, {
    kind: 'stand',
    table: ids[1]!,
    satAt: [],
    stand: { bots: [], asked: [], hasClock: false },
    by: -1,
    isOver: true,
  });
  await lesson.desk.does({ kind: 'label', label: '3C' });
  await lesson.desk.until(({ label }) => label === '3C');
  expect(lesson.desk.view.tables.filter(({ isOver }) => isOver)).toHaveLength(1);
  expect((await fetch(`${cluster.url}/api/tables/${ids[0]}/log`)).status).toBe(409);
  lesson.close();
  await cluster.close();
  await shared.store.close();
});

test('a rematch that is asked for while its game is removed leaves nothing behind', async () => {
  const here = await openHouse();
  const { table: id } = await openSeated(here.url, 'connect-four', 2);
  const { tables, store } = here.online;
  const table = (await tables.find(id))!;
  await table.request(0, ['resign', 'r1']);
  const [again] = await Promise.all([tables.again(table, 0, 'a1'), tables.remove(id)]);
  expect(again.ok).toBe(false);
  expect(await store.countTables()).toBe(0);
  await here.close();
});

test('somebody in a class who says little is heard while others at the address say too much', async () => {
  const tight = await openHouse({ limits: { ...noLimits(), talking: new Limiter(40, 0.001) } });
  const lesson = await Lesson.open(tight.url, 1);
  const pupil = await lesson.pupil(0);
  const noisy = await enter(tight.url, lesson.teacherToken);
  for (let i = 0; i < 120 && noisy.socket.readyState === WebSocket.OPEN; i++) noisy.socket.send('["ping"]');
  await noisy.hears(([word]) => word === 'bye');
  await pupil.does({ kind: 'at', doing: 'circuit-chain-1' });
  expect(pupil.bye).toBeUndefined();
  lesson.close();
  await tight.close();
});
