import { type Browser, expect, type Page, test } from '@playwright/test';
import { Lesson, solveTouch } from './class-lesson.ts';
import { AT_ONCE, expectAccessible, LONG, open, SIZES } from './helpers.ts';
import { isAsked, tiles } from './micropul-table.ts';
import { Cable, OwnServer } from './own-server.ts';

/* What happens to a lesson when machines and networks do what they do. Each test has a server of its own. */

const FIRST = 'micropul-touch-1';
const SECOND = 'micropul-touch-2';
const PROJECTOR = { width: 1920, height: 1080 };
const BACK = { timeout: 60_000 };

async function device(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  base: string,
  address: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', baseURL: base });
  const page = await context.newPage();
  await open(page, address, AT_ONCE);
  return page;
}

/** A server for as long as a test takes. */
async function withServer(run: (server: OwnServer) => Promise<void>): Promise<void> {
  const server = new OwnServer();
  try {
    await server.start();
    await run(server);
  } finally {
    server.end();
  }
}

/** Everybody plays micropul with whom chance gives them. */
async function layTables(lesson: Lesson, ...whom: readonly number[]): Promise<void> {
  await lesson.until(({ pupils }) => whom.every((pupil) => pupils[pupil]?.isHere));
  await lesson.does({ kind: 'pairs', way: { how: 'random', seed: 'x', odd: 'bot', whom } });
  await lesson.does({
    kind: 'play',
    plan: { game: 'micropul', options: {}, isSameDeal: false, level: '1' },
    whom: 'all',
  });
}

