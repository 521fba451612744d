import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAMES } from '@stolik/games/games';
import { AT_ONCE, complaintsOf, expectAccessible, expectFits, open, SIZES, seatAs, sitTogether } from './helpers.ts';

// The example of docs/adding-a-game.md: what a game gets from the shell when it brings a hundred lines.

const column = (page: Page, letter: string): Locator => page.locator(`.cf-columns [data-column="${'abcdefg'.indexOf(letter)}"]`);

async function drop(page: Page, letter: string): Promise<void> {
  await column(page, letter).click();
  await expect(column(page, letter)).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.cf-go').click();
  await expect(column(page, letter)).toHaveAttribute('aria-pressed', 'false');
}

test('Connect Four is played to its end at one device, by keys and taps, with undo and a hint', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.phone);
  await sitTogether(page, 'connect-four', ['Ola', 'Ewa'], { ...AT_ONCE, hints: true });
  await expectFits(page);
  await column(page, 'd').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('.now')).toContainText('c1');
  await page.keyboard.press('Enter');
  await expect(column(page, 'c')).toHaveAccessibleName('Column c: Ola');
  await page.keyboard.press('u');
  await expect(column(page, 'c')).toHaveAccessibleName('Column c: empty');
  for (const letter of 'ababab') await drop(page, letter);
  await expectAccessible(page);
  await page.keyboard.press('h');
  const idea = page.locator('.hint-card');
  await expect(idea).toContainText('Drop a disc into column a');
  await expect(idea).toContainText('Four in a row');
  await idea.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.cf-go').click();
  const card = page.locator('.end-card');
  await expect(card).toContainText('Ola');
  await expect(card).toContainText('Four in a row: a1, a2, a3, a4');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('two bots play Connect Four; the home page keeps the table but does not offer the game', async ({ page }) => {
  await open(page, '#/new/connect-four');
  await expect(page.locator('#stool-card [role="status"]')).toHaveText('You’re sharing this device. Pass it around in turn.');
  for (const seat of [0, 1]) await seatAs(page, seat, 'bot');
  await page.locator('.setup .start').click();
  await expect(page.locator('.end-card')).toBeVisible({ timeout: 120_000 });
  await page.goto('/');
  await expect(page.locator('.tc')).toHaveCount(GAMES.length);
  await expect(page.locator('.tc[data-game="connect-four"]')).toHaveCount(0);
  await page.goto('/#/rules/F2');
  await expect(page.locator('#F2')).toContainText('comes to rest');
});
