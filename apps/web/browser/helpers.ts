import { expect, type Locator, type Page, test } from '@playwright/test';
import { EVERY_GAME } from '@stolik/games/games';
import axe, { type RunOptions } from 'axe-core';
import type { Preferences } from '../src/base/preferences.ts';

/** Sizes that count: a small phone, a tablet, a desktop. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** For `npm run test:long`: whole games that are played in parts elsewhere, and what is looked at in another language or size already. */
export const LONG = { tag: '@long' };

/** One page, looked at in a window of each size. */
export async function inEverySize(page: Page, look: (name: keyof typeof SIZES) => Promise<void>): Promise<void> {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await test.step(name, () => look(name as keyof typeof SIZES));
  }
}

/** Everything lies where the window wants it: what observes sizes has had its frame. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something lies once it lies still: its box is the same in two frames, one after the other. */
export async function restingBox(locator: Locator): Promise<Box> {
  let resting!: Box;
  await expect(async () => {
    const seen = await locator.evaluate(async (element) => {
      const boxOf = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      await new Promise(requestAnimationFrame);
      const before = boxOf();
      await new Promise(requestAnimationFrame);
      return { before, now: boxOf(), isThere: element.isConnected && element.getClientRects().length > 0 };
    });
    expect(seen.isThere, 'it can’t be seen').toBe(true);
    expect(seen.now).toEqual(seen.before);
    resting = seen.now;
  }).toPass({ timeout: 60_000 });
  return resting;
}

/** What is found once it is the same in two successive frames: nothing moves any more. */
export async function resting<Found>(page: Page, find: () => Promise<Found>): Promise<Found> {
  let found = await find();
  await expect(async () => {
    const before = found;
    await settled(page);
    found = await find();
    expect<unknown>(found).toEqual(before);
  }).toPass({ intervals: [50] });
  return found;
}

/** So often two frames are waited for: some seconds, which layouts never need. */
const MOST_ROUNDS = 300;

/** What is wrong and stays so: layouts that follow sizes, words and pictures that come late take some frames, more on a slow machine. */
export async function staysWrong(page: Page, find: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found = await find();
  for (let round = 0; found.length > 0 && round < MOST_ROUNDS; round++) {
    await settled(page);
    found = await find();
  }
  return found;
}

/** What happened is shown at once and nothing moves: for tests that are not about films. */
export const AT_ONCE: Partial<Preferences> = { speed: 0, motion: 'none', sound: false };

const seeded = new WeakSet<Page>();

/**
 * The browser's chance becomes the same in every run: tests must not depend on luck. Every load of the page draws on from another seed,
 * or what it names after a reload would have the names from before.
 */
