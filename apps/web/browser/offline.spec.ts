import { expect, type Page, test } from '@playwright/test';
import { open } from './helpers.ts';

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
