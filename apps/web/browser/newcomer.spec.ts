import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Sitter } from '@stolik/table/table';
import { finishedGame } from './finished.ts';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectFits,
  LONG,
  open,
  restingBox,
  SIZES,
  setStools,
  settled,
  sitButton,
  sitDown,
  sitTogether,
} from './helpers.ts';
import { linger } from './linger.ts';
import { expectAsked } from './micropul-table.ts';
import { pressUntilFocused } from './reach.ts';

// Somebody who has never been here: the coach of the first move, how to play, and nothing in the way.

const ALL_SIZES = { ...SIZES, 'phone on its side': { width: 740, height: 360 } };
const NEW = { ...AT_ONCE, known: [] };
const coach = (page: Page): Locator => page.locator('.coach');

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await restingBox(one), await restingBox(other)];
    const isOver = a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
    expect(isOver, `${JSON.stringify(a)} lies over ${JSON.stringify(b)}`).toBe(false);
  }).toPass({ timeout: 60_000 });
}

/** Nothing of the sentence is cut off below. */
const expectWhole = (sentence: Locator): Promise<void> =>
  expect.poll(() => sentence.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);

test('the coach stands by at the first move, step by step, and never again', async ({ page }) => {
  const complaints = complaintsOf(page);
  await sitDown(page, 'micropul', NEW);
  await expect(coach(page)).toBeVisible();
  await expect(coach(page).locator('[aria-current]')).toHaveText('Choose a tile to place.');
  await expectAccessible(page);
  await page.locator('.mp-hand-tile:not(.nowhere)').first().click();
  await expect(coach(page).locator('[aria-current]')).toHaveText('Choose a dashed place for this tile.');
  await page.locator('.mp-cell[data-kind="place"]').first().click();
  await expect(coach(page).locator('[aria-current]')).toContainText('press “Place it”');
  await expectAccessible(page);
  await page.locator('.mp-go').click();
  await expect(coach(page)).toBeHidden();
  await expectAsked(page);
  await expect(coach(page)).toBeHidden();
  await page.goto('/');
  await sitButton(page, 'micropul').click();
  await page.getByRole('button', { name: 'A new game' }).click();
  await expectAsked(page);
  await expect(coach(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('on a phone the first visit shows a table to sit down at and its lesson, whole', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  for (const language of ['en', 'ru', 'pl'] as const) {
    await test.step(language, async () => {
      await page.addInitScript((text) => localStorage.setItem('stolik.preferences', text), JSON.stringify({ ...NEW, language }));
      await page.goto('/');
      await page.reload();
      const card = page.locator('.tc[data-game="micropul"]');
      await expect(card.locator('.btn.go')).toBeInViewport({ ratio: 1 });
      await expect(card.locator('.lesson-offer')).toBeInViewport({ ratio: 1 });
    });
  }
});

test('the coach is sent away by the keyboard, for this game only', LONG, async ({ page }) => {
  await sitDown(page, 'micropul', NEW);
  await expect(coach(page)).toBeVisible();
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'I know how to play' }));
  await page.keyboard.press('Enter');
  await expect(coach(page)).toBeHidden();
  await page.reload();
  await expectAsked(page);
  await expect(coach(page)).toBeHidden();
  await page.goto('/');
  await sitButton(page, 'circuit').click();
  await expect(coach(page)).toBeVisible();
});

test('on a laptop the paper says what glows to its last line, and why a first tile costs a point', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitDown(page, 'circuit', NEW);
  await expect(page.locator('.ci-glows .ci-key').first()).toBeInViewport({ ratio: 1 });
  await sitDown(page, 'micropul', NEW);
  await expect(page.locator('.mp-worth')).toBeInViewport({ ratio: 1 });
});

test('coach and refusals cover neither hand nor buttons nor board in any size', LONG, async ({ page }) => {
  await linger(page);
  const inAllSizes = async (look: () => Promise<void>): Promise<void> => {
    for (const [name, size] of Object.entries(ALL_SIZES)) {
      await page.setViewportSize(size);
      await settled(page);
      await test.step(name, look);
    }
  };
  // Alone: only the start tile lies there, and nothing beside it but its four neighbours can be a place.
  await sitTogether(page, 'micropul', ['Оля'], { ...NEW, language: 'ru', textSize: 'largest' });
  await expect(coach(page)).toBeVisible();
  await inAllSizes(async () => {
    for (const part of ['.boardw', '.act', '.tray']) await expectApart(coach(page), page.locator(part));
    await expectFits(page);
  });
  await page.locator('.mp-hand-tile:not(.nowhere)').first().click();
  const toast = page.locator('.toast');
  let isLookedAt = false;
  await inAllSizes(async () => {
    const { x, y, width, height } = await restingBox(page.locator('.mp-cell[data-kind="tile"]').first());
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.mouse.click(x + width * 1.5, y + height * 1.5);
    await expect(toast).toContainText('Рядом с (');
    for (const part of ['.act', '.tray', '.now']) await expectApart(toast, page.locator(part));
    await expect(page.locator('.mp-marked')).toHaveCount(1);
    if (!isLookedAt) await expectAccessible(page);
    isLookedAt = true;
    await toast.locator('.sq').click();
    await expect(toast).toHaveCount(0);
  });
});

