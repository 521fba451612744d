// The README's pictures, made from the running app: node apps/web/build/screenshots.ts
// Games come from bots with fixed seeds, so the same sources give the same pictures.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { GameLog } from '@stolik/kernel/log';
import { launchOptions } from '../browser/chromium.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PICTURES = join(ROOT, 'docs/pictures');
const SCRATCH = mkdtempSync(join(tmpdir(), 'stolik-pictures-'));

interface Shot {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly locale: string;
  readonly scheme: 'light' | 'dark';
  /** The game played by bots, and how many of its lines are kept. */
  readonly game?: { readonly id: string; readonly seed: number; readonly lines: number; readonly options?: readonly string[] };
  /** What is done before the picture is taken. */
  readonly then?: (page: Page) => Promise<void>;
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const SHOTS: readonly Shot[] = [
  { name: 'home', size: DESKTOP, locale: 'en', scheme: 'light' },
  { name: 'micropul', size: DESKTOP, locale: 'en', scheme: 'light', game: { id: 'micropul', seed: 11, lines: 60 } },
  { name: 'circuit', size: DESKTOP, locale: 'pl', scheme: 'light', game: { id: 'circuit', seed: 5, lines: 95 } },
  {
    name: 'golems',
    size: DESKTOP,
    locale: 'ru',
    scheme: 'light',
    game: { id: 'golems6', seed: 3, lines: 26, options: ['--scenario', 'river', '--subprogram'] },
  },
  { name: 'micropul-phone', size: PHONE, locale: 'ru', scheme: 'dark', game: { id: 'micropul', seed: 11, lines: 48 } },
];

/** Lets bots play and keeps the first lines, up to where seat 1 is asked. */
function logOf({ id, seed, lines, options = [] }: NonNullable<Shot['game']>): string {
  const path = join(SCRATCH, `${id}-${seed}.json`);
  const args = ['apps/cli/src/main.ts', 'play', id, '--people', '0', '--level', 'greedy', '--seed', String(seed)];
  const run = spawnSync(process.execPath, [...args, '--log', path, ...options], { cwd: ROOT, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the bots could not play ${id}: ${run.stderr}`);
  const log = JSON.parse(readFileSync(path, 'utf8')) as GameLog;
  let kept = Math.min(lines, log.steps.length - 1);
  while (kept < log.steps.length - 1 && !log.steps[kept]?.startsWith('1:')) kept++;
  return JSON.stringify({ ...log, steps: log.steps.slice(0, kept), checks: [] });
}

async function take(browser: Browser, address: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: shot.size, locale: shot.locale, colorScheme: shot.scheme });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('stolik.preferences', JSON.stringify({ speed: 0, motion: 'none', sound: false })),
  );
  if (shot.game) await keep(page, shot.game);
  await page.goto(shot.game ? `${address}#/table/picture` : address);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await (shot.game ? page.locator('.shell') : page.locator('.tc svg').first()).waitFor();
  await shot.then?.(page);
  await page.screenshot({ path: join(PICTURES, `${shot.name}.png`) });
  await context.close();
}

/** Puts the bots' game on the shelf of this browser, a person in the first seat. */
async function keep(page: Page, game: NonNullable<Shot['game']>): Promise<void> {
  const log = logOf(game);
  const sitters = [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', name: 'Oto', level: 'greedy' },
  ];
  const head = { id: 'picture', game: game.id, sitters, isOver: false, asked: [0], moves: 1, savedAt: 1 };
  await page.addInitScript(
    ([text, kept]) => {
      localStorage.setItem('stolik.log.picture', text);
      localStorage.setItem('stolik.table.picture', kept);
    },
    [log, JSON.stringify(head)] as const,
  );
}

async function main(): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const built = spawnSync(process.execPath, ['apps/web/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the client could not be built');
  const data = mkdtempSync(join(tmpdir(), 'stolik-pictured-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts', '--port', '0', '--data', data], { cwd: ROOT });
  try {
    const [first] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /http:\/\/\S+/.exec(first.toString())?.[0];
    if (!address) throw new Error(`the server did not start: ${first.toString()}`);
    const browser = await chromium.launch(launchOptions());
    for (const shot of SHOTS) await take(browser, address, shot);
    await browser.close();
  } finally {
    server.kill();
  }
}

await main();
