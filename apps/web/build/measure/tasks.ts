import type { Browser } from '@playwright/test';
import { quantile, round, SLOW_CPU } from './figures.ts';
import { type Kept, shelve } from './tables.ts';

/** As Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;

/** What comes after everything lies: bots that begin to play, files fetched at leisure. */
const AFTERWARDS_MS = 2500;
const VISITS = 3;
/** A task that is longer keeps a finger waiting: https://web.dev/articles/tbt */
const LONG_MS = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * What the page's own thread does on a first visit, the middle one of some, as if the processor were so many times slower: the longest
 * task, how much of all tasks was longer than a finger should wait, and everything together. Counted is the time in which the thread
 * really ran, so a busy machine changes little.
 */
export async function tasks(chrome: Browser, address: string, kept?: Kept): Promise<Record<string, number>> {
  const visits: Record<'longestMs' | 'blockedMs' | 'workMs', number>[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(summed(await traced(chrome, address, kept)));
  const middle = (name: keyof (typeof visits)[number]): number =>
    quantile(
      visits.map((figures) => figures[name]),
      0.5,
    );
  return {
    slowdown: SLOW_CPU,
    longestMs: middle('longestMs'),
    blockedMs: middle('blockedMs'),
    workMs: middle('workMs'),
  };
}

async function traced(chrome: Browser, address: string, kept?: Kept): Promise<readonly TraceEvent[]> {
  const page = await chrome.newPage({ ...PHONE, serviceWorkers: 'block' });
  await page.goto(`${address}rules`);
  if (kept) await shelve(page, kept);
  await chrome.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] });
  await page.goto(kept ? `${address}?table#/table/kept` : address);
  await page
    .locator(kept ? '.shell:not([data-laid])' : '.mini')
    .first()
    .waitFor();
  await page.waitForTimeout(AFTERWARDS_MS);
  const trace = JSON.parse((await chrome.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  await page.close();
  return trace.traceEvents;
}

/** Of the thread that painted first. */
function summed(events: readonly TraceEvent[]): { longestMs: number; blockedMs: number; workMs: number } {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('nothing was painted');
  const own = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({ ts, ms: (tdur / 1000) * SLOW_CPU }));
  return {
    longestMs: round(Math.max(...own.map(({ ms }) => ms)), 0),
    blockedMs: round(
      own.filter(({ ts }) => ts >= painted.ts).reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0),
      0,
    ),
    workMs: round(
      own.reduce((sum, { ms }) => sum + ms, 0),
      0,
    ),
  };
}
