import { expect, type Page, test } from '@playwright/test';
import type { Sitter } from '@stolik/table/table';
import type { Preferences } from '../src/base/preferences.ts';
import { keepAtLastTurn } from './finished.ts';
import { complaintsOf, expectAccessible, expectFits, LONG, open, resting, SIZES } from './helpers.ts';

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

/** What is counted as the show begins, and whether its card lay there already; then this presses Space. A slow machine comes late for both. */
async function pressAsItBegins(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const counts = [...document.querySelectorAll('.end-count b')].map((count) => count.textContent);
      if (counts.length === 0) return;
      watch.disconnect();
      Object.assign(window, { begun: { counts, hasCard: document.querySelector('.end-card') !== null } });
      requestAnimationFrame(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true })),
      );
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

interface Begun {
  readonly counts: readonly string[];
  readonly hasCard: boolean;
}
const begunOf = (page: Page): Promise<Begun | undefined> => page.evaluate(() => (window as unknown as { begun?: Begun }).begun);

const numbers = (texts: readonly string[]): readonly number[] => texts.map((text) => Number(text.replace('−', '-')));

test('what counted is counted from nothing; a key ends the show, and the card says the same sums', async ({ page }) => {
  const complaints = complaintsOf(page);
  await pressAsItBegins(page);
  await endGame(page, SLOWLY);
  const count = page.locator('.end-count b');
  const card = page.locator('.end-card');
  await expect.poll(() => begunOf(page)).toBeDefined();
  const { counts, hasCard } = (await begunOf(page))!;
  expect(hasCard).toBe(false);
  const early = numbers(counts);
  expect(early).toHaveLength(2);
  await expect(card).toBeVisible();
  await expect(count).toHaveCount(0);
  const sums = numbers(await resting(page, () => card.locator('.score .sum').allTextContents()));
  expect(sums).toHaveLength(2);
  expect(early.reduce((sum, each) => sum + each, 0)).toBeLessThan(sums.reduce((sum, each) => sum + each, 0));
  await expect(card.locator('.end-best div')).toHaveCount(2);
  await expect(card.locator('.end-line q')).not.toBeEmpty();
  await expectAccessible(page);
  await expectFits(page);
  expect(complaints).toEqual([]);
});

/** Whether there has ever been a show: it may be over before a busy machine looks. */
const watchCounting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.end-count')) document.documentElement.dataset['counted'] = '';
    }).observe(document, { childList: true, subtree: true });
  });

test('nobody has to end the show: the card comes by itself', LONG, async ({ page }) => {
  await watchCounting(page);
  await endGame(page, { ...SLOWLY, speed: 2 });
  await expect(page.locator('html')).toHaveAttribute('data-counted');
  await expect(page.locator('.end-card')).toBeVisible();
  await expect(page.locator('.end-count')).toHaveCount(0);
});

test('with less motion the card is there at once', async ({ page }) => {
  await watchCounting(page);
  await endGame(page, { motion: 'none', sound: false });
  await expect(page.locator('.end-card .end-best')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
});
