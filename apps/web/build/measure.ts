// What the first visit of the home page costs, as JSON lines: node apps/web/build/measure.ts (builds when stale; needs Chromium).
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';

const WEB = join(import.meta.dirname, '..');
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const ADDRESS = `http://127.0.0.1:${PORT}/`;

spawnSync(process.execPath, [join(WEB, 'build.ts')], { stdio: 'inherit' });
const server = spawn(process.execPath, [join(WEB, '../server/src/main.ts'), '--port', String(PORT), '--host', '127.0.0.1']);
await new Promise<void>((done) => server.stdout.once('data', () => done()));
const browser = await chromium.launch(launchOptions());
try {
  report('first visit', await weigh(browser, true));
  report('with living tables', await weigh(browser, false));
  report('home, CPU four times slower', await paint(browser));
} finally {
  await browser.close();
  server.kill();
}

function report(what: string, figures: Readonly<Record<string, number>>): void {
  console.log(JSON.stringify({ what, ...figures }));
}

/** Gzipped bytes by kind. Without idle time the games behind the little tables are not fetched: that is what the first paint needs. */
async function weigh(chrome: Browser, isBusy: boolean): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block' });
  if (isBusy) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
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
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  if (!isBusy) await page.locator('.mini').first().waitFor();
  await Promise.all(weighed);
  await page.close();
  return bytes;
}

/** Milliseconds to the first and the largest paint, and how far things jumped. */
async function paint(chrome: Browser): Promise<Record<string, number>> {
  const page = await chrome.newPage({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await page.close();
  return Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));
}
