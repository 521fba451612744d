import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { keepFinished } from './finished.ts';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectFits,
  inEverySize,
  LONG,
  open,
  restingBox,
  SIZES,
  seatAs,
  setStools,
  sitButton,
  sitDown,
  sitTogether,
} from './helpers.ts';
import { linger } from './linger.ts';
import { choose } from './reach.ts';

// What every table has; micropul stands for all games here.

/** A game that two bots have played to its end. */
async function openFinished(page: Page, preferences = AT_ONCE): Promise<void> {
  const sitters = ['Oto', 'Volt'].map((name) => ({ kind: 'bot', name, level: '2' }) as const);
  await keepFinished(page, { game: 'micropul', sitters, fits: () => true });
  await open(page, '#/table/finished', preferences);
  await expect(page.locator('.end-card .scores')).toBeVisible();
}

test('one tap on the home page, and it is your turn at a table with a bot', async ({ page }) => {
  const complaints = complaintsOf(page);
  await sitDown(page, 'micropul');
  await expect(page.locator('.now')).toContainText(/turn/);
  await expect(page.locator('.seat')).toHaveCount(2);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('[C8.2] six play in teams; cards of players that do not fit the window are scrolled by keys; those that fit are no stop on the way', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.desktop);
  await open(page, '#/new/circuit', AT_ONCE);
  const teams = page.getByRole('switch', { name: 'Teams' });
  await expect(teams).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Partners show' })).toHaveCount(0);
  await setStools(page, 6);
  await expect(teams).toBeChecked();
  await expect(teams).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Partners show' })).toBeEnabled();
  await page.locator('.setup .start').click();
  await page.locator('.curtain .btn').first().click();
  const seats = page.locator('.seats');
  await page.setViewportSize({ width: 1440, height: 420 });
  await expect(seats).toHaveAttribute('tabindex', '0');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 1600 });
  await expect(seats).not.toHaveAttribute('tabindex');
  await expectAccessible(page);
});

test('the table fits every size, with its dialogs', async ({ page }) => {
  await sitDown(page, 'micropul', { ...AT_ONCE, language: 'ru' });
  await inEverySize(page, async () => {
    await expectFits(page);
    await page.locator('.bar .sq').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a table fetches one language beside English, and another when somebody chooses it', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const language = /\/words_\w+_([a-z]{2})-/.exec(request.url())?.[1];
    if (language) fetched.add(language);
  });
  await openFinished(page, { ...AT_ONCE, language: 'ru' });
  await page.locator('.end-card .btn:not(.go)').last().click();
  const log = page.locator('.log');
  await expect(log).toContainText(/Oto (кладёт|ставит|берёт)/);
  await expect.poll(() => [...fetched]).toEqual(['ru']);
  await page.getByRole('button', { name: 'Настройки' }).click();
  await choose(page.getByRole('dialog').getByRole('radio', { name: /polski/i }));
  await page.keyboard.press('Escape');
  await expect(log).toContainText(/Oto (wykłada|bierze)/);
  await expect.poll(() => [...fetched]).toEqual(['ru', 'pl']);
});

test('a game of bots ends with the points explained; play again opens another table', LONG, async ({ page }) => {
  await open(page, '#/new/micropul', AT_ONCE);
  for (const seat of [0, 1]) {
    await seatAs(page, seat, 'bot');
    await choose(page.locator('.place .level').getByRole('radio').first());
  }
  await page.locator('.setup .start').click();
  await expect(page.locator('.end-card .scores')).toBeVisible({ timeout: 180_000 });
  await expectAccessible(page);
  const card = page.locator('.end-card');
  await expect(card.locator('.score')).toHaveCount(2);
  await card.getByText('Where every point comes from').click();
  await expect(card.locator('.lines li').first()).toBeVisible();
  const before = page.url();
  await card.getByRole('button', { name: /^Again/ }).click();
  await expect(page).not.toHaveURL(before);
});

