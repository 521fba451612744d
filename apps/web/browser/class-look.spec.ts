import { expect, type Page, test } from '@playwright/test';
import { sayNickname } from '@stolik/class/names';
import { lettersOf } from '@stolik/look/seats';
import { device, FIRST, Lesson, PROJECTOR, RIGHT, SECOND, showPictures } from './class-lesson.ts';
import {
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  LONG,
  SIZES,
  settled,
  staysWrong,
} from './helpers.ts';

/** Projectors of schools: wide, 16:10 and 4:3. */
const PROJECTORS = [PROJECTOR, { width: 1280, height: 800 }, { width: 1024, height: 768 }];

/** Everything on the wall lies within it, whatever it is shown on, and it fills what it is shown on. */
async function expectOnWall(wall: Page): Promise<void> {
  for (const size of PROJECTORS) {
    await wall.setViewportSize(size);
    await settled(wall);
    const look = (): Promise<{ strays: string[]; height: number }> =>
      wall.evaluate(() => {
        const frame = document.querySelector('.wall')!.getBoundingClientRect();
        const parts =
          '.wall-tag, .wall-board, .wall-paper, .wall-seats .pupil, .wall-things li, .wall-here li, .stools li, .gather-table, h1';
        const strays = [...document.querySelectorAll(parts)].filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
        });
        const paper = document.querySelector('.gather-paper')?.getBoundingClientRect();
        for (const part of paper ? document.querySelectorAll('.gather-paper :is(h1, p, svg)') : []) {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          if (left < paper!.left || top < paper!.top || right > paper!.right || bottom > paper!.bottom) strays.push(part);
        }
        return {
          strays: strays.map(({ className, textContent }) => `${className} ${textContent}`),
          height: Math.round(frame.height),
        };
      });
    const found = await staysWrong(wall, async () => {
      const { strays, height } = await look();
      return height === size.height ? strays : [...strays, `the wall is ${height} px high`];
    });
    expect(found, JSON.stringify(size)).toEqual([]);
  }
  await wall.setViewportSize(PROJECTOR);
}

test('both numbers of the wall lie on its paper, whatever the class is called', LONG, async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 24, 'ru');
  await lesson.does({ kind: 'pin', on: true });
  for (const locale of ['ru', 'pl', 'en']) {
    const wall = await device(browser, PROJECTOR, lesson.wall(), { locale });
    for (const label of ['5B', 'Подготовительная 5 Ж Щ Ы']) {
      await lesson.does({ kind: 'label', label });
      await expect(wall.locator('.gather h1')).toContainText(label);
      await expectOnWall(wall);
    }
    await wall.context().close();
  }
  lesson.close();
});

test('eight login cards and the foot of their sheet lie on one page', LONG, async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 9);
  for (const locale of ['ru', 'pl', 'en']) {
    const desk = await device(browser, { width: 1366, height: 768 }, lesson.deskPage(), { locale });
    await desk.evaluate(() => {
      globalThis.print = () => {
        const sheets = [...document.querySelectorAll('.cards-sheet')];
        document.body.dataset['fits'] = sheets.map(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight).join();
      };
    });
    await desk
      .locator('.desk-bar')
      .getByRole('button', { name: /^(Печать|Drukuj|Print)$/ })
      .click();
    const cards = desk.locator('.print-list .btn').first();
    await expect(cards).toBeEnabled();
    await desk.emulateMedia({ media: 'print' });
    await cards.dispatchEvent('click');
    await expect(desk.locator('body')).toHaveAttribute('data-fits', 'true,true');
    await desk.context().close();
  }
  lesson.close();
});

test(
  'the wall in all its states lies within every projector and is accessible in every light',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 24, 'ru');
    const pupils = await lesson.pupils(0, 20);
    const wall = await device(browser, PROJECTOR, lesson.wall(), { locale: 'ru' });
    const complaints = complaintsOf(wall);
    const shows = async (what: string, isLit = false): Promise<void> => {
      await expect(wall.locator(what).first()).toBeVisible();
      await expectOnWall(wall);
      await (isLit ? expectAccessibleInAllThemes(wall) : expectAccessible(wall));
    };
    await lesson.does({ kind: 'pin', on: true });
    await shows('.gather .pin');
    await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
    await shows('.wall-everyone');

    await lesson.answered(pupils, [RIGHT, RIGHT, 'lay L0 c2', 'lay I0 b3']);
    await shows('.wall-question .class-felt > svg', true);
    await expect(wall.locator('.wall-bars li')).toHaveCount(0);
    await lesson.does({ kind: 'close' });
    await expect(wall.locator('.wall-bars li')).toHaveCount(3);
    await lesson.does({ kind: 'playOut', answer: [RIGHT] });
    await shows('.wall-bars .played');
    await lesson.does({ kind: 'unask' });

    await lesson.layTables('circuit', [...pupils.keys()]);
    await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
    await expect(wall.locator('.wall-board .class-felt > svg')).toHaveCount(10);
    await shows('.wall-board', true);
    await lesson.until(({ tables }) => tables.length === 10);
    await lesson.does({ kind: 'wall', wall: { kind: 'board', table: lesson.view.tables[0]!.id } });
    await shows('.wall-one .class-felt > svg', true);
    // The badges bear the letters that they have on the devices.
    const { pupils: known, tables } = lesson.view;
    const names = tables[0]!.seats.map((seat) => sayNickname(known.find(({ pupil }) => pupil === seat)!.name, 'ru'));
    await expect(wall.locator('.wall-one .wall-seated .seal')).toHaveText(lettersOf(names));
    await lesson.does({ kind: 'eyes', on: true });
    await shows('.wall-eyes', true);
    await lesson.does({ kind: 'eyes', on: false });
    await lesson.does({
      kind: 'task',
      whom: 'all',
      task: { kind: 'lessons', game: 'circuit', items: ['circuit-chain-1'] },
    });
    await pupils[0]!.request({ kind: 'did', facts: [['circuit-chain-1', 3, 0]] });
    for (const isRanked of [false, true]) {
      await lesson.does({ kind: 'wall', wall: { kind: 'recap', isRanked } });
      await shows(isRanked ? '.wall-things.ranked' : '.wall-recap', true);
    }
    expect(complaints).toEqual([]);
    for (const pupil of pupils) pupil.close();
    lesson.close();
  },
);