test('on a small phone with the largest letters no sentence is cut, also beside “take back”', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/new/micropul', { ...AT_ONCE, language: 'ru', textSize: 'largest' });
  await setStools(page, 1);
  await expectFits(page);
  await page.locator('.setup .start').click();
  await page.locator('.mp-hand-tile:not(.nowhere)').first().click();
  await page.locator('.mp-cell[data-kind="place"]').first().click();
  await page.locator('.mp-go').click();
  await expect(page.getByRole('button', { name: 'Отменить ход' })).toBeVisible();
  const prompt = page.locator('.now > p');
  await expect(prompt).toContainText('поставьте камень');
  await expectWhole(prompt);
  await expectFits(page);
});

for (const game of ['micropul', 'circuit'] as const) {
  test(`a phone on its side has a table one can play at: ${game}`, game === 'circuit' ? LONG : {}, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await sitDown(page, game);
    await expect(async () => {
      const board = await restingBox(page.locator('.felt'));
      expect(board.height).toBeGreaterThan(310);
      expect(board.width).toBeGreaterThan(300);
      for (const part of ['.tray', '.now', '.seat']) {
        const { x, y, width } = await restingBox(page.locator(part).first());
        expect(x + width).toBeLessThanOrEqual(740);
        expect(y).toBeLessThan(300);
      }
    }).toPass({ timeout: 60_000 });
    await expectFits(page);
    await page.getByRole('button', { name: 'Open the log' }).click();
    await expect(page.locator('.side .log-panel .log, .side .log-panel .dim').first()).toBeVisible();
    await expectAccessible(page);
  });
}

// Every text is there in every language, says how-to.test.ts.
for (const [games, when] of [
  ['micropul', {}],
  ['circuit golems6 golems4', LONG],
] as const)
  test(`how to play stands above the rules, in every language: ${games}`, when, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    for (const game of games.split(' ')) {
      await test.step(game, async () => {
        await open(page, `#/rules/${game}`, { ...AT_ONCE, language: 'pl' });
        await page.getByRole('button', { name: 'PL', exact: true }).click();
        const howTo = page.locator(`.how-to`).first();
        const steps = howTo.locator('li');
        await expect(steps).toHaveCount(6);
        await expect(howTo.locator('h2')).toHaveText('Jak grać: w minutę');
        await expect(page.getByText('rozstrzyga tekst angielski')).toBeVisible();
        const texts = new Set<string>();
        for (const language of ['PL', 'RU', 'EN']) {
          await page.getByRole('button', { name: language, exact: true }).click();
          await expect(steps.first()).not.toHaveText([...texts].at(-1) ?? '');
          await expect(page.locator('article.book > div').last()).toHaveAttribute('lang', language.toLowerCase());
          // Words that come late are English until then.
          if (language === 'RU') await expect(steps.first()).toHaveText(/[а-яё]/i);
          texts.add((await steps.first().textContent()) ?? '');
        }
        expect(texts.size).toBe(3);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await expectAccessible(page);
      });
    }
  });

test('how to play is one tap from the table', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sitDown(page, 'micropul', NEW);
  await page.locator('.bar').getByRole('button', { name: 'Help' }).click();
  await expect(page.locator('dialog .how-to li')).toHaveCount(6);
  await expectAccessible(page);
  await expectFits(page);
});

test('on a phone what can be done is read whole in every language, beside “take back” too', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const sitters: readonly Sitter[] = [
    { kind: 'person', name: 'Mila' },
    { kind: 'bot', name: 'Oto', level: '2' },
  ];
  // In the middle of a game there is a supply to take from and a stone to put.
  const log = JSON.parse(finishedGame({ game: 'micropul', sitters, fits: () => true })) as { readonly steps: readonly string[] };
  const middle = log.steps.findIndex((step, at) => at > 50 && step.startsWith('1: '));
  const head = { id: 'middle', game: 'micropul', sitters, isOver: false, asked: [0], moves: 20, savedAt: 1 };
  const kept = { ...log, steps: log.steps.slice(0, middle), checks: [] };
  for (const language of ['ru', 'pl', 'en'] as const) {
    await page.addInitScript(
      ([table, text, chosen]) => {
        localStorage.setItem('stolik.table.middle', table);
        localStorage.setItem('stolik.log.middle', text);
        localStorage.setItem('stolik.preferences', chosen);
      },
      [JSON.stringify(head), JSON.stringify(kept), JSON.stringify({ ...AT_ONCE, known: ['micropul'], language })] as const,
    );
    await page.goto('/');
    await page.goto('/#/table/middle');
    await page.reload();
    await expectAsked(page);
    await expect(page.locator('.now .undo')).toBeVisible();
    const line = page.locator('.now p');
    await expect(line).toHaveText(/.{41}/s);
    await expectWhole(line);
  }
});
