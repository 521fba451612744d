import type { Browser, Page } from '@playwright/test';
import { quantile, round, SLOW_CPU } from './figures.ts';
import { fullCircuit, type Kept, shelve, youngCircuit } from './tables.ts';

const WATCHED_MS = 5000;
/** A screen of 60 Hz shows one every 16.7 ms; above this one was missed. */
const FRAME_MS = 20;
const MOVES = 7;

async function openTable(chrome: Browser, address: string, kept: Kept, slowdown: number): Promise<Page> {
  const page = await chrome.newPage({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}rules`);
  await shelve(page, kept);
  await page.goto(`${address}#/table/kept`);
  await page.locator('.ci-tray.asked').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** How evenly frames come while current runs on a full board. */
export async function frames(chrome: Browser, address: string): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, fullCircuit(), SLOW_CPU);
  // Zero would mean that nothing was measured.
  const running = await page.locator('.ci-dots .current').count();
  if (running === 0) throw new Error('no current runs on the board');
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
  await page.close();
  const inTime = intervals.filter((interval) => interval < FRAME_MS).length / intervals.length;
  return {
    slowdown: SLOW_CPU,
    running,
    frames: intervals.length,
    medianMs: quantile(intervals, 0.5),
    p95Ms: quantile(intervals, 0.95),
    under20Ms: round(inTime, 3),
  };
}

/** Milliseconds from the tap on the button that confirms to the frame in which the tile lies. */
export async function moves(chrome: Browser, address: string, slowdown: number): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, youngCircuit(), slowdown);
  const times: number[] = [];
  for (let move = 0; move < MOVES; move++) {
    await page.locator('.ci-tray.asked').waitFor();
    await page.locator('.ci-held[aria-disabled="false"]:not(.iron):not([data-token="M"])').first().click();
    await page.locator('.ci-cell[data-offered]').first().click();
    const shown = await page.evaluateHandle(watchMove);
    await page.locator('.ci-buttons .ci-go').click();
    times.push(await shown.evaluate(({ time }) => time));
  }
  await page.close();
  return { slowdown, moves: times.length, medianMs: quantile(times, 0.5), worstMs: quantile(times, 1) };
}

/** In the page: the time between the next tap on the button and the painting of what it did. */
function watchMove(): { time: Promise<number> } {
  const tried = document.querySelector('.ci-cell.tried');
  const time = new Promise<number>((done) => {
    let tapped = 0;
    addEventListener('click', (event) => (tapped = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (tried?.isConnected && tried.classList.contains('tried')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - tapped)));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return { time };
}
