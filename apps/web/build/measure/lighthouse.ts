import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../browser/chromium.ts';
import { type Kept, shelve } from './tables.ts';

/** Fixed, because scores of two versions can't be compared; no dependency of ours, because it is larger than all of them. */
const VERSION = '13.5.0';
const FOLDER = resolve(import.meta.dirname, '../../../../.cache', `lighthouse-${VERSION}`);
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', bestPractices: 'best-practices' } as const;

/** Fetches Lighthouse when it is not here yet; false when it can't be had. */
export function haveLighthouse(): boolean {
  if (existsSync(PROGRAM)) return true;
  mkdirSync(FOLDER, { recursive: true });
  const args = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  return status === 0 && existsSync(PROGRAM);
}

/**
 * The middle one of some visits by performance: one alone says more about what else the machine was doing. Lighthouse loses a
 * visit now and then; undefined when it lost them all.
 */
export async function lighthouse(
  address: string,
  path: string,
  kept: Kept | undefined,
  visits: number,
): Promise<Record<string, number> | undefined> {
  const all: Record<string, number>[] = [];
  for (let visit = 0; visit < visits; visit++) {
    try {
      all.push(await visited(address, path, kept));
    } catch (error) {
      const { stderr } = error as { stderr?: string };
      console.error(`A visit of Lighthouse was lost: ${(stderr ?? String(error)).trim()}`);
    }
  }
  all.sort((a, b) => a['performance']! - b['performance']!);
  return all[all.length >> 1];
}

const SETTLING_MS = 5000;

/**
 * Scores of 0 to 100 on the phone Lighthouse has in mind, as on a first visit. A table is put on the shelf from a page of the
 * server that has no script, so nothing of the client is in any cache.
 */
async function visited(address: string, path: string, kept?: Kept): Promise<Record<string, number>> {
  const { executablePath, args } = launchOptions();
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (kept) {
      const page = await context.newPage();
      await page.goto(`${address}rules`);
      await shelve(page, kept);
      await page.close();
    }
    // The browser's own pages are still being made when it opens: on two cores they would be counted as the page's.
    await setTimeout(SETTLING_MS);
    return figuresOf(await audit(`${address}${path}`, port));
  } finally {
    await context.close();
  }
}

interface Audit {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

async function audit(url: string, port: number): Promise<Audit> {
  const only = `--only-categories=${Object.values(CATEGORIES).join(',')}`;
  const args = [
    PROGRAM,
    url,
    `--port=${port}`,
    only,
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 << 20, timeout: 180_000 });
  return JSON.parse(stdout) as Audit;
}

/** With the power of the machine as Lighthouse found it: on a weak or busy one its slow-down makes a slower phone than it means. */
function figuresOf({ categories, audits, environment, runtimeError }: Audit): Record<string, number> {
  if (runtimeError) throw new Error(`Lighthouse could not look at the page: ${runtimeError.message}`);
  const scores = Object.entries(CATEGORIES).map(([name, id]) => [name, Math.round((categories[id]?.score ?? 0) * 100)] as const);
  const value = (id: string): number => Math.round(audits[id]?.numericValue ?? 0);
  return {
    ...Object.fromEntries(scores),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    speedIndexMs: value('speed-index'),
    machine: Math.round(environment.benchmarkIndex),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
