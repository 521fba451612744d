import { expect, type Locator, type Page, test } from '@playwright/test';
import { IRON } from '@stolik/circuit/board/tiles';
import { BOT, gameByHand, gameUntil, keepTable, PERSON, type Script, turnTo } from './circuit-games.ts';
import {
  AT_ONCE,
  expectAccessible,
  expectAccessibleInAllThemes,
  expectFits,
  inEverySize,
  LONG,
  open,
  resting,
  restingBox,
  SIZES,
  settled,
} from './helpers.ts';
import { linger } from './linger.ts';

const go = (page: Page): Locator => page.locator('.ci-buttons .ci-go');
const held = (page: Page, token: string): Locator => page.locator(`.ci-held[data-token="${token}"]`).first();
const spot = (page: Page, name: string): Locator => page.locator(`.ci-cell[data-spot="${name}"]`);
const now = (page: Page): Locator => page.locator('.now');
const points = (page: Page, seat: number): Locator => page.locator('.seat').nth(seat).locator('.ci-points');

const ONE_BOT = [PERSON('Ann'), BOT('Volt')];

async function openLog(page: Page, log: string, sitters = ONE_BOT, preferences = AT_ONCE): Promise<void> {
  await keepTable(page, 'kept', log, sitters);
  await open(page, '#/table/kept', preferences);
  await expect(page.locator('.ci-board')).toBeVisible();
}
const openScript = (page: Page, script: Script, sitters = ONE_BOT, preferences = AT_ONCE): Promise<void> =>
  openLog(page, gameByHand(script), sitters, preferences);

/** Row 5 from plus to minus with one gap at f5, and the first seat to move. */
const gap = (tiles: string, more: Partial<Script> = {}): Script => ({
  first: 1,
  sides: { left5: '+', right5: '-' },
  moves: tiles.split(' ').map((tile, column) => `lay ${tile} ${'abcde'.charAt(column)}5`),
  spare: { 0: 'I R E' },
  ...more,
});

/** A wire across the gap, not yet laid. */
async function tryWire(page: Page): Promise<void> {
  await held(page, 'I').click();
  await spot(page, 'f5').click();
  await turnTo(page, 1);
  await expect(go(page)).toBeVisible();
}

test.describe('Enter confirms what the button promises', () => {
  test('from the board, from the hand, and from nowhere', async ({ page }) => {
    await openScript(page, gap('I1 I1 E1 I1 I1'));
    await tryWire(page);
    await held(page, 'R').focus();
    await page.keyboard.press('Enter');
    await expect(points(page, 0)).toContainText('2');
    await expect(spot(page, 'f5')).not.toHaveAttribute('aria-label', /empty/);
  });

  test('Space takes a tile of the hand and puts it back, Rotate keeps its Enter, and the hint says only what is true', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await openScript(page, gap('I1 I1 E1 I1 I1'));
    await tryWire(page);
    const hint = go(page).locator('kbd');
    await expect(hint).toBeVisible();
    await page.locator('.ci-turn').focus();
    await expect(hint).toBeHidden();
    const lies = await resting(page, () => spot(page, 'f5').getAttribute('aria-label'));
    await page.keyboard.press('Enter');
    await expect(spot(page, 'f5')).not.toHaveAttribute('aria-label', lies ?? '');
    // Another cell is tried first; then Enter means the move again.
    await spot(page, 'f6').focus();
    await expect(hint).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(spot(page, 'f6')).toHaveAttribute('aria-selected', 'true');
    await expect(hint).toBeVisible();
    await held(page, 'I').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.ci-held.chosen')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(held(page, 'I')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the choice of who glows does not swallow it', async ({ page }) => {
    await openScript(page, gap('V1 V1 E1 I1 I1'));
    await tryWire(page);
    await page.getByRole('radio').nth(2).check();
    await page.keyboard.press('Enter');
    await expect(points(page, 0)).toContainText('2');
  });
});

