import { expect, test } from '@playwright/test';
import { complaintsOf, sitDown } from './helpers.ts';
import { THINKING } from './micropul-table.ts';

test('the lamp lights without what the oldest browsers lack that we serve', async ({ page }) => {
  // Chrome 105 lacks the copying methods of arrays, Safari 16.4 asks styles what can be seen.
  await page.addInitScript(() => {
    for (const name of ['with', 'toSorted', 'toSpliced', 'toReversed']) Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  const complaints = complaintsOf(page);
  await sitDown(page, 'micropul');
  await expect(page.getByRole('button', { name: 'Ask for a hint' })).not.toHaveAttribute('aria-disabled', THINKING);
  await page.keyboard.press('h');
  await expect(page.locator('.light-ring')).toBeVisible(THINKING);
  const steps = page.locator('.log li');
  const before = await steps.count();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.mp-go')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps.count()).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

test('a browser that is too old says so, and leads to the rules', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.goto('/');
  const sentence = page.locator('#too-old p[lang="en"]');
  await expect(sentence).toBeInViewport();
  await sentence.getByRole('link', { name: 'the rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
