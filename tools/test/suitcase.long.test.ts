import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram, pack } from '../suitcase/pack.ts';
import { PLATFORMS } from '../suitcase/platforms.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const platform = PLATFORMS.find(({ id }) => id === `linux-${process.arch}`)!;
/** A stick may be called anything. */
const folder = mkdtempSync(join(tmpdir(), 'чемодан класса '));
const stolik = join(folder, 'Stolik');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'apps/web/dist/index.html')))
    execFileSync(process.execPath, [join(ROOT, 'apps/web/build.ts')], { stdio: 'ignore' });
  await buildProgram(ROOT, join(folder, 'program'));
  const archive = pack(ROOT, join(folder, 'program'), platform, folder);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
}, 300_000);

/** No Node, no npm, no other program can be found. */
const BARE = { PATH: '/nonexistent', HOME: join(folder, 'home') };

function start(): { readonly said: Promise<string>; readonly ended: Promise<unknown[]> } {
  const child = spawn(join(stolik, 'Stolik.sh'), ['--port', '0', '--host', '127.0.0.1'], { env: BARE, cwd: '/' });
  const said = new Promise<string>((done) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk);
        if (/Stop it|already running/.test(text)) done(text);
      });
    child.once('exit', () => done(text));
  });
  return { said, ended: once(child, 'exit') };
}

test('the archive for Linux runs on a machine without Node: pages, bots, a second start, and the button that stops it', async () => {
  const first = start();
  const url = /Stolik is at (http:\S+)/.exec(await first.said)?.[1];
  expect(url).toBeDefined();
  expect(await (await fetch(url!)).text()).toContain('<title>Stolik');
  expect((await fetch(`${url}rules/golems6`)).status).toBe(200);
  expect(readdirSync(join(stolik, 'data'))).toContain('stolik.sqlite');

  // Opened again it shows the page of the first one, and ends.
  const second = start();
  expect(await second.said).toContain(`${url}host`);
  expect(await second.ended).toEqual([0, null]);

  expect(await firstStep(url!)).toMatch(/^\["\+",/);

  const stopped = await fetch(`${url}host/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url!.replace(/\/$/, '') },
  });
  expect(stopped.status).toBe(200);
  expect(await first.ended).toEqual([0, null]);
});

/** What a bot does in a thread of its own at a new table where both write their programs at the same time. */
async function firstStep(url: string): Promise<string> {
  const opened = await fetch(`${url}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'golems6', seats: [{ bot: '2' }, 'me'], name: 'Ida' }),
  });
  expect(opened.status).toBe(201);
  const { table, token } = (await opened.json()) as { table: string; token: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}api/play`);
  const step = new Promise<string>((done) => {
    socket.onmessage = ({ data }) => {
      if (/^\["(\+|bye)"/.test(String(data))) done(String(data));
    };
    socket.onclose = ({ code }) => done(`closed with ${code}`);
  });
  socket.onopen = () => socket.send(JSON.stringify(['hi', 2, table, token, -1, '']));
  const said = await step;
  socket.close();
  return said;
}
