import { expect, type Page, test } from '@playwright/test';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  open,
} from './helpers.ts';
import { isAsked, places, playable } from './micropul-table.ts';

/** A lesson of a game: a try that is allowed and wrong, and the answer, by hand. */
interface Taught {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly next: string;
  miss(page: Page): Promise<void>;
  solve(page: Page): Promise<void>;
}

const LESSONS: readonly Taught[] = [
  {
    game: 'micropul',
    id: 'micropul-touch-1',
    title: 'The first touch',
    next: 'micropul-touch-2',
    // By the keyboard alone: a tile is taken where one had to be placed.
    miss: async (page) => {
      await expect(isAsked(page)).toBeVisible();
      await page.locator('[data-mp-supply]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.mp-go')).toBeVisible();
      await page.keyboard.press('Enter');
    },
    solve: async (page) => {
      await expect(isAsked(page)).toBeVisible();
      await playable(page).first().click();
      await places(page).first().click();
      await page.locator('.mp-go').click();
    },
  },
];

for (const { game, id, title, next, miss, solve } of LESSONS) {
  test(`a lesson of ${game}: a wrong try is told why, then it is solved, stars stay, the next one opens`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, `#/lesson/${game}/${id}`, AT_ONCE);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('.goal-words')).toBeVisible();
    await expectAccessible(page);
    await inEverySize(page, async () => {
      await expectFits(page);
      await expect(page.locator('.goal-words')).toBeInViewport();
    });
    await miss(page);
    await expect(page.locator('.verdict[data-stage="missed"]')).toBeVisible();
    await expectAccessibleInAllThemes(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.verdict')).toHaveCount(0);
    await solve(page);
    await expect(page.locator('.verdict[data-stage="solved"]')).toBeVisible();
    await expect(page.locator('.verdict .stars')).toHaveAccessibleName('3 of 3 stars');

    await page.getByRole('link', { name: 'Next lesson' }).click();
    await expect(page).toHaveURL(new RegExp(`#/lesson/${game}/${next}$`));
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.goto('/#/learn');
    await page.reload();
    await expect(page.getByRole('link', { name: new RegExp(`${title}, 3 of 3 stars`) })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the path: stars of lessons, places, games and puzzles are drawn, and told', async ({ page }) => {
  const lessons = { 'micropul-touch-1': { stars: 3, day: 20000 }, 'micropul-touch-2': { stars: 1, day: 20000 } };
  await page.addInitScript((kept) => localStorage.setItem('stolik.learnt', kept), JSON.stringify({ lessons }));
  await open(page, '#/path');
  await expect(page.getByRole('img', { name: /^4 of \d+ stars$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games played' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await inEverySize(page, () => expectFits(page));
  await page.getByRole('link', { name: 'Lesson 3', exact: true }).click();
  await expect(page).toHaveURL(/#\/lesson\/micropul\/micropul-touch-3$/);
});
