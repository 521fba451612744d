import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import {
  AT_ONCE,
  type Box,
  expectAccessible,
  open,
  restingBox,
  SIZES,
  seatAs,
  sitDown,
  sitTogether,
  withSeed,
} from './helpers.ts';
import { linger } from './linger.ts';
import { expectAsked, firstOfHand, isAsked, middleOf, places, playable, THINKING, takeUp, tiles } from './micropul-table.ts';

// What hands do at the micropul table: pinch, drag, point, take back.

const takeBack = (page: Page): Locator => page.locator('.now').getByRole('button', { name: 'Take back' });

async function layOne(page: Page): Promise<void> {
  await expectAsked(page);
  await playable(page).first().click();
  await places(page).first().click();
  await page.locator('.mp-go').click();
}

test.describe('with two fingers', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  const touch = (session: CDPSession, type: string, points: readonly (readonly [number, number])[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });

  test('a pinch zooms about the middle of the fingers, pans with them, and chooses nothing', async ({ page }) => {
    await withSeed(page, 5);
    await sitTogether(page, 'micropul', ['Ola']);
    await expect(isAsked(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const start = await restingBox(tiles(page).first());
    const felt = await restingBox(page.locator('.mp-board'));
    const { x, y } = middleOf(start);
    await touch(session, 'touchStart', [
      [x - 30, y],
      [x + 30, y],
    ]);
    for (let apart = 33; apart <= 48; apart += 3) {
      await touch(session, 'touchMove', [
        [x - apart, y],
        [x + apart, y],
      ]);
    }
    await touch(session, 'touchEnd', []);
    let zoomed!: Box;
    await expect(async () => {
      zoomed = await restingBox(tiles(page).first());
      expect(zoomed.width / start.width).toBeCloseTo(1.6, 1);
      expect(middleOf(zoomed).x).toBeCloseTo(x, -1);
      expect(middleOf(zoomed).y).toBeCloseTo(y, -1);
    }).toPass({ timeout: 60_000 });
    // The table did not scroll or zoom as a page, and nothing was tried.
    await expect.poll(() => page.evaluate(() => [visualViewport?.scale, scrollY])).toEqual([1, 0]);
    await expect(page.locator('.mp-trial')).toHaveCount(0);

    await touch(session, 'touchStart', [
      [x - 40, y],
      [x + 40, y],
    ]);
    for (let by = 8; by <= 48; by += 8) {
      await touch(session, 'touchMove', [
        [x - 40 + by, y + by],
        [x + 40 + by, y + by],
      ]);
    }
    await touch(session, 'touchEnd', []);
    await expect(async () => {
      const panned = await restingBox(tiles(page).first());
      expect(panned.x - zoomed.x).toBeGreaterThan(30);
      expect(panned.width).toBeCloseTo(zoomed.width, 0);
    }).toPass({ timeout: 60_000 });

    // One finger afterwards is a finger again: it chooses.
    await page.getByRole('button', { name: 'Show the whole table' }).tap();
    await playable(page).first().tap();
    await places(page).first().tap();
    await expect(page.locator('.mp-trial')).toBeAttached();
    await expect.poll(() => restingBox(page.locator('.mp-board'))).toEqual(felt);
  });

  test('a carried tile is above the finger, counts where its middle is, and a second finger turns it', async ({ page }) => {
    await withSeed(page, 5);
    await sitTogether(page, 'micropul', ['Ola']);
    await expect(isAsked(page)).toBeVisible();
    const { tile, place } = await firstOfHand(page, 'tap');
    const session = await page.context().newCDPSession(page);
    const { x, y } = middleOf(tile);
    await touch(session, 'touchStart', [[x, y]]);
    await touch(session, 'touchMove', [[x, y - 20]]);
    await touch(session, 'touchMove', [[x, y - 60]]);
    const carried = page.locator('.carried > div');
    let box!: Box;
    await expect(async () => {
      box = await restingBox(carried);
      expect(box.y + box.height).toBeLessThan(y - 60);
    }).toPass({ timeout: 60_000 });
    const before = await carried.innerHTML();
    await touch(session, 'touchStart', [
      [x, y - 60],
      [x - 90, y - 200],
    ]);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [{ x: x - 90, y: y - 200, id: 1 }] });
    await expect.poll(() => carried.innerHTML()).not.toBe(before);
    // So far below the place that the middle of the tile is on it.
    const above = y - 60 - middleOf(box).y;
    const [toX, toY] = [middleOf(place).x, middleOf(place).y + above];
    await touch(session, 'touchMove', [[toX, toY - 30]]);
    await touch(session, 'touchMove', [[toX, toY]]);
    await touch(session, 'touchEnd', []);
    await expect(page.locator('.mp-trial')).toBeAttached();
    await expect(page.locator('.carried')).toHaveCount(0);
  });
});

