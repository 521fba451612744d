// What the client costs, as JSON lines: npm run bench:web (builds when stale; needs Chromium, and the net once for Lighthouse).
// Some of it only: npm run bench:web -- lighthouse golems6; a single visit of Lighthouse: --visits=1.
// Times are those of this machine as it is now: on a busy one they are worse than the client.
import { type Browser, chromium } from '@playwright/test';
import { GAMES } from '@stolik/games/games';
import { launchOptions } from '../browser/chromium.ts';
import { report, SLOW_CPU, sumUp } from './measure/figures.ts';
import { framesOfCurrent, framesOfFilm } from './measure/frames.ts';
import { paint, weigh, weighTable } from './measure/home.ts';
import { haveLighthouse, lighthouse } from './measure/lighthouse.ts';
import { moves } from './measure/moves.ts';
import { serve } from './measure/serve.ts';
import {
  fullCircuit,
  type Kept,
  middleGolems4,
  middleGolems6,
  middleMicropul,
  stillTable,
  youngCircuit,
} from './measure/tables.ts';
import { tasks } from './measure/tasks.ts';
import { thinking } from './measure/thinking.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const visits = Number(process.argv.find((word) => word.startsWith('--visits='))?.slice('--visits='.length) ?? 3);
const isWanted = (bench: string, page: string): boolean => words.every((word) => word === bench || word === page);

const OWN: Readonly<Record<string, () => Kept>> = {
  micropul: middleMicropul,
  circuit: fullCircuit,
  golems6: middleGolems6,
  golems4: middleGolems4,
};

/** By game, a table in the middle; of one that has none of its own as far as the build plays its little table. */
const TABLES: Readonly<Record<string, () => Kept>> = Object.fromEntries(
  await Promise.all(GAMES.map(async (game) => [game.id, OWN[game.id] ?? (await stillTable(game))] as const)),
);

const { address, server } = await serve();
try {
  await inOneBrowser();
  await withLighthouse();
  sumUp();
} finally {
  server.kill();
}

async function inOneBrowser(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  /** The figures of one bench of one page, in a browser that others have used before. */
  const measure = async (bench: string, page: string, take: (chrome: Browser) => Promise<Record<string, string | number>>) => {
    if (isWanted(bench, page)) report(bench, { page, ...(await take(browser)) });
  };
  try {
    await measure('weight', 'home', async (chrome) => ({ visit: 'first', ...(await weigh(chrome, address, false)) }));
    await measure('weight', 'living', async (chrome) => ({
      visit: 'with living tables',
      ...(await weigh(chrome, address, true)),
    }));
    for (const [page, kept] of Object.entries(TABLES))
      await measure('weight', page, (chrome) => weighTable(chrome, address, kept()));
    await measure('paint', 'home', async (chrome) => ({ slowdown: SLOW_CPU, ...(await paint(chrome, address)) }));
    for (const [page, kept] of Object.entries(TABLES))
      await measure('paint', page, async (chrome) => ({ slowdown: SLOW_CPU, ...(await paint(chrome, address, kept())) }));
    await measure('tasks', 'home', (chrome) => tasks(chrome, address));
    for (const [page, kept] of Object.entries(TABLES)) await measure('tasks', page, (chrome) => tasks(chrome, address, kept()));
    await measure('frames', 'circuit', (chrome) => framesOfCurrent(chrome, address));
    for (const page of ['golems6', 'golems4'] as const)
      await measure('frames', page, (chrome) => framesOfFilm(chrome, address, page));
    for (const [page, kept] of Object.entries({ ...TABLES, circuit: youngCircuit }))
      await measure('thinking', page, (chrome) => thinking(chrome, address, kept()));
    for (const slowdown of [1, SLOW_CPU]) await measure('move', 'circuit', (chrome) => moves(chrome, address, slowdown));
  } finally {
    await browser.close();
  }
}

async function withLighthouse(): Promise<void> {
  const pages = ['home', ...Object.keys(TABLES)].filter((page) => isWanted('lighthouse', page));
  if (pages.length === 0) return;
  if (!haveLighthouse()) {
    console.error('Lighthouse could not be fetched by npm, so there are no scores; everything else was measured.');
    return;
  }
  for (const page of pages) {
    const kept = TABLES[page]?.();
    // Asked for with a query: by the `#` alone Lighthouse has lost a visit, missing the start of the navigation.
    const figures = await lighthouse(address, kept ? '?table#/table/kept' : '', kept, visits);
    if (figures) report('lighthouse', { page, ...figures });
  }
}
