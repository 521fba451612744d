import { expect, test } from '@playwright/test';
import { begin, device, FIRST, Lesson, nickname, PROJECTOR, pairAt, SECOND, showPictures, solveTouch } from './class-lesson.ts';
import { complaintsOf, expectAccessible, expectAccessibleInAllThemes, expectFits, LONG, resting, SIZES } from './helpers.ts';
import { isAsked, tiles } from './micropul-table.ts';

test('by card and by pictures: what is solved counts on the wall, a reload keeps all, a tablet is handed over', async ({
  browser,
  baseURL,
}) => {
  const lesson = await Lesson.open(baseURL!, 3);
  const wall = await device(browser, PROJECTOR, lesson.wall());
  await expect(wall.locator('.gather-code')).toHaveText(lesson.code);
  await expectAccessibleInAllThemes(wall);

  // The card is scanned: nothing of its secret stays in the address.
  const phone = await device(browser, SIZES.phone, lesson.card(0));
  const complaints = complaintsOf(phone);
  await expect(nickname(phone)).toHaveText('Brave Fox');
  await expect(phone).toHaveURL(/#\/class$/);
  await expectAccessibleInAllThemes(phone);
  await expectFits(phone);

  // Without one: code, animal, three pictures.
  const tablet = await device(browser, SIZES.tablet, '#/class');
  await expect(tablet.locator('.code-keys')).toBeVisible();
  await expectAccessibleInAllThemes(tablet);
  await tablet.keyboard.type(lesson.code);
  await expectAccessible(tablet);
  await tablet.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(tablet.getByRole('button', { name: /^Fox\W+already here$/ })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.locator('.animal-keys button').nth(1).click();
  await expectAccessible(tablet);
  await showPictures(tablet, lesson.picturesOf(1));
  await expect(nickname(tablet)).toBeVisible();
  await expect(wall.locator('.gather-here')).toContainText('2 of 3');

  await lesson.give(FIRST, SECOND);
  await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
  await begin(phone);
  await solveTouch(phone);
  await expect(phone.locator('.verdict[data-stage="solved"]')).toBeVisible();
  await expect(wall.locator('.wall-tag b').first()).toHaveText('3');
  await expectAccessible(wall);
  await phone.goto('/#/class');
  await phone.reload();
  await expect(phone.locator('.my-items li').first().locator('.marks')).toHaveAccessibleName('3 of 3 stars');

  // A second card at the same tablet: both say who plays, and hand it over.
  await tablet.goto(`/${lesson.card(2)}`);
  await expect(tablet.locator('.who-cards button')).toHaveCount(2);
  await expectAccessibleInAllThemes(tablet);
  await tablet.locator('.who-cards button').nth(1).click();
  await begin(tablet);
  await expect(tablet.locator('.who-bar')).toContainText('Hedgehog is playing');
  await solveTouch(tablet);
  await expect.poll(() => lesson.starsOf(2)).toBe(3);
  expect(lesson.starsOf(1)).toBe(0);
  await tablet.getByRole('button', { name: 'Hand over to Owl' }).click();
  await expect(tablet.locator('.who-plays')).toBeVisible();
  // Whoever waits for the tablet is here all the same.
  await expect.poll(() => lesson.hereNow()).toEqual([0, 1, 2]);
  expect(complaints).toEqual([]);
  lesson.close();
});

test(
  'a pair with two cards takes turns: what one solves counts for both, then it is the other’s turn',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 2);
    const tablet = await device(browser, SIZES.tablet, lesson.card(0));
    await pairAt(tablet, lesson);
    await expect(tablet.locator('.class-home')).toContainText('Owl’s turn');
    await lesson.give(FIRST, SECOND);
    await begin(tablet);
    await solveTouch(tablet);
    await expect.poll(() => [lesson.starsOf(0), lesson.starsOf(1)]).toEqual([3, 3]);
    await expect(tablet.locator('.who-bar')).toContainText('Fox’s turn');
    await expectAccessible(tablet);
    lesson.close();
  },
);

test(
  'a pair at one tablet and at one table: after each turn the tablet is handed over behind a curtain',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 2);
    const tablet = await device(browser, SIZES.tablet, lesson.card(0));
    const complaints = complaintsOf(tablet);
    await pairAt(tablet, lesson);
    await lesson.layTables('micropul', [0, 1]);
    const curtain = tablet.locator('.hand-round');
    // Whoever does not begin sees at once whose turn it is.
    await expect(curtain.or(isAsked(tablet)).first()).toBeVisible();
    if (await curtain.isVisible()) await curtain.locator('.btn.go').click();
    for (let turn = 0; turn < 2; turn++) {
      await expect(isAsked(tablet)).toBeVisible();
      // Whoever waits beside the tablet is here, too.
      await expect(tablet.locator('.presence.here')).toHaveCount(2);
      await expect(tablet.locator('.who-bar p')).toContainText(/Fox|Owl/);
      const [now] = /Fox|Owl/.exec((await resting(tablet, () => tablet.locator('.who-bar p').textContent()))!)!;
      const next = now === 'Fox' ? 'Owl' : 'Fox';
      // Some tiles give another turn.
      do {
        const laid = await resting(tablet, () => tiles(tablet).count());
        await solveTouch(tablet);
        // Whose turn it is now comes with the tile.
        await expect(tiles(tablet)).toHaveCount(laid + 1);
        await expect(curtain.or(isAsked(tablet)).first()).toBeVisible();
      } while (!(await curtain.isVisible()));
      await expect(curtain.getByRole('heading', { name: `${next}’s turn` })).toBeVisible();
      await expectAccessible(tablet);
      await expectFits(tablet);
      if (turn === 0) await curtain.getByRole('button', { name: `I’m ${next}` }).click();
      else {
        // Not yet: the table is seen once more, and the bar says whose turn it is.
        await curtain.getByRole('button', { name: 'Not yet, back to the table' }).click();
        await expect(curtain).toHaveCount(0);
        await expect(tablet.locator('.who-bar.awaits')).toContainText(`${next}’s turn`);
        await expectAccessibleInAllThemes(tablet);
        await tablet
          .locator('.who-bar')
          .getByRole('button', { name: `I’m ${next}` })
          .click();
      }
    }
    await expect(isAsked(tablet)).toBeVisible();
    expect(complaints).toEqual([]);
    lesson.close();
  },
);

