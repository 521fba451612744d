import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, open, SIZES, sitDown, sitTogether } from './helpers.ts';

for (const game of ['micropul', 'circuit'] as const) {
  test(`${game}: a hint gives good moves with reasons, and plays one`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await sitDown(page, game);
    await expect(page.locator('.now')).toContainText('Your turn');
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog', { name: 'Hint' });
    const moves = dialog.getByRole('button', { name: /^Do it/ });
    await expect(moves.first()).toBeVisible();
    expect(await dialog.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await expectAccessible(page);
    await expectFits(page);
    const steps = await page.locator('.log li').count();
    await moves.first().click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(steps);
  });
}

test('between people there is no hint unless they want it', async ({ page }) => {
  await sitTogether(page, 'circuit', ['Anna', 'Bartek']);
  await page.locator('.curtain .btn').first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('six levels with names can be chosen, and each says how it plays', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/new/circuit');
  await page.getByRole('radio', { name: 'Bot' }).last().check({ force: true });
  const levels = page.getByRole('radiogroup', { name: 'How it plays' }).first();
  await expect(levels.getByRole('radio')).toHaveCount(6);
  await levels.getByRole('radio', { name: 'Master' }).check({ force: true });
  await expect(page.locator('.level').first()).toContainText('two rounds ahead');
  await expectFits(page);
});