const FULL = (): string =>
  gameUntil({
    seed: 3,
    until: ({ place, irons, occupiedLow, occupiedHigh, handSize, bagSize }) =>
      place === 0 && irons[0]! > 0 && handSize[0]! > 0 && bagSize === 0 && (occupiedLow & occupiedHigh) === 0xffffff,
  });

test('[C3.2] [C3.3] on a full field the prompt offers only what can be done, and a tile says truly why not', async ({ page }) => {
  await linger(page);
  await openLog(page, FULL());
  await expect(now(page)).toContainText('The field is full.');
  await expect(now(page)).not.toContainText('Place');
  // Nothing can be done with it, and it says so: a screen reader calls it disabled.
  await page.locator('.ci-held:not(.iron)').first().press('Enter');
  await expect(page.locator('.toast')).toContainText('The field is full and the bag is empty');
  await expect(page.locator('.toast')).not.toContainText('already lies');
  // What has to be done is not called optional.
  await page.locator('.ci-held.iron').first().click();
  await expect(page.locator('.ci-outlook')).toContainText('Nothing else can be done now.');
});

test('[C5.3] who glows is chosen on paper or on the field, and Why? names the chosen alone', async ({ page }) => {
  await openScript(page, gap('V1 V1 E1 I1 I1'));
  await tryWire(page);
  await expect(page.locator('.ci-chains')).toContainText('lamp at c5 stays dark');
  await expectAccessible(page);
  await spot(page, 'c5').click();
  await expect(page.locator('.ci-choice :checked')).toHaveCount(1);
  await expect(page.locator('.ci-chains')).not.toContainText('lamp at c5 stays dark');
  await page.getByText('LED at b5 and lamp at c5').click();
  await expect(now(page)).toContainText('LED at b5 and lamp at c5');
  await go(page).click();
  await expect(spot(page, 'a5')).not.toHaveAttribute('aria-label', /lit by/);
  await expect(spot(page, 'b5')).toHaveAttribute('aria-label', /lit by Ann, half/);
  await expect(spot(page, 'c5')).toHaveAttribute('aria-label', /lit by Ann, half/);
  await spot(page, 'c5').click();
  const why = page.locator('.ci-why');
  await expect(why).toContainText('the LED at b5 and the lamp at c5 glow at half light');
  await expect(why).toContainText('the LED at a5 was not chosen and stays dark');
  await expect(why.locator('.ci-real')).toContainText('any two glow');
  await expect(why.locator('.ci-part.lit')).toHaveCount(2);
  await expectAccessible(page);
});

const BURNT_LED: Script = {
  sides: { left5: '+', right5: '-' },
  moves: ['lay I1 a5', 'lay I1 b5', 'lay V1 c5', 'lay I1 d5', 'lay I1 e5', 'lay I1 f5'],
  spare: { 0: 'R iron iron E' },
};

test('[C6.2] an iron: one of those held is marked, the price is said, a tile goes in', async ({ page }) => {
  await openScript(page, { ...BURNT_LED, moves: [...BURNT_LED.moves, 'lay L0 a1', 'lay L0 c1', 'lay L0 b1', 'lay L0 d1'] });
  await expect(page.locator('.ci-held.iron')).toHaveCount(2);
  await page.locator('.ci-held.iron:not(.front)').click();
  await expect(page.locator('.ci-held.chosen')).toHaveCount(1);
  await expect(page.locator('.ci-outlook')).toContainText('take out what burnt');
  await spot(page, 'c5').click();
  await expect(now(page)).toContainText('(−1 point), or just take it out (free)');
  await expectAccessible(page);
  await held(page, 'E').click();
  await page.keyboard.press('r');
  await expect(page.locator('.ci-sum')).toContainText('+2 points');
  await expect(page.locator('.ci-sum')).toContainText('−1 point');
  await go(page).click();
  await expect(spot(page, 'c5')).toHaveAttribute('aria-label', /lamp.*lit by Ann, full/);
  await expect(page.locator('.seat').first()).toContainText('−1');
});

