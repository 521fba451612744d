import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStart } from '../src/start.ts';

test.each([
  [[], {}, { port: 8080, isPortFixed: false, host: '127.0.0.1' }],
  [['--lan'], {}, { host: '0.0.0.0' }],
  [[], { PORT: '3000' }, { port: 3000, isPortFixed: true }],
  [['--port', '9000'], { PORT: '3000' }, { port: 9000, isPortFixed: true }],
  [['--host', '127.0.0.1'], {}, { host: '127.0.0.1' }],
  [['--help'], {}, { help: true }],
  [['--lan', '--open'], {}, { opensPage: true }],
  [[], {}, { opensPage: false }],
  [['--lan', '--class', '5B'], {}, { classLabel: '5B', host: '0.0.0.0' }],
  [['admin', 'list', '--data', '/elsewhere'], {}, { data: '/elsewhere', command: { word: 'admin', words: { command: 'list' } } }],
  [['admin', 'end', 'abc'], { STOLIK_DATA: '/here' }, { data: '/here', command: { word: 'admin', words: { what: 'abc' } } }],
  [['admin'], {}, { command: { word: 'admin', words: undefined } }],
])('options %j with %j', (args, env, value) => {
  expect(readStart(args, env)).toMatchObject({ ok: true, value });
});

test.each([
  [['--port', 'abc'], 'is no port'],
  [['--port', '70000'], 'is no port'],
  [['--prot', '80'], 'prot'],
  [['dance'], 'is no command'],
  [['--class', '<5B>'], 'up to 24 letters'],
  [['backup'], 'which file'],
  [['worker', 'x'], 'takes no file'],
  [['admin', 'dance'], 'there is no such command; there are list, inspect'],
  [['admin', 'list', '--port', '80'], "Unknown option '--port'"],
])('%j is refused with a sentence', (args, says) => {
  const start = readStart(args, {});
  expect(JSON.stringify(start)).toContain(says);
});

const data = mkdtempSync(join(tmpdir(), 'stolik-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const MAIN = resolve(import.meta.dirname, '../src/main.ts');

const startServer = (...args: readonly string[]): ReturnType<typeof startWith> => startWith({}, ...args);

function startWith(more: object, ...args: readonly string[]): { child: ChildProcess; firstLine: Promise<string> } {
  const { PORT: _, ...rest } = process.env;
  const env = { ...rest, STOLIK_DATA: data, STOLIK_DRAIN: '0', ...more };
  const child = spawn(process.execPath, [MAIN, '--host', '127.0.0.1', ...args], { env });
  const firstLine = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr]) stream.once('data', (chunk) => done(String(chunk)));
  });
  return { child, firstLine };
}

/** All that a server says while it starts. */
async function saidBy(child: ReturnType<typeof startWith>['child']): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    if (said.includes('Stop it')) break;
  }
  return said;
}

test('npm start prints the address it serves at and stops when asked to', async () => {
  const { child, firstLine } = startServer('--port', '0');
  const url = /Stolik is at (http:\S+)/.exec(await firstLine)?.[1];
  const answer = await fetch(String(url));
  expect(answer.status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('npm start -- --class opens a class, also where nobody else may, and prints where its desk is; the key is kept nowhere', async () => {
  // Behind a proxy anybody can reach it.
  const { child } = startWith({ TRUST_PROXY: '1' }, '--port', '0', '--class', '5B');
  const said = await saidBy(child);
  const [, url, room, key] = /(http:\S+?)\/#\/desk\/(\w{12})\/([\w-]{22})/.exec(said) ?? [];
  expect(await (await fetch(`${url}/api/classes`)).json()).toEqual({ who: 'nobody' });
  const body = JSON.stringify({ class: room, key });
  const answer = await fetch(`${url}/api/classes/teacher`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(await answer.json()).toMatchObject({ class: room, label: '5B' });
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  for (const file of readdirSync(data))
    expect([file, readFileSync(join(data, file)).includes(String(key))]).toEqual([file, false]);
});

test('the next day the same words find the same class, and open no empty one of that name', async () => {
  const days: string[] = [];
  for (const label of ['7 «B»', '7 «B»', '7 «B» 2']) {
    const { child } = startWith({}, '--port', '0', '--class', label);
    days.push(await saidBy(child));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  const [first = '', second = '', third = ''] = days;
  const codeIn = (said: string): string | undefined => /Its code: (\w+)/.exec(said)?.[1];
  expect(first).toContain('Class 7 «B» is open.');
  expect(second).toContain('Class 7 «B» is here already, with all its pupils.');
  expect([codeIn(second), third.includes('Class 7 «B» 2 is open.')]).toEqual([codeIn(first), true]);
  expect(codeIn(third)).not.toBe(codeIn(first));
});

test('a port that was asked for and is taken ends with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, firstLine } = startServer('--port', String(port));
  const ended = once(child, 'exit');
  expect(await firstLine).toContain(`Port ${port} is taken. Stop what runs there, or choose another: npm start -- --port`);
  expect(await ended).toEqual([1, null]);
  other.close();
});
