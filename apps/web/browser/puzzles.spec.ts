import { expect, test } from '@playwright/test';
import { AT_ONCE, complaintsOf, LONG, open } from './helpers.ts';
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
      await expect(page.locator('.verdict[data-stage="solved"]')).toBeVisible();
      await expect(page.locator('.verdict').getByRole('link', { name: 'Next puzzle' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
}
