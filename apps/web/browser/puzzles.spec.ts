import { expect, test } from '@playwright/test';
import { AT_ONCE, complaintsOf, inEverySize, LONG, open } from './helpers.ts';
import { THINKING } from './micropul-table.ts';
import { firstOfEachKind, HANDS, solve } from './puzzle-hands.ts';

// The first puzzle of every kind, solved at its table by what its file says. One of each game is quick; the others are long.

const QUICK = ['micropul close', 'circuit glows', 'golems6 reach', 'golems4 predict'];

for (const game of Object.keys(HANDS)) {
  const puzzles = firstOfEachKind(game);
  test(`${game} has puzzles of four kinds and more`, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(4);
  });
  for (const puzzle of puzzles) {
    const { kind } = puzzle.goal;
    const when = QUICK.includes(`${game} ${kind}`) ? {} : LONG;
    test(`a puzzle of ${game} is solved at its table: ${kind}`, when, async ({ page }) => {
      const complaints = complaintsOf(page);
      await open(page, `#/puzzle/${game}/${puzzle.id}`, AT_ONCE);
      await expect(page.locator('.goal-words')).toBeVisible();
      await solve(page, game, puzzle);
      await expect(page.locator('.verdict[data-stage="solved"]')).toBeVisible(THINKING);
      await expect(page.locator('.verdict').getByRole('link', { name: 'Next puzzle' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
}

// Several rounds in one answer: the film of the first must not wait for a tap that the paper covers.
const SHOWN_QUICK = ['golems6 treasure'];

for (const game of Object.keys(HANDS)) {
  for (const puzzle of firstOfEachKind(game)) {
    const { kind } = puzzle.goal;
    const when = SHOWN_QUICK.includes(`${game} ${kind}`) ? {} : LONG;
    test(`“Show me” ends at a button that can be pressed: ${game} ${kind}`, when, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `#/puzzle/${game}/${puzzle.id}`, { ...AT_ONCE, speed: 4 });
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible({ timeout: 120_000 });
      const next = page.locator('.verdict').getByRole('link', { name: 'Next puzzle' });
      await next.click({ trial: true });
      await inEverySize(page, () => next.click({ trial: true }));
      // A laptop as schools have it, below the bar of its browser.
      await page.setViewportSize({ width: 1366, height: 625 });
      await next.click({ trial: true });
      await next.click();
      await expect(page.locator('.verdict')).toHaveCount(0);
    });
  }
}
