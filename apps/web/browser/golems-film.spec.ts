import { expect, type Page, test } from '@playwright/test';
import { middleGolems4, shelve } from '../build/measure/tables.ts';
import { layByKeys, recorded, result, sitAt, whatIsAsked } from './golems-table.ts';
import {
  AT_ONCE,
  expectAccessible,
  expectFits,
  inEverySize,
  LONG,
  open,
  resting,
  restingBox,
  SIZES,
  settled,
} from './helpers.ts';
import { linger } from './linger.ts';

/** What the board shows: where the figures stand and turn, what lies on the cells, and what is told; once it rests. */
const boardNow = (page: Page): Promise<string> => resting(page, () => boardAt(page));

const boardAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('.gl-grid [data-cell]')].map((cell) =>
      cell.getAttribute('aria-label'),
    );
    const figures = [...document.querySelectorAll('.gl-figure')].map(
      (figure) => `${figure.getAttribute('style')} ${figure.getAttribute('class')}`,
    );
    return JSON.stringify({ labels, figures, title: document.querySelector('.gl-place-now')?.textContent });
  });

/** Steps to the end of the round that is shown and back again, and compares every moment. */
async function expectSameBothWays(page: Page): Promise<void> {
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
    await expect.poll(() => boardAt(page)).toBe(moment);
  }
}

// The law of `follow` proves what is shown; here it is looked at once, in v4.0, and in the long run in both.
test('a film of v6.1 goes forward and back to equal moments', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'barrel-yard', ['Ola', 'bot']);
  await whatIsAsked(page);
  await layByKeys(page, 'FRFAB');
  await whatIsAsked(page);
  const after = await boardNow(page);
  await page.getByRole('button', { name: 'Replay the last turn' }).click();
  await expect(page.locator('.gl-film')).toBeVisible();
  await expectAccessible(page);
  await expectSameBothWays(page);
  await page.locator('.gl-strip').click({ position: { x: 300, y: 40 } });
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.gl-film')).toBeHidden();
  await expect.poll(() => boardAt(page)).toBe(after);
});

interface Seen {
  readonly asks?: string;
  readonly phase?: string;
  readonly round: number;
}

/** Two rounds of a winter duel of v4.0: it slides, it drifts, it attacks. */
const winter = (): Promise<string> =>
  recorded('golems4', { scenario: 'winter-duel' }, ['Ola', 'Kuba'], ({ asks, round }: Seen, seat) =>
    round > 2 ? null : asks === 'program' ? `program ${seat === 0 ? 'F R F A' : 'F L A D'}` : undefined,
  );

test('a tap says what it is: a cell in its note, the whole card of a robot with its components, also where they are not drawn', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, await winter());
  await expect(page.locator('.gl-film')).toBeVisible();
  await expect(page.locator('.gl-parts').first()).toBeHidden();
  const card = page.locator('.seat').first();
  const { width, height } = await restingBox(card);
  for (const position of [
    { x: width / 2, y: height / 2 },
    { x: 8, y: 8 },
    { x: width - 8, y: height - 8 },
  ]) {
    await card.click({ position });
    const sheet = page.getByRole('dialog', { name: 'Ola' });
    await expect(sheet).toContainText('Green robot');
    await expect(sheet.locator('li')).toHaveText([/^The processor/, /^The weapon/, /^The chassis/]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    await page.locator('[data-cell="a1"]').click();
    await expect(page.getByRole('note')).toContainText(/^a1\S+/);
    await page.locator('[data-cell="a1"]').click();
    await expect(page.getByRole('note')).toHaveCount(0);
  }
});

test('a film of v4.0 goes forward and back to equal moments, row by row in words', LONG, async ({ page }) => {
  await linger(page);
  await page.setViewportSize(SIZES.desktop);
  await open(page, await winter());
  await expect(page.locator('.gl-film')).toBeVisible();
  await page.locator('[data-gl-seat="0"] [data-part="weapon"]').click();
  await expect(page.locator('.toast')).toContainText('The weapon');
  await expectSameBothWays(page);
  await expectAccessible(page);
  const row = page.locator('.gl-story');
  const says = (): Promise<string | null> => resting(page, () => row.textContent());
  for (let step = 0; step < 30 && !(await says())?.includes('Ola: Forward'); step++) await page.keyboard.press('.');
  await expect(row).toContainText('Ola: Forward; Kuba: Forward.');
  await expect(page.locator('[data-lane="0"] .gl-step').nth(3)).toHaveText('Attack');
  await expect(page.locator('.gl-code .on')).toHaveText(/step forward/);
  await expect(page.locator('.gl-flow .on')).toHaveText('Forward');
  // Faces that are longer than their place follow it; the paper with the sentences, which nobody could scroll back, stays.
  await page.setViewportSize({ width: 1280, height: 720 });
  const runs = page.locator('.gl-flow .on');
  const runsNow = (): Promise<string | null> => resting(page, () => runs.textContent());
  for (let step = 0; step < 30 && (await runsNow()) !== 'Attack'; step++) await page.keyboard.press('.');
  await expect(runs).toHaveText('Attack');
  await expect(runs).toBeInViewport();
  await expect.poll(() => page.locator('.side .game-panel').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // A column that is too narrow for faces side by side has them behind tabs, and follows there, too.
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('tab', { name: 'Flowchart' }).click();
  await expect(runs).toHaveText('Attack');
  await expect(runs).toBeInViewport();
});

test('what if opens on a phone, and the way back is one tap', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, await winter());
  await page.getByRole('button', { name: 'What if?' }).click();
  const trial = page.locator('dialog.gl-whatif');
  await expect(trial).toBeVisible();
  await expect(trial.locator('.gl-board')).toBeVisible();
  // White letters stand on the felt of the table.
  const feltOf = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((felt) => getComputedStyle(felt).backgroundColor);
  await expect(async () => expect(await feltOf('.gl-whatif .felt')).toBe(await feltOf('.shell .rim .felt'))).toPass();
  await trial.locator('[data-place="0"]').click();
  await trial.locator('.gl-take[data-card="B"]').click();
  await trial.locator('.gl-ready').click();
  await expect(trial.locator('.gl-both-ways section').first()).toBeVisible();
  await trial.getByRole('button', { name: 'Back to the table' }).click();
  await expect(trial).toBeHidden();
  await expect(page.locator('.gl-controls button').first()).toBeVisible();
});