test('[C6.2] a fuse is repaired by a touch of its token, and the table says when it would burn again', async ({ page }) => {
  const row = gap('I1 I1 V1 I1 I1');
  await openScript(page, { ...row, sides: { left5: '+f', right5: '-' }, moves: [...row.moves, 'lay I1 f5', 'lay L0 a1'] });
  await page.locator('.ci-held.front').click();
  await spot(page, 'left5').click();
  await expect(go(page)).toHaveText(/Fix it/);
  await expect(now(page)).toContainText('burns again at once');
  await expectAccessible(page);
});

test('[C3.3] a magnet says what it does, switches the reed on, and the chain scores', async ({ page }) => {
  const row = gap('I1 I1 E1 K1 I1');
  await openScript(page, { ...row, moves: [...row.moves, 'lay I1 f5', 'lay L0 a1'], spare: { 0: 'M R E' } });
  await held(page, 'M').click();
  await expect(page.locator('.ci-outlook')).toContainText('Switches on the reed switches beside it');
  await spot(page, 'd4').click();
  await expect(page.locator('.ci-outlook')).toContainText('The reed switch at d5 switches on');
  await expect(page.locator('.ci-sum')).toContainText('+2');
  await expectAccessible(page);
  await go(page).click();
  await expect(spot(page, 'd5')).toHaveAttribute('aria-label', /switched on/);
  await expect(spot(page, 'c5')).toHaveAttribute('aria-label', /lit by Ann, full/);
});

