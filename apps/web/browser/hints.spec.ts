import { expect, type Locator, type Page, test } from '@playwright/test';
import { circuit } from '@stolik/circuit/game';
import { CHANCE } from '@stolik/kernel/game';
import { LogWriter } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { packLog } from '../src/session/kept/link.ts';
import { BOT, PERSON } from './circuit-games.ts';
import { keepFinished } from './finished.ts';
import { THINKING } from './golems-table.ts';
import {
  AT_ONCE,
  expectAccessible,
  expectFits,
  LONG,
  open,
  resting,
  restingBox,
  SIZES,
  seatAs,
  sitDown,
  sitTogether,
} from './helpers.ts';

/** What the lamp says now: the idea, and how many there are. */
async function ideaIn(card: Locator): Promise<string> {
  return (await card.getByRole('heading').textContent()) ?? '';
}

for (const game of ['micropul', 'circuit', 'golems6', 'golems4'] as const) {
  test(`${game}: lamp, another idea, try it, Enter, all by the keyboard`, game === 'micropul' ? {} : LONG, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await sitDown(page, game);
    const lamp = page.getByRole('button', { name: 'Ask for a hint' });
    await expect(lamp).not.toHaveAttribute('aria-disabled', THINKING);
    // The log is a late part: what it holds is counted below.
    await expect(page.locator('.log-panel :is(.log li, p:not(:empty))').first()).toBeAttached();
    await page.keyboard.press('h');
    const card = page.getByRole('region', { name: 'Hint' });
    await expect(card.getByRole('button', { name: 'Try it' })).toBeFocused(THINKING);
    const first = await ideaIn(card);
    await expect(page.locator('.light-ring')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await lamp.focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading')).toHaveText(first);
    const another = card.getByRole('button', { name: /Another idea/ });
    if (await another.isVisible()) {
      await another.focus();
      await page.keyboard.press('Enter');
      await expect(card.getByRole('heading')).not.toHaveText(first);
    }
    const steps = await resting(page, () => page.locator('.log li').count());
    await card.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeHidden();
    // It lies there to be looked at, with the keyboard on what does it.
    await expect(page.locator('.mp-go, .ci-go, .gl-ready').and(page.locator(':focus'))).toBeVisible();
    await expect(page.locator('.log li')).toHaveCount(steps);
    await page.keyboard.press('Enter');
    // In a turn of two actions the log waits for the second.
    if (game === 'circuit') await expect(page.locator('.ci-go:focus')).toBeHidden();
    else await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(steps);
  });
}

test('between people there is no hint unless they want it', async ({ page }) => {
  await sitTogether(page, 'circuit', ['Anna', 'Bartek']);
  await page.locator('.curtain .btn').first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Give up' })).toBeVisible();
  // What the bar has a button for is no second time here.
  await expect(page.locator('header.bar').getByRole('button', { name: 'Settings' })).toBeAttached();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Settings' })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('six levels with names can be chosen, and each says how it plays', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/new/circuit');
  await seatAs(page, 1, 'bot');
  const levels = page.getByRole('radiogroup', { name: 'Bot level' }).first();
  await expect(levels.getByRole('radio')).toHaveCount(6);
  await levels.getByRole('radio', { name: 'Master' }).check({ force: true });
  await expect(page.locator('.level').first()).toContainText('Zuse, the master');
  await expectFits(page);
});

/** A whole game in which everybody does anything, as a link. */
async function carelessGame(): Promise<string> {
  const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  const writer = new LogWriter(circuit, { options: {}, seats: 2, names: ['Anna', 'Bartek'] });
  const rng = new SeededRng('careless 2');
  for (let next = circuit.next(state); next.kind !== 'over'; next = circuit.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = actor === CHANCE ? circuit.roll(state, rng) : circuit.sample(state, actor, rng);
    const step = { kind: 'play', actor, action } as const;
    writer.add(state, step);
    circuit.play(state, actor, action);
  }
  return `#/replay/${await packLog(writer.log())}`;
}

