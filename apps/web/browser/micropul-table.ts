import { expect, type Locator, type Page } from '@playwright/test';
import { type Box, restingBox } from './helpers.ts';

/** A bot thinks for as long as a busy machine lets it. */
export const THINKING = { timeout: 90_000 } as const;

export const isAsked = (page: Page): Locator => page.locator('.mp-tray.asked');
export const tiles = (page: Page): Locator => page.locator('.mp-cell[data-kind="tile"]');
export const places = (page: Page): Locator => page.locator('.mp-cell[data-kind="place"]');
export const playable = (page: Page): Locator => page.locator('.mp-hand-tile:not(.nowhere)');

/** Somebody at this page is asked, whoever has to decide before. */
export const expectAsked = (page: Page): Promise<void> => expect(isAsked(page)).toBeVisible(THINKING);

/** A place that takes the first tile of the hand, and that tile, which lies in the hand again; neither moves any more. */
export async function firstOfHand(
  page: Page,
  press: 'click' | 'tap' = 'click',
): Promise<{ readonly tile: Box; readonly place: Box }> {
  await playable(page).first()[press]();
  const place = await restingBox(places(page).first());
  await page.keyboard.press('Escape');
  await expect(page.locator('.mp-hand-tile.chosen')).toHaveCount(0);
  return { tile: await restingBox(playable(page).first()), place };
}

/** The first tile of the hand is taken up by the mouse; answers where it was and where it may lie. */
export async function takeUp(page: Page): Promise<{ readonly from: Spot; readonly to: Spot }> {
  const { tile, place } = await firstOfHand(page);
  const from = middleOf(tile);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  return { from, to: middleOf(place) };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** A place that lies wholly on the felt, under nothing else, when nothing moves any more; undefined: there is none. */
export async function placeInSight(page: Page): Promise<Locator | undefined> {
  await restingBox(places(page).first());
  const cell = await page.evaluate(() => {
    const felt = document.querySelector('.mp-board')!.getBoundingClientRect();
    const inSight = [...document.querySelectorAll<HTMLElement>('.mp-cell[data-kind="place"]')].find((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      if (left < felt.left || top < felt.top || right > felt.right || bottom > felt.bottom) return false;
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === place;
    });
    return inSight?.dataset['cell'];
  });
  return cell === undefined ? undefined : page.locator(`.mp-cell[data-cell="${cell}"]`);
}

/** The same where there must be one. */
export async function clickInSight(page: Page): Promise<void> {
  await expect.poll(() => placeInSight(page)).toBeDefined();
  await (await placeInSight(page))!.click();
}
