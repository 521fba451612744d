import { expect, test } from '@playwright/test';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectFits,
  LONG,
  open,
  SIZES,
  seatAs,
  setStools,
  sitButton,
  sitDown,
  stools,
  withHouseRules,
} from './helpers.ts';
import { choose } from './reach.ts';

// Setting a table up: stools around it, and sitting down from the home page.

const FIVE = [SIZES.phone, { width: 740, height: 360 }, SIZES.tablet, { width: 1024, height: 768 }, SIZES.desktop];

test('the big button and every stool are in view at every size, also with long words', async ({ page }) => {
  for (const game of ['circuit', 'golems6']) {
    await open(page, `#/new/${game}`, { ...AT_ONCE, language: 'ru' });
    await setStools(page, 4);
    for (const size of FIVE) {
      await page.setViewportSize(size);
      await expect(page.locator('.setup .start')).toBeInViewport({ ratio: 1 });
      for (const stool of await page.locator('.su-stool').all()) await expect(stool).toBeInViewport({ ratio: 1 });
      await expectFits(page);
    }
  }
});

test('[C8.1] against a bot from level 2 two actions a turn are usual, until somebody chooses', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await open(page, '#/new/circuit', AT_ONCE);
  const twice = page.getByRole('switch', { name: /^Two actions a turn/ });
  await expect(twice).not.toBeChecked();
  await seatAs(page, 1, 'bot');
  const level = (name: string): Promise<void> => choose(page.getByRole('radio', { name }));
  await level('Attentive');
  await expect(twice).toBeChecked();
  await level('Just learning');
  await expect(twice).not.toBeChecked();
  await level('Beginner');
  await expect(twice).toBeChecked();
  await level('Master');
  await page.locator('.setup .start').click();
  await expect(page.locator('.shell.game-circuit')).toBeVisible();
  await page.goto('/#/new/circuit');
  await twice.click();
  await level('Just learning');
  await level('Master');
  await expect(twice).not.toBeChecked();
});

test('by mouse: teams are seen before the game, and only rules that apply are offered', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await open(page, '#/new/circuit');
  const partners = page.getByRole('switch', { name: 'Partners show' });
  await setStools(page, 4);
  await expect(page.locator('.su-band')).toHaveCount(0);
  await page.getByRole('switch', { name: /^Teams/ }).click();
  await expect(page.locator('.su-band')).toHaveCount(2);
  await expect(stools(page).nth(2)).toContainText('Team 1');
  await partners.click();
  await expect(page.locator('.su-summary')).toHaveText('4 people · 2 teams · about 40 minutes');
  await stools(page).first().click();
  await choose(page.getByRole('radio', { name: /^yellow/ }));
  await expect(page.locator('.place > header')).toContainText('yellow circle · Team 1, with Guest C');
  await expectAccessible(page);
  // A long press takes one away; it comes back as it was.
  await seatAs(page, 3, 'bot');
  await choose(page.getByRole('radio', { name: 'Master' }));
  await stools(page).nth(3).hover();
  await page.mouse.down();
  await expect(stools(page)).toHaveCount(3);
  await page.mouse.up();
  await page.locator('.su-stool.add').click();
  await expect(stools(page).nth(3)).toContainText('Zuse');
  await page.locator('.setup .start').click();
  await expect(page.locator('.shell.game-circuit')).toBeVisible();
  await expect(page.locator('.seat').first()).toContainText('yellow circle');
  await page.goto('/#/new/circuit');
  await expect(stools(page).nth(3)).toContainText('Zuse');
  await expect(partners).toBeChecked();
  expect(complaints).toEqual([]);
});

test('by keyboard alone', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await open(page, '#/new/golems6');
  const add = page.getByRole('button', { name: 'One more stool' });
  await stools(page).nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stools(page)).toHaveCount(3);
  await page.keyboard.press('Shift+Tab');
  await expect(stools(page).nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(stools(page).first()).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^Guest A/);
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(stools(page)).toHaveCount(2);
  await expect(stools(page).nth(1)).toBeFocused();
  await page.getByRole('radiogroup', { name: 'Who sits here' }).getByRole('radio', { name: 'Here', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Bot' })).toBeChecked();
  await page.getByRole('radio', { name: 'Beginner' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stools(page).nth(1)).toContainText('the gambler');
  await expectAccessible(page);
  await page.locator('.place .input').press('Enter');
  await expect(page.locator('.shell.game-golems6')).toBeVisible();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  test('a scenario’s own rules are where one starts from, house rules are a sheet', async ({ page }) => {
    await open(page, '#/new/golems6');
    await page.locator('.gl-change').tap();
    await page.locator('[data-scenario="tournament"]').tap();
    await expect(stools(page)).toHaveCount(4);
    await stools(page).nth(3).tap();
    await page.locator('.su-who label').nth(2).tap();
    await withHouseRules(page, async () => {
      await expect(page.getByRole('radio', { name: 'Strikes dealt' })).toBeChecked();
      await expectAccessible(page);
    });
    await page.locator('.setup .start').tap();
    await expect(page.locator('.shell.game-golems6')).toBeVisible();
  });
});

test('from home: another level and alone in two taps, remembered; for children in one', async ({ page }) => {
  await open(page);
  const card = page.locator('.tc[data-game="micropul"]');
  await card.getByRole('button', { name: 'how do you want to play' }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ada, the gambler/ })
    .click();
  await expect(page.locator('.seat').nth(1)).toContainText('Attentive');
  await page.goto('/');
  await expect(sitButton(page, 'micropul')).toContainText('with Ada, the gambler');
  await card.getByRole('button', { name: 'how do you want to play' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Alone/ })
    .click();
  await expect(page.locator('.shell .seat')).toHaveCount(1);
  await page.goto('/');
  await page.getByRole('button', { name: /^For children/ }).click();
  await expect(page.locator('.gl-tray.kids')).toBeVisible();
  // What has been agreed on can be looked up at the table.
  await page.keyboard.press('?');
  await expect(page.locator('.table-terms')).toContainText('One after the other');
});

test('from home: several people choose a game first', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Together', exact: true }).click();
  await expectAccessible(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: /^On several devices/ })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Don’t Short the Circuit!/ })
    .click();
  await expect(page).toHaveURL(/#\/new\/circuit$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.su-room')).toBeVisible();
});

test('a table nobody has played at is replaced; one that was begun is offered, with its picture', LONG, async ({ page }) => {
  await sitDown(page, 'micropul');
  await sitDown(page, 'micropul');
  await page.goto('/');
  const kept = page.locator('.goon .kept');
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText('not started yet');
  await kept.getByRole('link').click();
  await page.locator('.mp-hand-tile:not(.nowhere)').first().click();
  await page.locator('.mp-cell[data-kind="place"]').first().click();
  await page.locator('.mp-go').click();
  await expect(page.locator('.log')).toContainText('You place');
  await page.goto('/');
  await expect(kept).toContainText('today');
  await expect(kept.locator('.kept-board svg > g').first()).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await sitButton(page, 'micropul').click();
  await page.getByRole('dialog', { name: 'You have a game in progress' }).getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.shell.game-micropul')).toBeVisible();
  await page.goto('/');
  await sitDown(page, 'micropul');
  await page.goto('/');
  await expect(kept).toHaveCount(2);
});
