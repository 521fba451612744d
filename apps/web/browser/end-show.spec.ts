import { expect, type Page, test } from '@playwright/test';
import type { Sitter } from '@stolik/table/table';
import type { Preferences } from '../src/base/preferences.ts';
import { keepAtLastTurn } from './finished.ts';
import { complaintsOf, expectAccessible, expectFits, LONG, open, SIZES } from './helpers.ts';

// The end of a game that has just been played: what counted lights up, the scores count up, any key ends it.

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Mila' },
  { kind: 'bot', name: 'Volt', level: '2' },
];
const SLOWLY: Partial<Preferences> = { speed: 0.5, motion: 'full', sound: false };

/** Exchanges a tile in the very last turn of a game of the circuit, in which there is light. */
async function endGame(page: Page, preferences: Partial<Preferences>): Promise<void> {
  await page.setViewportSize(SIZES.desktop);
  await keepAtLastTurn(page, { game: 'circuit', sitters: SITTERS, fits: ({ scores }) => Math.min(...scores) > 1 });
  await open(page, '#/table/last-turn', preferences);
  await page.locator('.ci-held:not(.iron)').first().click();
  await page.locator('.ci-swap').click();
  await page.locator('.ci-go').click();
}

const numbers = (texts: readonly string[]): readonly number[] => texts.map((text) => Number(text.replace('−', '-')));

test('what counted is counted from nothing; a key ends the show, and the card says the same sums', async ({ page }) => {
  const complaints = complaintsOf(page);
  await endGame(page, SLOWLY);
  const count = page.locator('.end-count b');
  const card = page.locator('.end-card');
  // As it begins: it takes some seconds, and a slow machine must not come late.
  const { counted, hasCard } = await page.evaluate(async () => {
    for (;;) {
      const now = [...document.querySelectorAll('.end-count b')].map((count) => count.textContent);
      if (now.length > 0) return { counted: now, hasCard: document.querySelector('.end-card') !== null };
      await new Promise(requestAnimationFrame);
    }
  });
  await page.keyboard.press('Space');
  expect(hasCard).toBe(false);
  const early = numbers(counted);
  expect(early).toHaveLength(2);
  await expect(card).toBeVisible();
  await expect(count).toHaveCount(0);
  const sums = numbers(await card.locator('.score .sum').allTextContents());
  expect(sums).toHaveLength(2);
  expect(early.reduce((sum, each) => sum + each, 0)).toBeLessThan(sums.reduce((sum, each) => sum + each, 0));
  await expect(card.locator('.end-best div')).toHaveCount(2);
  await expect(card.locator('.end-line q')).not.toBeEmpty();
  await expectAccessible(page);
  await expectFits(page);
  expect(complaints).toEqual([]);
});

test('nobody has to end the show: the card comes by itself', LONG, async ({ page }) => {
  await endGame(page, { ...SLOWLY, speed: 2 });
  await expect(page.locator('.end-count')).toHaveCount(1);
  await expect(page.locator('.end-card')).toBeVisible();
  await expect(page.locator('.end-count')).toHaveCount(0);
});

test('with less motion the card is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.end-count')) document.documentElement.dataset['counted'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await endGame(page, { motion: 'none', sound: false });
  await expect(page.locator('.end-card .end-best')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
});
