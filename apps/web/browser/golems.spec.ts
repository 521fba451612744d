import { expect, test } from '@playwright/test';
import { en } from '../src/words/en/games/golems/table.ts';
import { pl } from '../src/words/pl/games/golems/table.ts';
import { ru } from '../src/words/ru/games/golems/table.ts';
import { answer, choices, curtain, hand, layByKeys, sitAt, THINKING, whatIsAsked } from './golems-table.ts';
import {
  AT_ONCE,
  everythingSaid,
  expectAccessible,
  expectFits,
  inEverySize,
  LONG,
  open,
  resting,
  restingBox,
  SIZES,
  seatAs,
  setStools,
  settled,
  sitButton,
  staysWrong,
  stools,
  withHouseRules,
  withSeed,
} from './helpers.ts';
import { linger } from './linger.ts';

test('nobody else’s program is in the page before it is revealed', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'Kuba'], { subprogram: true });
  for (const _ of ['Ola', 'Kuba']) {
    await expect(curtain(page).or(choices(page)).filter({ visible: true }).first()).toBeVisible();
    if (await curtain(page).isVisible()) await curtain(page).locator('.btn.go').click();
    await expect(choices(page)).toBeVisible();
    await answer(page);
  }
  await expect(curtain(page).or(hand(page)).filter({ visible: true }).first()).toBeVisible();
  if (await curtain(page).isVisible()) await curtain(page).locator('.btn.go').click();
  await expect(curtain(page)).toBeHidden();
  await expect(hand(page)).toBeVisible();
  for (const key of ['D', 'D', 'B', 'S']) await page.keyboard.press(key);
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(4);
  // The page is opened again: the draft waits behind the curtain, for the one who made it.
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(0);
  await curtain(page).locator('.btn.go').click();
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toBeVisible();
  const secret = /D D B S/;
  expect(await page.content()).not.toMatch(secret);
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(0);
  // Not ready yet: the first one takes it back and finds the cards as they lay.
  await curtain(page).locator('button.btn:not(.go)').click();
  await page.getByRole('button', { name: 'I’m Ola. Take it back' }).click();
  await expect(page.locator('[data-place="0"] .gl-card')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toBeVisible();
  await curtain(page).locator('.btn.go').click();
  await expect(hand(page)).toBeVisible();
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(0);
  await expect(page.locator('.gl-ghost')).toHaveCount(0);
  expect(await page.content()).not.toMatch(secret);
});

/** Every language meets another table and another theme, each in every size. */
const TABLES = {
  en: { game: 'golems6', scenario: 'courtyard', theme: 'light', scenarios: 18 },
  ru: { game: 'golems4', scenario: 'winter-duel', theme: 'dark', scenarios: 10 },
  pl: { game: 'golems6', scenario: 'treasure', theme: 'contrast', scenarios: 18 },
} as const;

for (const [language, { game, scenario, theme, scenarios }] of Object.entries(TABLES)) {
  test(`${game} ${scenario} in ${language}: set-up and programming fit every size and are accessible`, LONG, async ({ page }) => {
    const look = async (): Promise<void> => {
      await expectAccessible(page);
      await expectFits(page);
    };
    await open(page, `#/new/${game}`, { ...AT_ONCE, language: language as 'en', theme });
    await page.locator('.gl-change').click();
    await expect(page.locator('.gl-gallery li')).toHaveCount(scenarios);
    await expectAccessible(page);
    await page.locator(`[data-scenario="${scenario}"]`).click();
    await seatAs(page, 1, 'bot');
    await inEverySize(page, look);
    await page.locator('.setup .start').click();
    await expect(hand(page)).toBeVisible();
    await page.keyboard.press('F');
    await inEverySize(page, look);
  });
}

