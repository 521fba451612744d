import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { whatIsAsked } from './golems-table.ts';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectFits,
  inEverySize,
  LONG,
  open,
  openAnywhere,
  restingBox,
  SIZES,
  settled,
} from './helpers.ts';
import { linger } from './linger.ts';

const cell = (page: Page, name: string) => page.locator(`.ed-grid [data-cell="${name}"]`);
const tab = (page: Page, name: string) => page.locator(`.ed-tabs [data-tab="${name}"]`);
const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`);
const labelOf = (page: Page, name: string) => expect(cell(page, name));

/** A bench with a fresh scenario, or a copy of one of the book. */
async function build(page: Page, edition = 'golems6', id = 'new', preferences = AT_ONCE): Promise<void> {
  await open(page, `#/scenario/${edition}/${id}`, preferences);
  await expect(page.locator('.ed-grid')).toBeVisible();
}

async function linkOf(page: Page): Promise<string> {
  await page.locator('.ed-share').click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#\/scenario\/[\w-]+$/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Lays one program after the other until the result is there. */
async function playKids(page: Page, cards: readonly string[]): Promise<void> {
  const result = page.locator('.end-card .scores');
  for (let turn = 0; turn < 25; turn++) {
    if ((await whatIsAsked(page)) === 'over') break;
    for (const card of cards[turn % cards.length]!) await page.locator(`.gl-take[data-card="${card}"]`).click();
    await page.locator('.gl-ready').click();
  }
  await expect(result).toBeVisible();
}

test('a scenario made by mouse, shared by link, opened elsewhere and played to its result', LONG, async ({ page, browser }) => {
  test.setTimeout(480_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await open(page, '#/new/golems6');
  await page.getByRole('link', { name: 'Make your own' }).first().click();
  await expect(page.locator('.ed-grid')).toBeVisible();
  await page.locator('[data-field="title"]').fill('Bridge <b>of</b> barrels');
  await page.locator('[data-field="story"]').fill('One step, and it is yours.');
  await page.getByRole('switch', { name: 'For children' }).check();
  await expect(page.locator('.ed-problems')).toContainText('There is no treasure to be found.');
  await tool(page, 'treasure').click();
  await cell(page, 'b2').click();
  await expect(page.locator('.ed-verdict')).toContainText('All good');
  // Three cells in one stroke; one undo takes all of them back.
  await tool(page, 'wall').click();
  const [from, to] = [await restingBox(cell(page, 'a3')), await restingBox(cell(page, 'c3'))];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 12 });
  await page.mouse.up();
  for (const name of ['a3', 'b3', 'c3']) await labelOf(page, name).toHaveAttribute('aria-label', `${name}, grass, wall`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await labelOf(page, 'a3').toHaveAttribute('aria-label', 'a3, grass');
  await page.getByRole('button', { name: 'Redo' }).click();
  await labelOf(page, 'c3').toHaveAttribute('aria-label', 'c3, grass, wall');
  await cell(page, 'a3').click({ button: 'right' });
  await labelOf(page, 'a3').toHaveAttribute('aria-label', 'a3, grass');
  // A golem is dragged, and turned by a second tap.
  await tab(page, 'golems').click();
  await cell(page, 'c4').dragTo(cell(page, 'd4'));
  await labelOf(page, 'd4').toHaveAttribute('aria-label', /player 2, Guard, facing south/);
  await cell(page, 'd4').click();
  await labelOf(page, 'd4').toHaveAttribute('aria-label', /facing west/);
  await expectAccessible(page);
  const link = await linkOf(page);
  expect(link.length).toBeLessThan(700);

  const other = await (await browser.newContext({ locale: 'en-GB', viewport: SIZES.tablet })).newPage();
  const others = complaintsOf(other);
  await other.addInitScript((text) => localStorage.setItem('stolik.preferences', text), JSON.stringify(AT_ONCE));
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bridge <b>of</b> barrels');
  await expect(other.locator('.ed-story')).toHaveText('One step, and it is yours.');
  await expect(other.locator('.ed-shared')).toContainText('Find the treasure');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Play' }).click();
  await expect(other.locator('.shell.game-golems6')).toBeVisible();
  await playKids(other, ['FLL']);
  await expect(other.locator('.end-card h2')).toContainText(/^You win/);
  // The scenario travels with the game: the log can be looked at step by step anywhere.
  await other.getByRole('button', { name: 'Look at the table' }).click();
  await openAnywhere(other, 'Share and save');
  const replay = other.getByRole('textbox', { name: 'Link', exact: true });
  await expect(replay).toHaveValue(/#\/replay\//);
  await page.goto(await replay.inputValue());
  await expect(page.locator('.shell.game-golems6')).toBeVisible();
  await expect(page.locator('.gl-grid [data-cell="c3"]')).toHaveAttribute('aria-label', /wall/);
  expect(complaints).toEqual([]);
  expect(others).toEqual([]);
});

test('a scenario of v4 made by keyboard alone, tried and brought back', LONG, async ({ page }) => {
  test.setTimeout(480_000);
  const complaints = complaintsOf(page);
  await linger(page);
  await page.setViewportSize(SIZES.desktop);
  await build(page, 'golems4');
  // Things: digits take them, arrows walk, Enter lays, R turns, Delete takes away.
  await cell(page, 'a4').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await labelOf(page, 'a3').toHaveAttribute('aria-label', 'a3, grass, stone');
  await page.keyboard.press('6');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await labelOf(page, 'b3').toHaveAttribute('aria-label', 'b3, grass, line, top to bottom');
  await page.keyboard.press('r');
  await labelOf(page, 'b3').toHaveAttribute('aria-label', 'b3, grass, line, left to right');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await labelOf(page, 'b2').toHaveAttribute('aria-label', 'b2, grass');
  // Nothing is built on a robot, and the reason is told with its clause.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('a robot starts there');
  await expect(page.locator('.toast .clause')).toHaveText('rule G4.2.1');
  // Parts: one is laid from the box, turned over, moved by arrows, and taken away with everything on it.
  await tab(page, 'field').focus();
  await page.keyboard.press('Enter');
  await tool(page, '2x4').focus();
  await page.keyboard.press('Enter');
  const part = page.locator('.ed-handle[data-part="1"]');
  await expect(part).toHaveAttribute('aria-label', 'Part 2, 2×4, summer, corner at a5');
  await part.focus();
  await page.keyboard.press('s');
  await expect(part).toHaveAttribute('aria-label', 'Part 2, 2×4, winter, corner at a5');
  await page.keyboard.press('ArrowRight');
  await expect(part).toHaveAttribute('aria-label', 'Part 2, 2×4, winter, corner at b5');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.toast')).toContainText('This part overlaps part 1');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.ed-problems')).toContainText('The parts must touch along edges');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.ed-verdict')).toContainText('All good');
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page);
  // A bot is put on the new part.
  await tab(page, 'golems').focus();
  await page.keyboard.press('Enter');
  await tool(page, 'bot').focus();
  await page.keyboard.press('Enter');
  await cell(page, 'e6').focus();
  await page.keyboard.press('Enter');
  await labelOf(page, 'e6').toHaveAttribute('aria-label', /bot Hunter, Green, facing (south|west)/);
  await page.locator('[data-do="trial"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ed-outcome')).toContainText(/Bots finished 3 games, in/, { timeout: 240_000 });
  // Try it, and back.
  await expect(page).not.toHaveURL(/\/new$/);
  const address = page.url();
  await page.locator('.ed-play').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.shell.game-golems4')).toBeVisible();
  await expect(page.locator('.gl-grid [data-cell="a3"]')).toHaveAttribute('aria-label', /stone/);
  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await expect(page).toHaveURL(address);
  await labelOf(page, 'a3').toHaveAttribute('aria-label', 'a3, grass, stone');
  expect(complaints).toEqual([]);
});

