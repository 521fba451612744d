import { expect, type Page, test } from '@playwright/test';
import type { Sitter } from '@stolik/table/table';
import { finishedGame } from './finished.ts';
import { layByKeys, sitAt, THINKING, whatIsAsked } from './golems-table.ts';
import { AT_ONCE, LONG, open, settled, sitDown } from './helpers.ts';

// What a round of Golems asks besides a program, going on by the keyboard, and ideas while others write.

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Ola' },
  { kind: 'bot', name: 'Oto', level: '1' },
];

/** A table where the first seat is asked for an answer of this kind. */
async function keepAsked(page: Page, ask: 'damage' | 'jam'): Promise<void> {
  let log: { readonly steps: readonly string[] } = { steps: [] };
  let at = -1;
  for (let skipped = 0; at < 0; skipped++) {
    let left = skipped;
    log = JSON.parse(finishedGame({ game: 'golems4', sitters: SITTERS, fits: () => left-- === 0 }));
    at = log.steps.findIndex((step) => step.startsWith(`1: ${ask}`));
  }
  const head = { id: ask, game: 'golems4', sitters: SITTERS, isOver: false, asked: [0], moves: 4, savedAt: 1 };
  await page.addInitScript(
    ([id, table, text]) => {
      localStorage.setItem(`stolik.table.${id}`, table);
      localStorage.setItem(`stolik.log.${id}`, text);
    },
    [ask, JSON.stringify(head), JSON.stringify({ ...log, steps: log.steps.slice(0, at), checks: [] })] as const,
  );
}

for (const ask of ['damage', 'jam'] as const)
  test(`an answer is given and confirmed without scrolling: ${ask}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await keepAsked(page, ask);
    await open(page, `#/table/${ask}`, { ...AT_ONCE, language: 'pl' });
    const asked = page.locator(`.gl-choices[data-ask="${ask}"]`);
    const confirm = asked.locator('.gl-ready');
    for (const [width, height] of [
      [360, 740],
      [320, 568],
      [740, 360],
      [960, 600],
      [1024, 768],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(confirm).toBeInViewport({ ratio: 1 });
      for (const answer of await asked.locator('.gl-part, .gl-option').all()) await expect(answer).toBeInViewport({ ratio: 1 });
      const line = page.locator('.now p');
      await settled(page);
      await expect.poll(() => line.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
    }
    if (ask === 'damage') await expect(asked.locator('.gl-part')).toContainText(['rzędy 4', 'siła', 'bez „']);
    // One Enter chooses, the next one confirms.
    const first = asked.locator('.gl-part, .gl-option').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
  });

test('who lays a program by Enter goes on by Enter when the round is over, wherever the focus is', async ({ page }) => {
  await sitDown(page, 'golems4', { sound: false, speed: 1.9 });
  await whatIsAsked(page);
  await page.locator('h1').first().focus();
  await layByKeys(page, 'RLBRLBS');
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toBeVisible(THINKING);
  await expect(page.locator('.gl-callout')).toHaveCount(0);
  await page.locator('h1').first().focus();
  await page.keyboard.press('Enter');
  await expect(goOn).toBeHidden();
});

test('an idea that is asked for while three bots write their programs comes when they are done', LONG, async ({ page }) => {
  await sitAt(page, 'golems6', 'tournament', ['Ola', 'bot', 'bot', 'bot']);
  await expect(page.locator('.lamp')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.hint-card .btn.go')).toBeFocused(THINKING);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hint-card')).toHaveCount(0);
});
