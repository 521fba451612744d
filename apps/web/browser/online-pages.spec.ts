import { expect, test } from '@playwright/test';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectFits,
  LONG,
  open,
  restingBox,
  SIZES,
  seatAs,
  setStools,
  stools,
} from './helpers.ts';
import { linger } from './linger.ts';
import { THINKING } from './micropul-table.ts';
import { codeOn, expectQr, joinTable, openTable, openWith, resign, roomOf, tableOn } from './online-room.ts';
import { choose } from './reach.ts';

test('a table of every game is opened for several devices, private and with the chosen seats', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const game of ['micropul', 'circuit', 'golems6', 'golems4']) {
    await open(page, `#/new/${game}`);
    if (game === 'circuit') await setStools(page, 3);
    await seatAs(page, 1, 'elsewhere');
    await stools(page).first().click();
    const name = page.getByLabel('Your name');
    await expect(name).not.toHaveValue('');
    await name.fill('Ola');
    if (game === 'circuit') {
      await seatAs(page, 2, 'bot');
      await page.getByText('3 days a move').click();
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the others' })).toBeVisible();
    await expect(page).toHaveURL(/#\/online\/[a-z0-9]{12}$/);
    const room = await roomOf(page, await codeOn(page));
    expect(room).toMatchObject({ game, isOpen: false, phase: 'gathering' });
    if (game === 'circuit') {
      expect(room['pace']).toEqual({ kind: 'days', days: 3 });
      expect(room['seats']).toMatchObject([{ kind: 'person', name: 'Ola' }, { kind: 'open' }, { kind: 'bot', level: '2' }]);
    }
  }
  await open(page, '#/new-online/micropul');
  await stools(page).first().click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ola');
  expect(complaints).toEqual([]);
});

test('link, code and QR lead a second browser to the seat; when it sits down the game begins', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '#/new-online/micropul');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const code = await codeOn(page);
  const link = `${baseURL}#/join/${code}/2`;
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  await expectQr(page, link);

  const context = await browser.newContext();
  const friend = await context.newPage();
  await open(friend, link.slice(baseURL!.length), { ...AT_ONCE, language: 'en' });
  await expect(friend.getByRole('heading', { level: 1, name: 'You are invited to micropul' })).toBeVisible();
  await expect(friend.getByLabel('Your name')).not.toHaveValue('');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  for (const each of [page, friend]) {
    await expect(each).toHaveURL(/#\/online\//);
    await expect(each.locator('.gathering')).toBeHidden();
  }
  await expect.poll(() => roomOf(page, tableOn(page))).toMatchObject({ phase: 'playing' });
  // The invitation is a way back for who sits there.
  await friend.goto(`/#/join/${code}`);
  await expect(friend).toHaveURL(/#\/online\//);
  await context.close();
});

test('a picture that comes late leaves the page, and the name that is being typed, where they are', async ({ page, browser }) => {
  await open(page, '#/new-online/micropul');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const code = await codeOn(page);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const friend = await context.newPage();
  let deliver!: () => void;
  const picture = new Promise<void>((done) => {
    deliver = done;
  });
  await friend.route(/virtual_stills/, (route) => picture.then(() => route.continue()));
  await open(friend, `#/join/${code}`);
  const name = friend.getByLabel('Your name');
  await name.fill('Han');
  deliver();
  await expect(friend.locator('.played-felt svg')).toBeVisible();
  await expect(name).toBeFocused();
  await name.press('End');
  await name.pressSequentially('ia');
  await expect(name).toHaveValue('Hania');
  await context.close();
});

test('what the server refuses is said in the words of the form', async ({ page }) => {
  await open(page, '#/new-online/circuit');
  await setStools(page, 6);
  await expect(page.getByRole('switch', { name: /^Teams/ })).toBeChecked();
  await stools(page).first().click();
  await page.getByLabel('Your name').fill('Ola');
  // A page that is older than the rules of its server.
  await page.route('**/api/tables', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), options: { teams: false } }) }),
  );
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toHaveText('This doesn’t fit your other settings: Teams');
  await page.unroute('**/api/tables');
  await page.getByLabel('Your name').fill('<b>');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('This name can’t be used here');
});

