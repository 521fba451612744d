import type { Locator, Page } from '@playwright/test';

export const isAsked = (page: Page): Locator => page.locator('.mp-tray.asked');
export const tiles = (page: Page): Locator => page.locator('.mp-cell[data-kind="tile"]');
export const places = (page: Page): Locator => page.locator('.mp-cell[data-kind="place"]');
export const playable = (page: Page): Locator => page.locator('.mp-hand-tile:not(.nowhere)');

/** The first tile of the hand is taken up by the mouse; answers where it was and where it may lie. */
export async function takeUp(page: Page): Promise<{ readonly from: Spot; readonly to: Spot }> {
  await playable(page).first().click();
  const to = middleOf((await places(page).first().boundingBox())!);
  await page.keyboard.press('Escape');
  const from = middleOf((await playable(page).first().boundingBox())!);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  return { from, to };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ x, y, width, height }: Spot & { readonly width: number; readonly height: number }): Spot => ({
  x: x + width / 2,
  y: y + height / 2,
});
