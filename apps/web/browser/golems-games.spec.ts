import { expect, type Page, test } from '@playwright/test';
import {
  answer,
  answerByKeys,
  asked,
  choices,
  curtain,
  hand,
  layByKeys,
  result,
  sitAt,
  THINKING,
  whatIsAsked,
} from './golems-table.ts';
import { AT_ONCE, complaintsOf, everythingSaid, expectAccessible, LONG, restingBox, SIZES, tapAndClick } from './helpers.ts';

/** Ways to the treasure of a child that tries again when somebody is in the way. */
const WAYS = ['FLF', 'FLF', 'RFB', 'FLF', 'RFF', 'BRF', 'LFF'];

/** Takes down what the page says aloud: there is no voice in a test. */
async function hearing(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak: ({ text }: { text: string }) => void said.push(text), cancel: () => undefined, getVoices: () => [] },
    });
  });
  return () => page.evaluate(() => [...(window as unknown as { said: string[] }).said]);
}

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: SIZES.phone });

  test('a child finds the treasure in the maze, and the table reads itself aloud', LONG, async ({ page }) => {
    const complaints = complaintsOf(page);
    const said = await hearing(page);
    await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot']);
    await expect(page.locator('.gl-hand .gl-take')).toHaveCount(4);
    await expect.poll(async () => (await restingBox(hand(page))).height).toBeGreaterThanOrEqual(76);
    await expect(page.locator('.gl-tools.left, .gl-numbers')).toHaveCount(0);
    await expect.poll(said).toContainEqual(expect.stringContaining('Be the first to reach the treasure!'));
    for (let round = 0; round < 45 && (await whatIsAsked(page)) !== 'over'; round++) {
      for (const card of WAYS[round % WAYS.length]!) await tapAndClick(page.locator(`.gl-take[data-card="${card}"]`));
      await tapAndClick(page.locator('.gl-ready'));
    }
    await expect(result(page)).toBeVisible();
    await expect.poll(async () => (await said()).join(' ')).toMatch(/Forward/);
    // No cells and no numbers in what a child hears.
    expect((await said()).filter((text) => /\b[a-d][1-4]\b/.test(text))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the voice of a children’s table can be switched off, and stays off', async ({ page }) => {
    const said = await hearing(page);
    await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot']);
    await expect.poll(async () => (await said()).length).toBeGreaterThan(0);
    await page.locator('.gl-voice').tap();
    await expect(page.locator('.gl-voice')).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.locator('.gl-voice')).toHaveAttribute('aria-pressed', 'false');
    // A bot that is ready meanwhile is told in the same place.
    const told = await everythingSaid(page);
    await page.locator('.gl-take[data-card="F"]').tap();
    await expect.poll(told).toContain('Forward');
    expect(await said()).toEqual([]);
  });
});

test('a child finds the treasure by the keyboard alone', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot'], { preferences: { ...AT_ONCE, voice: false } });
  for (let round = 0; round < 45 && (await whatIsAsked(page)) !== 'over'; round++)
    await layByKeys(page, WAYS[round % WAYS.length]!);
  await expect(result(page)).toBeVisible();
});

test('a duel of v6.1 by mouse, with a card dragged, to its result', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'bot'], { subprogram: true, rounds: 4 });
  expect(await whatIsAsked(page)).toBe('choice');
  await expect(page.locator('.gl-panel')).toContainText('What is “Call”?');
  await answer(page);
  expect(await whatIsAsked(page)).toBe('program');
  await hand(page).dragTo(page.locator('[data-place="2"]'));
  await expect(page.locator('[data-place="2"] .gl-card')).toBeVisible();
  await page.locator('[data-place="2"]').dragTo(page.locator('[data-place="0"]'));
  await expect(page.locator('[data-place="0"] .gl-card')).toBeVisible();
  await expect(page.locator('.gl-ghost')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  for (let turn = 0; turn < 40; turn++) {
    const now = await whatIsAsked(page);
    if (now === 'over') break;
    if (now === 'choice') await answer(page);
    else await layByMouse(page);
  }
  await expect(result(page)).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

/** Presses cards until every row is filled. Says which. */
async function layByMouse(page: Page, cards = 'AFALFRBSD'): Promise<string> {
  const laid: string[] = [];
  for (const card of cards) {
    if ((await page.locator('.gl-ready').getAttribute('aria-disabled')) === 'false') break;
    const take = page.locator(`.gl-take[data-card="${card}"]`);
    if ((await take.getAttribute('aria-disabled')) === 'true') continue;
    await take.click();
    laid.push(card);
  }
  await page.locator('.gl-ready').click();
  return laid.join(' ');
}

test('a tournament of four golems of v6.1 by the keyboard alone to its end', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'tournament', ['Ola', 'bot', 'bot', 'bot'], { rounds: 3 });
  for (let turn = 0; turn < 40; turn++) {
    const now = await whatIsAsked(page);
    if (now === 'over') break;
    if (now === 'choice') await answerByKeys(page);
    else await layByKeys(page, 'FAFLARSBD');
  }
  await expect(result(page)).toBeVisible();
  await expect(page.locator('.end-card .score')).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test('a winter duel of v4.0 by keyboard alone to its result', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems4', 'winter-duel', ['Ola', 'bot'], { rounds: 4 });
  for (let turn = 0; turn < 60; turn++) {
    const now = await whatIsAsked(page);
    if (now === 'over') break;
    if (now === 'choice') await answerByKeys(page);
    else await layByKeys(page, 'FALFRSBRD');
  }
  await expect(result(page)).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

const CARDS = 'BFLARSD';

test('two people at one tablet play a winter duel of v4.0 to its result behind a curtain', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(SIZES.tablet);
  await sitAt(page, 'golems4', 'winter-duel', ['Ola', 'Kuba'], { rounds: 2 });
  let laid = '';
  let programs = 0;
  let curtains = 0;
  for (let turn = 0; turn < 40; turn++) {
    const next = result(page).or(curtain(page)).or(asked(page));
    await expect(next.filter({ visible: true }).first()).toBeVisible(THINKING);
    if (await result(page).isVisible()) break;
    if (await curtain(page).isVisible()) {
      curtains++;
      await expect(page.locator('.gl-rows .gl-card:not(.back), .gl-code, .gl-ghost')).toHaveCount(0);
      await curtain(page).locator('.btn.go').click();
      await expect(curtain(page)).toBeHidden();
      // What the first of the two has just laid is nowhere in the page, neither drawn nor written; the second one's has run by now.
      if (programs % 2 === 1) expect(await page.content()).not.toContain(`program ${laid}`);
      continue;
    }
    if (await choices(page).isVisible()) await answer(page);
    else {
      // Every program begins with another card: a text that is found is this one's, not an earlier one's.
      laid = await layByMouse(page, CARDS.slice(programs) + CARDS.slice(0, programs));
      programs++;
    }
  }
  await expect(result(page)).toBeVisible();
  // At the beginning, and once in each round: whoever laid the second program may begin the next round.
  expect(curtains).toBeGreaterThanOrEqual(3);
  expect(complaints).toEqual([]);
});