test('the host begins with bots, anybody can get up again, and nothing of that is said to strangers', async ({ page }) => {
  const { code } = await openTable(page, { seats: ['me', 'open', 'open'], game: 'circuit' });
  await open(page, `#/join/${code}/3`);
  await page.getByLabel('Your name').fill('Ewa');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('list', { name: 'At the table' })).toContainText('Ewa');
  await expect(page.getByRole('button', { name: 'Start now' })).toBeHidden();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect
    .poll(async () => (await roomOf(page, code))['seats'])
    .toMatchObject([{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }]);

  await open(page, '#/new-online/circuit');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await choose(page.getByRole('radio', { name: 'Skilled' }));
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.locator('.gathering')).toBeHidden();
  await expect
    .poll(() => roomOf(page, tableOn(page)))
    .toMatchObject({ phase: 'playing', seats: [{ kind: 'person' }, { kind: 'bot', level: '4' }] });
});

test('по сети: до того как сесть, видно, во что играют; цвет и голема каждая выбирает сама', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  const { code } = await openTable(page, {
    game: 'golems6',
    options: { scenario: 'cross' },
    seats: ['me', 'open', 'open', { bot: '1' }],
    colours: ['yellow'],
    leads: ['hammer', '', '', ''],
    name: 'Оля',
  });
  await open(page, `#/join/${code}/2`, { ...AT_ONCE, language: 'ru' });
  await expect(page.locator('.played')).toContainText('Без часов');
  await expect(page.locator('.played')).toContainText('Раунды');
  await expect(page.locator('.played-felt svg').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'жёлтый (Оля)' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /: занято, Оля$/ })).toBeDisabled();
  await expectAccessible(page);
  await choose(page.getByRole('radio', { name: 'фиолетовый' }));
  await choose(page.getByRole('radio', { name: 'Наугад' }));
  await page.locator('.naming input').fill('Катя');
  await page.locator('.joining .start').click();
  const mine = page.locator('.sitters li').nth(1);
  await expect(mine).toContainText('Катя');
  await expect(mine).toContainText('Наугад');
  await expect.poll(async () => (await roomOf(page, code))['leads']).toEqual(['hammer', 'random', '', '']);
  await choose(page.getByRole('radio', { name: 'синий' }));
  await expect
    .poll(async () => (await roomOf(page, code))['seats'])
    .toMatchObject([{ colour: 'yellow' }, { colour: 'blue' }, {}, { kind: 'bot' }]);
  await expectAccessible(page);
  await joinTable(page, code, { name: 'Лена' });
  await expect(page.locator('.shell.game-golems6')).toBeVisible();
  await expect(page.locator('.seat').nth(1)).toContainText('синий треугольник');
  // Whether somebody is there is said beside their name and never on it.
  for (const viewport of [SIZES.phone, { width: 1024, height: 768 }, SIZES.tablet]) {
    await page.setViewportSize(viewport);
    for (const seat of await page
      .locator('.seat')
      .filter({ has: page.locator('.presence') })
      .all()) {
      await expect(async () => {
        const [dot, name] = [await restingBox(seat.locator('.presence')), await restingBox(seat.locator('.nm'))];
        const isBeside = dot.x + dot.width <= name.x || dot.y >= name.y + name.height - 1;
        expect(isBeside, JSON.stringify([viewport, dot, name])).toBe(true);
      }).toPass({ timeout: 60_000 });
    }
  }
  expect(complaints).toEqual([]);
});

