import { expect, type Locator, type Page, test } from '@playwright/test';
import { hand, sitAt } from './golems-table.ts';
import { AT_ONCE, restingBox, settled, sitDown, staysWrong } from './helpers.ts';

// What a player of Golems must have in sight to decide, in the windows where it is tight.

/** Those of these parts that are not wholly inside their box. */
const cutIn = (box: Locator, parts: string): Promise<readonly string[]> => staysWrong(box.page(), () => cutNow(box, parts));

const cutNow = (box: Locator, parts: string): Promise<string[]> =>
  box.evaluate((around, selector) => {
    const { left, right, top, bottom } = around.getBoundingClientRect();
    return [...around.querySelectorAll<HTMLElement>(selector)]
      .filter((part) => {
        const is = part.getBoundingClientRect();
        return is.left < left - 1 || is.right > right + 1 || is.top < top - 1 || is.bottom > bottom + 1;
      })
      .map((part) => part.textContent);
  }, parts);

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

test('with four seats every row, every card and what confirms them are in sight', async ({ page }) => {
  await sitAt(page, 'golems6', 'tournament', ['Ola', 'bot', 'bot', 'bot'], { preferences: { ...AT_ONCE, language: 'ru' } });
  await expect(hand(page)).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
    [1024, 768],
    [1180, 820],
    [1366, 768],
  ] as const) {
    await resize(page, width, height);
    const wood = page.locator('.shell > .mine > .tray');
    expect(await cutIn(wood, '.gl-hand .gl-take, .gl-ready'), `the wood at ${width} × ${height}`).toEqual([]);
    if (width < 900) continue;
    // Plates fold before they take the program's room.
    const part = async (): Promise<number> => (await restingBox(page.locator('.shell > .seats'))).height / height;
    await expect.poll(part, `the seats at ${width} × ${height}`).toBeLessThan(0.2);
    const paper = page.locator('.side .game-panel');
    expect(await cutIn(paper, '.gl-row, .gl-ready'), `the paper at ${width} × ${height}`).toEqual([]);
    const [row, ready] = [page.locator('.side .gl-row').last(), page.locator('.side .gl-ready')];
    await expect(async () => {
      const [last, confirms] = [await restingBox(row), await restingBox(ready)];
      expect(last.y + last.height, `${width} × ${height}`).toBeLessThanOrEqual(confirms.y + 3);
    }).toPass();
  }
});

test('with four seats every golem has a face of 26 px at least and all its cracks', async ({ page }) => {
  await sitAt(page, 'golems6', 'tournament', ['Ola', 'bot', 'bot', 'bot'], { preferences: { ...AT_ONCE, language: 'ru' } });
  await expect(hand(page)).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [820, 1180],
    [1024, 768],
    [1180, 820],
    [1366, 768],
  ] as const) {
    await resize(page, width, height);
    const seats = page.locator('.shell > .seats');
    expect(await cutIn(seats, '.figured'), `${width} × ${height}`).toEqual([]);
    for (const facts of await seats.locator('.gl-fact-lines').all())
      expect(await cutIn(facts, '.gl-cracks i'), `${width} × ${height}`).toEqual([]);
    await expect(seats.locator('.figured')).not.toHaveCount(0);
    for (const face of await seats.locator('.figured').all())
      await expect.poll(async () => (await restingBox(face)).width, `${width} × ${height}`).toBeGreaterThanOrEqual(26);
  }
});

test('from 1280 px on the code stands beside the rows while they are laid', async ({ page }) => {
  await sitAt(page, 'golems6', 'duel', ['Ola', 'bot'], { preferences: AT_ONCE });
  await expect(hand(page)).toBeVisible();
  for (const card of 'FLFR') await page.keyboard.press(card);
  await page.getByRole('tab', { name: 'Python' }).click();
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await resize(page, width, height);
    const paper = page.locator('.side .game-panel');
    expect(await cutIn(paper, '.gl-row, .gl-ready, .gl-tabs button, .gl-code span'), `${width} × ${height}`).toEqual([]);
  }
});

test('the coach’s first sentence of Golems is read whole on small phones', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await sitDown(page, 'golems6', { ...AT_ONCE, known: [], language: 'ru' });
  const coach = page.locator('.coach');
  await expect(coach).toBeVisible();
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [320, 568],
    [360, 740],
  ] as const) {
    await resize(page, width, height);
    expect(await cutIn(page.locator('.shell > .now'), '.coach, .coach li.on span'), `${width} × ${height}`).toEqual([]);
    expect(await cutIn(coach, 'li.on span'), `${width} × ${height}`).toEqual([]);
    const isOver = (card: Element): boolean => {
      const says = document.createRange();
      says.selectNodeContents(card.querySelector('li.on span')!);
      const cross = card.querySelector('.sq')!.getBoundingClientRect();
      return [...says.getClientRects()].some(
        (line) =>
          line.right > cross.left + 1 &&
          line.left < cross.right - 1 &&
          line.bottom > cross.top + 1 &&
          line.top < cross.bottom - 1,
      );
    };
    await expect.poll(() => coach.evaluate(isOver), `the cross lies on words at ${width} × ${height}`).toBe(false);
  }
});