test('[C5.5] a battery passed from minus to plus helps, the other way it closes nothing', async ({ page }) => {
  await openScript(page, gap('I1 E1 E1 I1 I1', { options: { battery: true }, spare: { 0: 'G R I' } }));
  await held(page, 'G').click();
  await spot(page, 'f5').click();
  await turnTo(page, 1);
  await expect(page.locator('.ci-sum')).toContainText('+4 points');
  await expect(page.locator('.ci-glows .is-now')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(page.locator('.ci-outlook')).toContainText('No circuit is complete yet');
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(points(page, 0)).toContainText('4');
  await spot(page, 'b5').click();
  await expect(page.locator('.ci-why')).toContainText('A battery helps: 2 loads count as 1.');
});

test('[C8.1] x2: after one exchange only a second one can be done, and it ends the turn', async ({ page }) => {
  await linger(page);
  await openScript(page, { options: { x2: true }, moves: ['swap L'], spare: { 0: 'L I R E V' } });
  await expect(now(page)).toContainText('Swap one more');
  await expect(page.locator('.ci-cell[data-offered]')).toHaveCount(0);
  await spot(page, 'c1').click();
  await expect(page.locator('.toast')).toContainText('C8.1');
  await page.locator('.ci-held.front').press('Enter');
  await expect(page.locator('.toast')).toContainText('swap a second one');
  await page.locator('.toast .sq').click();
  await held(page, 'I').click();
  await expect(go(page)).toHaveText(/Swap it/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.log-panel')).toContainText('You swap a straight wire.');
  await expect(page.locator('.log-panel')).toContainText('Volt');
});

test('[C4.1] without motion arrows say which way the current runs', async ({ page }) => {
  await openScript(page, gap('I1 I1 E1 I1 I1'));
  await tryWire(page);
  await go(page).click();
  await expect(page.locator('.ci-dots .current').first()).toBeAttached();
  const arrows = page.locator('.ci-arrow');
  await expect(arrows).toHaveCount(6);
  for (const arrow of await arrows.all()) await expect(arrow).toHaveAttribute('transform', /rotate\(90\)/);
  await expect(page.locator('.ci-dots .current').first()).toHaveCSS('animation-name', 'none');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game goes on after a reload without a network, in the middle of a move', LONG, async ({ page, context }) => {
    await openScript(page, gap('I1 I1 E1 I1 I1'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
    await tryWire(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.ci-tray.asked')).toBeVisible();
    await expect(spot(page, 'c5')).toHaveAttribute('aria-label', /lamp/);
    await tryWire(page);
    await page.keyboard.press('Enter');
    await expect(points(page, 0)).toContainText('2');
  });
});

test('[C8.2] four at one device in teams: a curtain for each, points for both partners', async ({ page }) => {
  const names = ['Ann', 'Ben', 'Cat', 'Dan'];
  await openScript(
    page,
    {
      seats: 4,
      options: { teams: true },
      first: 0,
      sides: { left5: '+', right5: '-' },
      moves: ['lay I1 a5', 'lay I1 b5', 'lay E1 c5', 'lay I1 d5', 'lay I1 e5', 'lay L0 a1'],
      spare: { 2: 'I R' },
    },
    names.map(PERSON),
  );
  for (const name of ['Cat', 'Dan', 'Ann']) {
    const curtain = page.locator('.curtain');
    await expect(curtain).toContainText(name);
    await expect(page.locator('.ci-held[data-token]:not(.front)')).toHaveCount(0);
    await curtain.locator('.btn.go, .btn').first().click();
    await expect(page.locator('.ci-tray.asked')).toBeVisible();
    if (name === 'Cat') await tryWire(page);
    else {
      await page.locator('.ci-held[aria-disabled="false"]:not(.iron)').first().click();
      await page.locator('.ci-cell[data-offered]').first().click();
    }
    if (name === 'Dan') await expectAccessible(page);
    await go(page).click();
  }
  const teams = page.locator('.ci-team');
  await expect(teams.nth(0)).toContainText('2');
  await expect(async () => expect(await teams.nth(2).textContent()).toBe(await teams.nth(0).textContent())).toPass();
  await expect(teams.nth(1)).toContainText('0');
});

test.describe('what a newcomer needs to be told', () => {
  test('[C4.1] an LED against the current says so, and turned round it scores', async ({ page }) => {
    await openScript(page, gap('I1 I1 E1 I1 I1', { spare: { 0: 'V R E' } }));
    await held(page, 'V').click();
    await spot(page, 'f5').click();
    await expect(page.locator('.ci-sum')).toContainText('+3 points');
    await turnTo(page, 3);
    await expect(now(page)).toContainText('The LED points against the current here');
    await expect(page.locator('.ci-tip')).toContainText('+3 points');
    await expectAccessible(page);
    await turnTo(page, 1);
    await expect(page.locator('.ci-tip')).toHaveCount(0);
    await expect(page.locator('.ci-sum')).toContainText('+3 points');
  });

  test('[C3.3] a tile turns to what it can join, safely, and says so where it joins nothing', async ({ page }) => {
    await openScript(page, gap('I1 I1 I1 I1 I1', { spare: { 0: 'I L E' } }));
    // A wire would be a short: it lies across, where it costs nothing.
    await held(page, 'I').click();
    await spot(page, 'f5').click();
    await expect(page.locator('.ci-held.chosen')).toHaveAttribute('data-turn', '0');
    await expect(page.locator('.ci-costs')).toHaveCount(0);
    await held(page, 'L').click();
    await expect(now(page)).toContainText('Connected to a');
    // Turned by hand it lies as it was turned.
    await page.keyboard.press('r');
    const turn = await resting(page, () => page.locator('.ci-held.chosen').getAttribute('data-turn'));
    await spot(page, 'c6').click();
    await expect(page.locator('.ci-held.chosen')).toHaveAttribute('data-turn', turn!);
    await held(page, 'L').click();
    await held(page, 'I').click();
    await spot(page, 'c6').click();
    await turnTo(page, 1);
    await expect(now(page)).toContainText('It connects to nothing here');
  });

  test('[C4.3] what a short costs is on the piece, the button and in the sentence, and the coach makes room', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.phone);
    await openScript(page, gap('I1 I1 I1 I1 I1'), ONE_BOT, { ...AT_ONCE, known: [] });
    await expect(page.locator('.coach')).toBeVisible();
    await held(page, 'I').click();
    await spot(page, 'f5').click();
    await turnTo(page, 1);
    await expect(page.locator('.coach')).toHaveCount(0);
    await expect(page.locator('.now.warns')).toContainText('A short circuit! Nothing holds the current back. −2 points.');
    await expect(page.locator('.ci-coin')).toHaveAttribute('data-price', '−2');
    await expect(page.locator('.ci-costs .ci-price')).toHaveText('−2');
    await expectAccessibleInAllThemes(page);
    await turnTo(page, 0);
    await expect(page.locator('.ci-coin, .ci-danger, .ci-costs')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.coach')).toBeVisible();
  });

  test('[C4.4] a fuse that blows marks no row of the table and costs nothing', async ({ page }) => {
    await openScript(page, gap('I1 I1 I1 I1 I1', { sides: { left5: '+f', right5: '-' } }));
    await tryWire(page);
    await expect(now(page)).toContainText('the fuse left of row 5 blows and opens the circuit: no penalty');
    await expect(page.locator('.ci-glows .is-now')).toHaveCount(0);
  });

  test('[C3.2] [C7.1] a pass is pressed once, and how near the end is stands on the table', LONG, async ({ page }) => {
    await openLog(
      page,
      gameUntil({
        seed: 3,
        until: ({ place, irons, occupiedLow, occupiedHigh, handSize, hands, bagSize }) =>
          place === 0 &&
          irons[0] === 0 &&
          handSize[0]! > 0 &&
          !hands.subarray(0, handSize[0]).includes(IRON) &&
          bagSize === 0 &&
          (occupiedLow & occupiedHigh) === 0xffffff,
      }),
    );
    await expect(page.locator('.ci-alert')).toContainText('nothing can be swapped');
    await expect(page.locator('.ci-bag-left')).toHaveText('The bag is empty');
    await expect(page.locator('.ci-pass')).toContainText('When everyone passes in a row, the game ends');
    await expectAccessible(page);
    await inEverySize(page, async () => {
      await expectFits(page);
      await expect(page.getByRole('button', { name: 'Pass' })).toBeInViewport({ ratio: 1 });
    });
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect(page.locator('.log-panel')).toContainText('You pass.');
  });

  test('[C2.1] [C7.2] irons are told apart and counted, and what counts in the end is beside the light', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openScript(page, { ...BURNT_LED, moves: [...BURNT_LED.moves, 'lay L0 a1', 'lay L0 c1', 'lay L0 b1', 'lay L0 d1'] });
    await expect(page.locator('.seat').first()).toContainText('1 in front, 2 in hand');
    await expect(page.locator('.ci-held.front')).toContainText('in front');
    await expect(page.locator('.ci-held.iron:not(.front)')).toContainText('in hand');
    await expect(page.locator('.seat').nth(1).locator('.ci-net')).toHaveText(/^score −2$/, { useInnerText: true });
    await expect(page.locator('.ci-bag-left')).toContainText('Left in the bag');
    await page.locator('.ci-held.front').click();
    await expect(page.locator('.ci-outlook')).toContainText('Optional, unless');
    await page.keyboard.press('Escape');
    await held(page, 'R').click();
    await spot(page, 'a4').click();
    const first = await restingBox(go(page));
    const { x: turnsAt } = await restingBox(page.locator('.ci-turn'));
    for (const piece of await page.locator('.ci-held').all()) {
      const box = await restingBox(piece);
      expect(box.x + box.width).toBeLessThanOrEqual(turnsAt);
    }
    for (const name of ['Put back', 'Rotate']) await expect(page.getByRole('button', { name })).toBeInViewport();
    await held(page, 'E').click();
    await expect.poll(() => go(page).boundingBox()).toEqual(first);
  });
});

/** Everything that must not move when a piece is chosen. */
const places = async (page: Page): Promise<unknown> =>
  Promise.all(
    ['.ci-frame', '.tray', '.now', '.ci-name >> nth=0'].map(async (selector) => {
      const box = await page.locator(selector).boundingBox();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    }),
  );

for (const textSize of ['normal', 'largest'] as const) {
  // That the board keeps its place while something is tried is looked at in windows.spec.ts.
  test(`choosing a piece moves nothing in any size, ${textSize} text`, LONG, async ({ page }) => {
    await openScript(page, BURNT_LED, ONE_BOT, { ...AT_ONCE, textSize, language: 'pl' });
    for (const size of [...Object.values(SIZES), { width: 1024, height: 768 }, { width: 1200, height: 800 }]) {
      await page.setViewportSize(size);
      await settled(page);
      const before = await resting(page, () => places(page));
      const isAsBefore = (): Promise<void> => expect.poll(() => places(page), `${size.width} wide`).toEqual(before);
      for (const piece of [held(page, 'R'), page.locator('.ci-held.iron').first()]) {
        await piece.click();
        await expect(piece).toHaveAttribute('aria-pressed', 'true');
        await isAsBefore();
      }
      await page.keyboard.press('Escape');
      await held(page, 'R').click();
      await spot(page, 'a4').click();
      await expect(go(page)).toBeVisible();
      await isAsBefore();
      for (let back = 0; back < 2; back++) await page.keyboard.press('Escape');
      await expect(page.locator('.ci-held.chosen')).toHaveCount(0);
    }
  });
}

test('[C3.2] on a phone the buttons cover no piece of a full hand, and side tokens can be hit', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await openScript(
    page,
    { ...BURNT_LED, moves: [...BURNT_LED.moves, 'lay L0 a1', 'lay L0 c1', 'lay L0 b1', 'lay L0 d1'] },
    ONE_BOT,
    { ...AT_ONCE, textSize: 'largest', language: 'pl' },
  );
  await expect(page.locator('.ci-held')).toHaveCount(5);
  await held(page, 'R').click();
  const buttons = await restingBox(page.locator('.ci-buttons'));
  for (const piece of await page.locator('.ci-held').all()) {
    const box = await restingBox(piece);
    expect(box.y).toBeGreaterThanOrEqual(buttons.y + buttons.height - 1);
    expect(box.width).toBeGreaterThanOrEqual(43.5);
  }
  await expectFits(page);
  for (const side of ['left5', 'right8']) {
    const box = await restingBox(spot(page, side));
    expect(box.width).toBeGreaterThanOrEqual(43.5);
    expect(box.height).toBeGreaterThanOrEqual(43.5);
  }
});

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
  test('shows the whole board and everything to play on it', async ({ page }) => {
    await openScript(page, gap('I1 I1 E1 I1 I1'));
    const cell = await restingBox(spot(page, 'c4'));
    expect(cell.width).toBeGreaterThanOrEqual(34);
    for (const part of ['.ci-frame', '.tray', '.now', '.seats']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
    await held(page, 'I').tap();
    await expect(now(page)).toContainText('Wire: Carries the current straight ahead.');
    await spot(page, 'f5').tap();
    await expect(go(page)).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
    await go(page).tap();
    await expect(points(page, 0)).toContainText('2');
  });
});

