import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf, expectAccessible, expectFits, inEverySize, open } from './helpers.ts';

const cell = (page: Page, name: string): Locator => page.locator(`[data-spot="${name}"]`);
const said = (page: Page): Locator => page.locator('[role="status"]');
/** A resistor, then two lamps side by side, from the plus below a to the minus below c. */
const FORK = '1s1..YLF1VV0AJG';

test('voltmeter and ammeter: parts and contacts by touch, by keys, and by name', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, `#/bench/${FORK}`);
  await page.locator('[data-piece="volt"]').click();
  await expect(page.locator('.bench-shows')).toContainText('Touch a part');
  await cell(page, 'b2').click();
  await expect(page.locator('.bench-shows')).toHaveText(/Voltage: 0\.74\sV\./);
  await expect(page.locator('.bench-probes .reading')).toHaveText(/0\.74\sV/);
  await expect(said(page)).toContainText('Voltage: 0.74');
  // A touch near a contact moves one probe after the other.
  const box = (await cell(page, 'a1').boundingBox())!;
  await cell(page, 'a1').click({ position: { x: box.width / 2, y: box.height - 3 } });
  await cell(page, 'a1').click({ position: { x: box.width / 2, y: 3 } });
  await expect(page.locator('.bench-shows')).toHaveText(/Voltage: 2\.23\sV\./);
  await page.getByRole('combobox', { name: 'Black probe' }).selectOption('strip below c');
  await expect(page.locator('.bench-shows')).toHaveText(/Voltage: 2\.97\sV\./);

  // The same by keys: V for the voltmeter, A for the ammeter, Enter where one is.
  await page.keyboard.press('Escape');
  await cell(page, 'a1').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bench-shows')).toHaveText(/Resistor a1: current 33\smA\./);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bench-instrument li')).toHaveText([/top: 16\smA out/, /right: 16\smA out/, /bottom: 33\smA in/]);
  await expectAccessible(page);
  await inEverySize(page, async () => {
    await expectFits(page);
    await expect(page.locator('.bench-probes .reading')).toHaveText(/33\smA/);
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('.bench-instrument')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('as in the game, as in nature: what burns, what glows, and where they differ', async ({ page }) => {
  const complaints = complaintsOf(page);
  // A resistor alone, the power off: it burns in the game only.
  await open(page, '#/bench/1s0..YF2B1AG');
  const power = page.getByRole('switch', { name: 'Power' });
  await power.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/burnt/);
  await expect(page.locator('.bench-gap')).toContainText('The game is stricter');
  await page.keyboard.press('Control+z');
  await page.getByRole('switch', { name: 'As in nature' }).click();
  await power.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/upright, current runs/);
  await expect(page.locator('.bench-says')).toHaveText('Current flows, but nothing glows.');
  await expect(page.locator('.bench-gap')).toContainText('The game is stricter');
  await expect(page.locator('.bench-measured')).toContainText(/Resistor a1: 2\.95\sV, 43\smA/);

  // Side by side each lamp has its share of the current; both modes travel with the link.
  await page.goto(`#/bench/${FORK.replace('1s1', '1s3')}`);
  await expect(cell(page, 'b3')).toHaveAccessibleName(/glows weakly, current runs/);
  await expect(page.locator('.ci-dots g[style*="--pace"]')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(cell(page, 'b3')).toHaveAccessibleName(/half light/);

  // A short is large, but not without end.
  await page.goto('#/bench/1s3..AF2B1AG');
  await expect(page.locator('.bench-says')).toContainText(/A short circuit: 2\.73\sA/);
  expect(complaints).toEqual([]);
});

test('a reed switch is closed and opened by hand, by touch and by key', async ({ page }) => {
  await open(page, '#/bench/1s1..kF2V1AG');
  await expect(cell(page, 'b2')).not.toHaveAccessibleName(/light/);
  await cell(page, 'a1').click();
  await expect(cell(page, 'b2')).toHaveAccessibleName(/full light, current runs/);
  await expect(said(page)).toContainText('The switch is closed.');
  await page.getByRole('button', { name: 'Open the switch' }).click();
  await expect(cell(page, 'b2')).not.toHaveAccessibleName(/light/);
  await cell(page, 'a1').focus();
  await page.keyboard.press('s');
  await expect(cell(page, 'a1')).toHaveAccessibleName(/switched on/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'a1')).toHaveAccessibleName(/switched off/);
});
