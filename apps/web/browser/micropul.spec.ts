import { expect, type Locator, type Page, test } from '@playwright/test';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { LogWriter, printLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import type { Step } from '@stolik/kernel/steps';
import { micropul } from '@stolik/micropul/game';
import { DEFAULT_OPTIONS } from '@stolik/micropul/options';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  LONG,
  open,
  restingBox,
  SIZES,
  sitButton,
  sitDown,
  sitTogether,
  withSeed,
} from './helpers.ts';
import { linger } from './linger.ts';
import { clickInSight, expectAsked, isAsked, placeInSight, places, playable, THINKING, takeUp, tiles } from './micropul-table.ts';
import { pressUntilFocused } from './reach.ts';

const take = (page: Page): Locator => page.locator('.mp-supply');
const stone = (page: Page): Locator => page.locator('.mp-stone-button');
const go = (page: Page): Locator => page.locator('.mp-go');
const result = (page: Page): Locator => page.locator('.end-card .scores');
const isOff = async (button: Locator): Promise<boolean> => (await button.getAttribute('aria-disabled')) === 'true';

/** Plays until the result is shown; `move` makes one move by whatever means the test is about. */
async function playToResult(page: Page, move: (turn: number) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < 150; turn++) {
    await expect(isAsked(page).or(result(page)).first()).toBeVisible(THINKING);
    if (await result(page).isVisible()) return turn;
    await move(turn);
  }
  throw new Error('the game has no end');
}

/** A table two persons or one have played at for a while, kept in the browser as if it had been left. */
function keptGame(seats: number, decisions: number, seed: string): { log: string; head: string } {
  const rng = new SeededRng(seed);
  const state = micropul.setup(DEFAULT_OPTIONS, seats);
  const writer = new LogWriter(micropul, { seats, options: {} });
  for (let made = 0; ; ) {
    const next = micropul.next(state);
    if (next.kind === 'over' || (next.kind === 'turn' && made >= decisions && next.seat === 0)) break;
    const actor = next.kind === 'turn' ? next.seat : CHANCE;
    const action = next.kind === 'turn' ? bestOf(state, next.seat, rng) : micropul.roll(state, rng);
    const step: Step = { kind: 'play', actor, action };
    writer.add(state, step);
    micropul.play(state, actor, action);
    if (next.kind === 'turn') made++;
  }
  const sitters = [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', name: 'Gena', level: 'greedy' },
  ].slice(0, seats);
  const head = { id: 'kept', game: 'micropul', sitters, isOver: false, asked: [0], moves: decisions, savedAt: 1 };
  return { log: printLog(writer.log()), head: JSON.stringify(head) };
}

/** Keeps a hand of some tiles, now and then anything, else the lay that wins most without ending the game. */
function bestOf(state: ReturnType<typeof micropul.setup>, seat: number, rng: SeededRng): number {
  const list = new ActionList();
  micropul.legal(state, seat, list);
  const actions = list.toArray();
  const TAKE = 0;
  if (actions.includes(TAKE) && state.hands[seat]!.length < 4) return TAKE;
  let best = list.at(rng.below(list.length));
  if (rng.below(6) === 0) return best;
  let least = state.core;
  for (const action of actions) {
    const after = micropul.clone(state);
    micropul.play(after, seat, action);
    if (after.core < least && after.core > 0) {
      least = after.core;
      best = action;
    }
  }
  return best;
}

async function openKept(page: Page, seats: number, decisions: number, seed: string, preferences = AT_ONCE): Promise<void> {
  await page.addInitScript(
    ({ log, head }) => {
      if (localStorage.getItem('stolik.log.kept')) return;
      localStorage.setItem('stolik.log.kept', log);
      localStorage.setItem('stolik.table.kept', head);
    },
    keptGame(seats, decisions, seed),
  );
  await open(page, '#/table/kept', preferences);
  await expect(page.locator('.shell.game-micropul:not([data-laid])')).toBeVisible();
  await expectAsked(page);
}