test('wrong pictures wait a little, and then the right ones are let in', LONG, async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 1);
  const phone = await device(browser, SIZES.phone, `#/class/in/${lesson.code}`);
  await phone.locator('.animal-keys button').click();
  const [first, ...rest] = lesson.picturesOf(0);
  for (let miss = 0; miss < 3; miss++) {
    await showPictures(phone, [(first + 1) % 12, ...rest]);
    await expect(phone.locator('.secret-who .bad')).toBeVisible();
    await expect(phone.locator('.secret-boxes button')).toHaveCount(0);
    await expect(phone.locator('.picture-keys')).not.toHaveClass(/held/, { timeout: 60_000 });
  }
  await showPictures(phone, lesson.picturesOf(0));
  await expect(nickname(phone)).toHaveText('Brave Fox');
  lesson.close();
});

test('two tabs are one pupil, and both go where the teacher leads', LONG, async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 1);
  const first = await device(browser, SIZES.tablet, lesson.card(0));
  await expect(nickname(first)).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/#/class');
  await expect(nickname(second)).toHaveText('Brave Fox');
  await lesson.give(FIRST, SECOND);
  await begin(first);
  await solveTouch(first);
  await expect(second.locator('.my-items li').first().locator('.marks')).toBeVisible();
  await second.close();
  // The other one is still there.
  await expect.poll(() => lesson.hereNow()).toEqual([0]);
  lesson.close();
});

test(
  'a browser that keeps nothing comes in, plays, and finds everything again with the card',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 2);
    await lesson.give(FIRST, SECOND);
    const context = await browser.newContext({ viewport: SIZES.phone, serviceWorkers: 'block' });
    await context.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('not here', 'SecurityError');
          },
        });
    });
    const phone = await context.newPage();
    await phone.goto(`/${lesson.card(0)}`);
    await begin(phone);
    await solveTouch(phone);
    await expect.poll(() => lesson.starsOf(0)).toBe(3);
    await phone.reload();
    // Nobody is known here any more.
    await expect(phone.locator('.code-keys')).toBeVisible();
    await phone.goto(`/${lesson.card(0)}`);
    await expect(phone.locator('.my-items li').first().locator('.marks')).toHaveAccessibleName('3 of 3 stars');
    // What one has done is not given to the next one.
    await phone.goto(`/${lesson.card(1)}`);
    await phone.locator('.who-cards button').nth(1).click();
    await expect(nickname(phone)).toBeVisible();
    await expect.poll(() => lesson.hereNow()).toEqual([0, 1]);
    expect(lesson.starsOf(1)).toBe(0);
    lesson.close();
  },
);

test(
  'without a card for one lesson: a number, a name of its own, and what was learnt before is added',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 0);
    await lesson.does({ kind: 'pin', on: true });
    // Only what was given counts.
    await lesson.does({ kind: 'task', whom: 'all', task: { kind: 'free' } });
    const phone = await device(browser, SIZES.phone, `#/lesson/micropul/${FIRST}`);
    await solveTouch(phone);
    await expect(phone.locator('.verdict[data-stage="solved"]')).toBeVisible();
    await phone.goto('/#/class');
    await expect(phone.locator('.code-keys')).toBeVisible();
    await lesson.until(({ pin }) => pin !== '');
    await phone.keyboard.type(lesson.view.pin);
    await expectAccessible(phone);
    await phone.keyboard.press('Enter');
    await expect(nickname(phone)).toBeVisible();
    await expect.poll(() => lesson.starsOf(0)).toBe(3);
    // The teacher takes the name away again.
    await lesson.does({ kind: 'remove', pupil: 0 });
    await expect(phone.getByRole('heading', { name: 'You’re not in this class any more' })).toBeVisible();
    await expectAccessible(phone);
    lesson.close();
  },
);

test(
  'whoever plays what they like is with the class on every page: eyes, the way back, what comes next',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 1);
    const phone = await device(browser, SIZES.phone, lesson.card(0));
    await expect(nickname(phone)).toBeVisible();
    await lesson.does({ kind: 'task', whom: 'all', task: { kind: 'free' } });
    await phone.getByRole('link', { name: 'Lessons and puzzles' }).click();
    await expect(phone.getByRole('link', { name: 'Back to class 5B' })).toBeVisible();
    await expectAccessible(phone);
    await lesson.does({ kind: 'eyes', on: true });
    await expect(phone.getByRole('dialog', { name: 'Eyes on your teacher' })).toBeVisible();
    await expectAccessible(phone);
    await lesson.does({ kind: 'eyes', on: false });
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => lesson.hereNow()).toEqual([0]);
    await lesson.give(FIRST);
    await expect(phone.locator('.my-list')).toBeVisible();
    lesson.close();
  },
);
