import type { Browser, Page } from '@playwright/test';
import { quantile, round, SLOW_CPU } from './figures.ts';
import { fullCircuit, type Kept, middleGolems4, middleGolems6, shelve } from './tables.ts';

const WATCHED_MS = 5000;
/** A screen of 60 Hz shows one every 16.7 ms; above this one was missed. */
const FRAME_MS = 20;

/** A table on a desktop whose CPU is that many times slower, once it lies there; `before` runs in the page ahead of its own scripts. */
export async function openTable(
  chrome: Browser,
  address: string,
  kept: Kept,
  slowdown: number,
  before: () => void = () => undefined,
): Promise<Page> {
  const page = await chrome.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(before);
  await page.goto(`${address}rules`);
  await shelve(page, kept);
  await page.goto(`${address}#/table/kept`);
  await page.locator('.shell:not([data-laid])').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** How evenly frames come while current runs on a full board. */
export async function framesOfCurrent(chrome: Browser, address: string): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, fullCircuit(), SLOW_CPU);
  const running = await page.locator('.ci-dots .current').count();
  // Otherwise nothing would be measured.
  if (running === 0) throw new Error('no current runs on the board');
  const figures = await watch(page);
  await page.close();
  return { slowdown: SLOW_CPU, running, ...figures };
}

/** How evenly frames come while the film of a round runs: four golems and their programs. */
export async function framesOfFilm(
  chrome: Browser,
  address: string,
  edition: 'golems6' | 'golems4',
): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, edition === 'golems6' ? middleGolems6() : middleGolems4(), SLOW_CPU);
  await page.locator('.gl-hand').waitFor();
  await page.keyboard.press('p');
  await page.locator('.shell.past-now').waitFor();
  const figures = await watch(page);
  if (!(await page.locator('.shell.past-now').isVisible())) throw new Error('the film was over before it was measured');
  await page.close();
  return { slowdown: SLOW_CPU, ...figures };
}

async function watch(page: Page): Promise<Record<string, number>> {
  const intervals = await page.evaluate(
    (length) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const tick = (now: number): void => {
          times.push(now);
          if (now - times[0]! < length) requestAnimationFrame(tick);
          else done(times.slice(1).map((time, i) => time - times[i]!));
        };
        // The first frames still belong to the opening of the table.
        setTimeout(() => requestAnimationFrame(tick), 2000);
      }),
    WATCHED_MS,
  );
  const inTime = intervals.filter((interval) => interval < FRAME_MS).length / intervals.length;
  return {
    frames: intervals.length,
    medianMs: quantile(intervals, 0.5),
    p95Ms: quantile(intervals, 0.95),
    under20Ms: round(inTime, 3),
  };
}
