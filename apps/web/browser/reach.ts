import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 80;

/** Walks by a key until the focus is there: what comes late to the page may lie on the way. */
export async function pressUntilFocused(page: Page, key: string, goal: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => goal.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < MOST_STOPS && !(await isThere()); pressed++) await page.keyboard.press(key);
  await expect(goal).toBeFocused();
}

/** Chooses by what is written beside a radio button, when it lies still: the button itself can't be seen. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