test('every line of the log leads to its moment, and back to now', async ({ page }) => {
  await openFinished(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('.log button').nth(10).click();
  await expect(page.locator('.now')).toContainText('You’re looking at an earlier moment.');
  await expect(page.locator('.log [aria-current]')).toHaveCount(1);
  await expectAccessible(page);
  const position = page.getByRole('slider');
  const at = Number(await position.inputValue());
  await page.getByRole('button', { name: 'Share and save' }).click();
  await expect(page.getByRole('textbox', { name: 'A link to this very moment' })).toHaveValue(new RegExp(`/${at}$`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(position).toHaveValue(String(at - 1));
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(position).toHaveValue(String(at));
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.now')).toContainText('The game is over.');
  await expect(page.locator('.film')).toContainText(/Move (\d+) of \1/);
});

test('a link holds the whole game; so does a file', async ({ page }) => {
  await openFinished(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share and save' }).click();
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toHaveValue(/#\/replay\//);
  const link = await field.inputValue();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ stolik: 1, game: 'micropul', seats: 2 });
  expect(link.length).toBeLessThan(4000);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.now')).toContainText('A recorded game');
  await page.getByRole('slider').press('End');
  await expect(page.locator('.film')).toContainText(/Move (\d+) of \1/);

  await open(page);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.now')).toContainText('A recorded game');
  await page.goto('/#/replay/nonsense');
  await expect(page.getByText('We can’t show a game from this link')).toBeVisible();
});

test('a file of the stolik command tells people and bots by name', async ({ page }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'stolik-')), 'first.log');
  const cli = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
  const args = [cli, 'play', 'micropul', '--names', 'Ola', '--seed', '7', '--log', file];
  const played = spawnSync(process.execPath, args, { input: 'stone 0,0,NW\nquit\n', encoding: 'utf8' });
  expect(played.status, played.stderr).toBe(0);
  await open(page);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.now')).toContainText('A recorded game');
  await expect(page.locator('.seat .nm')).toHaveText([/Ola/, /Volt/]);
  await expect(page.locator('.seat .lv')).toHaveText(['A person', /^Bot: /]);
  await page.getByRole('slider').press('End');
  await expect(page.locator('.log')).toContainText('Ola places a stone');
  await expectAccessible(page);
});

test('a case opened by mistake is called a case, and any other file no game', async ({ page }) => {
  await linger(page);
  await open(page);
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(fileURLToPath(new URL('../../../games/micropul/cases/01-lay.json', import.meta.url)));
  await expect(page.locator('.toast')).toContainText('This is a rules case, not a game');
  await expect(page.locator('.toast')).toContainText('npx stolik case 01-lay.json');
  await input.setInputFiles(file('list.json', '{"milk": 2}'));
  await expect(page.locator('.toast')).toContainText('This isn’t a saved game');
  await input.setInputFiles(file('broken.json', '{"stolik": 1, "game": "micropul"'));
  await expect(page.locator('.toast')).toContainText('This isn’t a saved game');
  await expectAccessible(page);
});

test('a table that is not kept here says so, and one of unknown rules says why it can’t go on', async ({ page }) => {
  await sitDown(page, 'micropul');
  const address = page.url();
  await page.goto('/');
  await expect(sitButton(page, 'micropul')).toBeVisible();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('stolik.log.'))!;
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/"rulesVersion":\s*\d+/, '"rulesVersion":999'));
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This game can’t be continued: it doesn’t follow the rules this version knows.',
  );
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table in this browser.');
  await expect(page.getByRole('link', { name: 'micropul', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('in a recorded game the log’s heading stays, and its lines lead where they say', async ({ page }) => {
  await openFinished(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const heading = page.locator('.log-panel h2');
  const top = (await restingBox(heading)).y;
  await page.locator('.log button').last().scrollIntoViewIfNeeded();
  expect((await restingBox(heading)).y).toBe(top);
  await page.locator('.log button').last().click();
  await expect(page.getByRole('slider')).not.toHaveValue('0');
  await page.getByRole('slider').press('End');
  const current = page.locator('.log [aria-current]');
  await expect(current).toHaveCount(1);
  const isInList = async (): Promise<boolean> => {
    const [line, list] = [await restingBox(current), await restingBox(page.locator('.log'))];
    return line.y >= list.y - 1 && line.y + line.height <= list.y + list.height + 1;
  };
  await expect.poll(isInList).toBe(true);
});

test('a curtain hangs between two people; giving up ends the game', async ({ page }) => {
  await sitTogether(page, 'micropul', ['Ola', 'Kuba']);
  const curtain = page.getByRole('dialog');
  await expect(curtain).toContainText('Pass the device to');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await curtain.getByRole('button', { name: /Show my side/ }).click();
  await expect(curtain).toBeHidden();
  await expect(page.locator('.now')).toContainText('Your turn.');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.end-card .scores')).toBeVisible();
});

test('the table is found again on the home page, can be thrown away, and help opens with ?', async ({ page }) => {
  await sitDown(page, 'micropul');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Leave the table' }).first().click();
  const kept = page.locator('.goon .kept');
  await expect(kept).toHaveCount(1);
  await expectAccessible(page);
  await kept.getByRole('link').click();
  await expect(page.locator('.shell')).toBeVisible();
  await page.goBack();
  await kept.getByRole('button').click();
  await expect(kept).toHaveCount(0);
});
