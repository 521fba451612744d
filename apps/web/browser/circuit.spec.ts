import { expect, type Locator, type Page, test } from '@playwright/test';
import { BOT, CLUMSY, findLay, type GameRequest, gameUntil, keepTable, PERSON, SHORTING, turnTo } from './circuit-games.ts';
import {
  AT_ONCE,
  complaintsOf,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  LONG,
  open,
  resting,
  restingBox,
  SIZES,
  sitDown,
  sitTogether,
  tapAndClick,
} from './helpers.ts';
import { linger } from './linger.ts';

const TURNS = 400;
const held = (page: Page): Locator => page.locator('.ci-held[aria-disabled="false"]');
/** A tile of the hand that can be used; irons have steps of their own. */
const tile = (page: Page): Locator => page.locator('.ci-held[aria-disabled="false"]:not(.iron)').first();
const offered = (page: Page): Locator => page.locator('.ci-cell[data-offered]');
const burnt = (page: Page): Locator => page.locator('.ci-cell[aria-label*=", burnt"]');
const go = (page: Page): Locator => page.locator('.ci-buttons .ci-go');
const result = (page: Page): Locator => page.locator('.end-card .scores');

/** Somebody can decide, or the game is over; answers which. */
async function awaitTurn(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator('.ci-tray.asked');
  const over = page.locator('.end-card');
  // Bots think on the same machine, however busy it is.
  await expect(asked.or(over).filter({ visible: true }).first()).toBeVisible({ timeout: 120_000 });
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/** The way a person uses the table: taps, clicks or keys. */
interface Hand {
  press(target: Locator): Promise<void>;
}
const MOUSE: Hand = { press: (target) => target.click() };
const FINGER: Hand = { press: tapAndClick };

/** The first tile on the first place offered; else exchange, solder or pass, whatever the table offers. */
async function takeTurn(page: Page, hand: Hand): Promise<void> {
  const pass = page.locator('.ci-buttons .go:not(.ci-go)');
  if (await pass.count()) {
    await hand.press(pass);
    return;
  }
  await hand.press(held(page).first());
  await expect(page.locator('.ci-held.chosen')).toHaveCount(1);
  if (!(await go(page).count())) {
    await hand.press(offered(page).first());
    await expect(page.locator('.ci-cell[aria-selected="true"]')).toHaveCount(1);
    if (!(await go(page).count())) {
      const out = page.locator('.ci-nothing');
      await hand.press((await out.count()) ? out : held(page).and(page.locator(':not(.iron)')).first());
    }
  }
  await hand.press(go(page));
  // What was chosen has been done.
  await expect(page.locator('.ci-cell[aria-selected="true"]')).toHaveCount(0);
}

async function playToEnd(page: Page, turn: () => Promise<void>): Promise<void> {
  for (let count = 0; count < TURNS; count++) {
    if ((await awaitTurn(page)) === 'over') return;
    await turn();
  }
  throw new Error('the game does not end');
}

const NEAR_END: GameRequest = { seed: 21, until: (state) => state.bagSize <= 4 && state.place === 0 };

async function openKept(
  page: Page,
  request: GameRequest,
  sitters = [PERSON('Ann'), BOT('Volt')],
  preferences = AT_ONCE,
): Promise<void> {
  await keepTable(page, 'kept', gameUntil(request), sitters);
  await open(page, '#/table/kept', preferences);
  await expect(page.locator('.ci-board')).toBeVisible();
}

test.describe('whole games', () => {
  test('from the home page to the result by mouse', LONG, async ({ page }) => {
    test.setTimeout(600_000);
    const complaints = complaintsOf(page);
    await sitDown(page, 'circuit');
    await playToEnd(page, () => takeTurn(page, MOUSE));
    await expect(result(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('to the result by keys alone', LONG, async ({ page }) => {
    test.setTimeout(480_000);
    await openKept(page, NEAR_END);
    await page.locator('.ci-cell[tabindex="0"]').focus();
    await playToEnd(page, async () => {
      const pass = page.locator('.ci-buttons .go:not(.ci-go)');
      if (await pass.count()) {
        await pass.focus();
        await page.keyboard.press('Enter');
        return;
      }
      await held(page).first().focus();
      await page.keyboard.press('Enter');
      if (!(await go(page).count())) {
        // The focus has gone to the nearest place that takes it.
        await expect(page.locator('.ci-cell:focus')).toHaveAttribute('data-offered', 'true');
        await page.keyboard.press('Enter');
        if (!(await go(page).count())) {
          await held(page).and(page.locator(':not(.iron)')).or(page.locator('.ci-nothing')).first().focus();
          await page.keyboard.press('Enter');
        }
      }
      await go(page).focus();
      await page.keyboard.press('Enter');
    });
    await expect(result(page)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    test('to the result by touch', LONG, async ({ page }) => {
      test.setTimeout(480_000);
      await openKept(page, NEAR_END);
      await playToEnd(page, () => takeTurn(page, FINGER));
      await expect(result(page)).toBeVisible();
    });
  });
});

test('[C3.3] a tile is dragged to a cell, turned by a tap and by R, put back by Escape', async ({ page }) => {
  await openKept(page, { seed: 31, until: (state) => state.place === 0 });
  const dragged = tile(page);
  const place = offered(page).nth(3);
  const from = await restingBox(dragged);
  const to = await restingBox(place);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  const tried = page.locator('.ci-cell.tried');
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 3 });
  const carried = page.locator('.carried > div');
  await expect.poll(async () => (await restingBox(carried)).width).toBeCloseTo(to.width, 0);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(tried).toHaveCount(1);
  await expect(page.locator('.carried.placed')).toBeAttached();
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 3 });
  await expect(tried).toHaveCount(0);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(tried).toHaveCount(1);
  await expect(go(page)).toBeVisible();
  const before = await resting(page, () => tried.getAttribute('aria-label'));
  await tried.click();
  const token = await dragged.getAttribute('data-token');
  if (token !== 'X' && token !== 'M' && token !== 'H') await expect(tried).not.toHaveAttribute('aria-label', before!);
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(tried).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ci-held.chosen')).toHaveCount(0);
});

test('[C3.3] a place that does not take the tile says why and names the clause', async ({ page }) => {
  await linger(page);
  await openKept(page, { seed: 31, until: (state) => state.occupiedLow !== 0 && state.place === 0 });
  await tile(page).click();
  await page.locator('.ci-cell:not([data-offered])[data-spot^="c"]').first().click();
  await expect(page.locator('.toast')).toContainText('C3.3');
});

test('[C3.3] on a phone the sentence never covers the place it is about', async ({ page }) => {
  await linger(page);
  await page.setViewportSize(SIZES.phone);
  await openKept(page, { seed: 31, until: (state) => state.occupiedLow !== 0 && state.place === 0 });
  const refused = page.locator('.ci-cell:not([data-offered])[data-spot^="c"]');
  for (const cell of [refused.first(), refused.last()]) {
    await tile(page).click();
    await cell.click();
    const said = page.locator('.toast');
    await expect(said).toContainText('C3.3');
    const areApart = async (): Promise<boolean> => {
      const [toast, place] = [await restingBox(said), await restingBox(cell)];
      return toast.y >= place.y + place.height || toast.y + toast.height <= place.y;
    };
    await expect.poll(areApart, 'the place and the sentence').toBe(true);
    await said.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
  }
});

test('[C5.1] a preview tells what would be scored, and the score follows it', async ({ page }) => {
  let lay: string | undefined;
  await openKept(page, {
    seed: 1,
    until: (state) => {
      if (state.place === 0)
        lay = findLay(state, 0, ({ points, penalty, choices }) => points > 0 && penalty === 0 && choices.length === 0);
      return lay !== undefined;
    },
  });
  const [, laid = '', cell = ''] = lay?.split(' ') ?? [];
  const points = page.locator('.seat').first().locator('.ci-points b');
  const before = Number(await resting(page, () => points.textContent()));
  await page
    .locator(`.ci-held[data-token="${laid.charAt(0)}"]`)
    .first()
    .click();
  await page.locator(`.ci-cell[data-spot="${cell}"]`).click();
  await turnTo(page, Number(laid.charAt(1)));
  const promise = await resting(page, () => page.locator('.ci-sum .plus').textContent());
  const promised = Number(promise?.match(/\d+/)?.[0]);
  expect(promised).toBeGreaterThan(0);
  await expect(page.locator('.now')).toContainText(`+${promised}`);
  await go(page).click();
  await expect(points).toHaveText(String(before + promised));
  await expect(page.locator('.ci-dots .current').first()).toBeAttached();
});

test('[C6.2] [C6.1] the iron: what comes out, what goes in, its price said first', async ({ page }) => {
  await openKept(
    page,
    {
      seed: 5,
      taste: CLUMSY,
      until: (state) =>
        (state.burntLow | state.burntHigh) !== 0 && state.place === 0 && state.irons[0]! > 0 && state.stands === 0,
    },
    [PERSON('Ann'), PERSON('Ben')],
  );
  await openCurtain(page);
  await page.locator('.ci-held.front').click();
  const target = burnt(page).first();
  await target.click();
  await expect(page.locator('.ci-steps')).toContainText('free');
  await expect(page.locator('.ci-steps')).toContainText('−1');
  await page.locator('.ci-nothing').click();
  await expect(go(page)).toHaveText(/Take it out/);
  const spot = await target.getAttribute('data-spot');
  await go(page).click();
  await expect(page.locator(`.ci-cell[data-spot="${spot}"]`)).toHaveAttribute('aria-label', new RegExp(`${spot}, empty`));
});

test('[C3.2] an exchange is asked twice and takes the token away', async ({ page }) => {
  await openKept(page, { seed: 31, until: (state) => state.place === 0 });
  await tile(page).click();
  await page.locator('.ci-swap').click();
  await expect(page.locator('.ci-outlook')).toContainText('discard');
  await go(page).click();
  await expect(page.locator('.log-panel')).toContainText('You swap');
});

test('[C4.6] while a short stands only what may be done is offered', async ({ page }) => {
  await openKept(page, { seed: 1, taste: SHORTING, until: (state) => state.stands === 1 && state.irons[state.place]! > 0 }, [
    PERSON('Ann'),
    PERSON('Ben'),
  ]);
  await openCurtain(page);
  await expect(page.locator('.ci-alert')).toContainText('There’s a short circuit');
  await page.locator('.ci-held.front').click();
  await expect(offered(page).first()).toBeAttached();
  await offered(page).first().click();
  await page.locator('.ci-nothing').click();
  await go(page).click();
  await expect(page.locator('.log-panel')).toContainText('uses the soldering iron');
});

async function openCurtain(page: Page): Promise<void> {
  const ready = page.locator('.curtain button.go, .curtain .btn').first();
  await expect(ready).toBeVisible();
  await ready.click();
  await expect(page.locator('.ci-tray.asked')).toBeVisible();
}

test('[C2.4] two at one device: a curtain between turns, the other hand is not in the page', async ({ page }) => {
  await sitTogether(page, 'circuit', ['Ann', 'Ben']);
  for (let turn = 0; turn < 3; turn++) {
    const curtain = page.locator('.curtain');
    await expect(curtain).toBeVisible();
    await expect(page.locator('.ci-held[data-token]:not(.front)')).toHaveCount(0);
    await openCurtain(page);
    await expect(page.locator('.ci-held[data-token]:not(.front)')).not.toHaveCount(0);
    await tile(page).click();
    await offered(page).first().click();
    await go(page).click();
  }
});

test('a laid tile can be taken back before anything is drawn', async ({ page }) => {
  await openKept(page, { seed: 31, options: { x2: true }, until: (state) => state.place === 0 });
  await held(page).and(page.locator(':not(.iron):not([data-token="M"])')).first().click();
  const spot = await offered(page).first().getAttribute('data-spot');
  await offered(page).first().click();
  await go(page).click();
  const cell = page.locator(`.ci-cell[data-spot="${spot}"]`);
  await expect(cell).not.toHaveAttribute('aria-label', /empty/);
  await expect(page.locator('.now')).toContainText('one more tile');
  await page.keyboard.press('u');
  await expect(cell).toHaveAttribute('aria-label', /empty/);
});

test('[C1.1] parts and schematic change places in the middle of a move', async ({ page }) => {
  await openKept(page, { seed: 31, until: (state) => state.place === 0 && state.occupiedLow !== 0 });
  await tile(page).click();
  await offered(page).first().click();
  await page.getByRole('button', { name: 'Schematic' }).click();
  await expect(page.locator('.ci-face')).toHaveCount(1);
  await expect(page.locator('.ci-face')).toHaveAttribute('data-face', 'schematic');
  await expect(page.locator('.ci-cell.tried')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.ci-face')).toHaveAttribute('data-face', 'schematic');
});

const BURNT: GameRequest = {
  seed: 2,
  taste: CLUMSY,
  until: (state) => (state.burntLow | state.burntHigh) !== 0 && state.place === 0 && state.stands === 0 && state.bagSize > 20,
};

test('[C4.3] Why? tells the chain part by part, the clause, the repair and the real bench', async ({ page }) => {
  await openKept(page, BURNT);
  await burnt(page).first().click();
  const card = page.locator('.ci-why');
  await expect(card.locator('h2')).toContainText('burn');
  await expect(card.locator('.clause').first()).toContainText('C4.3');
  await expect(card.locator('.ci-fix')).toBeVisible();
  await expect(card.locator('.ci-real')).toContainText('mA');
  const parts = await resting(page, () => card.locator('.ci-part').count());
  await expect(page.locator('.ci-why-halo .num')).toHaveCount(parts);
  const steps = card.locator('.ci-why-buttons .btn').first();
  await steps.click();
  for (let part = 1; part <= parts; part++) {
    await expect(card.locator('.ci-num')).toHaveText(String(part));
    await expect(page.locator('.ci-why-halo .num.is-now text')).toHaveText(String(part));
    await steps.click();
  }
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator('.ci-cell:focus')).toHaveCount(1);
});

test('[C8.2] teams add up their points', async ({ page }) => {
  await openKept(
    page,
    { seed: 8, seats: 4, options: { teams: true }, until: (state) => state.points[0]! + state.points[2]! > 0 },
    ['Ann', 'Ben', 'Cat', 'Dan'].map(PERSON),
  );
  await openCurtain(page);
  const teams = page.locator('.ci-team');
  await expect(teams).toHaveCount(4);
  await expect(async () => expect(await teams.nth(0).textContent()).toBe(await teams.nth(2).textContent())).toPass();
});

test.describe('axe finds nothing', () => {
  test('idle, preview, why: on a phone', async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await inThreeStates(page, () => expectAccessible(page));
  });

  test('idle, preview, why: in every size and theme', LONG, ({ page }) =>
    inThreeStates(page, () => inEverySize(page, () => expectAccessibleInAllThemes(page))),
  );

  async function inThreeStates(page: Page, look: () => Promise<void>): Promise<void> {
    await openKept(page, BURNT);
    await look();
    await tile(page).click();
    await offered(page).first().click();
    await expect(go(page)).toBeVisible();
    await look();
    await expectFits(page);
    await page.locator('.ci-cancel').click();
    await page.locator('.ci-cancel').click();
    await page.locator('.ci-why-button').click();
    await expect(page.locator('.ci-why')).toBeVisible();
    await look();
  }

  test('schematic and the result', LONG, async ({ page }) => {
    test.setTimeout(480_000);
    await page.addInitScript(() => localStorage.setItem('stolik.circuit.face', 'schematic'));
    await openKept(page, NEAR_END);
    await expectAccessible(page);
    await playToEnd(page, () => takeTurn(page, MOUSE));
    await expectAccessible(page);
  });
});

test('the board is large enough on a tablet and on a projector, also while Why? is read, and fits a phone with cells one can hit', async ({
  page,
}) => {
  await openKept(page, BURNT);
  await page.setViewportSize(SIZES.tablet);
  await page.locator('.ci-why-button').click();
  await expect(page.locator('.ci-why')).toBeVisible();
  const gap = async (): Promise<number> => {
    const paper = await restingBox(page.locator('.side'));
    const row = await restingBox(page.locator('.ci-cell[data-spot="c1"]'));
    return paper.y - row.y - row.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.locator('.ci-why-buttons .btn').last().click();
  for (const [width, height, least] of [
    [820, 1180, 60],
    [768, 1024, 44],
    [1024, 768, 40],
    [1920, 1080, 70],
    [SIZES.phone.width, SIZES.phone.height, 44],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cell = page.locator('.ci-cell[data-spot="c4"]');
    await expect.poll(async () => (await restingBox(cell)).width).toBeGreaterThanOrEqual(least);
  }
  await expect(async () => {
    const board = await restingBox(page.locator('.ci-frame'));
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(SIZES.phone.width);
    const felt = await restingBox(page.locator('.felt'));
    expect(board.y + board.height).toBeLessThanOrEqual(felt.y + felt.height + 1);
  }).toPass();
  await expectFits(page);
});

test('what a hidden move would light is chosen after the tile lies, and not before', async ({ page }) => {
  await open(page, '#/lesson/circuit/circuit-choice-1', AT_ONCE);
  await expect(page.locator('.ci-tray.asked')).toBeVisible();
  await page.locator('.ci-held[data-token="I"]').first().click();
  await page.locator('.ci-cell[data-spot="c4"]').click();
  await turnTo(page, 1);
  // Neither gain nor choice is seen while the move is only tried.
  await expect(page.locator('.ci-choosable, .ci-gain, .ci-sum')).toHaveCount(0);
  await go(page).click();
  await expect(page.locator('.verdict')).toHaveCount(0);
  await expect(page.locator('.ci-gain')).toHaveCount(2);
  await expect(page.locator('.ci-choosable')).toHaveCount(1);
  // The tile lies: no key takes it back into the hand.
  await page.keyboard.press('Escape');
  await expect(page.locator('.ci-gain')).toHaveCount(2);
  await page.locator('.ci-cell[data-spot="d4"]').click();
  await go(page).click();
  await expect(page.locator('.verdict[data-stage="solved"]')).toBeVisible();
});