test(
  'on a phone a long field lies on its side and is seen whole; no button covers it, and a film does not turn it',
  LONG,
  async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await sitAt(page, 'golems4', 'four-robots', ['Ola', 'bot', 'bot', 'bot'], { preferences: { sound: false } });
    await expect(hand(page)).toBeVisible();
    const board = await restingBox(page.locator('.gl-board'));
    const tools = await restingBox(page.locator('.gl-tools').last());
    const boxOf = (cell: string) => restingBox(page.locator(`[data-cell="${cell}"]`));
    const [near, far] = [await boxOf('a1'), await boxOf('d8')];
    expect(far.x - near.x).toBeGreaterThan(far.y - near.y);
    expect(near.x).toBeGreaterThanOrEqual(board.x);
    expect(near.y).toBeGreaterThanOrEqual(board.y);
    expect(far.x + far.width).toBeLessThanOrEqual(board.x + board.width);
    expect(far.y + far.height).toBeLessThanOrEqual(board.y + board.height);
    const isBelow = far.y + far.height <= tools.y;
    const isBeside = far.x + far.width <= tools.x;
    expect(isBelow || isBeside).toBe(true);
    await layByKeys(page, 'FFFBB');
    await expect(page.locator('.gl-film')).toBeVisible();
    await expect(async () => {
      const [first, last] = [await boxOf('a1'), await boxOf('d8')];
      expect(last.x - first.x).toBeGreaterThan(last.y - first.y);
    }).toPass();
  },
);

test('on a phone a Repeat in the program leaves the whole hand in sight', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await withSeed(page, 14);
  await open(page);
  await sitButton(page, 'golems6').click();
  await page.locator('.gl-take[data-card="repeat"]').click();
  await expect(page.locator('.gl-row.bonus')).toBeVisible();
  await expect(async () => {
    const last = await restingBox(page.locator('.gl-hand .gl-take').last());
    expect(last.y + last.height).toBeLessThanOrEqual(SIZES.phone.height);
  }).toPass();
});

test('one tap on the home page: no Subprogram is asked for, and figures stand on the shapes of their seats', async ({ page }) => {
  await open(page, '', { ...AT_ONCE, name: 'Zosia' });
  await sitButton(page, 'golems6').click();
  await expect(hand(page)).toBeVisible();
  const letters = page.locator('.seat > .seal text');
  await expect(letters.first()).toHaveText('Z');
  const seats = await resting(page, () => letters.count());
  const shapes = (place: string) => page.locator(place).evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  await expect(async () => {
    const floors = await shapes('.gl-figure .gl-floor path:first-child');
    expect(new Set(floors).size).toBe(seats);
    // The face of a golem lies on the shape of its seat.
    for (const [seat, floor] of floors.entries())
      expect(await shapes(`.seat:nth-of-type(${seat + 1}) .seal path`)).toContain(floor);
  }).toPass();
  // A program in Python is long: it comes into sight when it is asked for.
  for (const card of 'FLFR') await page.keyboard.press(card);
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.locator('.gl-face')).toBeInViewport({ ratio: 0.9 });
});

test('golems, rounds and the bots’ programs are exchanged at the set-up; a bot’s card can be read', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/new/golems6', AT_ONCE);
  await page.locator('.gl-change').click();
  await page.locator('[data-scenario="solo-hunters"]').click();
  await page.getByRole('radio', { name: 'Mage' }).check({ force: true });
  await expect(page.locator('.gl-lead-says')).toContainText('Hits up to 5 cells away');
  await page.locator('.gl-lineup summary').click();
  await page.getByLabel('Program of bot 2').selectOption({ label: 'Coward' });
  await expect(page.locator('.gl-lineup li').nth(1)).toContainText('Sees a player: “Back”.');
  await page.locator('.gl-rounds-choice select').selectOption('2');
  await page.locator('.setup .start').click();
  await expect(hand(page)).toBeVisible();
  await expect(page.locator('.seat').nth(2)).toContainText('Coward');
  await page.setViewportSize(SIZES.desktop);
  await expect(page.locator('.gl-round')).toContainText('/ 2');
  // More people sit down: another scenario lies ready for them, that is said, and the chosen one comes back with its number.
  await open(page, '#/new/golems6');
  await expect(page.locator('.gl-chosen')).toContainText('Alone');
  await setStools(page, 4);
  await expect(page.locator('.gl-chosen')).toContainText('Courtyard');
  await expect(page.locator('.gl-waiting')).toContainText('needs 1 player');
  await setStools(page, 1);
  await expect(page.locator('.gl-chosen')).not.toContainText('Courtyard');
  await expect(page.locator('.gl-waiting')).toBeHidden();
  // An address names another one: its own options and nothing of the last table; however long its name, the form is as wide as a phone.
  await page.setViewportSize(SIZES.phone);
  await open(page, '#/new/golems6/tournament');
  await expect(page.locator('.gl-chosen')).toContainText('Tournament');
  await expect(stools(page)).toHaveCount(4);
  await withHouseRules(page, () => expect(page.getByRole('radio', { name: 'Strikes dealt' })).toBeChecked());
  await expect.poll(async () => (await restingBox(page.locator('.su-bar'))).width).toBe(SIZES.phone.width);
  await open(page, '#/new/golems6/of-somebody-else');
  await expect(page.locator('.gl-waiting')).toContainText('isn’t in this browser');
});

