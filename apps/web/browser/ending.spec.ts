import { expect, test } from '@playwright/test';
import type { Sitter } from '@stolik/table/table';
import { keepFinished } from './finished.ts';
import { complaintsOf, expectAccessible, expectFits, LONG, open, resting, restingBox, SIZES, settled } from './helpers.ts';

// The end of a game: the card beside the board, what decided it, what comes next.

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (name: string): Sitter => ({ kind: 'bot', name, level: '2' });

test('won: what decided it, a stronger bot by Enter; the table can be looked at, and the card comes back', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await keepFinished(page, { game: 'micropul', sitters: [person('Mila'), bot('Oto')], fits: ({ winners }) => winners[0] === 0 });
  await open(page, '#/table/finished');
  const card = page.locator('.end-card');
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('You win, Mila!');
  await expect(card.locator('.end-why b')).toContainText('decided it');
  await expect(card.getByRole('button', { name: /^A stronger bot/ })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await card.getByRole('button', { name: 'Look at the table' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator('.seats')).toBeVisible();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(card.getByRole('button', { name: /^A stronger bot/ })).toBeFocused();
  const before = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('.seat .lv')).toContainText(['', 'Attentive']);
  expect(complaints).toEqual([]);
});

for (const name of ['phone', 'tablet'] as const) {
  test(
    `teams on a ${name}: two cards with their sums, partners below; closed by Esc, a tap on the board, the way back`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(SIZES[name]);
      await keepFinished(page, {
        game: 'circuit',
        sitters: [person('Mila'), bot('Volt'), bot('Ada'), bot('Bit')],
        options: { teams: true },
        fits: () => true,
      });
      await open(page, '#/table/finished');
      const card = page.locator('.end-card');
      await expect(card.locator('.team')).toHaveCount(2);
      await expect(card.locator('.team h3').filter({ hasText: 'Your team' })).toHaveCount(1);
      for (const team of await card.locator('.team').all()) {
        const number = (text: string): number => Number(text.replace('−', '-'));
        await expect(async () => {
          const shares = (await team.locator('li b').allTextContents()).map(number);
          expect(shares).toHaveLength(2);
          expect(number((await team.locator('.sum').textContent()) ?? '')).toBe(shares[0]! + shares[1]!);
        }).toPass();
      }
      await expectAccessible(page);
      await expectFits(page);
      await expect.poll(async () => (await restingBox(page.locator('.felt'))).height).toBeGreaterThan(140);
      const reopen = page.getByRole('button', { name: 'Result' });
      for (const close of [
        () => page.keyboard.press('Escape'),
        // Not before the press that made the last move has come in for certain.
        () =>
          expect(async () => {
            await page.locator('.felt').click({ position: { x: 8, y: 8 } });
            await expect(card).toHaveCount(0, { timeout: 200 });
          }).toPass(),
        () => card.getByRole('button', { name: 'Close' }).click(),
        () => page.evaluate(() => history.back()),
      ]) {
        await close();
        await expect(card).toHaveCount(0);
        await reopen.click();
        await expect(card).toBeVisible();
        await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
      }
    },
  );
}

test('four golems stand in the order of the result, with their places', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  const sitters = [person('Mila'), bot('Volt'), bot('Ada'), bot('Bit')];
  await keepFinished(page, { game: 'golems6', sitters, fits: ({ winners }) => winners[0] === 3 });
  await open(page, '#/table/finished');
  const card = page.locator('.end-card');
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Bit wins');
  await expect(card.locator('.score h3').first()).toHaveText('Bit');
  await expect(card.locator('.place')).toHaveCount(4);
  const texts = await resting(page, () => card.locator('.place').allTextContents());
  const places = texts.map((text) => Number(text.replace(/\D/g, '')));
  expect(places).toHaveLength(4);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await expectAccessible(page);
  // Nothing more is asked here: the story of the game has the column beside the board.
  await page.locator('.end-more .btn').first().click();
  await expect(page.locator('.side .log button').first()).toBeVisible();
  await expect(page.locator('.side .game-panel')).toBeVisible();
});

test('what comes next is read whole in the longest language', LONG, async ({ page }) => {
  await keepFinished(page, { game: 'golems6', sitters: [person('Kasia'), bot('Oto')], fits: ({ winners }) => winners[0] === 1 });
  await open(page, '#/table/finished', { language: 'pl' });
  for (const [width, height] of [
    [1024, 768],
    [700, 521],
    [1180, 820],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.end-choices .btn').last()).toBeVisible();
    const cut = (): Promise<readonly string[]> =>
      page
        .locator('.end-choices .btn')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent));
    await settled(page);
    await expect.poll(cut, `${width}x${height}`).toEqual([]);
  }
});