test.describe('a whole game from the home page', LONG, () => {
  test.setTimeout(900_000);

  test('by mouse', async ({ page }) => {
    const complaints = complaintsOf(page);
    await withSeed(page, 11);
    await sitDown(page, 'micropul');
    const turns = await playToResult(page, async (turn) => {
      if (turn === 4 && !(await isOff(stone(page)))) {
        await stone(page).click();
        await tiles(page)
          .first()
          .click({ position: { x: 15, y: 15 } });
        await go(page).click();
        return;
      }
      if ((await playable(page).count()) === 0) {
        await ((await isOff(take(page))) ? stone(page) : take(page)).click();
        await expect(go(page), 'something can be done where a move is asked for').toBeVisible();
        if (await isOff(go(page))) await tiles(page).last().click();
        await go(page).click();
        return;
      }
      await playable(page).first().click();
      await clickInSight(page);
      await go(page).click();
    });
    expect(turns).toBeGreaterThan(3);
    await expect(result(page).locator('.score')).toHaveCount(2);
    expect(complaints).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

    test('by touch', async ({ page }) => {
      await withSeed(page, 21);
      await open(page);
      await sitButton(page, 'micropul').tap();
      await playToResult(page, async () => {
        if ((await playable(page).count()) === 0) {
          await ((await isOff(take(page))) ? stone(page) : take(page)).tap();
          await expect(go(page)).toBeVisible();
          if (await isOff(go(page))) await tiles(page).last().tap();
          await go(page).tap();
          return;
        }
        await playable(page).first().tap();
        for (let tries = 0; (await placeInSight(page)) === undefined && tries < 4; tries++) {
          // Two fingers do this: the phone has no button for it.
          await page.keyboard.press('-');
        }
        await (await placeInSight(page))!.tap();
        // A tile that gives nothing is said to above the board alone.
        await expect(page.locator('.mp-earn')).toBeVisible();
        await go(page).tap();
      });
      await expectFits(page);
    });
  });

  test('by keyboard alone', async ({ page }) => {
    await withSeed(page, 31);
    await open(page);
    await pressUntilFocused(page, 'Tab', sitButton(page, 'micropul'));
    await page.keyboard.press('Enter');
    await playToResult(page, async (turn) => {
      const number = await page
        .locator('.mp-hand-tile')
        .evaluateAll((all) => all.findIndex((tile) => !tile.classList.contains('nowhere')) + 1);
      if (turn === 5 && !(await isOff(stone(page)))) {
        await page.keyboard.press('s');
        await expect(page.locator('.mp-cell:focus')).toHaveAttribute('data-kind', 'tile');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else if (number > 0) {
        await page.keyboard.press(String(number));
        await expect(page.locator('.mp-cell:focus')).toHaveAttribute('data-kind', 'place');
        await page.keyboard.press('Enter');
        await expect(page.locator('.mp-trial')).toBeAttached();
        await page.keyboard.press('r');
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press((await isOff(take(page))) ? 's' : 't');
        await page.keyboard.press('Enter');
        if (await page.locator('.mp-tried-stone').count()) await page.keyboard.press('Enter');
      }
    });
    await expect(page.locator('.end-card :focus')).toBeAttached();
  });
});

test('a tile is turned by key, by button and by a tap on the preview; Escape goes back', async ({ page }) => {
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  await expect(isAsked(page)).toBeVisible();
  await playable(page).first().click();
  const shown = (): Promise<string | null> => page.locator('.mp-hand-tile.chosen').getAttribute('aria-label');
  const first = await shown();
  await page.keyboard.press('r');
  await expect.poll(shown).not.toBe(first);
  await page.locator('.mp-turn').click();
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Shift+R');
  await expect.poll(shown).toBe(first);
  const cell = await places(page).first().getAttribute('data-cell');
  const place = page.locator(`[data-cell="${cell}"]`);
  await place.click();
  await expect(page.locator('.mp-trial')).toBeAttached();
  await expect(place).toHaveAttribute('aria-label', /you are trying/);
  await place.click();
  await expect(page.locator('.mp-trial')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.mp-trial')).toHaveCount(0);
  await expect(page.locator('.mp-hand-tile.chosen')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.mp-hand-tile.chosen')).toHaveCount(0);
});

test('a tile is carried as large as it will lie, is tried where its middle is, turned by the wheel, and put back beside', async ({
  page,
}) => {
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  const { from, to } = await takeUp(page);
  await page.mouse.move(from.x, from.y - 80, { steps: 4 });
  const carried = page.locator('.carried > div');
  await expect(carried).toBeVisible();
  await expect(async () => {
    const [size, lying] = [await restingBox(carried), await restingBox(tiles(page).first())];
    expect(size.width).toBeCloseTo(lying.width, 0);
  }).toPass({ timeout: 60_000 });
  // One picture: its slot is empty.
  await expect(page.locator('.mp-hand-tile.lifted > svg')).toBeHidden();
  const zoom = await restingBox(tiles(page).first());
  const before = await carried.innerHTML();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => carried.innerHTML()).not.toBe(before);
  expect(await restingBox(tiles(page).first())).toEqual(zoom);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => carried.innerHTML()).toBe(before);

  // Over a place the board draws it; beside it the hand has it again.
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('.mp-trial')).toBeAttached();
  await expect(page.locator('.carried.placed')).toBeAttached();
  await page.mouse.move(from.x, from.y - 80, { steps: 4 });
  await expect(page.locator('.mp-trial')).toHaveCount(0);
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.carried, .mp-hand-tile.chosen')).toHaveCount(0);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.mp-trial')).toBeAttached();
  await expect(tiles(page)).toHaveCount(1);
  // The tile in the hand has the focus still: Enter lays it all the same, as it lies.
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(2);
});