export async function withSeed(page: Page, seed: number): Promise<void> {
  seeded.add(page);
  await page.addInitScript((first) => {
    const loads = Number(window.name || 0);
    window.name = String(loads + 1);
    let bits = first + 7919 * loads;
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

/** How many pages a test has opened: each has a chance of its own. */
const opened = new WeakMap<object, number>();

async function withOwnSeed(page: Page): Promise<void> {
  if (seeded.has(page)) return;
  const before = opened.get(test.info()) ?? 0;
  opened.set(test.info(), before + 1);
  await withSeed(page, 1 + before);
}

/** Opens a page (`#/rules`) with these settings, as somebody who has been here before and has played everything. */
export async function open(page: Page, address = '', preferences: Partial<Preferences> = AT_ONCE): Promise<void> {
  await withOwnSeed(page);
  // Only once: what a test changes afterwards must survive a reload.
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('stolik.preferences')) localStorage.setItem('stolik.preferences', text);
    },
    JSON.stringify({ known: EVERY_GAME.map(({ id }) => id), ...preferences }),
  );
  await page.goto(`/${address}`);
  // While a table is laid its name stands beside that of the house for a moment.
  await expect(page.locator('h1:not(.hidden)').first()).toBeVisible();
  // Until its letters have come everything may still move.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** "Play" on the home page: against a bot, the first time. */
export const sitButton = (page: Page, game: string): Locator => page.locator(`.tc[data-game="${game}"] .btn.go`);

/** From the home page to a table against a bot, by one tap; a game that is not finished stays where it is. */
export async function sitDown(
  page: Page,
  game: 'micropul' | 'circuit' | 'golems6' | 'golems4',
  preferences?: Partial<Preferences>,
): Promise<void> {
  await open(page, '', preferences);
  const begun = await page.evaluate(
    (wanted) =>
      Object.values(localStorage).some((text) => text.includes(`"game":"${wanted}"`) && text.includes('"isOver":false')),
    game,
  );
  await sitButton(page, game).click();
  const fresh = page.locator('dialog.begun [data-do="fresh"]');
  const table = page.locator(`.shell.game-${game}:not([data-laid])`);
  if (begun) {
    await expect(fresh.or(table).first()).toBeVisible();
    if (await fresh.isVisible()) await fresh.click();
  }
  await expect(table).toBeVisible();
}

/** From the bar where it has a button for it, else from the menu. */
export async function openAnywhere(page: Page, name: string): Promise<void> {
  const inBar = page.locator('header.bar').getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(inBar.or(more).filter({ visible: true }).first()).toBeVisible();
  await settled(page);
  if (await inBar.isVisible()) return inBar.click();
  await more.click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** A tap of which the page has heard all: it is told to have happened before the click that it becomes. */
export async function tapAndClick(target: Locator): Promise<void> {
  const page = target.page();
  await page.evaluate(() => {
    delete document.documentElement.dataset['clicked'];
    const hear = (): void => {
      document.documentElement.dataset['clicked'] = '';
    };
    addEventListener('click', hear, { capture: true, once: true });
  });
  await target.tap();
  await expect(page.locator('html')).toHaveAttribute('data-clicked');
}

/** The stools of the set-up page, by seat. */
export const stools = (page: Page): Locator => page.locator('.su-room [role="tab"]');

/** So many stools around the table. */
export async function setStools(page: Page, count: number): Promise<void> {
  await expect(stools(page).first()).toBeVisible();
  let now = await resting(page, () => stools(page).count());
  while (now < count) {
    await page.locator('.su-stool.add').click();
    await expect(stools(page)).toHaveCount(++now);
  }
  while (now > count) {
    await chooseStool(stools(page).last());
    await page.locator('.place > header .btn').click();
    await expect(stools(page)).toHaveCount(--now);
  }
}

/** By a key: a long press takes a stool away, and on a busy machine every press may be one. */
async function chooseStool(stool: Locator): Promise<void> {
  await stool.press('Enter');
  await expect(stool).toHaveAttribute('aria-selected', 'true');
}

/** Who sits on a stool: the card of it opens first. */
export async function seatAs(page: Page, seat: number, who: 'here' | 'elsewhere' | 'bot'): Promise<void> {
  await chooseStool(stools(page).nth(seat));
  const choice = page.locator('.su-who input').nth(['here', 'elsewhere', 'bot'].indexOf(who));
  await choice.check({ force: true });
  await expect(choice).toBeChecked();
}

/** Several people at one device, by the setup page. */
export async function sitTogether(
  page: Page,
  game: string,
  names: readonly string[],
  preferences?: Partial<Preferences>,
): Promise<void> {
  await open(page, `#/new/${game}`, preferences);
  await setStools(page, names.length);
  for (const [seat, name] of names.entries()) {
    await seatAs(page, seat, 'here');
    await page.locator('.place .su-name .input').fill(name);
  }
  await page.locator('.setup .start').click();
  await expect(page.locator(`.shell.game-${game}:not([data-laid])`)).toBeVisible();
}

/** House rules are a sheet where there is no room for them: opens and closes it around what is done there. */
export async function withHouseRules(page: Page, run: () => Promise<void>): Promise<void> {
  const sheet = page.locator('.su-foot .btn[aria-haspopup="dialog"]');
  await expect(page.locator('.setup .start')).toBeVisible();
  await settled(page);
  const isSheet = await sheet.isVisible();
  if (isSheet) await sheet.click();
  await run();
  if (isSheet) await page.keyboard.press('Escape');
}

type Theme = Exclude<Preferences['theme'], 'auto'>;
const THEMES: readonly Theme[] = ['light', 'dark', 'contrast'];

/** No axe finding of WCAG 2.0 to 2.2 A and AA, nor of the best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page);
}

/** The same in every light: what stands there is judged once, its colours in each theme. */
export async function expectAccessibleInAllThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const now = await page.locator('html').getAttribute('data-theme');
  for (const theme of THEMES) {
    if (theme === now) continue;
    await setTheme(page, theme);
    await expectNoFindings(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, `in the theme "${theme}"`);
  }
  await setTheme(page, now as Theme);
}

const setTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** What comes or goes may be half there when axe looks, and on a busy machine it looks for seconds. */
async function expectNoFindings(page: Page, options: RunOptions = {}, where = ''): Promise<void> {
  await expect.poll(() => findingsOf(page, options), { message: where, timeout: 60_000 }).toEqual([]);
}

/** In the page itself, which has no frames: through a second page, as axe's own runner for Playwright goes, it takes five times as long. */
async function findingsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (request) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, request);
      return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`);
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}

/** Nothing sticks out sideways, and nothing that can be tapped is smaller than 44 px (links inside sentences may be). */
export async function expectFits(page: Page): Promise<void> {
  expect(await staysWrong(page, () => misfits(page))).toEqual([]);
}

const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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

/** Collects what the page complains about; call at the start, check at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** All that is said to whoever listens, and written under the film, from now on. */
export async function everythingSaid(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    const look = (): void => {
      for (const each of document.querySelectorAll('[aria-live], .gl-story, .gl-headline')) heard.add(each.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard].join('\n'));
}
