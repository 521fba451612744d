import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { WIRE_VERSION } from '@stolik/wire/version';
import { afterAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { call, openSeated } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-stopping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAIN = resolve(import.meta.dirname, '../../src/main.ts');
const PATIENCE = { timeout: 60_000, interval: 20 };

/** A server that obeys, where it is, and everything it has written to its log. */
async function startFailing(data: string, within: number): Promise<{ child: ChildProcess; url: string; logged: string[] }> {
  const child = fork(join(import.meta.dirname, 'failing.ts'), [join(folder, data), String(within)], { silent: true });
  const logged: string[] = [];
  child.stderr!.on('data', (chunk) => logged.push(String(chunk)));
  const [url] = (await once(child, 'message')) as [string];
  return { child, url, logged };
}

async function listen(url: string, table: string, token: string): Promise<{ socket: WebSocket; heard: unknown[][] }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`);
  const heard: unknown[][] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify(['hi', WIRE_VERSION, table, token, -1, '']));
  await vi.waitUntil(() => heard.some(([word]) => word === 'here'), PATIENCE);
  return { socket, heard };
}

test('an exception that nobody caught: people are told to reconnect, what is under way is written, and the process fails', async () => {
  const { child, url, logged } = await startFailing('thrown', 30_000);
  const { table, tokens } = await openSeated(url, 'connect-four', 2);
  const { socket, heard } = await listen(url, table, tokens[0]!);
  await hold(child);
  const writing = once(child, 'message');
  socket.send(JSON.stringify(['act', 'a1', 0, 'drop d']));
  expect(await writing).toEqual(['writing', undefined]);
  child.send('throw');
  await vi.waitUntil(() => heard.some(([word]) => word === 'bye'), PATIENCE);
  expect(heard.at(-1)).toEqual(['bye', 'closing']);
  const ready = await call(url, '/api/ready');
  expect(ready).toMatchObject({ status: 503, body: { ok: false, problems: expect.arrayContaining(['failing']) } });
  expect(await call(url, '/api/games')).toMatchObject({ status: 503, body: { problem: { at: 'closing' } } });
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('\nstolik_uncaught_total 1\n');
  const ended = once(child, 'exit');
  child.send('go');
  expect(await ended).toEqual([1, null]);
  const [line] = logged.join('').split('\n');
  expect(JSON.parse(line!)).toMatchObject({ level: 'error', event: 'nobody caught an exception', name: 'RangeError' });
  expect(JSON.parse(line!).stack).toContain('failing.ts');
  expect(logged.join('')).not.toMatch(/Anna|drop c|203\.0\.113/);
  const store = new SqliteStore(join(folder, 'thrown', 'stolik.sqlite'));
  expect((await store.load(table))?.entries.at(-1)).toContain('drop d');
  // The next one tells whoever watches that there was one.
  expect(await store.noted('uncaught')).toBe('1');
  await store.close();
});

test('a rejection that nobody handled ends the process too, also when what is under way never ends', async () => {
  const { child, url, logged } = await startFailing('rejected', 300);
  const { table, tokens } = await openSeated(url, 'connect-four', 2);
  const { socket } = await listen(url, table, tokens[0]!);
  await hold(child);
  const writing = once(child, 'message');
  socket.send(JSON.stringify(['act', 'a1', 0, 'drop d']));
  await writing;
  const ended = once(child, 'exit');
  child.send('reject');
  expect(await ended).toEqual([1, null]);
  expect(logged.join('')).toContain('nobody handled a rejection');
});

/** Whatever is to be written from now on waits. Orders and moves come by different ways, so the answer is awaited. */
async function hold(child: ChildProcess): Promise<void> {
  const held = once(child, 'message');
  child.send('hold');
  await held;
}

/** `npm start` with another environment. */
async function start(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const { PORT: _, ...rest } = process.env;
  const child = spawn(process.execPath, [MAIN, '--port', '0'], { env: { ...rest, ...env } });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: /http:\S+\d/.exec(String(chunk))![0].replace('localhost', '127.0.0.1') };
}

test('SIGTERM: the server says that it is not ready, and serves old and new people until the drain is over', async () => {
  const { child, url } = await start({ STOLIK_DATA: join(folder, 'drained'), STOLIK_DRAIN: '300' });
  const { table, tokens } = await openSeated(url, 'connect-four', 2);
  const { socket, heard } = await listen(url, table, tokens[0]!);
  expect((await call(url, '/api/ready')).status).toBe(200);
  child.kill('SIGTERM');
  await vi.waitUntil(async () => (await call(url, '/api/ready')).status === 503, PATIENCE);
  expect((await call(url, '/api/ready')).body.problems).toEqual(['closing']);
  socket.send(JSON.stringify(['act', 'a1', 0, 'drop d']));
  await vi.waitUntil(() => heard.some(([word, id]) => word === 'ok' && id === 'a1'), PATIENCE);
  const late = await openSeated(url, 'connect-four', 2);
  const other = await listen(url, late.table, late.tokens[1]!);
  expect(heard.some(([word]) => word === 'bye')).toBe(false);
  // Whoever does not want to wait asks again.
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await vi.waitUntil(() => [heard, other.heard].every((all) => all.at(-1)?.[1] === 'closing'), PATIENCE);
  expect(await ended).toEqual([0, null]);
});

test('systemd is told when the server is ready, that it lives, and that it stops', async () => {
  const told = join(folder, 'told');
  const tool = join(folder, 'systemd-notify');
  writeFileSync(tool, `#!/bin/sh\necho "$1" >> "${told}"\n`);
  chmodSync(tool, 0o755);
  const { child } = await start({
    STOLIK_DATA: join(folder, 'notified'),
    STOLIK_DRAIN: '0',
    PATH: `${folder}${delimiter}${process.env['PATH']}`,
    NOTIFY_SOCKET: '/run/systemd/notify',
    WATCHDOG_USEC: '150000',
  });
  const states = (): readonly string[] => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []);
  await vi.waitUntil(() => states().filter((state) => state === 'WATCHDOG=1').length > 2, PATIENCE);
  expect(states()[0]).toBe('READY=1');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await vi.waitUntil(() => states().includes('STOPPING=1'), PATIENCE);
});