test('a mouse that is faster than the screen loses neither the tile nor the table', async ({ page }) => {
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  const { to } = await takeUp(page);
  await page.mouse.move(to.x, to.y, { steps: 1 });
  await page.mouse.up();
  await expect(page.locator('.mp-trial')).toBeAttached();

  // A drag of the table that ends beside it is over: the table no longer follows.
  const felt = await restingBox(page.locator('.mp-board'));
  await page.mouse.move(felt.x + 20, felt.y + felt.height - 20);
  await page.mouse.down();
  await page.mouse.move(felt.x - 120, felt.y + felt.height - 20, { steps: 1 });
  await page.mouse.up();
  const left = await restingBox(tiles(page).first());
  await page.mouse.move(felt.x + 60, felt.y + felt.height - 60, { steps: 3 });
  expect((await restingBox(tiles(page).first())).x).toBeCloseTo(left.x, 0);
});

test('[M6.2] a group that is pointed at counts the places that keep it open', async ({ page }) => {
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  await expect(isAsked(page)).toBeVisible();
  await restingBox(tiles(page).first());
  await tiles(page)
    .first()
    .hover({ position: { x: 20, y: 20 } });
  // The start tile's two white corners: above, and at both sides.
  await expect(page.locator('.mp-open-mark')).toHaveCount(3);
  await expect(page.locator('.mp-bubble')).toContainText('open places: 3');
  await expect(page.locator('.mp-open-mark text')).toHaveText(['1', '2', '3']);
  await expectAccessible(page);
});

test('a line of the log shows its place on the table, and the rulers name it', async ({ page }) => {
  await linger(page);
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  await layOne(page);
  await expect(tiles(page)).toHaveCount(2);
  const line = page.locator('.log button').first();
  await expect(line).toContainText(/places? a tile at \(−?\d+,\s−?\d+\)/);
  await restingBox(line);
  await line.hover();
  await expect(page.locator('.mp-marked')).toHaveCount(1);
  await expect(page.locator('.mp-rulers .here')).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(page.locator('.mp-marked')).toHaveCount(0);
});

test('[M2.2] with open hands a bot’s answer is taken back together with the move', async ({ page }) => {
  await withSeed(page, 13);
  await open(page, '#/new/micropul');
  await seatAs(page, 1, 'bot');
  await page.getByText('Open hands', { exact: true }).click();
  await page.locator('.setup .start').click();
  await expectAsked(page);
  await expect(page.locator('.open-hand .pieces svg')).toHaveCount(6);
  const before = await tiles(page).count();
  await layOne(page);
  // The bot has answered when it is our turn again with more than our own tile on the table.
  await expect.poll(() => tiles(page).count(), THINKING).toBeGreaterThan(before + 1);
  await expectAsked(page);
  await expect(takeBack(page)).toBeVisible();
  await expectAccessible(page);
  await takeBack(page).click();
  await expect(tiles(page)).toHaveCount(before);
  await expect(page.locator('.mp-hand-tile')).toHaveCount(6);
  await expect(isAsked(page)).toBeVisible();
});

test('[M2.2] a bot that has shown a tile of its hand ends it, and the table says why', async ({ page }) => {
  await withSeed(page, 13);
  await linger(page);
  await sitDown(page, 'micropul', { ...AT_ONCE, known: ['micropul'] });
  await expectAsked(page);
  const before = await tiles(page).count();
  await layOne(page);
  await expect(takeBack(page)).toBeVisible();
  await expect.poll(() => tiles(page).count(), THINKING).toBeGreaterThan(before + 1);
  await expectAsked(page);
  // The button stays and says why, as the key does.
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true');
  await takeBack(page).press('Enter');
  await expect(page.locator('.toast')).toContainText('you’ve seen something hidden since then');
});
