import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { round, SLOW_CPU } from './figures.ts';

/** Gzipped bytes by kind: of the page with its pictures, or also of the games in which bots then play at the little tables. */
export async function weigh(chrome: Browser, address: string, isLiving: boolean): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block', reducedMotion: isLiving ? 'no-preference' : 'reduce' });
  const bytes: Record<string, number> = { script: 0, stylesheet: 0, font: 0, document: 0 };
  const weighed: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!(kind in bytes)) return;
    weighed.push(
      response.body().then(
        (body) => {
          bytes[kind] = bytes[kind]! + (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length);
        },
        // What is still on its way when the page is closed does not belong to the visit.
        () => undefined,
      ),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.mini').first().waitFor();
  if (isLiving) await page.locator('.live', { hasText: /\d/ }).nth(3).waitFor();
  await Promise.all(weighed);
  await page.close();
  return bytes;
}

/** Milliseconds to the first and the largest paint, and how far things jumped. */
export async function paint(chrome: Browser, address: string): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.addInitScript(() => {
    const seen = { firstPaint: 0, largestPaint: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.largestPaint = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await page.close();
  return Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, round(value, 3)]));
}
