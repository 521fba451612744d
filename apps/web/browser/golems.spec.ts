import { expect, type Page, test } from '@playwright/test';
import { AT_ONCE, complaintsOf, expectAccessible, expectFits, open, SIZES } from './helpers.ts';

/** A table by the set-up page: a scenario, and who sits where (names of people; `bot` for a bot that plays at random). */
async function sitAt(
  page: Page,
  game: 'golems6' | 'golems4',
  scenario: string,
  seats: readonly string[],
  { subprogram = false, preferences = AT_ONCE } = {},
): Promise<void> {
  await open(page, `#/new/${game}`, preferences);
  await page.locator('.gl-change').click();
  await page.locator(`[data-scenario="${scenario}"]`).click();
  const count = page.getByRole('radio', { name: String(seats.length), exact: true });
  if (!(await count.isChecked())) await count.check({ force: true });
  for (const [seat, name] of seats.entries()) {
    const place = page.locator('.place').nth(seat);
    if (name === 'bot') {
      await place.getByRole('radio', { name: 'Bot' }).check({ force: true });
      await place.getByRole('radio', { name: 'Rolls dice' }).check({ force: true });
    } else await place.locator('input.input').fill(name);
  }
  if (subprogram) await page.getByRole('switch', { name: /Subprogram/ }).check({ force: true });
  await page.locator('.setup .start').click();
  await expect(page.locator(`.shell.game-${game}`)).toBeVisible();
}

const result = (page: Page) => page.locator('dialog.wide .scores');
const hand = (page: Page) => page.locator('.gl-hand .gl-take[data-card="F"]');
const choices = (page: Page) => page.locator('.gl-choices');

/** Waits until this page is asked something or the game is over. */
async function whatIsAsked(page: Page): Promise<'over' | 'program' | 'choice'> {
  await expect(page.locator('dialog.wide .scores, .gl-tray:not(.idle)').first()).toBeVisible({ timeout: 30_000 });
  if (await result(page).isVisible()) return 'over';
  return (await choices(page).isVisible()) ? 'choice' : 'program';
}

/** Answers whatever is asked besides a program: the first that is offered, or no. */
async function answer(page: Page): Promise<void> {
  const box = choices(page);
  const option = box.locator('.gl-option, .gl-part').first();
  if (await option.count()) {
    await option.click();
    await box.locator('.gl-ready').click();
  } else await box.getByRole('button', { name: /No Subprogram|Don’t use|No, thanks/ }).click();
}

/** Lays cards by their keys until every row is filled, then is ready. */
async function layByKeys(page: Page, cards: string): Promise<void> {
  const ready = page.locator('.gl-ready');
  for (const card of cards) {
    if ((await ready.getAttribute('aria-disabled')) === 'false') break;
    await page.keyboard.press(card);
  }
  await expect(ready).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
}

test('a child finds the treasure in the maze', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.tablet);
  await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot']);
  await expect(page.locator('.gl-hand .gl-take')).toHaveCount(4);
  const { height } = (await hand(page).boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(56);
  await expectAccessible(page);
  const ways = ['FLF', 'FLF', 'RFB', 'FLF', 'RFF', 'BRF', 'LFF'];
  for (let round = 0; round < 45 && (await whatIsAsked(page)) !== 'over'; round++) {
    for (const card of ways[round % ways.length]!) await page.locator(`.gl-take[data-card="${card}"]`).click();
    await page.locator('.gl-ready').click();
  }
  await expect(result(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a duel of v6.1 by mouse, with a card dragged, to its result', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'bot'], { subprogram: true });
  expect(await whatIsAsked(page)).toBe('choice');
  await answer(page);
  expect(await whatIsAsked(page)).toBe('program');
  await hand(page).dragTo(page.locator('[data-place="2"]'));
  await expect(page.locator('[data-place="2"] .gl-card')).toBeVisible();
  await page.locator('[data-place="2"]').dragTo(page.locator('[data-place="0"]'));
  await expect(page.locator('[data-place="0"] .gl-card')).toBeVisible();
  await expect(page.locator('.gl-ghost')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  for (let turn = 0; turn < 80; turn++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') break;
    if (asked === 'choice') {
      await answer(page);
      continue;
    }
    for (const card of ['A', 'F', 'A', 'L', 'F', 'R', 'B']) {
      if ((await page.locator('.gl-ready').getAttribute('aria-disabled')) === 'false') break;
      const take = page.locator(`.gl-take[data-card="${card}"]`);
      if ((await take.getAttribute('aria-disabled')) !== 'true') await take.click();
    }
    await page.locator('.gl-ready').click();
  }
  await expect(result(page)).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a winter duel of v4.0 by keyboard alone to its result', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems4', 'winter-duel', ['Ola', 'bot']);
  for (let turn = 0; turn < 80; turn++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') break;
    if (asked === 'choice') {
      const option = choices(page).locator('.gl-option, .gl-part, .btn').first();
      await option.focus();
      await page.keyboard.press('Enter');
      const confirm = choices(page).locator('.gl-ready');
      if (await confirm.isVisible()) {
        await confirm.focus();
        await page.keyboard.press('Enter');
      }
      continue;
    }
    await page.locator('body').focus();
    await layByKeys(page, 'FALFRSBRD');
  }
  await expect(result(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** What the board shows: where the figures stand and turn, what lies on the cells, and what is told. */
const boardNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('.gl-grid [data-cell]')].map((cell) =>
      cell.getAttribute('aria-label'),
    );
    const figures = [...document.querySelectorAll<SVGGElement>('.gl-figure')].map(
      (figure) => `${figure.getAttribute('style')} ${figure.className.baseVal}`,
    );
    return JSON.stringify({ labels, figures, title: document.querySelector('.gl-story h2')?.textContent });
  });

test('a film goes forward and back to equal moments', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'barrel-yard', ['Ola', 'bot']);
  await whatIsAsked(page);
  await layByKeys(page, 'FRFAB');
  await whatIsAsked(page);
  const after = await boardNow(page);
  await page.getByRole('button', { name: 'Show the last turn again' }).click();
  await expect(page.locator('.gl-film')).toBeVisible();
  await expectAccessible(page);
  const range = page.locator('.gl-range');
  const moments: string[] = [await boardNow(page)];
  while ((await range.inputValue()) !== (await range.getAttribute('max')) && moments.length < 60) {
    await page.keyboard.press('.');
    moments.push(await boardNow(page));
  }
  expect(moments.length).toBeGreaterThan(5);
  expect(new Set(moments).size).toBeGreaterThan(2);
  for (const moment of moments.slice(0, -1).reverse()) {
    await page.getByRole('button', { name: 'One step back' }).click();
    expect(await boardNow(page)).toBe(moment);
  }
  await page.locator('.gl-strip').click({ position: { x: 300, y: 30 } });
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.gl-film')).toBeHidden();
  expect(await boardNow(page)).toBe(after);
});

