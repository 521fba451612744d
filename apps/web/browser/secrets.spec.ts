import { expect, type Page, test } from '@playwright/test';
import { curtain, hand, sitAt } from './golems-table.ts';
import { drawnOf, piecesIn, secretsAt } from './hands.ts';
import { AT_ONCE, complaintsOf, expectAccessible, LONG, open, SIZES, sitTogether } from './helpers.ts';
import { places, playable, tiles } from './micropul-table.ts';

/** Whose side is open; nobody's behind the curtain and while all look on. */
const whoLooks = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('.seat:has(.you) .nm')?.firstChild?.textContent?.trim());

/** What must not be in the page: as words, or as a look at what lies there. */
type Hidden = RegExp | ((after: string) => Promise<void>);

/** A curtain hangs and nobody's side is behind it, or the same person still looks; and nothing of what others hide is in the page. */
async function expectKept(page: Page, person: string, hidden: Hidden | undefined, after: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const [who, isCovered] = [await whoLooks(page), await curtain(page).isVisible()];
        return who === (isCovered ? undefined : person) || (who === undefined && !isCovered);
      },
      { message: `after ${after}` },
    )
    .toBe(true);
  if (!(hidden instanceof RegExp)) return hidden?.(after);
  const found = async () => (await page.content()).match(hidden)?.[0];
  // Behind the curtain, which nobody sees through, what the one before was told may take a frame to go.
  if (await curtain(page).isVisible()) await expect.poll(found, { message: `after ${after}` }).toBeUndefined();
  else expect(await found(), `after ${after}`).toBeUndefined();
}

const take = (page: Page): Promise<void> => curtain(page).locator('.btn.go').click();

/** Everything that can be pressed at a table by whoever has the screen, and nothing of it shows what the others hide. */
async function pressEverything(page: Page, person: string, hidden?: Hidden): Promise<void> {
  const check = (after: string): Promise<void> => expectKept(page, person, hidden, after);
  /** Back to this person's side, by the curtain if one has come. */
  const settle = async (): Promise<void> => {
    if (!(await curtain(page).isVisible())) return;
    // A move that was about to be taken back stands.
    const stands = page.getByRole('button', { name: 'No, keep the move' });
    if (await stands.isVisible()) await stands.click();
    await expect(curtain(page)).toContainText(person);
    await take(page);
    await expect(curtain(page)).toBeHidden();
  };
  await check('the curtain was opened');
  for (const key of ['u', 'Control+z', 'l', 'p', 'Escape', 'h', '?']) {
    await page.keyboard.press(key);
    if (key === '?') await expect(page.locator('dialog[open]').first()).toBeVisible();
    await check(`the key ${key}`);
    if (!(await curtain(page).isVisible())) await page.keyboard.press('Escape');
    await settle();
  }
  const back = page.locator('.now .undo');
  if (await back.isVisible()) {
    await back.click({ force: true });
    await check('take back');
    await settle();
  }
  for (const name of ['Share and save', 'Help', 'Settings']) {
    await page.locator('header.bar').getByRole('button', { name }).click();
    await expect(page.locator('dialog[open]').first()).toBeVisible();
    await check(name);
    await page.keyboard.press('Escape');
  }
  const lines = page.locator('.log button');
  for (const line of [lines.first(), lines.last()]) {
    if (!(await line.isVisible())) continue;
    await line.click();
    await check('a jump in the log');
    await page.keyboard.press('Escape');
    await check('back to now');
  }
  await page.reload();
  await expect(curtain(page)).toContainText(person);
  await check('a reload');
  await settle();
  await check('the curtain after a reload');
}