test('a film fits every size and is accessible', LONG, async ({ page }) => {
  await open(page, await winter(), { speed: 0, motion: 'none', sound: false, theme: 'dark' });
  await expect(page.locator('.gl-film')).toBeVisible();
  for (let step = 0; step < 6; step++) await page.keyboard.press('.');
  await inEverySize(page, async (size) => {
    await expectAccessible(page);
    await expectFits(page);
    await expect(async () => {
      const lanes = await restingBox(page.locator('.gl-strip'));
      expect(lanes.x + lanes.width).toBeLessThanOrEqual(SIZES[size].width);
    }).toPass();
  });
});

test('four lanes of a film are in sight in every window', async ({ page }) => {
  const names = ['Ola', 'Kuba', 'Ewa', 'Jan'];
  await open(page, await recorded('golems6', { scenario: 'tournament' }, names, () => undefined), AT_ONCE);
  await expect(page.locator('.gl-film')).toBeVisible();
  for (let step = 0; step < 6; step++) await page.keyboard.press('.');
  for (const [width, height] of [
    ...Object.values(SIZES).map((size) => [size.width, size.height] as const),
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await expect(async () => {
      const film = await restingBox(page.locator('.gl-film'));
      const last = await restingBox(page.locator('.gl-strip .gl-lane').last());
      expect(last.y + last.height, `${width} × ${height}`).toBeLessThanOrEqual(Math.min(height, film.y + film.height));
    }).toPass();
  }
});

test('at a past moment of four robots every control of the film is in sight, with the longest words', LONG, async ({ page }) => {
  await page.goto('/rules');
  await shelve(page, middleGolems4());
  await open(page, '#/table/kept', { ...AT_ONCE, language: 'ru' });
  await whatIsAsked(page);
  await page.keyboard.press('p');
  await expect(page.locator('.gl-film')).toBeVisible();
  for (const [width, height] of [
    [700, 900],
    [768, 1024],
    [820, 1180],
    [1024, 768],
    [1180, 820],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const over = (): Promise<number> =>
      page
        .locator('.gl-film')
        .evaluate((film) => Math.max(film.scrollWidth - film.clientWidth, film.scrollHeight - film.clientHeight));
    await expect.poll(over, `${width} × ${height}`).toBeLessThanOrEqual(1);
  }
});

test('what if: another program of a finished game is another film, and back leads to the first', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot']);
  await whatIsAsked(page);
  await layByKeys(page, 'FLF');
  await whatIsAsked(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'Replay the last turn' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'What if?' }).click();
  const trial = page.locator('.gl-whatif');
  await trial.getByLabel('What would you change?').selectOption({ label: 'Ola: program' });
  // What was played lies there already; one card is changed.
  await expect(trial.locator('.gl-place.full')).toHaveCount(3);
  // By the keys of the table, too.
  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(trial.locator('.gl-both-ways section')).toHaveCount(2);
  await inEverySize(page, async () => {
    for (const way of await trial.locator('.gl-both-ways section').all()) await expect(way).toBeVisible();
  });
  await expectAccessible(page);
  await trial.getByRole('button', { name: 'Watch this replay' }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.locator('.gl-film')).toBeVisible();
  await expect(page.locator('[data-lane="0"] .gl-step').first()).toHaveText('Right');
  await page.getByRole('link', { name: 'What if? Back to the table' }).click();
  await expect(page).toHaveURL(address);
});

test('what if: another way out of the water is another film', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  const game = await recorded(
    'golems6',
    { scenario: 'river', subprogram: false },
    ['Ola', 'Kuba'],
    ({ phase, round }: Seen, seat) =>
      round > 1
        ? null
        : phase === 'program'
          ? `program ${seat === 0 ? 'F F S' : 'L R S'}`
          : phase === 'exit'
            ? 'exit b2'
            : undefined,
  );
  await open(page, game);
  await expect(page.locator('.gl-film')).toBeVisible();
  await page.getByRole('button', { name: 'What if?' }).click();
  const trial = page.locator('.gl-whatif');
  await trial.getByLabel('What would you change?').selectOption({ label: 'Ola: Out of the water' });
  await expectAccessible(page);
  await trial.locator('.gl-option', { hasText: 'a2' }).click();
  const first = (await page.locator('.shell').elementHandle())!;
  await trial.locator('.gl-ready').click();
  await trial.getByRole('button', { name: 'Watch this replay' }).click();
  // Keys are heard by the new table once the old one is gone and it has been laid.
  await first.waitForElementState('hidden');
  await expect(page.locator('.shell:not([data-laid])')).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.locator('[data-cell="a2"]')).toHaveAttribute('aria-label', /Ola/);
  await page.goBack();
  await expect(page.locator('[data-cell="b1"]')).toHaveAttribute('aria-label', /Ola/);
});

test('a program prints on a sheet of its own', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.setViewportSize(SIZES.desktop);
  await open(page, await winter());
  await page.getByRole('button', { name: 'Print' }).click();
  const sheet = page.locator('.gl-sheet');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Ola’s program');
  await expect(sheet).toContainText('def ');
  await expect(page.locator('.shell')).toBeHidden();
});