// The camera is tested in felt.test.ts.
test('on a phone a large field is brought closer, moved by a finger and seen whole', LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await sitAt(page, 'golems6', 'tournament', ['Ola', 'bot', 'bot', 'bot'], { preferences: { sound: false } });
  await whatIsAsked(page);
  const cell = page.locator('[data-cell="b5"]');
  const sizeOf = async (): Promise<number> => (await restingBox(cell)).width;
  await expect.poll(sizeOf).toBeGreaterThanOrEqual(44);
  await expect(cell).toBeInViewport();
  const before = await restingBox(cell);
  const felt = await restingBox(page.locator('.gl-board'));
  await page.mouse.move(felt.x + 200, felt.y + 60);
  await page.mouse.down();
  await page.mouse.move(felt.x + 120, felt.y + 50, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await restingBox(cell)).x).toBeLessThan(before.x - 20);
  await page.getByRole('button', { name: 'Whole field' }).click();
  await expect.poll(sizeOf).toBeLessThan(36);
  await page.getByRole('button', { name: 'Closer' }).click();
  await page.locator('[data-cell="j7"]').focus();
  await expect(page.locator('[data-cell="j7"]')).toBeInViewport();
});

test('the log gives way to the rows when a card is laid; a hint draws its own way', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'bot']);
  await whatIsAsked(page);
  const way = page.locator('.gl-board .gl-way');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('.side .gl-row').first()).toBeHidden();
  for (const card of 'FFBB') await page.keyboard.press(card);
  await expect(page.locator('.side .gl-row').first()).toBeVisible();
  const own = await resting(page, () => way.getAttribute('d'));
  await page.getByRole('button', { name: 'Ask for a hint' }).click();
  await expect(page.locator('.hint-card').getByRole('button', { name: 'Try it' })).toBeVisible(THINKING);
  await expect(way).not.toHaveAttribute('d', own!);
  await page.keyboard.press('Escape');
  await expect(way).toHaveAttribute('d', own!);
});

test('on the smallest phone a child sees every card, and hears what to play for and no clause', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await sitAt(page, 'golems6', 'treasure', ['Ola', 'bot'], { preferences: { ...AT_ONCE, known: [] } });
  await expect(hand(page)).toBeVisible();
  for (const card of 'FBLR') await expect(page.locator(`.gl-take[data-card="${card}"]`)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.coach')).toContainText('Be the first to reach the treasure! Tap a card');
  // The picture of what is collected is whole on its plate.
  await expect
    .poll(() =>
      page.locator('.gl-fact-lines').evaluateAll((plates) =>
        plates.every((plate) => {
          const { bottom } = plate.querySelector('.gl-items svg')!.getBoundingClientRect();
          return bottom <= plate.getBoundingClientRect().bottom + 1;
        }),
      ),
    )
    .toBe(true);
  // It is never disabled: a tap says why.
  await page.locator('.gl-ready').click({ force: true });
  await expect(page.locator('.toast')).toContainText('Lay three cards.');
  await expect(page.locator('.toast .clause')).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('The aim: Be the first to reach the treasure!');
  await expectAccessible(page);
});

