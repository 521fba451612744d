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