test('a bot shows its face with the mark of its seat, a person the mark alone', async ({ page }) => {
  await sitDown(page, 'micropul');
  await expectAsked(page);
  const seats = page.locator('.seats .seat');
  await expect(seats.first().locator('.portrait')).toHaveCount(0);
  await expect(seats.nth(1).locator('.portrait > [data-face][data-mood="calm"]')).toBeVisible();
  await expect(seats.nth(1).locator('.portrait > .seal')).toBeVisible();
});

test('[M4.1] an impossible place says why and names the clause', async ({ page }) => {
  await linger(page);
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  await playable(page).first().click();
  const { x, y, width, height } = await restingBox(tiles(page).first());
  await page.mouse.click(x + width * 1.5, y + height * 1.5);
  const toast = page.locator('.toast').last();
  await expect(toast).toContainText(/There’s no tile next to \(1,\s1\)/);
  await expect(toast.getByRole('link')).toHaveAttribute('href', '#/rules/micropul/M4.1');
});

test('[M3.2] a full hand takes nothing, and says so', async ({ page }) => {
  await linger(page);
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  await expect(isAsked(page)).toBeVisible();
  await expect(take(page)).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for what is not `aria-disabled`; people need not.
  await take(page).press('Enter');
  await expect(page.locator('.toast').last()).toContainText('already holds 6 tiles');
});

test('[M2.2] between two people a curtain: the other hand is nowhere in the page', async ({ page }) => {
  await withSeed(page, 8);
  await sitTogether(page, 'micropul', ['Ola', 'Gena']);
  const curtain = page.locator('dialog.curtain');
  await expect(curtain).toBeVisible();
  await expect(page.locator('.mp-hand-tile')).toHaveCount(0);
  await expectAccessible(page);
  await curtain.locator('.btn.go').click();
  await expect(page.locator('.mp-hand-tile')).toHaveCount(6);
  const labels = (): Promise<(string | null)[]> =>
    page.locator('.mp-hand-tile').evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));
  const mine = await labels();
  await playable(page).first().click();
  await places(page).first().click();
  await go(page).click();
  await expect(curtain.or(isAsked(page)).first()).toBeVisible();
  // A plus may have given the same person one more turn.
  if (await curtain.isVisible()) {
    await expect(page.locator('.mp-hand-tile')).toHaveCount(0);
    await curtain.locator('.btn.go').click();
    await expect(page.locator('.mp-hand-tile')).toHaveCount(6);
    await expect.poll(labels).not.toEqual(mine);
  }
});

