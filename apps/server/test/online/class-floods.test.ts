import { once } from 'node:events';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { GRANTED } from '../../src/classes/granted.ts';
import { openHouse, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

// Somebody who says more than can be heard waits at their own end, and others are heard meanwhile.

// A small server: a few long messages are worked on at a time.
vi.mock('../../src/old-space.ts', () => ({ oldSpace: () => 128 * 1024 * 1024 }));

let house: TestHouse;
let lesson: Lesson;
beforeEach(async () => {
  house = await openHouse();
  lesson = await Lesson.open(house.url, 1);
});
afterEach(async () => {
  release();
  lesson.close();
  vi.restoreAllMocks();
  await house.close();
});

let release: () => void = () => {};
/** Requests with an id that begins so are not answered before they are released; nothing is done. */
function holdUp(prefix: string): void {
  const { classes } = house.online;
  const request = classes.request.bind(classes);
  const released = new Promise<void>((done) => {
    release = done;
  });
  vi.spyOn(classes, 'request').mockImplementation(async (member, requested, id, onWritten) => {
    if (!id.startsWith(prefix)) return request(member, requested, id, onWritten);
    await released;
    return GRANTED;
  });
}

class Speaker {
  readonly heard: string[] = [];
  readonly socket: WebSocket;

  constructor(localAddress: string) {
    this.socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/class`, { localAddress });
    this.socket.on('message', (data) => this.heard.push((data as Buffer).toString()));
    this.socket.on('error', () => {});
  }

  static async enter(localAddress: string): Promise<Speaker> {
    const speaker = new Speaker(localAddress);
    await once(speaker.socket, 'open');
    speaker.socket.send(JSON.stringify(['hi', WIRE_VERSION, lesson.teacherToken]));
    await speaker.hears(/^\["view"/);
    return speaker;
  }

  says(id: string, items: readonly string[]): void {
    const task = { kind: 'lessons', game: 'circuit', items };
    this.socket.send(JSON.stringify(['do', id, { kind: 'task', whom: 'all', task }]));
  }

  async hears(what: RegExp): Promise<void> {
    await vi.waitUntil(() => this.heard.some((text) => what.test(text)), { timeout: 60_000, interval: 5 });
  }
}

const LONG = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(50)}${index}`);
const MANY = 600;

/** Says so much that it can't be read before it is heard; answers how many messages had been read when no more were. */
async function flood(eve: Speaker): Promise<number> {
  for (let count = 0; count < MANY; count++) eve.says(`eve${count}`, LONG);
  await vi.waitUntil(() => pausedOnes().length > 0, { timeout: 60_000, interval: 5 });
  return received();
}

const all = () => [...house.online.sockets['open'].keys()];
const pausedOnes = () => all().filter((connection) => connection['socket'].isPaused);
const received = (): number => house.online.sockets.traffic.get('/api/class')!.received;
const checkAlive = (): void => house.online.sockets['checkAlive']();

test('no more is read from somebody who floods than waits already; another address is heard at once; later all of it is', async () => {
  holdUp('eve');
  const [eve, ann] = [await Speaker.enter('127.0.0.2'), await Speaker.enter('127.0.0.1')];
  const before = await flood(eve);
  expect(before).toBeLessThan(100);
  ann.says('ann', ['circuit-chain-1']);
  await ann.hears(/^\["ok","ann"/);
  expect(received()).toBeLessThan(before + 5);
  release();
  await eve.hears(new RegExp(`^\\["ok","eve${MANY - 1}"`));
  expect(pausedOnes()).toEqual([]);
  const granted = eve.heard.flatMap((text) => /^\["ok","eve(\d+)"/.exec(text)?.[1] ?? []);
  expect(granted.map(Number)).toEqual(Array.from({ length: MANY }, (_, index) => index));
  for (const { socket } of [eve, ann]) socket.terminate();
});

test('somebody who waits for their turn is not taken for gone, and is asked again when it has come', async () => {
  holdUp('eve');
  const eve = await Speaker.enter('127.0.0.2');
  await flood(eve);
  const [connection] = pausedOnes();
  for (let times = 0; times < 5; times++) checkAlive();
  expect(all()).toContain(connection);
  release();
  await eve.hears(new RegExp(`^\\["ok","eve${MANY - 1}"`));
  checkAlive();
  await once(eve.socket, 'ping');
  expect(all()).toContain(connection);
  eve.socket.terminate();
});

test('a connection that broke while it waits is noticed, and one whose turn does not come for minutes is let go', async () => {
  holdUp('eve');
  const [eve, gone] = [await Speaker.enter('127.0.0.2'), await Speaker.enter('127.0.0.3')];
  await flood(eve);
  for (let count = 0; count < MANY; count++) gone.says(`eve-gone${count}`, LONG);
  await vi.waitUntil(() => pausedOnes().length === 2, { timeout: 60_000, interval: 5 });
  const closed = once(eve.socket, 'close');
  gone.socket.terminate();
  // What is written to a connection that is broken says so.
  await vi.waitUntil(
    () => {
      checkAlive();
      return pausedOnes().length < 2;
    },
    { timeout: 60_000, interval: 100 },
  );
  for (let times = 0; times < 11; times++) checkAlive();
  const [code] = await closed;
  // Without a word: whatever is sent to it would not be read either.
  expect(code).toBe(1006);
  await vi.waitUntil(() => pausedOnes().length === 0, { timeout: 60_000 });
});

test('the server says goodbye to somebody of whom it reads nothing', async () => {
  holdUp('eve');
  const eve = await Speaker.enter('127.0.0.2');
  await flood(eve);
  pausedOnes()[0]!.bye('blocked');
  await eve.hears(/^\["bye","blocked"/);
  expect(pausedOnes()).toEqual([]);
});
