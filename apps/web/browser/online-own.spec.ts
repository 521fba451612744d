import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits, LONG } from './helpers.ts';
import { type Given, joinTable, openTable, openWith, resign, roomOf } from './online-room.ts';
import { shell } from './online-table.ts';

/** Where a piece of the text begins on the screen. */
const leftOf = (page: Page, selector: string, piece: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const from = node.textContent?.indexOf(wanted) ?? -1;
        if (from < 0) continue;
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + wanted.length);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    }, piece);

test(
  'names written from right to left turn nothing around; a guest saves all games and deletes their part',
  LONG,
  async ({ page, browser, baseURL }) => {
    // Ewa is a guest twice: in a game that goes on, and in one that is over.
    const request = { game: 'circuit', seats: ['me', 'open', 'open'], name: 'רות' };
    const running = await openTable(page, request);
    await joinTable(page, running.code, { name: 'דוד' });
    const mine: Given = await joinTable(page, running.code);
    const host = await openTable(page, { name: 'Brunhilde' });
    const over: Given = await joinTable(page, host.code);
    await resign(baseURL!, host);
    const places = [
      { ...mine, game: 'circuit' },
      { ...over, game: 'micropul' },
    ];
    await openWith(page, '', places);

    const says = '.goon li.kept small';
    await expect(page.locator(says).first()).toContainText('דוד');
    const inOrder = async (): Promise<boolean> => {
      const [start, ruth, david] = await Promise.all(['with', 'רות', 'דוד'].map((piece) => leftOf(page, says, piece)));
      return start! < ruth! && ruth! < david!;
    };
    await expect.poll(inOrder, 'in the order of the seats').toBe(true);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my games' }).click();
    const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(file).toMatchObject({ stolik: 'games', version: 1 });
    const byTable = new Map(file.games.map((game: { table: string }) => [game.table, game]));
    expect(byTable.get(mine.table)).toMatchObject({ game: 'circuit', film: { names: ['רות', 'דוד', 'Ewa'] } });
    expect(byTable.get(over.table)).toMatchObject({ game: 'micropul', seat: 2, log: { names: ['Brunhilde', 'Ewa'] } });

    // Brunhilde looks at the finished game.
    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await openWith(other, `#/online/${host.table}`, [{ ...host, game: 'micropul' }]);
    await expect(shell(other)).toBeVisible();
    await expect(other.locator('.seat .name').nth(1)).toHaveText('Ewa');

    await page.locator('details.goon > summary').click();
    await page.locator('details.goon li.kept .sq').click();
    await expect(page.getByRole('dialog')).toContainText('The others will see “Guest 2” instead of your name.');
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete me from this game' }).click();
    await expect(page.locator('details.goon')).toHaveCount(0);
    await expect(other.locator('.seat .name').nth(1), 'at once').toHaveText('Guest 2');
    await expect
      .poll(async () => (await roomOf(page, over.table))['seats'])
      .toMatchObject([{ name: 'Brunhilde' }, { name: 'Guest 2', isForgotten: true }]);

    // The same from the menu of the game that goes on: a bot plays there.
    await page.locator('.goon li.kept a').click();
    await expect(shell(page)).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'My part of this game' }).click();
    await expect(page.getByRole('dialog')).toContainText('A bot finishes the game for you.');
    await page.getByRole('button', { name: 'Delete me from this game' }).click();
    await expect(page.locator('.tables')).toBeVisible();
    await expect(page.locator('.goon')).toHaveCount(0);
    await expect
      .poll(async () => (await roomOf(page, mine.table))['seats'])
      .toMatchObject([{}, {}, { name: 'Guest 3', isForgotten: true, standIn: '2' }]);
  },
);
