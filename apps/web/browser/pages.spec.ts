import { expect, test } from '@playwright/test';
import { GAMES } from '@stolik/games/games';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  LONG,
  open,
  SIZES,
} from './helpers.ts';
import { THINKING } from './micropul-table.ts';

const PAGES = [
  '',
  '#/rules',
  '#/rules/circuit/C3.1',
  '#/rulebook/micropul/placing',
  '#/rulebook/golems6',
  '#/about',
  '#/parents',
  '#/plans/loops',
  '#/learn',
  '#/tournament/new',
  '#/new/micropul',
  '#/table/nothing',
  '#/nowhere',
];

for (const language of ['en', 'ru', 'pl'] as const) {
  test(`every page fits every size in "${language}" and passes axe`, language === 'ru' ? {} : LONG, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const address of PAGES) {
      await test.step(address, async () => {
        await open(page, address, { language, theme: 'light', motion: 'none' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await (language === 'ru' ? expectAccessible : expectAccessibleInAllThemes)(page);
        await inEverySize(page, () => expectFits(page));
      });
    }
    expect(complaints).toEqual([]);
  });
}

test('the page about the project says its version and leads to the licences of all that is shipped in it', async ({ page }) => {
  await open(page, '#/about', { language: 'en' });
  await expect(page.locator('.about')).toContainText(/Version \d+\.\d+\.\d+/);
  const address = await page.getByRole('link', { name: /licences of everything/ }).getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const licences = await answer.text();
  for (const shipped of ['solid-js', 'uqr', '@noble/hashes', 'golos-text', 'podkova', 'jetbrains-mono'])
    expect(licences).toContain(shipped);
});

test('somebody who comes can sit down at once: in every window a button for it is in sight, one for children and one for several', async ({
  page,
}) => {
  await open(page, '', { language: 'ru', motion: 'none' });
  await expect(page.locator('.tc .btn.go')).toHaveCount(GAMES.length);
  const ways = [
    page.locator('.tc .btn.go'),
    page.getByRole('button', { name: /^Для детей/ }),
    page.getByText('Вместе', { exact: true }),
  ];
  const windows = '360x640 360x740 740x360 700x740 768x1024 820x1180 960x600 1024x768 1133x744 1366x650 1440x900 1920x1080';
  for (const window of windows.split(' ')) {
    const [width, height] = window.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    for (const way of ways) await expect(way.first(), window).toBeInViewport({ ratio: 1 });
  }
});

test('the largest text still fits a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  for (const address of PAGES) {
    await open(page, address, { language: 'ru', textSize: 'largest', motion: 'none' });
    await expectFits(page);
  }
});

test('the browser’s language comes first, and another can be chosen', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przysuń stołek.');
  await page.getByRole('button', { name: 'RU' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Присаживайтесь.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Присаживайтесь.');
  await context.close();
});

test('settings hold after a reload', async ({ page }) => {
  await open(page, '', {});
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('Evening').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dialog.getByText('Largest').click();
  await dialog.getByRole('switch', { name: /Sound/ }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-size', 'largest');
});

test('a clause has an address, and a search finds it in its book and in all', async ({ page }) => {
  await open(page, '#/rules/M5.1');
  await expect(page.locator('[id="M5.1"]')).toBeInViewport();
  await expect(page).toHaveURL(/#\/rules\/micropul\/M5\.1$/);
  await page.getByRole('searchbox').fill('catalyst big');
  await expect(page.getByRole('article').getByRole('status')).toContainText('found');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('link', { name: 'All rules' }).click();
  await page.getByRole('searchbox').fill('soldering');
  await expect(page.locator('.clause-row').first()).toBeVisible();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Nothing found.')).toBeVisible();
});

test('a rulebook is found from the rules, leads to its parts, clauses and lessons, and is printed without what can be pressed', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await open(page, '#/rules/circuit', { language: 'en' });
  await page.locator('header').getByRole('link', { name: 'Rulebook' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Don’t Short the Circuit!');
  await page.getByRole('navigation', { name: 'In this book' }).getByRole('link', { name: 'The fuse' }).click();
  const part = page.getByRole('region', { name: 'The fuse' });
  await expect(part).toBeInViewport();
  await expect(part.getByRole('img', { name: /The fuse has blown/ })).toBeVisible();
  await expect(part.getByRole('link', { name: 'C4.4' })).toHaveAttribute('href', '#/rules/circuit/C4.4');
  await page.emulateMedia({ media: 'print' });
  await expect(part.getByRole('img')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(part.getByRole('link', { name: /Try it here/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await part.getByRole('link', { name: /Try it here/ }).click();
  await expect(page).toHaveURL(/#\/lesson\/circuit\/circuit-fuse-1$/);
  expect(complaints).toEqual([]);
});

test('the keyboard finds everything on the home page, and a change of page is told', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About Stolik' })).toBeFocused();
  await expect(page.locator('[aria-live]')).toContainText('About Stolik');
});

test('nothing is asked of any other server', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL!) && !url.startsWith('data:') && !url.startsWith('blob:')) strangers.push(url);
  });
  await open(page);
  await expect(page.locator('.mini').first()).toBeVisible({ timeout: 20_000 });
  expect(strangers).toEqual([]);
});

test('little tables show a game at once, and bots go on with it', LONG, async ({ page }) => {
  await open(page, '', { motion: 'full' });
  const card = page.locator('.tc').first();
  await expect(card.locator('.mini svg > g').first()).toBeVisible();
  const drawn = await card.locator('.mini svg').innerHTML();
  await expect(card.locator('.live')).toHaveAttribute('data-played', THINKING);
  await expect.poll(() => card.locator('.mini svg').innerHTML(), THINKING).not.toBe(drawn);
});

test('where motion is unwanted little tables stay still', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open(page, '', { motion: 'none' });
  await expect(page.locator('.mini svg')).toHaveCount(GAMES.length);
  await expect(page.locator('.tc .live').first()).toHaveText(/^Oto closes a group: \d+ points$/);
  expect(workers).toEqual([]);
});

test('the button of a game without lessons is level with those beside it', async ({ page }) => {
  await open(page, '', { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 1366, height: 768 });
  const card = page.locator('.tc').nth(1);
  await card.locator('.lesson-offer').evaluate((offer) => offer.remove());
  const apart = async (): Promise<number> => {
    const both = [card, page.locator('.tc').first()].map((each) => each.locator('.btn.go').boundingBox());
    const [without, beside] = await Promise.all(both);
    return without!.y - beside!.y;
  };
  await expect.poll(apart).toBe(0);
});
