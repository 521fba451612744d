import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { turnTo } from './circuit-games.ts';
import { layByKeys } from './golems-table.ts';
import {
  AT_ONCE,
  complaintsOf,
  everythingSaid,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  LONG,
  open,
  restingBox,
  SIZES,
  settled,
} from './helpers.ts';
import { isAsked, places, playable } from './micropul-table.ts';

/** A lesson of a game: a try that is allowed and wrong, and the answer, by hand. */
interface Taught {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly next: string;
  miss(page: Page): Promise<void>;
  solve(page: Page): Promise<void>;
}

const LESSONS: readonly Taught[] = [
  {
    game: 'micropul',
    id: 'micropul-touch-1',
    title: 'The first touch',
    next: 'micropul-touch-2',
    // By the keyboard alone: a tile is taken where one had to be placed.
    miss: async (page) => {
      await expect(isAsked(page)).toBeVisible();
      await page.locator('[data-mp-supply]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.mp-go')).toBeVisible();
      await page.keyboard.press('Enter');
    },
    solve: async (page) => {
      await expect(isAsked(page)).toBeVisible();
      await playable(page).first().click();
      await places(page).first().click();
      await page.locator('.mp-go').click();
    },
  },
  {
    game: 'circuit',
    id: 'circuit-chain-1',
    title: 'First light',
    next: 'circuit-chain-2',
    // A wire at the other battery closes nothing.
    miss: (page) => layTile(page, 'I', 'd1'),
    solve: (page) => layTile(page, 'L', 'c2', 2),
  },
  {
    game: 'golems6',
    id: 'golems6-steps-3',
    title: 'A turn',
    next: 'golems6-steps-4',
    miss: (page) => program(page, 'LF'),
    // For children the rows are empty again.
    solve: async (page) => {
      await expect(page.locator('.gl-tray:not(.idle)')).toBeVisible();
      await expect(page.locator('.gl-ready')).toHaveAttribute('aria-disabled', 'true');
      await layByKeys(page, 'RF');
    },
  },
  {
    game: 'golems4',
    id: 'golems4-robot-1',
    title: 'The processor',
    next: 'golems4-robot-2',
    miss: (page) => program(page, 'FRFF'),
    solve: (page) => program(page, 'FFRF'),
  },
];

/** By the mouse: a tile of the hand, its cell, so many quarters of a turn. */
async function layTile(page: Page, token: string, cell: string, turns = 0): Promise<void> {
  await expect(page.locator('.ci-tray.asked')).toBeVisible();
  await page.locator(`.ci-held[data-token="${token}"]`).first().click();
  await page.locator(`.ci-cell[data-spot="${cell}"]`).click();
  await turnTo(page, turns);
  await page.locator('.ci-buttons .ci-go').click();
}

/** By the keyboard: rows that a try before has filled are emptied first. */
async function program(page: Page, cards: string): Promise<void> {
  await expect(page.locator('.gl-tray:not(.idle)')).toBeVisible();
  for (let left = cards.length; left > 0; left--) await page.keyboard.press('Backspace');
  await layByKeys(page, cards);
}