test('own scenarios are kept, chosen at the set-up page, and thrown away with an undo', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.tablet);
  await open(page, '#/new/golems6');
  await page.locator('.gl-change').click();
  await page.getByRole('link', { name: 'Change a copy of Duel 4×4' }).click();
  await expect(page.locator('.ed-grid')).toBeVisible();
  await tool(page, 'barrel').click();
  await cell(page, 'a2').click();
  await page.getByRole('link', { name: 'To all scenarios' }).click();
  const own = page.locator('.ed-yours .ed-choose');
  await page.locator('.gl-change').click();
  await expect(own).toHaveText(/Duel 4×4, my way/);
  await expectAccessible(page);
  await own.click();
  await expect(page.locator('.gl-chosen')).toContainText('Duel 4×4, my way');
  await page.locator('.setup .start').click();
  await expect(page.locator('.gl-grid [data-cell="a2"]')).toHaveAttribute('aria-label', /barrel/);
  await page.goBack();
  await page.locator('.gl-change').click();
  await page.getByRole('button', { name: 'Delete Duel 4×4, my way' }).click();
  await expect(own).toHaveCount(0);
  await page.locator('.ed-notice').getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(1);
  await page.keyboard.press('Escape');
  // Whoever only looks in leaves nothing behind.
  await page.getByRole('link', { name: 'Make your own' }).first().click();
  await expect(page.locator('.ed-grid')).toBeVisible();
  await page.getByRole('link', { name: 'To all scenarios' }).click();
  await page.locator('.gl-change').click();
  await expect(own).toHaveCount(1);
});