/** A game of Connect Four that the person lost: its review is thought through in a second. */
const keepLost = (page: Page): Promise<void> =>
  keepFinished(page, {
    game: 'connect-four',
    sitters: [PERSON('Zofia'), BOT('Oto')],
    fits: ({ winners }) => winners[0] === 1,
  });

test('a review speaks the language of the page', async ({ page }) => {
  await keepLost(page);
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/table/finished', { ...AT_ONCE, language: 'pl' });
  await page.getByRole('button', { name: 'Analiza partii' }).click();
  await expect(page.getByRole('dialog')).toContainText('Przegrana.');
  await expect(page.locator('.turns li').first()).toBeVisible(THINKING);
  await expectFits(page);
});

test('the review of a lost game: what happened, a drawing with a table beside it, and one place to try again', async ({
  page,
}) => {
  await keepLost(page);
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/table/finished');
  await page.getByRole('button', { name: 'Game review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game review' });
  await expect(dialog).toContainText('You lost.');
  await expect(dialog.locator('.turns li').first()).toBeVisible(THINKING);
  await expect(dialog.getByRole('img', { name: /^Chances: Zofia \d+% → \d+%; Oto \d+% → \d+%$/ })).toBeVisible();
  for (const size of [SIZES.phone, { width: 820, height: 1180 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size);
    await expectFits(page);
    await expectAccessible(page);
  }
  await dialog.locator('figure summary').click();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Zofia', 'Oto']);
  await expect(dialog.getByRole('rowheader').first()).toHaveText('Turn 1');
  await expectAccessible(page);
  const tried = dialog.getByRole('button', { name: 'Try it from here' });
  await expect(tried).toHaveCount(1);
  await tried.click();
  await expect(page.locator('header.bar').getByRole('link', { name: 'What if? Back to the review' })).toBeVisible();
});

test(
  'a finished game is looked through: where it turned, what was better, the moment itself, and another try',
  LONG,
  async ({ page }) => {
    // A whole game is thought through, on the machine that does everything else as well.
    test.setTimeout(480_000);
    await page.setViewportSize(SIZES.phone);
    await open(page, await carelessGame());
    await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Game review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Game review' });
    const moments = dialog.getByRole('button', { name: 'Show the moment' });
    await expect(moments.first()).toBeVisible({ timeout: 200_000 });
    const mistakes = dialog.locator('li[data-kind="mistake"]');
    await expect(mistakes.first()).toContainText(/Turn \d+.*Played: .+Better: /s);
    await expect(dialog.getByText('%').first()).toBeHidden();
    await expectAccessible(page);
    await expectFits(page);
    const found = await resting(page, () => moments.count());
    const mistake = mistakes.first().getByRole('button', { name: 'Show the moment' });
    await mistake.click();
    await expect(dialog).toBeHidden();
    const note = page.locator('.moment-note');
    await expect(note).toContainText(/Played: .+Better: /s);
    await expect(note).not.toContainText('Played: Place');
    for (const size of [SIZES.phone, { width: 844, height: 390 }, SIZES.desktop]) {
      await page.setViewportSize(size);
      await expectFits(page);
      // Words are as wide as words need, and no button lies on them.
      await expect(async () => {
        const words = await restingBox(note.locator('.hint-says'));
        const buttons = await restingBox(note.locator('.hint-buttons'));
        expect(words.width).toBeGreaterThan(110);
        expect(buttons.y).toBeGreaterThanOrEqual(words.y + words.height - 1);
      }).toPass();
      await expect(page.locator('.light-ring')).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await expect(moments).toHaveCount(found);
    await mistake.click();
    await page.getByRole('button', { name: 'Try another way' }).click();
    await expect(page).toHaveURL(/#\/table\//);
    // The table says what it is, and leads back to the moment; nothing is thought through twice.
    const way = page.locator('header.bar').getByRole('link', { name: 'What if? Back to the review' });
    await expect(way).toBeVisible();
    await expectFits(page);
    await page.reload();
    // Two people played it: the device is somebody's first.
    await page.locator('.curtain .btn.go').click();
    await way.click();
    await expect(page).toHaveURL(/#\/replay\//);
    await expect(note).toContainText(/Played: .+Better: /s);
  },
);