test('a code is taken however it is typed, and a wrong one says what to do', async ({ page }) => {
  const { code } = await openTable(page);
  await open(page);
  const field = page.getByRole('textbox', { name: 'I have a code' });
  await field.fill('hello');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A code is four to seven digits, or six letters or more with no vowels.');
  await expect(page).toHaveURL(/\/(#\/)?$/);
  await field.fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()}`);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are invited to micropul' })).toBeVisible();

  for (const [address, title] of [
    ['#/join/XXXXXX', 'No such table'],
    ['#/join/XXXXXX/99', 'No such table'],
    ['#/join/vowels', 'That’s not a valid code'],
    ['#/join/%E0%A4%A', 'That’s not a valid code'],
    ['#/seat', 'This link doesn’t work'],
    ['#/seat/a.1.1.bad', 'This link doesn’t work'],
    ['#/join', 'Nobody sits here'],
  ]) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
  }
  await expect(page).toHaveURL(/#\/join$/);
});

test('a seat that is taken meanwhile is said, and another one offered', async ({ page }) => {
  const { code } = await openTable(page, { seats: ['me', 'open', 'open'], game: 'circuit' });
  await open(page, `#/join/${code}/2`);
  await expect(page.getByRole('radio', { name: 'Seat 2' })).toBeChecked();
  await joinTable(page, code, { seat: 2 });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone was faster');
  await expect(page.getByRole('list', { name: 'At the table' })).toContainText('Ewa');
  await expect(page.getByText('The seat you were invited to is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/#\/online\//);
  await expect.poll(() => roomOf(page, tableOn(page))).toMatchObject({ phase: 'playing' });
});

test('who comes after the game has begun is told so, and not who plays there', async ({ page }) => {
  const host = await openTable(page);
  await joinTable(page, host.code);
  await open(page, `#/join/${host.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The game has started' })).toBeVisible();
  await expect(page.getByText('Ola')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open a table' })).toBeVisible();
});

test('the lobby shows who waits, with offered names only, and invites where nobody does', async ({ page }) => {
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
  );
  await open(page, '#/lobby');
  await expect(page.getByText('Open a table, show it in the lobby')).toBeVisible();
  await page.unroute('**/api/tables');

  await page.getByRole('link', { name: /^Golems 6.1/ }).click();
  await page.getByRole('switch', { name: /Show the table in the lobby/ }).click();
  const name = page.getByLabel('Your name');
  await expect(name).not.toBeEditable();
  await expect(name).toHaveValue(/^\S+ \S+$/);
  const offered = await name.inputValue();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const code = await codeOn(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/#/lobby');
  await page.reload();
  const table = page.locator('.open-tables li', { has: page.locator(`a[href="#/join/${code}"]`) });
  await expect(table).toContainText(offered);
  await expect(table).toContainText('1 free seat');
  await table.getByRole('link').click();
  await expect(page.getByLabel('Your name')).not.toBeEditable();
  await expect(page.getByLabel('Your name')).toHaveValue(/^\S+ \S+$/);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/#\/online\//);
});

test('my tables stand on the home page, those that wait for me first; leaving can be taken back', LONG, async ({ page }) => {
  await linger(page);
  const waiting = await openTable(page, { game: 'circuit', seats: ['me', 'open', { bot: '1' }] });
  const asked = await openTable(page, { seats: ['me', { bot: '1' }], pace: { days: 1 } });
  await openWith(page, '', [
    { ...waiting, game: 'circuit' },
    { ...asked, game: 'micropul' },
  ]);
  const items = page.locator('.goon .kept');
  await expect.poll(async () => (await items.first().textContent()) ?? '', THINKING).toMatch(/micropul.*your turn.*1 day a move/);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(items.nth(1)).toContainText('waiting, 1 free seat');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Leave: Don’t Short/ }).click();
  await expect(items).toHaveCount(1);
  const seatsNow = async () => (await roomOf(page, waiting.code))['seats'];
  await expect.poll(seatsNow).toMatchObject([{ kind: 'open' }, { kind: 'open' }, { kind: 'bot' }]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(items).toHaveCount(2);
  await expect.poll(seatsNow).toMatchObject([{ kind: 'person', name: 'Ola' }, { kind: 'open' }, {}]);

  await page.getByRole('button', { name: /^Leave: micropul/ }).click();
  await expect(page.locator('.toast')).toContainText('A bot is playing for you.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(items).toHaveCount(2);
  await expect.poll(() => roomOf(page, asked.table)).toMatchObject({ seats: [{ kind: 'person', name: 'Ola' }, {}] });
});

test('a game that is over moves to the finished ones and can be thrown away', async ({ page, baseURL }) => {
  await linger(page);
  const host = await openTable(page);
  await joinTable(page, host.code);
  await resign(baseURL!, host);
  await openWith(page, '', [{ ...host, game: 'micropul' }]);
  await page.getByText('Finished games (1)').click();
  await page.getByRole('button', { name: /^Delete micropul/ }).click();
  await page.getByRole('button', { name: 'Remove from this list' }).click();
  await expect(page.getByText('Finished games')).toBeHidden();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Finished games (1)')).toBeVisible();
});

test('the whole of a finished game is fetched again where the server could not be reached', LONG, async ({ page, baseURL }) => {
  const host = await openTable(page);
  await joinTable(page, host.code);
  await resign(baseURL!, host);
  let isDown = true;
  let asked = 0;
  await page.route(/\/api\/tables\/\w+\/log$/, (route) => {
    asked++;
    return isDown ? route.abort() : route.continue();
  });
  await page.clock.install();
  await openWith(page, `#/online/${host.table}`, [{ ...host, game: 'micropul' }]);
  await expect(page.locator('.end-card')).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  const share = page.locator('header.bar').getByRole('button', { name: 'Share and save' });
  await expect(share).toHaveCount(0);
  isDown = false;
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(share).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});

test('a seat goes to another device by a link that leaves no trace in the address', async ({ page, browser, baseURL }) => {
  await linger(page);
  const host = await openTable(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, `#/online/${host.table}`, [{ ...host, game: 'micropul' }]);
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Anyone who opens this link can play as you');
  await expect(dialog.locator('.qr')).toBeHidden();
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('.toast')).toContainText('The link is copied.');
  const link = `${baseURL}#/seat/${host.token}`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await page.content()).not.toContain(host.token);

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, link.slice(baseURL!.length));
  await expect(other).toHaveURL(`${baseURL}#/online/${host.table}`);
  await expect(other.locator('.sitters')).toContainText('you');
  await other.goBack();
  expect(other.url()).not.toContain(host.token);
  await context.close();
});

/** A point of the curve P-256, as browsers make one for each subscription. */
const PUSH_KEY = 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM';

test.describe('notices', () => {
  test.use({ serviceWorkers: 'allow' });

  test('notices are asked for on a request only, and go with every seat until they are switched off', LONG, async ({ page }) => {
    const host = await openTable(page, { pace: { days: 3 } });
    await page.context().grantPermissions(['notifications']);
    // No push service can be reached here: a subscription as browsers make it.
    await page.addInitScript((KEY) => {
      let subscription: object | null = null;
      const fake = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/test',
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: fake.endpoint, expirationTime: null, keys: { p256dh: KEY, auth: 'A'.repeat(22) } }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
      PushManager.prototype.subscribe = async () => {
        subscription = fake;
        return fake as unknown as PushSubscription;
      };
      Notification.requestPermission = async () => 'granted';
    }, PUSH_KEY);
    const asked: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/notices') && asked.push(`${request.method()} ${request.postData()}`),
    );
    await openWith(page, `#/online/${host.table}`, [{ ...host, game: 'micropul' }]);
    const choice = page.getByRole('switch', { name: /Notify me when it’s my turn/ });
    await expect(choice).not.toBeChecked();
    expect(asked).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await linger(page);
    await choice.click();
    await expect(page.locator('.toast')).toContainText('We’ll notify you when it’s your turn.');
    await expect(choice).toBeChecked();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^POST .*fcm\.googleapis\.com/)]);
    const laid = () => page.evaluate(async () => (await (await caches.open('notices')).match('/notice-words'))?.json());
    await expect
      .poll(laid)
      .toMatchObject({ language: 'en', title: 'Your turn', bodies: { micropul: expect.stringContaining('micropul') } });
    await choice.click();
    await expect(page.locator('.toast')).toContainText('Notifications are off.');
    await expect.poll(() => asked[1]).toMatch(/^DELETE .*fcm\.googleapis\.com/);
  });

  // What the service worker makes of it is tested in service-worker.test.ts.
  test('a notice that is pushed is shown in the words of the page, about the game only', LONG, async ({ page, baseURL }) => {
    await page.context().grantPermissions(['notifications']);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId } of registrations) done(registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const words = { language: 'pl', title: 'Twój ruch', bodies: { circuit: 'Nie zrób zwarcia!: wszyscy czekają na ciebie.' } };
      await (await caches.open('notices')).put('/notice-words', Response.json(words));
    });
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(baseURL!).origin,
      registrationId: await registered,
      data: JSON.stringify({ kind: 'turn', table: 'abcdefghijkm', game: 'circuit', seat: 1 }),
    });
    const shown = (): Promise<unknown> =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })),
      );
    await expect
      .poll(shown)
      .toEqual([{ title: 'Twój ruch', body: 'Nie zrób zwarcia!: wszyscy czekają na ciebie.', tag: 'abcdefghijkm' }]);
  });
});

