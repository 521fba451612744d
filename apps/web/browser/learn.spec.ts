import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { NOTHING_LEARNT } from '../src/session/learn/progress.ts';
import { layByKeys, THINKING, whatIsAsked } from './golems-table.ts';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  LONG,
  open,
} from './helpers.ts';
import { linger } from './linger.ts';
import { isAsked } from './micropul-table.ts';
import { solutionOf, solve, threeOf } from './puzzle-hands.ts';

const PUZZLE = 'micropul-1-0-10';

/** Takes a tile from the supply: allowed, and never an answer that closes a group. */
async function answerWrongly(page: Page): Promise<void> {
  await expect(isAsked(page)).toBeVisible();
  await page.locator('[data-mp-supply]').first().click();
  await expect(page.locator('.mp-go')).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a puzzle: a hint, a wrong try that is told why, the answer shown, another try', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, `#/puzzle/micropul/${PUZZLE}`);
  await expect(page.locator('.goal-words')).toHaveText('Close the white group of 6.');
  await page.locator('.try-out').click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.light-ring')).toBeVisible();
  await expectAccessible(page);

  await answerWrongly(page);
  await expect(page.locator('.verdict')).toContainText('still open');
  await expect(page.locator('.verdict .clause')).toHaveText(/M6\.2/);
  await expectAccessibleInAllThemes(page);
  await inEverySize(page, async () => {
    await expectFits(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
  });

  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible();
  await expect(page.locator('.played li')).toHaveCount(2);
  await page.locator('.played button').first().click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.verdict')).toHaveCount(0);
  // Also where somebody has looked back before: the table asks again.
  await expect(isAsked(page)).toBeVisible();

  // What was missed is known: it comes back.
  await page.goto('/#/learn');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stolik.learnt'))).toContain(PUZZLE);
  expect(complaints).toEqual([]);
});

const UNFORESEEN = [
  {
    game: 'micropul',
    puzzle: PUZZLE,
    outcome: '.mp-panel h2:has-text("gives")',
    async tries(page: Page): Promise<void> {
      const cell = solutionOf('micropul', PUZZLE).split('@')[1];
      await expect(isAsked(page)).toBeVisible();
      await page.locator('.mp-hand-tile').first().click();
      await page.locator(`.mp-cell[data-cell="${cell}"]`).click();
    },
  },
  {
    game: 'circuit',
    puzzle: 'circuit-1-2',
    outcome: '.ci-sum',
    // The answer itself: as it is tried, nothing says so.
    async tries(page: Page): Promise<void> {
      const [, token = '', cell = ''] = /^lay (\w)\d (\w+)$/.exec(solutionOf('circuit', 'circuit-1-2')) ?? [];
      await expect(page.locator('.ci-tray.asked')).toBeVisible();
      await page.locator(`.ci-held[data-token="${token}"]`).first().click();
      await page.locator(`.ci-cell[data-spot="${cell}"]`).click();
    },
  },
  {
    game: 'golems6',
    puzzle: 'kind-reach',
    outcome: '.gl-ghost',
    async tries(page: Page): Promise<void> {
      await whatIsAsked(page);
      await page.keyboard.press('F');
    },
  },
] as const;

for (const { game, puzzle, outcome, tries } of UNFORESEEN) {
  test(`a puzzle of ${game} shows what a move would do only as a hint that costs a star`, async ({ page }) => {
    await open(page, `#/puzzle/${game}/${puzzle}`);
    await tries(page);
    await expect(page.locator('.mp-go, .ci-go, .gl-row .gl-place.full').first()).toBeVisible();
    await expect(page.locator(`${outcome}, .ci-coin, .ci-gain, .gl-note, .gl-forecast`)).toHaveCount(0);
    await page.locator('.try-out').click();
    await expect(page.locator(outcome).first()).toBeVisible();
    await expect(page.locator('.try-out')).toHaveCount(0);
    await expect(page.locator('.tries')).toHaveAttribute('aria-label', /2 of 3 stars/);
  });
}

