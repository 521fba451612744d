// `node apps/server/bench/flood.ts`: somebody at one address opens many desks and sends as many questions from each as a connection may send
// at once, while a teacher somewhere else goes on with a lesson. JSON lines: how long the teacher and a health check wait, in milliseconds,
// without the flood, with it, and with one whose connections are closed as soon as they have spoken. docs/scale.md tells what they came to.
// `--desks 30 --asks 58 --seconds 10`
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keyOf, teacherHash } from '@stolik/class/secrets';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { freePort } from '../test/free-port.ts';
import { askFrom } from '../test/online/asking.ts';
import { Lesson } from '../test/online/lesson.ts';
import { Mortal } from '../test/online/mortal.ts';

const { values } = parseArgs({
  options: {
    desks: { type: 'string', default: '30' },
    asks: { type: 'string', default: '58' },
    seconds: { type: 'string', default: '10' },
    attack: { type: 'string' },
  },
});
const [desks, asks, seconds] = [values.desks, values.asks, values.seconds].map(Number) as [number, number, number];
const ATTACKER = '127.0.0.2';
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const NONE = Array<string>(7).fill('x');
/** A maze of crossings takes longest to be found out to be no question; no two are the same, so each of them is read. */
const askText = (desk: number, turn: number): string => {
  const board = Array<string>(8).fill(Array(6).fill('X0').join(' '));
  const position = { board, left: ['+', ...NONE], right: ['-', ...NONE], hands: [['I'], ['I']] };
  const goal = { kind: 'free' };
  const question = { id: `q-${desk}-${turn}`, game: 'circuit', players: 2, options: {}, position, seat: 0, goal };
  return JSON.stringify(['do', `a${turn}`, { kind: 'ask', question, solution: ['lay I0 a1'] }]);
};

/** The one who floods, in a process of its own: opens its desks, says so, and speaks when it is told to. */
async function attack(url: string): Promise<void> {
  // An attacker has machines of its own: here it must not take the server's.
  setPriority(10);
  const ask = askFrom(url, ATTACKER);
  const tokens: string[] = [];
  for (let desk = 0; desk < desks; desk++) {
    const key = keyOf(randomBytes(16));
    const { body } = await ask('POST', '/api/classes', { label: 'Eve', language: 'en', teacher: teacherHash(key) });
    tokens.push(`teacher.${body.class}.${key}`);
  }
  const texts = tokens.map((_, desk) => Array.from({ length: asks }, (__, turn) => askText(desk, turn)));
  const enter = (token: string): Promise<WebSocket> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/class`, { localAddress: ATTACKER });
      socket.on('error', fail);
      socket.on('open', () => socket.send(JSON.stringify(['hi', WIRE_VERSION, token])));
      socket.on('message', (data: Buffer) => data.toString().startsWith('["view"') && done(socket));
    });
  const flood = async (isShort: boolean): Promise<void> => {
    const sockets = await Promise.all(tokens.map(enter));
    let answered = 0;
    const all = new Promise<void>((done) => {
      for (const socket of sockets)
        socket.on('message', (data: Buffer) => /^\["(ok|no)"/.test(data.toString()) && ++answered === desks * asks && done());
    });
    process.send?.('flooding');
    for (const [desk, socket] of sockets.entries()) {
      for (const text of texts[desk]!) socket.send(text);
      if (isShort) socket.close();
    }
    if (!isShort) await Promise.race([all, wait(seconds * 1000)]);
    for (const socket of sockets) socket.terminate();
    process.send?.(`done ${answered}`);
  };
  process.on('message', (how) => void flood(how === 'short'));
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

const told = (child: ChildProcess, word: string): Promise<string> =>
  new Promise((done) => {
    const hear = (said: unknown): void => {
      if (!String(said).startsWith(word)) return;
      child.off('message', hear);
      done(String(said));
    };
    child.on('message', hear);
  });

const figures = (times: readonly number[]): { readonly p95: number; readonly max: number; readonly count: number } => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p95: at(0.95), max: at(1), count: times.length };
};

/** Does it again and again while this lasts, and measures every time; what is under way at the end is waited for. */
async function measure(isOn: () => boolean, work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  while (isOn()) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
    await wait(20);
  }
  return times;
}

async function bench(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-flood-'));
  const server = new Mortal(await freePort(), data, { TEST_LIMITS: 'usual' });
  await server.live();
  const lesson = await Lesson.open(server.url, 2);
  const attacker = fork(import.meta.filename, ['--attack', server.url, '--desks', `${desks}`, '--asks', `${asks}`], {
    execArgv: process.execArgv,
  });
  await told(attacker, 'ready');
  const { desk } = lesson;
  const during = async (phase: string, work: () => Promise<string>): Promise<void> => {
    let isOn = true;
    const health = measure(
      () => isOn,
      () => fetch(`${server.url}/api/health`).then((answer) => answer.text()),
    );
    let count = 0;
    const teacher = measure(
      () => isOn && count < 190,
      () => desk.does({ kind: 'pace', pace: { kind: 'upTo', item: count++ % 9 } }),
    );
    const said = await work();
    // What the server still does for those who have gone is felt after it.
    await wait(1000);
    isOn = false;
    const [healthTimes, teacherTimes] = await Promise.all([health, teacher]);
    const load = loadavg()[0]!.toFixed(1);
    console.log(JSON.stringify({ phase, health: figures(healthTimes), teacher: figures(teacherTimes), said, load }));
  };
  const flood = (how: string) => async (): Promise<string> => {
    attacker.send(how);
    const done = told(attacker, 'done');
    return done;
  };
  await during('quiet', () => wait(2000).then(() => ''));
  await during('flood', flood('long'));
  await during('closed', flood('short'));
  attacker.disconnect();
  lesson.close();
  await server.die();
  rmSync(data, { recursive: true, force: true });
}

if (values.attack) await attack(values.attack);
else await bench();
