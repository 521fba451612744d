import { expect, test } from '@playwright/test';
import { open } from './helpers.ts';

test('after the first visit everything opens without a network', async ({ page, context }) => {
  await open(page);
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? installing ?? waiting;
    if (worker?.state === 'activated') return;
    await new Promise<void>((done) => worker?.addEventListener('statechange', () => worker.state === 'activated' && done()));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a stool.');
  await page.goto('/#/rules/golems6/G6.6.3');
  await expect(page.locator('[id="G6.6.3"]')).toBeInViewport();
  await page.goto('/#/about');
  await page.getByRole('button', { name: 'RU' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('О столике');
});