test('what was laid can be taken back while nothing unseen was shown', async ({ page }) => {
  await linger(page);
  await withSeed(page, 5);
  await sitTogether(page, 'micropul', ['Ola']);
  await playable(page).first().click();
  await places(page).first().click();
  await go(page).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.locator('.now').getByRole('button', { name: 'Take back' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('.mp-hand-tile')).toHaveCount(6);
});

test('[M7.2] a move that closes a group says so before and after it, on the table, in the log and on the card', async ({
  page,
}) => {
  await linger(page);
  await openKept(page, 2, 18, 'close11');
  const card = page.locator('.seat').first();
  await expect(card.locator('.mp-now')).toContainText('If the game ended now: 16');
  await playable(page).first().click();
  // Of the ways it fits there, the one that closes the group comes by itself.
  await page.locator('[data-cell="-1,-1"]').click();
  await expect(page.locator('.now > p')).toContainText('Closes your group: +10.');
  await expect(page.locator('.mp-panel [data-deed="mine"]')).toContainText('+10');
  await expect(page.locator('.mp-seal')).toHaveText('10');
  await expectAccessible(page);
  await go(page).click();
  await expect(page.locator('.mp-closing-note')).toHaveText('Closed! Ola +10');
  await expect(page.locator('.log li').first()).toContainText(
    /white group at \(−?\d+,\s−?\d+\) is closed: \+10 for (?:you|Ola)\./,
  );
  await expect(card.locator('.mp-now')).toContainText('If the game ended now: 25');
  await expect(page.locator('.mp-seal')).toHaveText('10');
});

test('[M7.2] a move that gives points to the other one names them, on a phone too', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openKept(page, 2, 18, 'close20');
  await playable(page).nth(1).click();
  await page.locator('[data-cell="1,-2"]').click();
  await expect(page.locator('.now > p')).toContainText('+5 for Gena');
  await expect(page.locator('.mp-earn [data-deed="theirs"]')).toContainText('Gena');
  await expectFits(page);
});

test('a stone is still there when its drop has been shown', async ({ page }) => {
  await openKept(page, 2, 4, 'drop', { ...AT_ONCE, speed: 1, motion: 'full' });
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page.locator('.mp-tried-stone')).toBeAttached();
  await go(page).click();
  await expect(page.locator('.mp-stone').last()).toHaveCSS('opacity', '1');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // offline.spec.ts opens everything without a network.
  test('a game goes on without a network after a reload in its middle', LONG, async ({ page, context }) => {
    await withSeed(page, 11);
    await sitDown(page, 'micropul');
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const worker = active ?? installing ?? waiting;
      if (worker?.state === 'activated') return;
      await new Promise<void>((done) => worker?.addEventListener('statechange', () => worker.state === 'activated' && done()));
    });
    await expectAsked(page);
    await playable(page).first().click();
    await places(page).first().click();
    await go(page).click();
    await expectAsked(page);
    const before = await tiles(page).count();
    expect(before).toBeGreaterThan(1);
    await context.setOffline(true);
    await page.reload();
    await expect(tiles(page)).toHaveCount(before);
    await expectAsked(page);
    await playable(page).first().click();
    await clickInSight(page);
    await go(page).click();
    await expectAsked(page);
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(before);
  });
});

test('every state of the table passes axe, at rest and in preview in every theme', LONG, async ({ page }) => {
  await openKept(page, 2, 14, 'axe');
  await expectAccessibleInAllThemes(page);
  await playable(page).first().click();
  await expectAccessible(page);
  await places(page).first().click();
  await expect(page.locator('.mp-trial')).toBeAttached();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.mp-tried-stone')).toBeAttached();
  await expectAccessibleInAllThemes(page);
});

