import { expect, type Page, test } from '@playwright/test';
import { AT_ONCE, complaintsOf, LONG, open } from './helpers.ts';

// Games that go on without a network: micropul.spec.ts and circuit-flows.spec.ts.

test.use({ serviceWorkers: 'allow' });

/** Until the service worker has taken everything in. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === 'activated') return;
    await new Promise<void>((done) => active.addEventListener('statechange', () => active.state === 'activated' && done()));
  });
}

test('after the first visit everything opens without a network', async ({ page, context }) => {
  await open(page);
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a stool.');
  await page.goto('/#/rules/golems6/G6.6.3');
  await expect(page.locator('[id="G6.6.3"]')).toBeInViewport();
  await page.goto('/#/about');
  await page.getByRole('button', { name: 'RU' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('О «Столике»');
});

test('lessons, puzzles, the day’s three, the path and the bench need no network either', LONG, async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await open(page, '', AT_ONCE);
  await isKept(page);
  await context.setOffline(true);
  for (const [game, lesson] of [
    ['micropul', 'micropul-touch-1'],
    ['circuit', 'circuit-chain-1'],
    ['golems6', 'golems6-steps-1'],
    ['golems4', 'golems4-robot-1'],
  ] as const) {
    await test.step(game, async () => {
      await page.goto(`/#/lesson/${game}/${lesson}`);
      await expect(page.locator(`.shell.study.game-${game}:not([data-laid]) .goal-words`)).toBeVisible();
      await page.goto(`/#/puzzle/${game}`);
      await expect(page.locator(`.shell.study.game-${game}:not(.lesson):not([data-laid]) .goal-words`)).toBeVisible();
    });
  }
  await page.goto('/#/learn');
  await page.getByRole('link', { name: /^hard/ }).click();
  await expect(page.locator('.shell.study .goal-words')).toBeVisible();
  await page.goto('/#/path');
  await expect(page.getByRole('heading', { name: 'Games played' })).toBeVisible();
  await page.goto('/#/bench');
  await expect(page.locator('[data-spot="b2"]')).toBeVisible();
  expect(complaints).toEqual([]);
});
