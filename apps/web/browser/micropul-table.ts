import type { Locator, Page } from '@playwright/test';

/** The browser's chance becomes the same in every run: tests must not depend on luck. */
export async function withSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let bits = first;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        bits = (Math.imul(bits, 1103515245) + 12345) & 0x7fffffff;
        bytes[i] = bits >> 16;
      }
      return array;
    };
  }, seed);
}

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