test('a file goes out and comes in; what is no scenario says why', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await build(page, 'golems6', 'from-treasure');
  await page.locator('.ed-share').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('treasure-in-the-maze-my-way.stolik.json');
  const text = await readFile(await file.path(), 'utf8');
  const toGallery = async (): Promise<void> => {
    await page.goto('/#/new/golems6');
    await page.locator('.gl-change').click();
  };
  await toGallery();
  const field = page.locator('.ed-yours input[type="file"]');
  const send = (name: string, content: string) =>
    field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await send('bad.json', '{"game":"golems6","starts":7}');
  await expect(page.locator('.ed-notice')).toContainText('We can’t open a scenario from this file');
  await send('worse.json', 'not json at all');
  await expect(page.locator('.ed-notice')).toContainText('This isn’t a scenario');
  // One that is not finished may be finished here.
  await send('half.json', text.replace('"treasure"', '"gear"').replace('"d4": "treasure"', '"d4": "gear"'));
  await expect(page.locator('.ed-grid')).toBeVisible();
  await toGallery();
  await send('good.stolik.json', text);
  await expect(page.locator('.ed-grid')).toBeVisible();
  await labelOf(page, 'd4').toHaveAttribute('aria-label', 'd4, grass, treasure');
  // The home page takes it as well.
  await page.goto('/');
  await page
    .locator('.kept input[type="file"]')
    .setInputFiles({ name: 'x.stolik.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treasure in the maze, my way');
});

test('a bad link says so and loses nothing', async ({ page }) => {
  await build(page);
  // A new one has got an address of its own.
  await expect(page).not.toHaveURL(/\/new$/);
  await cell(page, 'a2').click();
  await labelOf(page, 'a2').toHaveAttribute('aria-label', 'a2, grass, wall');
  const own = page.url();
  for (const code of ['nonsense', 'q1YqUrJSKkotKs4vyrdVykxRslIqyUhVslIqTy3KTEksVqoFAA']) {
    await page.goto(`/#/scenario/${code}`);
    await expect(page.getByRole('alert')).toHaveText(/damaged or was cut off|open a scenario from this link/);
    await expectAccessible(page);
  }
  await page.goto(own);
  await labelOf(page, 'a2').toHaveAttribute('aria-label', 'a2, grass, wall');
});

/** Every size and every language is looked at; axe needs each only once. */
const BENCHES = {
  en: { edition: 'golems6', from: 'from-solo-hunters', theme: 'light', withAxe: 'phone' },
  ru: { edition: 'golems6', from: 'from-solo-hunters', theme: 'dark', withAxe: 'tablet' },
  pl: { edition: 'golems4', from: 'from-long-field', theme: 'contrast', withAxe: 'desktop' },
} as const;

for (const [language, { edition, from, theme, withAxe }] of Object.entries(BENCHES)) {
  test(`the bench in ${language}: every tab fits every size and is accessible`, LONG, async ({ page }) => {
    const look = async (size: string): Promise<void> => {
      await expectFits(page);
      if (size === withAxe) await expectAccessible(page);
    };
    await build(page, edition, from, { ...AT_ONCE, language: language as 'en', theme });
    await tool(page, 'barrel').click();
    await inEverySize(page, look);
    await tab(page, 'field').click();
    await page.locator('.ed-handle').first().click();
    await inEverySize(page, look);
    await tab(page, 'golems').click();
    await page.locator('.ed-tool').first().click();
    await inEverySize(page, look);
    // A desktop has them beside the bench, and no tabs for them.
    for (const size of ['phone', 'tablet'] as const) {
      await page.setViewportSize(SIZES[size]);
      for (const name of ['rules', 'check']) {
        await tab(page, name).click();
        await settled(page);
        await look(size);
      }
    }
  });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: SIZES.phone });

  test('a tap lays, a second one takes away, a part is carried from the box', async ({ page }) => {
    await build(page);
    await cell(page, 'c2').tap();
    await labelOf(page, 'c2').toHaveAttribute('aria-label', 'c2, grass, wall');
    await cell(page, 'c2').tap();
    await labelOf(page, 'c2').toHaveAttribute('aria-label', 'c2, grass');
    await tab(page, 'field').tap();
    await page.getByRole('radio', { name: 'Winter' }).check({ force: true });
    await tool(page, '3x3').tap();
    await expect(page.locator('.ed-handle')).toHaveCount(2);
    await tab(page, 'check').tap();
    await expect(page.locator('.ed-verdict')).toContainText('All good');
  });
});