for (const language of ['en', 'ru', 'pl'] as const) {
  test(`the table fits every size in "${language}", idle and in preview`, language === 'ru' ? {} : LONG, async ({ page }) => {
    const look = (): Promise<void> => inEverySize(page, () => expectFits(page));
    await openKept(page, 2, 14, 'fit', { ...AT_ONCE, language });
    await look();
    await playable(page).first().click();
    await clickInSight(page);
    await look();
    await page.setViewportSize(SIZES.phone);
    const isCut = (earn: Element): boolean => earn.scrollHeight > earn.clientHeight + 1;
    await expect.poll(() => page.locator('.mp-earn').evaluate(isCut), 'what it brings is cut').toBe(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await look();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  test('every tile and place is at least 44 px, also on a large table', async ({ page }) => {
    await openKept(page, 2, 40, 'big');
    await expect(async () => {
      await restingBox(page.locator('.mp-cell').first());
      const sizes = await page.locator('.mp-cell').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
      expect(sizes.length).toBeGreaterThan(15);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.9);
    }).toPass({ timeout: 60_000 });
  });
});

test('the camera: wheel, drag, buttons and keys; fit shows every tile again', async ({ page }) => {
  await openKept(page, 2, 14, 'camera');
  const width = async (): Promise<number> => (await restingBox(tiles(page).first())).width;
  const felt = await restingBox(page.locator('.mp-board'));
  const first = await width();
  await page.mouse.move(felt.x + felt.width / 2, felt.y + felt.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(first);
  await page.keyboard.press('-');
  await page.getByRole('button', { name: 'Closer' }).click();
  const before = await restingBox(tiles(page).first());
  await page.mouse.move(felt.x + 40, felt.y + felt.height - 40);
  await page.mouse.down();
  await page.mouse.move(felt.x + 140, felt.y + felt.height - 90, { steps: 5 });
  await page.mouse.up();
  await expect(async () => {
    const after = await restingBox(tiles(page).first());
    expect(after.x - before.x).toBeGreaterThan(60);
    expect(before.y - after.y).toBeGreaterThan(20);
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(first, 0);
  await expect(async () => {
    for (const box of await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()))) {
      expect(box.left).toBeGreaterThanOrEqual(felt.x);
      expect(box.right).toBeLessThanOrEqual(felt.x + felt.width);
    }
  }).toPass({ timeout: 60_000 });
});

test('arrows lead over tiles and places, and a screen reader hears what is there', async ({ page }) => {
  await openKept(page, 2, 14, 'arrows');
  await page.locator('.mp-cell[tabindex="0"]').focus();
  const seen = new Set<string | null>();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
    const focused = page.locator('.mp-cell:focus');
    await expect(focused).toHaveAttribute('aria-label', /^−?\d+, −?\d+: /);
    seen.add(await focused.getAttribute('aria-label'));
  }
  expect(seen.size).toBeGreaterThan(2);
  await expect(page.locator('.mp-cell[tabindex="0"]')).toHaveCount(1);
});

test('[M8] alone: the scale stands beside the board, and the game comes to its result', LONG, async ({ page }) => {
  test.setTimeout(900_000);
  await openKept(page, 1, 24, 'alone');
  await expect(page.locator('.mp-now .mp-scale li')).toHaveCount(5);
  await playToResult(page, async () => {
    if ((await playable(page).count()) > 0) {
      await playable(page).first().click();
      await clickInSight(page);
    } else if (!(await isOff(take(page)))) await take(page).click();
    else if ((await page.locator('.mp-open-tile').count()) > 0) await page.locator('.mp-open-tile').first().click();
    else {
      await page.keyboard.press('s');
      await page.keyboard.press('Enter');
    }
    await go(page).click();
  });
  await expect(page.locator('.end-card')).toBeVisible();
  await expectAccessible(page);
});
