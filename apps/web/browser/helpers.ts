import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Preferences } from '../src/preferences.ts';

/** Sizes that count: a small phone, a tablet, a desktop. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** What happened is shown at once and nothing moves: for tests that are not about films. */
export const AT_ONCE: Partial<Preferences> = { speed: 0, motion: 'none', sound: false };

const GAMES = ['micropul', 'circuit', 'golems6', 'golems4'];

/** Opens a page (`#/rules`) with these settings, as somebody who has been here before and has played everything. */
export async function open(page: Page, address = '', preferences: Partial<Preferences> = AT_ONCE): Promise<void> {
  // Only once: what a test changes afterwards must survive a reload.
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('stolik.preferences')) localStorage.setItem('stolik.preferences', text);
    },
    JSON.stringify({ known: GAMES, ...preferences }),
  );
  await page.goto(`/${address}`);
  // While a table is laid its name stands beside that of the house for a moment.
  await expect(page.locator('h1:not(.hidden)').first()).toBeVisible();
}

/** From the home page to a table against a bot, by one tap. */
export async function sitDown(
  page: Page,
  game: 'micropul' | 'circuit' | 'golems6' | 'golems4',
  preferences?: Partial<Preferences>,
): Promise<void> {
  await open(page, '', preferences);
  await page.locator(`.tc:has(a[href="#/new/${game}"]) .btn.go`).click();
  await expect(page.locator(`.shell.game-${game}`)).toBeVisible();
}

/** Several people at one device, by the setup page. */
export async function sitTogether(
  page: Page,
  game: string,
  names: readonly string[],
  preferences?: Partial<Preferences>,
): Promise<void> {
  await open(page, `#/new/${game}`, preferences);
  await page.getByRole('radio', { name: String(names.length), exact: true }).check({ force: true });
  for (const [seat, name] of names.entries()) await page.locator('.place input.input').nth(seat).fill(name);
  await page.locator('.setup .start').click();
  await expect(page.locator(`.shell.game-${game}`)).toBeVisible();
}

/** No axe finding of WCAG 2.0 to 2.2 A and AA, nor of the best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`);
  expect(found, found.join('\n')).toEqual([]);
}

/** Nothing sticks out sideways, and nothing that can be tapped is smaller than 44 px (links inside sentences may be). */
export async function expectFits(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>('button, select, .btn, .sq')) {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && !element.closest('.skip');
      if (isShown && (width < 43.5 || height < 43.5))
        problems.push(`${element.outerHTML.slice(0, 120)} is ${width} by ${height}`);
    }
    return problems;
  });
  expect(found).toEqual([]);
}

/** Collects what the page complains about; call at the start, check at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