for (const { game, id, title, next, miss, solve } of LESSONS) {
  const when = game === 'circuit' || game === 'golems4' ? LONG : {};
  test(
    `a lesson of ${game}: a wrong try is told why, then it is solved, stars stay, the next one opens`,
    when,
    async ({ page }) => {
      const complaints = complaintsOf(page);
      await open(page, `#/lesson/${game}/${id}`, AT_ONCE);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('.goal-words')).toBeVisible();
      await expectAccessible(page);
      await inEverySize(page, async () => {
        await expectFits(page);
        await expect(page.locator('.goal-words')).toBeInViewport();
      });
      await miss(page);
      await expect(page.locator('.verdict[data-stage="missed"]')).toBeVisible();
      await expectAccessibleInAllThemes(page);
      await expectNoBareWood(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.verdict')).toHaveCount(0);
      // Whoever has begun has heard the guide: nothing lies over the board of a phone any more.
      await page.setViewportSize(SIZES.phone);
      await expect(page.locator('.guide')).toBeHidden();
      await page.setViewportSize(SIZES.desktop);
      await solve(page);
      await expect(page.locator('.verdict[data-stage="solved"]')).toBeVisible();
      await expect(page.locator('.verdict .stars')).toHaveAccessibleName('3 of 3 stars');

      await page.getByRole('link', { name: 'Next lesson' }).click();
      await expect(page).toHaveURL(new RegExp(`#/lesson/${game}/${next}$`));
      await expect(page.locator('h1')).not.toHaveText(title);
      await page.goto('/#/learn');
      await page.reload();
      await expect(page.getByRole('link', { name: new RegExp(`${title}, 3 of 3 stars`) })).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
}

/** The verdict lies at the foot of a phone, or beside the board when it lies; beside a desk's board there is no tray with nothing in it. */
async function expectNoBareWood(page: Page): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 });
  await settled(page);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const name of ['Try again', 'Show me']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.setViewportSize(SIZES.phone);
  await settled(page);
  const left = (): Promise<number> =>
    page.locator('.study-paper').evaluate((paper) => Math.abs(innerHeight - paper.getBoundingClientRect().bottom));
  await expect.poll(left).toBeLessThan(1);
  // All that can be pressed is in sight, and the goal's picture lies on its card.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  const sticksOut = (): Promise<number> =>
    page.locator('.goal-picture').evaluate((picture) => {
      const card = picture.closest('.goal-card')!.getBoundingClientRect();
      const { top, bottom } = picture.getBoundingClientRect();
      return Math.max(card.top - top, bottom - card.bottom);
    });
  await expect.poll(sticksOut).toBeLessThan(1);
  await page.setViewportSize(SIZES.desktop);
  await expect(page.locator('.gl-tray')).toBeHidden();
}