test('nobody else’s program is in the page before it is revealed', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'Kuba'], { subprogram: true });
  const takeDevice = async (name: string) =>
    page
      .getByRole('button', { name: new RegExp(`${name}`) })
      .locator('visible=true')
      .first()
      .click();
  for (const name of ['Ola', 'Kuba']) {
    if (await page.locator('dialog.curtain').isVisible()) await takeDevice(name);
    await expect(choices(page)).toBeVisible();
    await answer(page);
  }
  await expect(page.locator('dialog.curtain, .gl-hand').first()).toBeVisible();
  if (await page.locator('dialog.curtain').isVisible()) await page.locator('dialog.curtain .btn.go').click();
  await expect(hand(page)).toBeVisible();
  await page.keyboard.press('D');
  await page.keyboard.press('D');
  await page.keyboard.press('B');
  await page.keyboard.press('S');
  await page.keyboard.press('Enter');
  const curtain = page.locator('dialog.curtain');
  await expect(curtain).toBeVisible();
  const secret = /program D D B S|D D B S/;
  expect(await page.content()).not.toMatch(secret);
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(0);
  // Not ready yet: the first one takes it back and finds the cards as they lay.
  await curtain.locator('.btn:not(.go)').click();
  await expect(page.locator('[data-place="0"] .gl-card')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(curtain).toBeVisible();
  await curtain.locator('.btn.go').click();
  await expect(hand(page)).toBeVisible();
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(0);
  await expect(page.locator('.gl-ghost')).toHaveCount(0);
  expect(await page.content()).not.toMatch(secret);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const language of ['en', 'ru', 'pl'] as const) {
    test(`v6.1 in ${language} on a ${size}: set-up and programming fit and are accessible`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '#/new/golems6', {
        ...AT_ONCE,
        language,
        theme: language === 'ru' ? 'dark' : language === 'pl' ? 'contrast' : 'light',
      });
      await expectAccessible(page);
      await page.locator('.gl-change').click();
      await expect(page.locator('.gl-gallery li')).toHaveCount(12);
      await expectAccessible(page);
      await page.locator('[data-scenario="courtyard"]').click();
      await expectFits(page);
      await page.locator('.place').nth(1).getByRole('radio').nth(1).check({ force: true });
      await page.locator('.setup .start').click();
      await expect(hand(page)).toBeVisible();
      await page.keyboard.press('F');
      await expectAccessible(page);
      await expectFits(page);
    });
  }
}

test('what if: another program of a finished game is another film, and back leads to the first', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot']);
  await whatIsAsked(page);
  await layByKeys(page, 'FLF');
  await whatIsAsked(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'Show the last turn again' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'What if?' }).click();
  const trial = page.locator('.gl-whatif');
  for (const card of 'RLB') await trial.locator(`.gl-take[data-card="${card}"]`).click();
  await trial.locator('.gl-ready').click();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.locator('.gl-film')).toBeVisible();
  await expect(page.locator('[data-lane="0"] .gl-step').first()).toHaveText('Right');
  await page.goBack();
  await expect(page).toHaveURL(address);
});

test('surroundings can be asked, and forbidden cards say why', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'bot']);
  await whatIsAsked(page);
  await page.keyboard.press('e');
  await expect(page.locator('[role="status"]').first()).toContainText('ahead: ');
  for (const card of 'FFF') await page.keyboard.press(card);
  await page.keyboard.press('F');
  await expect(page.locator('.toast')).toContainText('Forward is used 4 times');
});