/** What a page of a table needs later it fetches as soon as it lies. */
async function atTable(page: Page): Promise<void> {
  await expect(page.locator('.shell.game-micropul:not([data-laid])')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const offline = (page: Page) => page.locator('.class-offline');
const begin = (page: Page): Promise<void> => page.locator('.my-list .btn.big').click();

test(
  'the server is killed in the middle of a lesson: everybody is back by themselves, and nothing is lost',
  LONG,
  async ({ browser }) => {
    await withServer(async (server) => {
      const lesson = await Lesson.open(server.base, 1);
      await lesson.give(FIRST, SECOND);
      const phone = await device(browser, SIZES.phone, server.base, lesson.card(0));
      await begin(phone);
      await expect(isAsked(phone)).toBeVisible();
      await phone.waitForLoadState('networkidle');
      server.kill();
      // What is solved while nobody is there waits.
      await solveTouch(phone);
      await expect(phone.locator('.verdict[data-stage="solved"]')).toBeVisible();
      await expect(offline(phone)).toBeVisible();
      await server.start();
      await expect.poll(() => lesson.starsOf(0), BACK).toBe(3);
      await phone.locator('.verdict').getByRole('link').first().click();
      await expect(offline(phone)).toHaveCount(0);
      lesson.close();
    });
  },
);

test(
  'killed while two play: table, partner and wall are back as they were, and the move that was made meanwhile arrives',
  LONG,
  async ({ browser }) => {
    await withServer(async (server) => {
      const lesson = await Lesson.open(server.base, 2);
      const pages: Page[] = [];
      for (const pupil of [0, 1]) pages.push(await device(browser, SIZES.tablet, server.base, lesson.card(pupil)));
      const wall = await device(browser, PROJECTOR, server.base, lesson.wall());
      await layTables(lesson, 0, 1);
      await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
      for (const page of pages) await atTable(page);
      await expect(wall.locator('.wall-board .class-felt > svg')).toBeVisible();
      const isFirst = await isAsked(pages[0]!).isVisible();
      const [mover, partner] = isFirst ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!];
      const before = await tiles(partner).count();
      server.kill();
      await solveTouch(mover);
      await expect(wall.locator('.wall-offline')).toBeVisible();
      await server.start();
      await expect(tiles(partner)).toHaveCount(before + 1, BACK);
      // Some tiles give another turn: one of them goes on.
      const asked = (): Promise<readonly boolean[]> => Promise.all(pages.map((page) => isAsked(page).isVisible()));
      await expect.poll(async () => (await asked()).filter(Boolean)).toHaveLength(1);
      await expect(wall.locator('.wall-offline')).toHaveCount(0, BACK);
      for (const page of pages) await expect(offline(page)).toHaveCount(0);
      lesson.close();
    });
  },
);

test(
  'a laptop that slept: pupils are told that the line is gone, go on, and all of it arrives when it wakes',
  LONG,
  async ({ browser }) => {
    await withServer(async (server) => {
      const lesson = await Lesson.open(server.base, 1);
      await lesson.give(FIRST, SECOND);
      const phone = await device(browser, SIZES.phone, server.base, lesson.card(0));
      await begin(phone);
      await expect(isAsked(phone)).toBeVisible();
      await phone.waitForLoadState('networkidle');
      server.sleep();
      await solveTouch(phone);
      await expect(phone.locator('.verdict[data-stage="solved"]')).toBeVisible();
      // Whoever looks again asks at once; by itself it takes half a minute.
      await phone.evaluate(() => dispatchEvent(new Event('online')));
      await expect(offline(phone)).toBeVisible();
      await expectAccessible(phone);
      server.wake();
      await expect.poll(() => lesson.starsOf(0), BACK).toBe(3);
      await expect(offline(phone)).toHaveCount(0, BACK);
      lesson.close();
    });
  },
);

test(
  'Wi-Fi that drops in mid-move, for a pupil, the wall and the desk: each is back alone, and the move is there',
  LONG,
  async ({ browser }) => {
    await withServer(async (server) => {
      const lesson = await Lesson.open(server.base, 2);
      const cable = await Cable.to(server.port);
      try {
        const pages: Page[] = [];
        for (const pupil of [0, 1]) pages.push(await device(browser, SIZES.tablet, cable.base, lesson.card(pupil)));
        const wall = await device(browser, PROJECTOR, cable.base, lesson.wall());
        const desk = await device(browser, SIZES.desktop, cable.base, `#/class/desk/${lesson.id}/${lesson.key}`);
        await layTables(lesson, 0, 1);
        await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
        for (const page of pages) await atTable(page);
        const isFirst = await isAsked(pages[0]!).isVisible();
        const [mover, partner] = isFirst ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!];
        const before = await tiles(partner).count();
        cable.cut();
        await solveTouch(mover);
        await expect(offline(partner)).toBeVisible();
        await expect(wall.locator('.wall-offline')).toBeVisible();
        await expect(desk.locator('.desk-offline')).toBeVisible();
        await expect.poll(() => lesson.hereNow()).toEqual([]);
        cable.mend();
        await expect(tiles(partner)).toHaveCount(before + 1, BACK);
        await expect.poll(() => lesson.hereNow(), BACK).toEqual([0, 1]);
        for (const place of [offline(mover), offline(partner), wall.locator('.wall-offline'), desk.locator('.desk-offline')])
          await expect(place).toHaveCount(0, BACK);
        lesson.close();
      } finally {
        cable.end();
      }
    });
  },
);

test('a page that the browser has put to sleep finds what was given meanwhile', LONG, async ({ browser }) => {
  await withServer(async (server) => {
    const lesson = await Lesson.open(server.base, 1);
    const phone = await device(browser, SIZES.phone, server.base, lesson.card(0));
    await expect(phone.locator('.class-home')).toBeVisible();
    const tools = await phone.context().newCDPSession(phone);
    await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
    server.kill();
    await server.start();
    await lesson.give(FIRST, SECOND);
    await tools.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(phone.locator('.my-list')).toBeVisible(BACK);
    await expect(offline(phone)).toHaveCount(0);
    lesson.close();
  });
});

test('whoever loads the page anew while there is no line is told so, and comes in by itself', LONG, async ({ browser }) => {
  await withServer(async (server) => {
    const lesson = await Lesson.open(server.base, 1);
    const phone = await device(browser, SIZES.phone, server.base, lesson.card(0));
    await expect(phone.locator('.class-home')).toBeVisible();
    // The page itself comes from the browser's own store, as it does where a service worker has it.
    await phone.routeWebSocket(/api\/class/, (socket) => void socket.close());
    await phone.reload();
    await expect(phone.getByText('This page goes on trying by itself.')).toBeVisible();
    await expectAccessible(phone);
    lesson.close();
  });
});
