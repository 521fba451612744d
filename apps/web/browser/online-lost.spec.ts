import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Preferences } from '../src/base/preferences.ts';
import { AT_ONCE, LONG, settled } from './helpers.ts';
import { shell } from './online-table.ts';
import { OwnServer } from './own-server.ts';

const WINDOWS = '320x568 360x740 390x844 568x320 820x1180 1280x800 1440x900'.split(' ');
const LANGUAGES = ['en', 'ru', 'pl'] as const;

/** A table for two with clocks, and the place of who opened it. */
async function openTimed({ base }: OwnServer): Promise<{ readonly table: string; readonly seat: number }> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${base}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const pace = { minutes: 15, seconds: 5 };
  const mine = await post('tables', { game: 'micropul', seats: ['me', 'open'], name: 'Ola', salt: 'ab', pace });
  await post(`tables/${mine.code}/join`, { name: 'Ewa', salt: 'cd' });
  return { ...mine, seat: mine.seat - 1, game: 'micropul', savedAt: 1 };
}

async function sitIn(
  browser: Browser,
  baseURL: string,
  place: { readonly table: string },
  language: Preferences['language'],
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.addInitScript(
    ([kept, preferences]) => {
      localStorage.setItem(`stolik.place.${kept.table}`, JSON.stringify(kept));
      localStorage.setItem('stolik.preferences', JSON.stringify(preferences));
    },
    [place, { ...AT_ONCE, language, known: ['micropul'] }] as const,
  );
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.goto(`/#/online/${place.table}`);
  await expect(shell(page)).toBeVisible();
  return page;
}

/** What of the sentence can't be read: letters outside of the window, cut off, or under something else. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.locator('.tells .tell.calm p').evaluate((sentence) => {
    const words = document.createRange();
    words.selectNodeContents(sentence);
    const wrong: string[] = [];
    if (sentence.scrollHeight > sentence.clientHeight + 1 || sentence.scrollWidth > sentence.clientWidth + 1)
      wrong.push('it is larger than its place');
    for (const { left, right, top, bottom, width } of words.getClientRects()) {
      if (width < 2) continue;
      const y = (top + bottom) / 2;
      for (const x of [left + 1, (left + right) / 2, right - 1])
        if (!sentence.contains(document.elementFromPoint(x, y))) wrong.push(`something lies over ${x}, ${y}`);
    }
    return wrong;
  });

test(
  'the server is killed: the whole sentence can be read everywhere, no clock pretends, and the page is back within three seconds',
  LONG,
  async ({ browser }) => {
    const server = new OwnServer();
    try {
      await server.start();
      const place = await openTimed(server);
      const pages: Page[] = [];
      for (const language of LANGUAGES) pages.push(await sitIn(browser, server.base, place, language));
      const clocks = (page: Page): Promise<readonly string[]> => page.locator('.seat .clock').allTextContents();
      for (const page of pages)
        await expect.poll(() => clocks(page)).toEqual([expect.not.stringContaining('?'), expect.not.stringContaining('?')]);

      server.kill();
      for (const [index, page] of pages.entries()) {
        await expect(page.locator('.tells .tell.calm')).toHaveCount(1);
        for (const size of WINDOWS) {
          const [width = 0, height = 0] = size.split('x').map(Number);
          await page.setViewportSize({ width, height });
          await settled(page);
          await expect.poll(() => unreadable(page), `${size}, ${LANGUAGES[index]}`).toEqual([]);
        }
      }

      const [page] = pages as [Page];
      await expect(page.locator('.seat .clock')).toContainText(['?', '?']);
      const shown = await clocks(page);
      // Five minutes of this page, in which the server is away.
      await page.clock.runFor(300_000);
      expect(await clocks(page), 'they stand still').toEqual(shown);
      expect(shown).toEqual([expect.stringContaining('?'), expect.stringContaining('?')]);
      await page.clock.pauseAt('2026-01-01T11:00:00');
      await server.start();
      // From here on the clock of the page moves by three seconds, and no further.
      await page.clock.runFor(3000);
      await expect(page.locator('.tells .tell.calm')).toHaveCount(0);
      await expect(page.locator('.seat .clock').first()).not.toContainText('?');
    } finally {
      server.end();
    }
  },
);