test('without a server everything says so kindly, and games here go on', async ({ page }) => {
  await linger(page);
  const host = await openTable(page);
  await page.route('**/api/**', (route) => route.abort());
  await openWith(page, '', [{ ...host, game: 'micropul' }]);
  await expect(page.locator('.goon .kept')).toContainText('server not responding');
  await page.getByRole('button', { name: /^Delete micropul/ }).click();
  await expect(page.locator('.goon')).toBeHidden();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.goon .kept')).toContainText('server not responding');
  await page.goto('/#/lobby');
  await expect(page.getByRole('alert')).toContainText('Can’t reach the server');
  await page.goto('/#/join/BCDFGH');
  await expect(page.getByText('Can’t reach the server')).toBeVisible();
  await page.goto('/#/new-online/micropul');
  await stools(page).first().click();
  await page.getByLabel('Your name').fill('Ola');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('Can’t reach the server');
  await seatAs(page, 1, 'here');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.shell.game-micropul')).toBeVisible();
});

for (const [language, theme] of [
  ['en', 'light'],
  ['ru', 'dark'],
  ['pl', 'contrast'],
] as const) {
  test(`every page and state passes axe and fits a phone in "${language}", theme "${theme}"`, LONG, async ({ page }) => {
    const look = { ...AT_ONCE, language, theme };
    await page.setViewportSize(SIZES.phone);
    const host = await openTable(page, { seats: ['me', 'open', 'open', { bot: '3' }], game: 'golems6', name: 'Wielki Kot' });
    const full = await openTable(page);
    await joinTable(page, full.code);
    const check = async (shown: string): Promise<void> => {
      await expect(page.locator(shown).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectFits(page);
      await expectAccessible(page);
    };
    await openWith(page, '#/lobby', [{ ...host, game: 'golems6' }], look);
    await check('.open-tables, .nobody');
    for (const [address, shown] of [
      ['#/new-online/circuit', '.setup .place.online'],
      [`#/online/${host.table}`, '.gathering .qr'],
      [`#/join/${full.code}`, '.message a.btn.go'],
      ['#/join/XXXXXX', '.message .code-field'],
    ] as const) {
      await page.goto(`/${address}`);
      await check(shown);
    }
    // The home page is looked at by axe in another test: its little boards take long.
    await page.goto('/#/');
    await expect(page.locator('.kept .sm[href^="#/online/"]')).toBeVisible();
    await expectFits(page);
    await page.evaluate((table) => localStorage.removeItem(`stolik.place.${table}`), host.table);
    await page.reload();
    await page.goto(`/#/join/${host.code}/2`);
    await check('.joining .naming');
  });
}