test('the next puzzle, one of a kind, and one that does not exist', async ({ page }) => {
  await open(page, '#/learn');
  await page.locator('.game-puzzles', { hasText: 'micropul' }).getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).toHaveURL(/#\/puzzle\/micropul\/micropul-/);
  await expect(page.locator('.goal-words')).toBeVisible();
  await page.goto('/#/learn');
  await page.getByRole('link', { name: 'Closing groups' }).click();
  await expect(page.locator('h1')).toHaveText('Closing groups');
  await page.goto('/#/puzzle/micropul/nothing');
  await expect(page.getByRole('alert')).toBeVisible();
});

/** A day whose three can be done by plain touches: what glows, and two programs. */
const DAY = '2026-11-17';

test('the day’s three are solved, and the calendar, the share text and the picture say so', LONG, async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(`${DAY}T10:00:00`);
  await linger(page);
  await open(page, '#/learn', AT_ONCE);
  const sizes = ['easy', 'medium', 'hard'];
  const link = (size: string): Locator => page.locator('.today').getByRole('link', { name: new RegExp(`^${size}`) });
  // What was only shown is not solved, and can be solved later.
  await link('hard').click();
  await expect(page.locator('.shell.study:not([data-laid])')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible();
  await expect(page.locator('.played li')).not.toHaveCount(0);
  await page.goBack();
  await expect(link('hard')).toContainText('not yet solved');
  await link('easy').click();
  for (const { game, puzzle } of threeOf(DAY)) {
    await expect(page.locator(`.shell.study.game-${game}:not([data-laid])`)).toBeVisible();
    await solve(page, game, puzzle);
    await expect(page.locator('.verdict[data-stage="solved"]')).toBeVisible();
    await page.locator('.verdict').getByRole('link').click();
    await expect(page.locator('.verdict')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/#\/learn$/);
  for (const size of sizes) await expect(link(size).locator('small').last()).toHaveText('solved');
  await expect(page.getByRole('link', { name: 'November 17: 3 of 3 solved' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Stolik, November 17\neasy \(.+\): ●\nmedium \(.+\): ●\nhard \(.+\): ◇●\nhttp.+#\/daily\/2026-11-17\/1$/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = readFileSync(await (await saving).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessibleInAllThemes(page);
  await inEverySize(page, () => expectFits(page));
  expect(complaints).toEqual([]);
});

test('the home page leads to today’s puzzles: to the first, and to the results when all are solved', async ({ page }) => {
  await page.clock.setFixedTime(`${DAY}T10:00:00`);
  await open(page);
  await page.getByRole('link', { name: 'Today’s three puzzles' }).click();
  await expect(page).toHaveURL(/#\/daily$/);
  await expect(page.locator(`.shell.study.game-${threeOf(DAY)[0]!.game}`)).toBeVisible();
  const solved = { tries: 1, isSolved: true, hadHint: false };
  await page.evaluate(
    (text) => localStorage.setItem('stolik.learnt', text),
    JSON.stringify({ ...NOTHING_LEARNT, days: { [DAY]: [solved, solved, solved] } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/#\/learn$/);
  await expect(page.locator('.panel.today')).toContainText('solved');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.today-one').first()).toBeInViewport({ ratio: 1 });
});

test('one’s path can be taken along, wiped and brought back', async ({ page }) => {
  await linger(page);
  await open(page, `#/puzzle/micropul/${PUZZLE}`);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible();
  await page.goto('/#/path');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saving).path();
  expect(readFileSync(path, 'utf8')).toContain(PUZZLE);
  await page.getByRole('button', { name: 'Erase my progress' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stolik.learnt'))).toBeNull();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(page.locator('.toast')).toContainText('isn’t a progress file');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stolik.learnt'))).toContain(PUZZLE);
});

test('what is read is chosen on paper, played out and told', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const [game, kind] of [
    ['circuit', 'kind-burns'],
    ['golems6', 'kind-predict'],
    ['golems4', 'kind-predict'],
  ] as const) {
    await test.step(game, async () => {
      await open(page, `#/puzzle/${game}/${kind}`);
      await expect(page.locator('.answer')).toBeVisible();
      await inEverySize(page, async () => {
        await expectFits(page);
        await expect(page.locator('.goal-words')).toBeInViewport();
      });
      if (game === 'circuit') await page.locator('.answers .btn').first().click();
      else {
        await page.locator('.gl-grid [data-cell]').first().click();
        await page.locator('.gl-ring .sq').first().click();
      }
      await expectAccessible(page);
      await page.locator('.answer .btn.go').click();
      await expect(page.locator('.verdict')).toBeVisible(THINKING);
    });
  }
  expect(complaints).toEqual([]);
});

test('a program with a wrong row begins as it was laid, and the answer is shown', async ({ page }) => {
  await open(page, '#/puzzle/golems6/kind-repair');
  await expect(page.locator('.gl-ready').first()).toBeEnabled();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible(THINKING);
  await inEverySize(page, () => expectFits(page));
});

test('the verdict of the circuit explains the circuits that were closed, with their parts in order', async ({ page }) => {
  await open(page, '#/puzzle/circuit/kind-light');
  await page.getByRole('button', { name: 'Show me' }).click();
  const verdict = page.locator('.verdict[data-stage="shown"]');
  await expect(verdict.locator('.ci-strip .ci-part').first()).toBeVisible(THINKING);
  await expect(verdict.locator('.ci-real')).toBeVisible();
  await expect(verdict.locator('.btn.go')).toHaveCount(1);
  await expectAccessible(page);
  await inEverySize(page, () => expectFits(page));
});

test('where a golem ends is answered on the board: a touch says where, its ring the way to face', async ({ page }) => {
  await open(page, '#/puzzle/golems6/kind-predict');
  const chosen = page.locator('.answer .btn.go');
  const ring = page.locator('.gl-ring .sq');
  await expect(ring).toHaveCount(0);
  await page.locator('.gl-grid [data-cell="a1"]').click();
  await inEverySize(page, async () => {
    await expectFits(page);
    for (const button of await ring.all()) await expect(button).toBeInViewport({ ratio: 1 });
  });
  await expect(chosen).toHaveCount(0);
  // The way it faces is the next thing that keys say; another cell asks again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.gl-ring [data-facing="E"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toBeVisible();
  await expectAccessible(page);
  await page.locator('.gl-grid [data-cell="b2"]').click();
  await expect(chosen).toHaveCount(0);
  await page.locator('.gl-ring [data-facing="S"]').click();
  await chosen.click();
  await expect(page.locator('.verdict')).toBeVisible(THINKING);
});

test('a puzzle that was solved says why, row by row, and shows a shorter way without taking anything back', async ({ page }) => {
  const known = { rating: { rating: 1000, deviation: 80, volatility: 0.06 }, seen: {} };
  await page.addInitScript(
    (learnt) => localStorage.setItem('stolik.learnt', learnt),
    JSON.stringify({ ...NOTHING_LEARNT, puzzles: { golems6: known } }),
  );
  await open(page, '#/puzzle/golems6/golems6-1-226');
  await expect(page.locator('.gl-tray:not(.idle)')).toBeVisible();
  await layByKeys(page, 'BIFR');
  const verdict = page.locator('.verdict');
  await expect(verdict).toHaveAttribute('data-stage', 'solved');
  await expect(verdict.locator('.reasons li')).toHaveText(['Row 1: e3, facing north.', /^Row 2: .*e3, facing east\.$/]);
  await expect(verdict).toContainText('There is a shorter way: 2 cards.');
  await expect(verdict).toContainText(/You solve like someone between “.+” and “.+”\. \d+ points? up\./);
  const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('stolik.learnt'));
  await expect.poll(kept).toContain('golems6-1-226');
  const before = await kept();
  await verdict.getByRole('button', { name: 'Show me' }).click();
  await expect(verdict).toHaveAttribute('data-stage', 'shown');
  await expect(verdict.locator('.reasons li')).toHaveText(['Row 1: e3, facing north.', 'Row 2: e3, facing east.']);
  await expect(verdict).not.toContainText('shorter way');
  await expect.poll(kept).toBe(before);
});

test('a group that stays open is counted on the board, gap by gap', async ({ page }) => {
  await open(page, '#/lesson/micropul/micropul-closing-1');
  await expect(page.locator('.mp-open-mark')).toHaveCount(0);
  await answerWrongly(page);
  await expect(page.locator('.verdict')).toHaveAttribute('data-stage', 'missed');
  await expect(page.locator('.mp-open-mark')).toHaveText('1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.mp-open-mark')).toHaveCount(0);
});
