import { type Browser, expect, type Page, test } from '@playwright/test';
import { begin, device, FIRST, Lesson, PROJECTOR, SECOND, solveTouch } from './class-lesson.ts';
import { expectAccessible, LONG, resting, SIZES } from './helpers.ts';
import { isAsked, tiles } from './micropul-table.ts';
import { Cable, OwnServer } from './own-server.ts';

/* What happens to a lesson when machines and networks do what they do. Each test has a server of its own. */

const BACK = { timeout: 120_000 };

/** A server and a class of so many for as long as a test takes. */
async function withLesson(pupils: number, run: (server: OwnServer, lesson: Lesson) => Promise<void>): Promise<void> {
  const server = new OwnServer();
  try {
    await server.start();
    const lesson = await Lesson.open(server.base, pupils);
    await run(server, lesson);
    lesson.close();
  } finally {
    server.end();
  }
}

/** A phone with the first lesson open; what its page needs later has been fetched. */
async function phoneInLesson(browser: Browser, lesson: Lesson): Promise<Page> {
  await lesson.give(FIRST, SECOND);
  const phone = await device(browser, SIZES.phone, lesson.card(0), { baseURL: lesson.base });
  await begin(phone);
  await expect(isAsked(phone)).toBeVisible();
  await phone.waitForLoadState('networkidle');
  return phone;
}

/** Two tablets at one table of micropul, with the wall that shows it. */
async function twoAtTable(browser: Browser, lesson: Lesson, baseURL: string) {
  const pages: Page[] = [];
  for (const pupil of [0, 1]) pages.push(await device(browser, SIZES.tablet, lesson.card(pupil), { baseURL }));
  const wall = await device(browser, PROJECTOR, lesson.wall(), { baseURL });
  await lesson.layTables('micropul', [0, 1]);
  await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
  for (const page of pages) {
    await expect(page.locator('.shell.game-micropul:not([data-laid])')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expect(wall.locator('.wall-board .class-felt > svg')).toBeVisible();
  const asked = (): Promise<boolean[]> => Promise.all(pages.map((page) => isAsked(page).isVisible()));
  await expect.poll(asked).toContain(true);
  const [mover, partner] = ((await isAsked(pages[0]!).isVisible()) ? pages : pages.toReversed()) as [Page, Page];
  const laid = await resting(mover, () => tiles(mover).count());
  await expect(tiles(partner)).toHaveCount(laid);
  return { mover, partner, wall, laid };
}

const offline = (page: Page) => page.locator('.class-offline');

test(
  'the server is killed in the middle of a lesson: everybody is back by themselves, and nothing is lost',
  LONG,
  async ({ browser }) => {
    await withLesson(1, async (server, lesson) => {
      const phone = await phoneInLesson(browser, lesson);
      server.kill();
      // What is solved while nobody is there waits.
      await solveTouch(phone);
      await expect(phone.locator('.verdict[data-stage="solved"]')).toBeVisible();
      await expect(offline(phone)).toBeVisible(BACK);
      await server.start();
      await expect.poll(() => lesson.starsOf(0), BACK).toBe(3);
      await phone.locator('.verdict').getByRole('link').first().click();
      await expect(offline(phone)).toHaveCount(0, BACK);
    });
  },
);

test(
  'killed while two play: table, partner and wall are back as they were, and the move that was made meanwhile arrives',
  LONG,
  async ({ browser }) => {
    await withLesson(2, async (server, lesson) => {
      const { mover, partner, wall, laid } = await twoAtTable(browser, lesson, server.base);
      server.kill();
      await solveTouch(mover);
      await expect(wall.locator('.wall-offline')).toBeVisible(BACK);
      await server.start();
      await expect(tiles(partner)).toHaveCount(laid + 1, BACK);
      // Some tiles give another turn: one of them goes on.
      const asked = (): Promise<readonly boolean[]> => Promise.all([mover, partner].map((page) => isAsked(page).isVisible()));
      await expect.poll(async () => (await asked()).filter(Boolean), BACK).toHaveLength(1);
      await expect(wall.locator('.wall-offline')).toHaveCount(0, BACK);
      for (const page of [mover, partner]) await expect(offline(page)).toHaveCount(0, BACK);
    });
  },
);

test(
  'a laptop that slept: pupils are told that the line is gone, go on, and all of it arrives when it wakes',
  LONG,
  async ({ browser }) => {
    await withLesson(1, async (server, lesson) => {
      const phone = await phoneInLesson(browser, lesson);
      server.sleep();
      await solveTouch(phone);
      await expect(phone.locator('.verdict[data-stage="solved"]')).toBeVisible();
      // Whoever looks again asks at once; by itself it takes half a minute.
      await phone.evaluate(() => dispatchEvent(new Event('online')));
      await expect(offline(phone)).toBeVisible(BACK);
      await expectAccessible(phone);
      server.wake();
      await expect.poll(() => lesson.starsOf(0), BACK).toBe(3);
      await expect(offline(phone)).toHaveCount(0, BACK);
    });
  },
);

test(
  'Wi-Fi that drops in mid-move, for a pupil, the wall and the desk: each is back alone, and the move is there',
  LONG,
  async ({ browser }) => {
    await withLesson(2, async (server, lesson) => {
      const cable = await Cable.to(server.port);
      try {
        const { mover, partner, wall, laid } = await twoAtTable(browser, lesson, cable.base);
        const desk = await device(browser, SIZES.desktop, lesson.deskPage(), { baseURL: cable.base });
        await expect(desk.locator('.desk-bar')).toBeVisible();
        cable.cut();
        await solveTouch(mover);
        await expect(offline(partner)).toBeVisible(BACK);
        await expect(wall.locator('.wall-offline')).toBeVisible(BACK);
        await expect(desk.locator('.desk-offline')).toBeVisible(BACK);
        await expect.poll(() => lesson.hereNow(), BACK).toEqual([]);
        cable.mend();
        await expect(tiles(partner)).toHaveCount(laid + 1, BACK);
        await expect.poll(() => lesson.hereNow(), BACK).toEqual([0, 1]);
        for (const place of [offline(mover), offline(partner), wall.locator('.wall-offline'), desk.locator('.desk-offline')])
          await expect(place).toHaveCount(0, BACK);
      } finally {
        cable.end();
      }
    });
  },
);

test('a page that the browser has put to sleep finds what was given meanwhile', LONG, async ({ browser }) => {
  await withLesson(1, async (server, lesson) => {
    const phone = await device(browser, SIZES.phone, lesson.card(0), { baseURL: server.base });
    await expect(phone.locator('.class-home')).toBeVisible();
    const tools = await phone.context().newCDPSession(phone);
    await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
    server.kill();
    await server.start();
    await lesson.give(FIRST, SECOND);
    await tools.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(phone.locator('.my-list')).toBeVisible(BACK);
    await expect(offline(phone)).toHaveCount(0, BACK);
  });
});

test('whoever loads the page again while there is no line is told so, and comes in by itself', LONG, async ({ browser }) => {
  await withLesson(1, async (server, lesson) => {
    const phone = await device(browser, SIZES.phone, lesson.card(0), { baseURL: server.base });
    await expect(phone.locator('.class-home')).toBeVisible();
    // The page itself comes from the browser's own store, as it does where a service worker has it.
    await phone.routeWebSocket(/api\/class/, (socket) => void socket.close());
    await phone.reload();
    await expect(phone.getByText('This page keeps trying.')).toBeVisible();
    await expectAccessible(phone);
  });
});
