// What the client costs, as JSON lines: npm run bench:web (builds when stale; needs Chromium, and the net once for Lighthouse).
// Times are those of this machine as it is now: on a busy one they are worse than the client.
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';
import { report, SLOW_CPU } from './measure/figures.ts';
import { framesOfCurrent, framesOfFilm } from './measure/frames.ts';
import { paint, weigh } from './measure/home.ts';
import { haveLighthouse, lighthouse } from './measure/lighthouse.ts';
import { moves } from './measure/moves.ts';
import { serve } from './measure/serve.ts';
import { fullCircuit, middleGolems4, middleGolems6, middleMicropul } from './measure/tables.ts';

const { address, server } = await serve();
try {
  await inOneBrowser();
  await withLighthouse();
} finally {
  server.kill();
}

async function inOneBrowser(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    report('weight', { visit: 'first', ...(await weigh(browser, address, false)) });
    report('weight', { visit: 'with living tables', ...(await weigh(browser, address, true)) });
    report('paint', { page: 'home', slowdown: SLOW_CPU, ...(await paint(browser, address)) });
    report('frames', { page: 'circuit', ...(await framesOfCurrent(browser, address)) });
    for (const page of ['golems6', 'golems4'] as const)
      report('frames', { page, ...(await framesOfFilm(browser, address, page)) });
    for (const slowdown of [1, SLOW_CPU]) report('move', { page: 'circuit', ...(await moves(browser, address, slowdown)) });
  } finally {
    await browser.close();
  }
}

async function withLighthouse(): Promise<void> {
  if (!haveLighthouse()) {
    console.error('Lighthouse could not be fetched by npm, so there are no scores; everything else was measured.');
    return;
  }
  // Asked for with a query: by the `#` alone Lighthouse has lost a visit, missing the start of the navigation.
  const table = '?table#/table/kept';
  const visits = [
    ['home', '', undefined],
    ['micropul', table, middleMicropul()],
    ['circuit', table, fullCircuit()],
    ['golems6', table, middleGolems6()],
    ['golems4', table, middleGolems4()],
  ] as const;
  for (const [page, path, kept] of visits) {
    const figures = await lighthouse(address, path, kept);
    if (figures) report('lighthouse', { page, ...figures });
  }
}
