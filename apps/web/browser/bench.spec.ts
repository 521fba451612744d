import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOf, expectAccessible, expectAccessibleInAllThemes, expectFits, inEverySize, open } from './helpers.ts';

const cell = (page: Page, name: string): Locator => page.locator(`[data-spot="${name}"]`);
const piece = (page: Page, code: string): Locator => page.locator(`[data-piece="${code}"]`);
const said = (page: Page): Locator => page.locator('[role="status"]');
/** From the plus below a over b2 to the minus below c: an LED with a wire before it. */
const LED_ALONE = '1s0..AF2h1AG';

test('by mouse: tiles are laid, turned and taken away; what burns is told why; a link carries it', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '#/bench');
  for (const [code, ...cells] of [
    ['I', 'a1', 'c1'],
    ['L', 'a2', 'c2'],
    ['V', 'b2'],
  ]) {
    await piece(page, code!).click();
    for (const name of cells) await cell(page, name).click();
  }
  // The same kind again turns it.
  await cell(page, 'b2').click();
  await piece(page, 'L').click();
  await cell(page, 'a2').click();
  await expect(page.locator('.bench-says')).toContainText('No circuit');
  await cell(page, 'c2').click();
  await cell(page, 'c2').click();
  await expect(cell(page, 'b2')).toHaveAccessibleName(/LED.*burnt/);
  await expect(said(page)).toContainText('Blue smoke! Burnt: LED b2.');
  await page.keyboard.press('Escape');
  await cell(page, 'b2').click();
  await expect(page.locator('.ci-why')).toContainText('a single LED');
  await expect(page.locator('.ci-real')).toBeVisible();
  await expectAccessible(page);

  // A resistor in its place, a new LED, and it glows.
  await piece(page, 'R').dragTo(cell(page, 'a1'));
  await cell(page, 'b2').click();
  await page.getByRole('button', { name: 'Put in a new one' }).click();
  await expect(cell(page, 'b2')).toHaveAccessibleName(/full light, current runs/);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('textbox', { name: 'Share' });
  await expect(shared).toHaveValue(/#\/bench\/.+/);
  const link = await shared.inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear the bench' }).click();
  await expect(cell(page, 'b2')).toHaveAccessibleName('b2, empty');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(cell(page, 'b2')).toHaveAccessibleName(/full light/);
  await cell(page, 'b2').dragTo(page.locator('.bench-title'));
  await expect(cell(page, 'b2')).toHaveAccessibleName('b2, empty');

  await page.goto(link);
  await expect(cell(page, 'b2')).toHaveAccessibleName(/LED facing right, full light/);
  await expect(page).toHaveURL(/#\/bench$/);
  await page.reload();
  await expect(cell(page, 'b2')).toHaveAccessibleName(/full light/);
  expect(complaints).toEqual([]);
});

test('by keys: walk, lay, turn, take away, power, undo; both faces; every size and theme', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, `#/bench/${LED_ALONE}`);
  await expect(page.locator('.bench-says')).toContainText('The power is off');
  await cell(page, 'a1').focus();
  await page.keyboard.press('r');
  await expect(cell(page, 'a1')).toHaveAccessibleName(/left to right/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'a1')).toHaveAccessibleName(/upright/);
  await page.keyboard.press('p');
  await expect(cell(page, 'b2')).toHaveAccessibleName(/burnt/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'b2')).not.toHaveAccessibleName(/burnt/);

  await piece(page, 'E').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cell(page, 'b2')).toHaveAccessibleName('b2, empty');
  await piece(page, 'E').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await page.keyboard.press('p');
  await expect(cell(page, 'b2')).toHaveAccessibleName(/lamp, left to right, full light/);
  await expect(said(page)).toContainText('lamp b2: full light');
  await page.keyboard.press('Escape');
  await page.keyboard.press('y');
  await expect(page.locator('.ci-why')).toContainText('Why does it glow?');

  await page.getByRole('button', { name: 'Schematic' }).click();
  await expectAccessibleInAllThemes(page);
  await inEverySize(page, async () => {
    await expectFits(page);
    await expect(page.locator('.ci-why')).toBeInViewport();
  });
  expect(complaints).toEqual([]);
});

test('a link that holds no bench says so, and there is an empty one', async ({ page }) => {
  await open(page, '#/bench/1w1..nonsense!');
  await expect(page.locator('.bench-says')).toContainText('link is damaged');
  await expect(page).toHaveURL(/#\/bench$/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'A lamp' }).click();
  await expect(cell(page, 'b2')).toHaveAccessibleName(/full light/);
  await expect(cell(page, 'd1')).toHaveCount(0);
});