test.describe('what a piece is', () => {
  test('is told when it is touched, on the field and around it', async ({ page }) => {
    await openScript(page, gap('I1 I1 E1 K1 I1'));
    await expect(page.locator('.ci-aim')).toContainText(
      'Complete a circuit from plus to minus and score everything that lights up in it',
    );
    await expect(page.locator('.ci-aim')).toContainText('when nobody fixes a short circuit');
    for (const [name, says] of [
      ['d5', 'conducts only while a magnet is beside it'],
      ['left5', 'The current starts here'],
      ['upper-c', 'joining its four contacts'],
      ['lower-c', 'The current ends here'],
      ['lower-b', 'A battery: current'],
    ] as const) {
      await spot(page, name).click();
      await expect(page.locator('.ci-outlook')).toContainText(says);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ci-aim')).toBeVisible();
  });

  for (const [language, says] of [
    ['en', 'Resistor: A load without light.'],
    ['ru', 'Резистор: Нагрузка без света.'],
    ['pl', 'Rezystor: Odbiornik bez światła.'],
  ] as const) {
    test(`is told on a phone in ${language}`, LONG, async ({ page }) => {
      await page.setViewportSize(SIZES.phone);
      await openScript(page, gap('I1 I1 E1 K1 I1'), ONE_BOT, { ...AT_ONCE, language });
      await held(page, 'R').click();
      await expect(now(page)).toContainText(says);
      await expectAccessible(page);
    });
  }
});