test('on a laptop the desk has its tools in one line and twelve of eighteen tables in sight', async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 36, 'ru');
  const pupils = await lesson.pupils(0, 36);
  await lesson.layTables('circuit', [...pupils.keys()]);
  const desk = await device(browser, { width: 1366, height: 768 }, lesson.deskPage(), { locale: 'ru' });
  await expect(desk.locator('.desk-card .class-felt > svg')).toHaveCount(18);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    await desk.setViewportSize(size);
    await settled(desk);
    await expect(async () => {
      const { bar, seen } = await desk.evaluate(() => {
        const bottom = document.querySelector('.desk-cards')!.getBoundingClientRect().bottom;
        const whole = [...document.querySelectorAll('.desk-card')].filter(
          (card) => card.getBoundingClientRect().bottom <= bottom,
        );
        return { bar: document.querySelector('.desk-bar')!.getBoundingClientRect().height, seen: whole.length };
      });
      expect(bar, JSON.stringify(size)).toBeLessThan(80);
      expect(seen, JSON.stringify(size)).toBeGreaterThanOrEqual(12);
    }).toPass();
    await expectFits(desk);
  }
  for (const pupil of pupils) pupil.close();
  lesson.close();
});

test(
  'every step of the way in and every page of a pupil fits phones that stand and lie, and is accessible',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 3, 'pl');
    await lesson.does({ kind: 'pin', on: true });
    const phone = await device(browser, SIZES.phone, '#/class', { locale: 'pl' });
    const looks = async (what: string): Promise<void> => {
      await expect(phone.locator(what).first()).toBeVisible();
      await expectAccessible(phone);
      for (const [width, height] of [
        [740, 360],
        [360, 740],
      ] as const) {
        await phone.setViewportSize({ width, height });
        await settled(phone);
        await expectFits(phone);
      }
    };
    await looks('.code-keys');
    await phone.keyboard.type('0000');
    await phone.keyboard.press('Enter');
    await looks('.code-trouble:not(:empty)');
    await phone.keyboard.type('0000000');
    await looks('.code-boxes[data-count="7"]');
    await phone.locator('.code-keys .plain').first().click();
    await looks('.code-keys.letters');
    await phone.keyboard.type('BCDFGHJKBCDF');
    await looks('.code-boxes[data-count="12"]');
    await phone.locator('.code-keys .plain').first().click();
    await phone.keyboard.type(lesson.code);
    await phone.locator('.code-keys .send').click();
    await looks('.animal-keys');
    await phone.locator('.animal-keys button').first().click();
    await looks('.picture-keys');
    const [first, ...rest] = lesson.picturesOf(0);
    await showPictures(phone, [(first + 1) % 12, ...rest]);
    await looks('.secret-who .bad');
    await expect(phone.locator('.picture-keys')).not.toHaveClass(/held/, { timeout: 60_000 });
    await showPictures(phone, [first, ...rest]);
    await looks('.class-home');
    await expect(phone.locator('.class-home').getByRole('link', { name: 'Dla rodziców i nauczycieli' })).toBeVisible();

    await lesson.give(FIRST, SECOND);
    await lesson.does({ kind: 'pace', pace: { kind: 'upTo', item: 0 } });
    await looks('.my-items .locked');
    await lesson.does({ kind: 'pace', pace: { kind: 'locked' } });
    await looks('.my-rest');
    await lesson.does({ kind: 'task', whom: 'all', task: { kind: 'free' } });
    await looks('.class-note .btn.go');
    await lesson.ask();
    await expect(phone.locator('.shell.study.everybody')).toBeVisible();
    await expectAccessible(phone);
    await phone.goto('/#/class');
    await looks('.class-note .btn.big');
    await lesson.does({ kind: 'unask' });
    await phone.goto(`/${lesson.card(1)}`);
    await looks('.who-cards');
    await phone.locator('.who-plays .actions .btn').first().click();
    await looks('.me .both');
    await lesson.does({ kind: 'eyes', on: true });
    await looks('dialog.eyes');
    lesson.close();
  },
);