test('surroundings can be asked, and forbidden cards say why', async ({ page }) => {
  await linger(page);
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'bot']);
  await whatIsAsked(page);
  // A bot that is ready meanwhile is told in the same place.
  const told = await everythingSaid(page);
  await page.keyboard.press('e');
  await expect.poll(told).toContain('ahead: ');
  for (const card of 'FFF') await page.keyboard.press(card);
  await page.keyboard.press('F');
  await expect(page.locator('.toast').last()).toContainText('No more “Forward” in hand');
  // Who plays on by the keyboard has read it.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.toast')).toHaveCount(0, { timeout: 200 });
  }).toPass();
});

/** Three rounds by the river; in the fourth Kasia holds every kind of card. */
const RIVER = [
  ...[
    '1: subprogram S R',
    '2: subprogram B L',
    'chance: luck repeat',
    'chance: luck and',
    '1: program A A P',
    '2: program L P B',
  ],
  ...['chance: luck xor', 'chance: luck or', '1: program F B R', '2: program B S B', 'chance: luck repeat', 'chance: luck if'],
  ...['1: program 2(A) R B', '2: program A B ?water(F:B)', 'chance: luck blank', 'chance: luck while'],
];

test(
  'eleven cards lie whole on the wood and their words fit; the word of a second pass stands before the next row',
  LONG,
  async ({ page }) => {
    const head = {
      stolik: 1,
      game: 'golems6',
      rulesVersion: 3,
      seats: 2,
      options: { scenario: 'river' },
      names: ['Kasia', 'Oto'],
    };
    const sitters = [
      { kind: 'person', name: 'Kasia' },
      { kind: 'bot', name: 'Oto', level: '2' },
    ];
    const kept = { id: 'river', game: 'golems6', sitters, isOver: false, asked: [0], moves: 1, savedAt: 1 };
    await page.addInitScript(
      ([log, table]) => {
        localStorage.setItem('stolik.log.river', log);
        localStorage.setItem('stolik.table.river', table);
      },
      [JSON.stringify({ ...head, steps: RIVER, checks: [] }), JSON.stringify(kept)] as const,
    );
    await open(page, '#/table/river', { ...AT_ONCE, language: 'pl' });
    await expect(page.locator('.gl-take[data-card="while"]')).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1180, 820],
      [1024, 768],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const look = (): string[] => {
        const tray = document.querySelector('.shell > .mine > .tray')!;
        const words = [...tray.querySelectorAll<HTMLElement>('.gl-hand .gl-word')];
        const isCut = (word: HTMLElement): boolean => word.clientWidth > 1 && word.scrollWidth > word.clientWidth;
        const isBroken = (word: HTMLElement): boolean =>
          !word.textContent.includes(' ') &&
          word.getClientRects()[0]!.height > 2.2 * Number.parseFloat(getComputedStyle(word).fontSize);
        return [
          ...(tray.scrollHeight > tray.clientHeight + 1 ? ['the wood is scrolled'] : []),
          ...words.filter((word) => isCut(word) || isBroken(word)).map((word) => word.textContent),
        ];
      };
      await settled(page);
      expect(await staysWrong(page, () => page.evaluate(look)), `${width}x${height}`).toEqual([]);
    }
    // The longest questions of all languages are read whole on the phone, also beside "take back".
    await expect(page.locator('.now .undo')).toBeVisible();
    const questions = [en, pl, ru].flatMap((words) => [...Object.values(words.prompt), words.editions.golems6.exit]);
    const cut = (): Promise<string[]> =>
      page.locator('.now p').evaluate((line, all) => {
        const kept = line.innerHTML;
        const long = all.filter((question) => {
          line.innerHTML = `<b>Twój ruch.</b> ${question}`;
          return line.scrollHeight > line.clientHeight + 1;
        });
        line.innerHTML = kept;
        return long;
      }, questions);
    expect(await staysWrong(page, cut)).toEqual([]);
    await page.keyboard.press('p');
    await expect(page.locator('.gl-film')).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [820, 1180],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const over = (): Promise<string[]> =>
        page.locator('.gl-heads em').evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .filter((each) => each.getBoundingClientRect().right > each.parentElement!.getBoundingClientRect().right + 1)
            .map((each) => each.textContent),
        );
      expect(await staysWrong(page, over), `${width}x${height}`).toEqual([]);
    }
  },
);