test('what a program has done can be watched again, as often as one likes', async ({ page }) => {
  await open(page, '#/lesson/golems6/golems6-steps-3', { ...AT_ONCE, speed: 2 });
  const said = await everythingSaid(page);
  // While a child's program runs, nothing beside it is to be pressed: the page takes down whether there was.
  await page.evaluate(() => {
    const isSeen = (name: string): boolean => document.querySelector(name)?.checkVisibility() === true;
    new MutationObserver(() => {
      if (isSeen('.shell > .film')) document.documentElement.dataset['helped'] = String(isSeen('.study-help'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await program(page, 'LF');
  await expect(page.locator('html')).toHaveAttribute('data-helped', 'false');
  const verdict = page.locator('.verdict[data-stage="missed"]');
  const film = page.locator('.shell > .film');
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  await expect(film).toBeHidden({ timeout: 60_000 });
  // It may be over before a busy machine looks: the page takes down that it runs, and whether the verdict is to be seen meanwhile.
  await page.evaluate(() => {
    const isSeen = (name: string): boolean => document.querySelector(name)?.checkVisibility() === true;
    new MutationObserver(() => {
      if (isSeen('.shell > .film')) document.documentElement.dataset['filmed'] = String(isSeen('.verdict[data-stage="missed"]'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-filmed', 'true');
  await expect(film).toBeHidden({ timeout: 60_000 });
  await expect(verdict).toBeVisible();
  // The verdict says how it went, and no game is over.
  expect(await said()).not.toContain('game is over');
});

test('a missed program leaves its trail with numbers, and its first wrong row is named with the reason', async ({ page }) => {
  await open(page, '#/lesson/golems6/golems6-strike-1');
  await program(page, 'AA');
  await expect(page.locator('.verdict[data-stage="missed"]')).toContainText(
    'Row 1 is the first that goes wrong: the strike reaches 1 cell, the rival is 2 away.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.gl-ghost')).toHaveCount(0);
  await program(page, 'FS');
  await expect(page.locator('.verdict[data-stage="missed"]')).toContainText('Row 2 is the first that goes wrong');
  await expect(page.locator('.gl-ghost .gl-way')).toHaveAttribute('d', /L/);
});

test('on a low laptop three rows and their button are in sight; cards that lie are counted, and nothing was agreed on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '#/lesson/golems6/golems6-steps-2', AT_ONCE);
  const rows = page.locator('.gl-panel .gl-row');
  await expect(rows).toHaveCount(3);
  const gap = async (): Promise<number> => {
    const [last, ready] = [await restingBox(rows.last()), await restingBox(page.locator('.gl-panel .gl-ready'))];
    return ready.y - last.y - last.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  // The question's own goal alone: no aim of the table beside it.
  await expect(page.getByText('at most 3 cards')).toBeHidden();
  for (const card of 'FF') await page.keyboard.press(card);
  await expect(page.locator('.gl-used')).toHaveText('cards: 2 of 3');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.locator('dialog')).toContainText('take a card back');
  await expect(page.locator('.table-terms')).toHaveCount(0);
});

test('the end of a chapter: nothing to play on with, the stars once, and then a table of the game', async ({ page }) => {
  const solved = page.locator('.verdict[data-stage="solved"]');
  // Solved twice it brings its stars once.
  for (let time = 0; time < 2; time++) {
    await open(page, '#/lesson/circuit/circuit-chain-3', AT_ONCE);
    await page.reload();
    // The aim of a whole game is not the goal here.
    await expect(page.locator('.ci-aim h2')).toBeHidden();
    await layTile(page, 'L', 'e8');
    await expect(solved).toBeVisible();
  }
  const kept = (): Promise<string[]> =>
    page.evaluate(() =>
      Object.keys((JSON.parse(localStorage.getItem('stolik.learnt') ?? '{"lessons":{}}') as { lessons: object }).lessons),
    );
  await expect.poll(kept).toEqual(['circuit-chain-3']);
  // A question is no game that could go on, wherever its film stands.
  await page.locator('.film').getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play a game now' }).click();
  await expect(page.locator('.shell.game-circuit:not(.study):not([data-laid])')).toBeVisible();
  await page.goto('/#/path');
  await expect(page.getByRole('img', { name: /^3 of \d+ stars$/ })).toBeVisible();
});

test('under the board: programs in one line, an answer with its own place, every button of a verdict in sight', async ({
  page,
}) => {
  const above = async (upper: string, lower: string): Promise<void> => {
    const overlap = async (): Promise<number> => {
      const [one, other] = [await restingBox(page.locator(upper)), await restingBox(page.locator(lower))];
      return one.y + one.height - other.y;
    };
    await expect.poll(overlap, `${upper} above ${lower}`).toBeLessThanOrEqual(1);
  };
  await open(page, '#/puzzle/golems6/golems6-1-1784');
  for (const size of [SIZES.phone, SIZES.tablet]) {
    await test.step(String(size.width), async () => {
      await page.setViewportSize(size);
      // Where a program is read, its answer lies under the board and can be given without scrolling.
      await page.goto('/#/puzzle/golems6/golems6-1-1784');
      await page.locator('.gl-grid [data-cell="d4"]').click();
      await page.locator('.gl-ring [data-facing="S"]').click();
      await expect(page.locator('.answer > .btn.go')).toContainText('d4, facing south');
      await expect(page.locator('.answer > .btn.go')).toBeInViewport({ ratio: 1 });
      await above('.boardw', '.study-paper');
      // Where one is laid, all that are known lie side by side between the goal and the board.
      await page.goto('/#/lesson/golems4/golems4-robot-4');
      await expect(page.locator('.shell.game-golems4:not([data-laid]) .gl-tray:not(.idle)')).toBeVisible();
      const tops = (): Promise<number[]> =>
        page.locator('.gl-known .gl-row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
      await expect.poll(async () => new Set(await tops()).size).toBe(1);
      await above('.goal', '.study-known');
      await above('.study-known', '.boardw');
      await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
      await page.goto('/#/lesson/circuit/circuit-chain-1');
      await expect(page.locator('.ci-tray.asked')).toBeVisible();
      if (size === SIZES.phone) await page.locator('.guide-close').click();
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible();
      await settled(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    });
  }
  // Beside the board of a low laptop, too, what sends a program off is in sight.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#/lesson/golems6/golems6-steps-2');
  await expect(page.locator('.gl-tray:not(.idle)')).toBeVisible();
  for (const card of 'FFF') await page.keyboard.press(card);
  const beyond = (): Promise<number> =>
    page
      .locator('.gl-ready')
      .evaluate((ready) => ready.getBoundingClientRect().bottom - ready.closest('.study-paper')!.getBoundingClientRect().bottom);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

/** The same without a mouse: a wrong try and the answer, key by key. */
const BY_KEYS: readonly Pick<Taught, 'game' | 'id' | 'next' | 'miss' | 'solve'>[] = [
  {
    game: 'circuit',
    id: 'circuit-chain-1',
    next: 'circuit-chain-2',
    miss: async (page) => {
      await takeByKey(page, '2');
      await page.keyboard.press('Enter');
      await expect(page.locator('.ci-go')).toBeVisible();
      await page.keyboard.press('Enter');
    },
    solve: async (page) => {
      await takeByKey(page, '1');
      await walkTo(page, 'c2');
      await page.keyboard.press('Enter');
      await turnTo(page, 2);
      await expect(page.locator('.ci-go')).toBeVisible();
      await page.keyboard.press('Enter');
    },
  },
  {
    game: 'micropul',
    id: 'micropul-touch-1',
    next: 'micropul-touch-2',
    miss: async (page) => {
      await expect(isAsked(page)).toBeVisible();
      await page.keyboard.press('t');
      await expect(page.locator('.mp-go')).toBeVisible();
      await page.keyboard.press('Enter');
    },
    solve: async (page) => {
      await expect(isAsked(page)).toBeVisible();
      await page.keyboard.press('1');
      await expect(page.locator('.mp-cell:focus')).toHaveAttribute('data-kind', 'place');
      await page.keyboard.press('Enter');
      await expect(page.locator('.mp-trial')).toBeAttached();
      await page.keyboard.press('Enter');
    },
  },
  {
    game: 'golems6',
    id: 'golems6-steps-3',
    next: 'golems6-steps-4',
    miss: (page) => program(page, 'LF'),
    solve: (page) => program(page, 'RF'),
  },
];

async function takeByKey(page: Page, digit: string): Promise<void> {
  await expect(page.locator('.ci-tray.asked')).toBeVisible();
  await page.keyboard.press(digit);
  await expect(page.locator('.ci-cell:focus')).toHaveAttribute('data-offered', 'true');
}

/** From the cell that has the focus, by arrows. */
async function walkTo(page: Page, cell: string): Promise<void> {
  const from = (await page.locator('.ci-cell:focus').getAttribute('data-spot'))!;
  const columns = cell.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(cell.slice(1)) - Number(from.slice(1));
  for (let step = 0; step < Math.abs(columns); step++) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(rows); step++) await page.keyboard.press(rows > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(page.locator('.ci-cell:focus')).toHaveAttribute('data-spot', cell);
}

/** Tab by Tab. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < 30 && !(await wanted.evaluate((it) => it === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

for (const { game, id, next, miss, solve } of BY_KEYS) {
  test(`a lesson of ${game} by keyboard alone, every verdict is said`, game === 'circuit' ? {} : LONG, async ({ page }) => {
    await open(page, `#/lesson/${game}/${id}`, AT_ONCE);
    const said = page.locator('[aria-live="polite"][role="status"]');
    await expect(said).toContainText((await page.locator('.goal-words').textContent())!);
    await miss(page);
    await expect(page.locator('.verdict[data-stage="missed"]')).toBeFocused();
    await expect(said).toContainText((await page.locator('.verdict h2').textContent())!);
    await tabTo(page, page.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.goal')).toBeFocused();
    await solve(page);
    await expect(page.locator('.verdict[data-stage="solved"]')).toBeFocused();
    await expect(said).toContainText('3 of 3 stars');
    await tabTo(page, page.getByRole('link', { name: 'Next lesson' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/lesson/${game}/${next}$`));
  });
}

test('the path: stars of lessons, places, games and puzzles are drawn, and told', LONG, async ({ page }) => {
  const lessons = { 'micropul-touch-1': { stars: 3, day: 20000 }, 'micropul-touch-2': { stars: 1, day: 20000 } };
  await page.addInitScript((kept) => localStorage.setItem('stolik.learnt', kept), JSON.stringify({ lessons }));
  await open(page, '#/path');
  await expect(page.getByRole('img', { name: /^4 of \d+ stars$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games played' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await inEverySize(page, () => expectFits(page));
  await page.getByRole('link', { name: 'Continue: Lesson 3: Never black on white' }).click();
  await expect(page).toHaveURL(/#\/lesson\/micropul\/micropul-touch-3$/);
  // Home offers it too, in every window, and a table to sit down at stays in sight.
  await page.goto('/');
  const step = page.getByRole('link', { name: 'Lesson 3: Never black on white' });
  await inEverySize(page, async () => {
    await expect(step).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.tc .btn.go').first()).toBeInViewport({ ratio: 1 });
    await expectFits(page);
  });
  await step.click();
  await expect(page).toHaveURL(/#\/lesson\/micropul\/micropul-touch-3$/);
});

/** All lessons of a game, from its files. */
function lessonsOf(folder: string): readonly string[] {
  const at = join(import.meta.dirname, '../../../games', folder);
  return readdirSync(at)
    .filter((name) => /^\d/.test(name))
    .flatMap((name) => (JSON.parse(readFileSync(join(at, name), 'utf8')) as { levels: { id: string }[] }).levels)
    .map(({ id }) => id);
}

/** A laptop as schools have it, below the bar of its browser. */
const LAPTOP = { width: 1366, height: 625 };

for (const [game, folder] of [
  ['micropul', 'micropul/lessons/micropul'],
  ['circuit', 'circuit/lessons/circuit'],
  ['golems6', 'golems/lessons/golems6'],
  ['golems4', 'golems/lessons/golems4'],
] as const) {
  test(`“Show me” ends at a button that can be pressed in every lesson of ${game}`, LONG, async ({ page }) => {
    const ids = lessonsOf(folder);
    expect(ids.length).toBeGreaterThan(20);
    test.setTimeout(ids.length * 60_000);
    // On a phone the guide lies over the board as soon as the lesson is laid.
    const guide = page.locator('.guide-close');
    await page.addLocatorHandler(guide, () => guide.click());
    for (const [index, id] of ids.entries()) {
      await test.step(id, async () => {
        await page.setViewportSize([SIZES.phone, SIZES.tablet, LAPTOP][index % 3]!);
        // Nothing of the lesson before is taken for this one.
        await page.goto('about:blank');
        await open(page, `#/lesson/${game}/${id}`, { ...AT_ONCE, speed: 4 });
        await expect(page.locator('.shell.study:not([data-laid])')).toBeVisible();
        await page.getByRole('button', { name: 'Show me' }).click();
        await expect(page.locator('.verdict[data-stage="shown"]')).toBeVisible({ timeout: 60_000 });
        const again = page.locator('.verdict').getByRole('button', { name: 'Try again' });
        for (const size of [SIZES.phone, SIZES.tablet, LAPTOP]) {
          await page.setViewportSize(size);
          await settled(page);
          await again.click({ trial: true });
        }
        await again.click();
        await expect(page.locator('.verdict')).toHaveCount(0);
      });
    }
  });
}

test('“Beat Oto from here”: a table in a good position, a way back, and a lesson done when it is won', async ({ page }) => {
  await open(page, '#/learn');
  const beat = page.locator('.game-lessons', { hasText: 'micropul' }).getByRole('button', { name: 'Beat Oto from here' });
  await beat.click();
  await expect(page.locator('.shell.game-micropul:not(.study):not([data-laid])')).toBeVisible();
  await expect(isAsked(page)).toBeVisible();
  await expectFits(page);
  const address = page.url();
  // Not won yet: the lesson is open, and its table goes on where it was left.
  await page.getByRole('link', { name: 'Back to the lessons' }).click();
  await expect(beat).not.toHaveAttribute('data-won');
  await beat.click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Back to the lessons' }).click();
  await expect(beat).toBeVisible();
  // As the table keeps itself when its person has won.
  await page.evaluate((id) => {
    const key = `stolik.table.${id}`;
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, isOver: true, result: { winners: [0], scores: [40, 20] } }));
  }, address.split('/').at(-1)!);
  await page.reload();
  await expect(beat).toHaveAttribute('data-won');
  await expect(beat).toHaveAccessibleName('Beat Oto from here, won');
  await inEverySize(page, () => expectFits(page));
});
