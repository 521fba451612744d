import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAMES } from '@stolik/games/games';
import { complaintsOf, LONG, openAnywhere, restingBox, SIZES, sitDown } from './helpers.ts';

// Whatever lies over a table goes away by its cross, by Esc, by a press beside it and by the way back, and leaves nothing behind.

type Way = 'cross' | 'Escape' | 'beside' | 'back';
const WAYS: readonly Way[] = ['cross', 'Escape', 'beside', 'back'];

async function close(page: Page, layer: Locator, way: Way): Promise<void> {
  if (way === 'cross') await layer.getByRole('button', { name: 'Close' }).click();
  else if (way === 'Escape') await page.keyboard.press('Escape');
  else if (way === 'back') await page.evaluate(() => history.back());
  else {
    const { x, y, width } = await restingBox(layer);
    // Above it, or where it reaches to the top, to the left of it; the bar stays in reach of a sheet.
    await (y > 80 ? page.mouse.click(x + width / 2, y - 12) : page.mouse.click(x - 20, 300));
  }
}

/** The table can be used again, and the way back knows nothing of what was open. */
async function expectTable(page: Page, layer: Locator): Promise<void> {
  await expect(layer).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
}

for (const name of ['phone', 'desktop'] as const) {
  test(
    `dialogs and sheets close in four ways on a ${name}, and the way back then leaves the table`,
    name === 'desktop' ? LONG : {},
    async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.setViewportSize(SIZES[name]);
      await sitDown(page, 'micropul');
      const entries = await page.evaluate(() => history.length);
      const dialog = page.locator('dialog[open]');
      const sheet = page.locator('.side[data-open]');
      const layers: readonly (readonly [Locator, () => Promise<void>])[] = [
        [dialog, () => page.getByRole('button', { name: 'More', exact: true }).click()],
        [dialog, () => page.keyboard.press('?')],
        [dialog, () => openAnywhere(page, 'Share and save')],
        [dialog, () => openAnywhere(page, 'Settings')],
        [dialog, () => openAnywhere(page, 'Give up')],
        ...(name === 'phone'
          ? [
              [sheet, () => page.getByRole('button', { name: 'Open the log' }).click()] as const,
              [sheet, () => page.locator('.mp-earn').click()] as const,
            ]
          : []),
      ];
      for (const [layer, show] of layers) {
        for (const way of WAYS) {
          await show();
          await expect(layer).toBeVisible();
          const { width, height } = await restingBox(layer);
          expect(Math.min(width, height)).toBeGreaterThan(100);
          await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
          await close(page, layer, way);
          await expectTable(page, layer);
        }
      }
      await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(page.locator('.tc')).toHaveCount(GAMES.length);
      expect(complaints).toEqual([]);
    },
  );
}

test('an idea, a dialog over a sheet, a reload, the way forward, a link in the menu: each step back is one step', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, 'micropul');
  const dialog = page.locator('dialog[open]');
  const sheet = page.locator('.side[data-open]');
  const layers = () => page.evaluate(() => history.state?.layers ?? 0);
  const table = page.url();
  const idea = page.locator('.hint-card');
  const lamp = page.getByRole('button', { name: 'Ask for a hint' });
  await expect(lamp).not.toHaveAttribute('aria-disabled', { timeout: 120_000 });
  await lamp.click();
  await expect(idea).toBeVisible();
  await expect.poll(layers).toBe(1);
  await page.goBack();
  await expect(idea).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the log' }).click();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.poll(layers).toBe(2);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(page.locator('.shell')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect.poll(layers).toBe(0);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => done(), { once: true });
        history.forward();
      }),
  );
  await expect.poll(layers).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await dialog.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(/#\/rules/);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.locator('.shell')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.tc')).toHaveCount(GAMES.length);
});