test('golems, two at one device: nobody gets at a program or a luck card of the other', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  const complaints = complaintsOf(page);
  await sitAt(page, 'golems6', 'duel', ['Ola', 'Kuba']);
  await take(page);
  await expect(curtain(page)).toBeHidden();
  await expect(hand(page)).toBeVisible();
  for (const key of ['D', 'D', 'B', 'S', 'Enter']) await page.keyboard.press(key);
  await expect(curtain(page)).toContainText('Kuba');
  await expectKept(page, 'Ola', /D D B S/, 'the commit');
  // On the curtain the one who has just laid it may want it back, and says that they are there.
  await curtain(page).getByRole('button', { name: 'Ola takes back' }).click();
  await expectKept(page, 'Ola', /D D B S/, 'Ola takes back');
  await expect(page.locator('.gl-rows .gl-card')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, keep the move' }).click();
  await expect(curtain(page)).toContainText('Kuba');
  await take(page);
  await expect(hand(page)).toBeVisible();
  await expect(page.locator('.now .undo')).toHaveCount(0);
  await pressEverything(page, 'Kuba', /D D B S/);
  await expect(hand(page)).toBeVisible();
  const ready = page.locator('.gl-ready');
  for (const key of ['D', 'S', 'B', 'L', 'R']) {
    if ((await ready.getAttribute('aria-disabled')) === 'false') break;
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
  // Both have watched the film; the next round begins behind a curtain, and no luck card is told before.
  await expect(curtain(page)).toContainText('Ola');
  await expectKept(page, 'Kuba', /luck card:/, 'the film');
  expect(complaints).toEqual([]);
});

for (const [game, names] of [
  ['micropul', ['Ola', 'Kuba']],
  ['circuit', ['Ola', 'Kuba', 'Ada']],
] as const) {
  test(
    `${game}, ${names.length} at one device: a hand stays behind its curtain, whatever is pressed`,
    game === 'circuit' ? LONG : {},
    async ({ page }) => {
      await page.setViewportSize(SIZES.desktop);
      await sitTogether(page, game, names);
      await expect(curtain(page)).toBeVisible();
      /** Behind the curtain nobody's pieces, elsewhere those of the one who looks, and no other is drawn, told or read out. */
      const isOwn = async (after: string): Promise<void> => {
        const [who, secrets] = [await whoLooks(page), await secretsAt(page, game)];
        const seat = who === undefined ? undefined : (names as readonly string[]).indexOf(who);
        expect(seat === undefined ? [''] : [...secrets.held[seat]!, ''], `pieces after ${after}`).toContain(
          await piecesIn(page, game),
        );
        expect(await drawnOf(page, secrets, seat), `drawings after ${after}`).toEqual([]);
        const others = names.filter((name) => name !== who).join('|');
        const told = (await page.content()).match(new RegExp(`(${others}) (draws|takes): [a-z]+`))?.[0];
        expect(told, `words after ${after}`).toBeUndefined();
      };
      // While a curtain rises or falls, who looks and what is seen are asked at two moments.
      const onlyOwn = (after: string): Promise<void> => expect(() => isOwn(after)).toPass({ timeout: 60_000 });
      // Who begins is chance.
      const asked = async (): Promise<string> => {
        const title = await curtain(page).locator('h2').textContent();
        return names.find((name) => title?.includes(name)) ?? '';
      };
      const first = await asked();
      await onlyOwn('the deal');
      await take(page);
      await expect(curtain(page)).toBeHidden();
      await expect.poll(() => piecesIn(page, game)).not.toBe('');
      await pressEverything(page, first, onlyOwn);
      // A plus gives the same hand another turn.
      await expect(async () => {
        if (await curtain(page).isVisible()) return;
        const soon = { timeout: 3000 };
        await (game === 'micropul' ? playable(page) : page.locator('.ci-held:not(.idle, .iron)')).first().click(soon);
        await (game === 'micropul' ? places(page) : page.locator('.ci-cell.offered')).first().click(soon);
        await page.locator('.mp-go, .ci-go').click(soon);
        await expect(curtain(page)).toBeVisible(soon);
      }).toPass();
      const second = await asked();
      expect(second).not.toBe(first);
      await expectKept(page, first, onlyOwn, 'the move');
      await take(page);
      await expect(curtain(page)).toBeHidden();
      await expectKept(page, second, onlyOwn, 'the next one has come');
      await expect.poll(() => piecesIn(page, game)).not.toBe('');
    },
  );
}

test('what is shared in the middle of a game holds no hand; everything only when both have agreed', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitTogether(page, 'micropul', ['Ola', 'Kuba']);
  await take(page);
  await expect(page.locator('.mp-hand-tile')).toHaveCount(6);
  await page.locator('header.bar').getByRole('button', { name: 'Share and save' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toBeVisible();
  await expect(link).toHaveValue(/#\/replay\//);
  const seen = await link.inputValue();
  await page.getByRole('button', { name: 'Ask everyone in turn' }).click();
  await expect(page.locator('.mp-hand-tile')).toHaveCount(0);
  await page.getByRole('button', { name: 'I’m Ola. I agree' }).click();
  await page.getByRole('button', { name: 'I’m Kuba. I agree' }).click();
  await expect(link).toBeVisible();
  await expect(link).toHaveValue(/#\/replay\//);
  await expect(link).not.toHaveValue(seen);
  const whole = await link.inputValue();
  await page.keyboard.press('Escape');
  await expect(curtain(page)).toContainText(/Ola|Kuba/);
  for (const [address, count] of [
    [seen, 0],
    [whole, 12],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('.shell.game-micropul:not([data-laid])')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(1);
    if (count === 0) await expect(page.locator('.mp-hand-tile')).toHaveCount(0);
  }
});

test('two tabs at one table: one plays, the other follows and may take over', async ({ context, page }) => {
  await sitTogether(page, 'micropul', ['Ola']);
  await expect(page.locator('.mp-hand-tile').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.elsewhere')).toContainText('This table is open in another tab.');
  await expect(page.locator('.elsewhere')).toHaveCount(0);
  await playable(page).first().click();
  await places(page).first().click();
  await page.locator('.mp-go').click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(other)).toHaveCount(2);
  await other.getByRole('button', { name: 'Play here instead' }).click();
  await expect(other.locator('.elsewhere')).toHaveCount(0);
  await expect(page.locator('.elsewhere')).toBeVisible();
  await expect(tiles(other)).toHaveCount(2);
  // Who closes the tab hands the table over.
  await other.close();
  await expect(page.locator('.elsewhere')).toHaveCount(0);
});

test('a scenario that can’t be drawn is said so, saved or thrown away; the list opens', async ({ page }) => {
  const start = (golem: string) => ({ at: 'a1', facing: 'N', golem });
  const words = { en: 'Bad', ru: 'Bad', pl: 'Bad' };
  const scenario = (golem: string) => ({
    ...{ id: 'own-bad', game: 'golems6', source: 'house', title: words, story: words, players: { min: 1, max: 1 } },
    ...{ parts: [], tokens: { a1: 'constructor __proto__' }, starts: [start(golem)], bots: [], options: {} },
  });
  await page.addInitScript(
    (stored) => {
      for (const [key, text] of stored) localStorage.getItem('seen') ?? localStorage.setItem(key, text);
      localStorage.setItem('seen', '1');
    },
    [
      ...['dragon', 'constructor', '__proto__'].map((golem) => [
        `stolik.scenario.own-${golem.length}`,
        JSON.stringify({ scenario: scenario(golem), savedAt: 1 }),
      ]),
      ['stolik.scenario.own-torn', '{"scenario":'],
      ['stolik.table.torn', '{"id":"torn"}'],
    ] as [string, string][],
  );
  await open(page, '#/new/golems6', AT_ONCE);
  await page.locator('.gl-change').click();
  const bad = page.locator('.ed-bad');
  await expect(bad).toHaveCount(4);
  await expect(bad.first()).toContainText('Can’t be shown');
  for (let left = 3; left >= 0; left--) {
    await bad
      .first()
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(bad).toHaveCount(left);
  }
});
