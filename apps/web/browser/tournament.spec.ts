import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible, expectFits, LONG, open, SIZES } from './helpers.ts';

test('a tournament goes from battle to battle, is gone on with from home, and has a winner', LONG, async ({ page }) => {
  // Two whole battles of bots.
  test.setTimeout(900_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/tournament/new');
  const people = page.locator('.to-person');
  await people
    .nth(2)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(people).toHaveCount(2);
  // Bots play it out by themselves.
  await people.first().getByText('Bot', { exact: true }).click();
  await people.first().getByRole('textbox').fill('Ada');
  for (const each of [0, 1]) await people.nth(each).getByLabel('Bot level').selectOption('1');
  // Each keeps a golem of their own, and nobody else may take it.
  await people.first().getByLabel('Golem').selectOption('mage');
  await expect(people.nth(1).locator('option[value="mage"]')).toBeDisabled();
  await page.locator('.to-form').getByText('2', { exact: true }).click();
  await expectFits(page);
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(page.locator('.shell.game-golems6')).toBeVisible();

  await page.goto('/#/');
  await page.getByRole('link', { name: /Tournament: 0 of 2/ }).click();
  await page.getByRole('button', { name: /Continue the battle/ }).click();
  await expect(page.locator('.bar h1')).toContainText('Battle 1 of 2');
  await expect(page.locator('.seat').first()).toContainText('Mage');
  await page.getByRole('button', { name: /Next battle.*Battle 2 of 2/ }).click({ timeout: 360_000 });
  await expect(page.locator('.end-card')).toHaveCount(0);
  await page.getByRole('link', { name: 'The result of the tournament' }).click({ timeout: 360_000 });

  const standings = page.getByRole('table', { name: 'Standings' });
  await expect(standings.getByRole('columnheader')).toHaveText(['Place', 'Name', 'Points', 'Dealt', 'Taken']);
  const points = standings
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .getByRole('cell')
    .nth(1);
  await expect.poll(async () => Number(await points.textContent())).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('region', { name: 'The result of the tournament' })).toContainText(
    /wins the Tournament|Shared victory/,
  );
  await expectAccessible(page);
  await expectFits(page);
  await page.reload();
  await expect(standings).toBeVisible();
  expect(complaints).toEqual([]);
});
