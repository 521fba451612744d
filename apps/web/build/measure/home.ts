import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { round, SLOW_CPU } from './figures.ts';
import { type Kept, shelve } from './tables.ts';

/** Gzipped bytes by kind: of the page with its pictures, or also of the games in which bots then play at the little tables. */
export async function weigh(chrome: Browser, address: string, isLiving: boolean): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block', reducedMotion: isLiving ? 'no-preference' : 'reduce' });
  const weighed = weighing(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.mini').first().waitFor();
  if (isLiving) await page.locator('.live[data-played]').nth(3).waitFor();
  const bytes = await weighed();
  await page.close();
  return bytes;
}

/** The same of a table on a phone that has never been here, until it is laid; what is fetched at leisure then does not count. */
export async function weighTable(chrome: Browser, address: string, kept: Kept): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block', viewport: PHONE });
  await page.goto(`${address}rules`);
  await shelve(page, kept);
  const weighed = weighing(page);
  await page.addInitScript(() => Object.assign(window, { seen: {} }));
  await page.addInitScript(watchLaying);
  await page.goto(`${address}#/table/kept`);
  await page.locator('.shell:not([data-laid])').waitFor();
  const laidAt = await page.evaluate(
    () => performance.timeOrigin + (window as unknown as { seen: Record<string, number> }).seen['laid']!,
  );
  const bytes = await weighed(laidAt);
  await page.close();
  return bytes;
}

const PHONE = { width: 360, height: 740 };

const KINDS = ['script', 'stylesheet', 'font', 'document'];

/** Answers what was asked for, all of it or only before a moment. */
function weighing(page: Page): (before?: number) => Promise<Record<string, number>> {
  const weighed: Promise<{ kind: string; asked: number; size: number } | undefined>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!KINDS.includes(kind)) return;
    weighed.push(
      response.body().then(
        (body) => ({
          kind,
          asked: response.request().timing().startTime,
          size: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length,
        }),
        // What is still on its way when the page is closed does not belong to the visit.
        () => undefined,
      ),
    );
  });
  return async (before = Number.POSITIVE_INFINITY) => {
    const files = (await Promise.all(weighed)).filter((file) => file !== undefined && file.asked < before);
    const bytesOf = (wanted: string): number => files.reduce((sum, file) => sum + (file?.kind === wanted ? file.size : 0), 0);
    return { ...Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)])), requests: files.length };
  };
}

/** Milliseconds to the first and the largest paint, of a table also until it is laid, and how far things jumped. */
export async function paint(chrome: Browser, address: string, kept?: Kept): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block', viewport: PHONE });
  if (kept) {
    await page.goto(`${address}rules`);
    await shelve(page, kept);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.addInitScript(() => {
    const seen: Record<string, number> = { firstPaint: 0, largestPaint: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen['firstPaint'] = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen['largestPaint'] = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen['shift']! += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  if (kept) await page.addInitScript(watchLaying);
  await page.goto(kept ? `${address}#/table/kept` : address, { waitUntil: 'networkidle' });
  if (kept) await page.locator('.shell:not([data-laid])').waitFor();
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await page.close();
  return Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, round(value, 3)]));
}

/** In the page, before anything of it runs: when the table lies there. */
function watchLaying(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.shell:not([data-laid])')) return;
    observer.disconnect();
    (window as unknown as { seen: Record<string, number> }).seen['laid'] = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-laid'] });
}
