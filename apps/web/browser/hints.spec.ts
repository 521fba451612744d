import { expect, test } from '@playwright/test';
import { circuit } from '@stolik/circuit/game';
import { CHANCE } from '@stolik/kernel/game';
import { LogWriter } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { packLog } from '../src/host/link.ts';
import { expectAccessible, expectFits, open, SIZES, seatAs, sitDown, sitTogether } from './helpers.ts';

for (const game of ['micropul', 'circuit'] as const) {
  test(`${game}: a hint gives good moves with reasons, and plays one`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await sitDown(page, game);
    await expect(page.locator('.now')).toContainText('Your turn');
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog', { name: 'Hint' });
    const moves = dialog.getByRole('button', { name: /^Try it/ });
    await expect(moves.first()).toBeVisible();
    expect(await dialog.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await expectAccessible(page);
    await expectFits(page);
    const steps = await page.locator('.log li').count();
    await moves.first().click();
    await expect(dialog).toBeHidden();
    // It lies there to be looked at; Enter does it.
    expect(await page.locator('.log li').count()).toBe(steps);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(steps);
  });
}

test('between people there is no hint unless they want it', async ({ page }) => {
  await sitTogether(page, 'circuit', ['Anna', 'Bartek']);
  await page.locator('.curtain .btn').first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('six levels with names can be chosen, and each says how it plays', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/new/circuit');
  await seatAs(page, 1, 'bot');
  const levels = page.getByRole('radiogroup', { name: 'How it plays' }).first();
  await expect(levels.getByRole('radio')).toHaveCount(6);
  await levels.getByRole('radio', { name: 'Master' }).check({ force: true });
  await expect(page.locator('.level').first()).toContainText('two rounds ahead');
  await expectFits(page);
});

/** A whole game in which everybody does anything, as a link. */
async function carelessGame(): Promise<string> {
  const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  const writer = new LogWriter(circuit, { options: {}, seats: 2, names: ['Anna', 'Bartek'] });
  const rng = new SeededRng('careless');
  for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = actor === CHANCE ? circuit.roll(state, rng) : circuit.sample(state, actor, rng);
    const step = { kind: 'play', actor, action } as const;
    writer.add(state, step);
    circuit.play(state, actor, action);
  }
  return `#/replay/${await packLog(writer.log())}`;
}

test('a finished game is looked through: where it turned, what was better, and the moment itself', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, await carelessGame());
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Where it turned' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where it turned' });
  const moments = dialog.getByRole('button', { name: 'Show the moment' });
  await expect(moments.first()).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('listitem').first()).toContainText(/Played: .+Better: .+%/);
  await expectAccessible(page);
  await expectFits(page);
  const found = await moments.count();
  await moments.first().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.film')).toBeVisible();
  await expect(page.locator('.moment-note')).toContainText(/Played: .+Better: /);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(moments).toHaveCount(found);
});
