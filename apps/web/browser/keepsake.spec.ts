import { expect, test } from '@playwright/test';
import type { Sitter } from '@stolik/table/table';
import { keepFinished } from './finished.ts';
import { AT_ONCE, complaintsOf, expectAccessible, expectFits, LONG, open, SIZES } from './helpers.ts';

// What is taken along from a game: a picture and a film of its end; for children a medal and the next field.

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Mila' },
  { kind: 'bot', name: 'Oto', level: '1' },
];

test('the card of the end makes a picture and a short film, here and nowhere else', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  await keepFinished(page, { game: 'circuit', sitters: SITTERS, fits: () => true });
  await open(page, '#/table/finished', AT_ONCE);
  await expect(page.locator('.end-card')).toBeVisible();
  page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()));
  for (const [button, name] of [
    ['Picture', /^circuit-[-\d]+\.webp$/],
    ['Short film', /^circuit-[-\d]+\.webm$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(name);
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).length).toBeGreaterThan(4000);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  }
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a child who has won gets a medal and goes on to another field', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await keepFinished(page, {
    game: 'golems6',
    sitters: SITTERS,
    options: { scenario: 'treasure' },
    fits: ({ winners }) => winners.join() === '0',
  });
  await open(page, '#/table/finished', AT_ONCE);
  await expect(page.locator('.end-medal .medal-stars')).toHaveAttribute('aria-label', /Gold|Silver|Bronze/);
  await expectAccessible(page);
  await expectFits(page);
  const next = page.getByRole('button', { name: /Next field/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(page.locator('.end-card')).toHaveCount(0);
  await expect(page.locator('.gl-tray.kids')).toBeVisible();
  const kept = (): Promise<string> => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  await expect.poll(kept).not.toContain('\\"scenario\\":\\"duel');
});
