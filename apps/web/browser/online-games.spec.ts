import { type Browser, expect, type Page, test } from '@playwright/test';
import { circuit } from '@stolik/circuit/game';
import { micropul } from '@stolik/micropul/game';
import { answer, layByKeys, whatIsAsked } from './golems-table.ts';
import { expectAccessible, expectFits, LONG } from './helpers.ts';
import { linger } from './linger.ts';
import { THINKING } from './micropul-table.ts';
import {
  arrive,
  type Guest,
  goToTable,
  joinByLink,
  openTable,
  placeOf,
  playElsewhere,
  result,
  type Seated,
  shell,
  tell,
} from './online-table.ts';

interface Party {
  readonly ola: Guest;
  readonly ada: Guest;
  readonly here: Seated;
  readonly there: Seated;
}

/** A line that was broken is tried again less and less often. */
const MENDING = { timeout: 60_000 } as const;

/** Ola opens a table on a desktop, Ada comes by link with a phone. */
async function meet(browser: Browser, game: string, more: readonly unknown[] = [], options: object = {}): Promise<Party> {
  const [ola, ada] = [await arrive(browser, 'desktop'), await arrive(browser, 'phone')];
  const here = await openTable(ola, game, ['me', 'open', ...more], options);
  await goToTable(ola, here.table);
  await expect(ola.page.getByText(here.code).first()).toBeVisible();
  const there = await joinByLink(ada, here.code, 'Ada');
  await expect(shell(ola.page)).toBeVisible();
  await expect(ola.page.locator('.seat .nm')).toContainText([/Ola/, /Ada/]);
  return { ola, ada, here, there };
}

async function watch(browser: Browser, table: string): Promise<Guest> {
  const eve = await arrive(browser, 'tablet');
  await goToTable(eve, table);
  await expect(shell(eve.page)).toBeVisible();
  await expect(tell(eve.page, 'You’re watching')).toBeVisible();
  return eve;
}

function expectNoComplaints(...guests: readonly Guest[]): void {
  expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
}

const leaveAll = (...guests: readonly Guest[]): Promise<unknown> => Promise.all(guests.map(({ context }) => context.close()));

const asked = (page: Page) => page.locator('.mp-tray.asked');

/** Puts a stone on the first corner that takes one. */
async function putStone(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await expect(page.locator('.mp-cell:focus')).toHaveAttribute('data-kind', 'tile');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Chooses the first tile that can be laid; whoever is named in the line of the moment is somebody else, and it is their turn. */
async function chooseTile(page: Page): Promise<'chosen' | 'theirs' | 'not yet'> {
  if (/Ola|Ada/.test((await page.locator('.now > p').first().textContent()) ?? '')) return 'theirs';
  const number = await page
    .locator('.mp-hand-tile')
    .evaluateAll((all) => all.findIndex((tile) => !tile.classList.contains('nowhere')) + 1);
  await page.keyboard.press(String(number));
  return (await page.locator('.mp-cell:focus[data-kind="place"]').count()) > 0 ? 'chosen' : 'not yet';
}

/** Lays a tile in the first place as soon as one may, unless it is somebody else's turn. */
async function layTile(page: Page): Promise<boolean> {
  let choice = await chooseTile(page);
  await expect(async () => {
    if (choice === 'not yet') choice = await chooseTile(page);
    expect(choice).not.toBe('not yet');
  }).toPass(MENDING);
  if (choice === 'theirs') return false;
  await page.keyboard.press('Enter');
  await expect(page.locator('.mp-trial')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.locator('.mp-trial')).toHaveCount(0);
  return true;
}

/** Lays tiles until it is somebody else's turn: a plus brings another one, once what was laid has been shown. */
async function layOn(page: Page): Promise<void> {
  for (let turn = 0; turn < 8 && (await layTile(page)); turn++);
  await expect(asked(page)).toHaveCount(0);
}

/** Who is asked first, and the other one. */
async function inOrder({ ola, ada }: Party, tray = '.mp-tray.asked'): Promise<readonly [Guest, Guest]> {
  const counts = async (): Promise<readonly number[]> => Promise.all([ola, ada].map(({ page }) => page.locator(tray).count()));
  await expect.poll(async () => (await counts()).includes(1), THINKING).toBe(true);
  return (await counts())[0] === 1 ? [ola, ada] : [ada, ola];
}

test(
  'micropul: two people by link, a spectator, a reload, other devices, to the end; rematch and check',
  LONG,
  async ({ browser }) => {
    const party = await meet(browser, 'micropul');
    const { ola, ada, here, there } = party;
    for (const { page } of [ola, ada]) await linger(page);
    const eve = await watch(browser, here.table);
    await expect(ola.page.locator('.mp-hand-tile')).toHaveCount(6);
    await expectFits(ada.page);
    await expectAccessible(ada.page);
    // What Ada's browser draws and hears says nothing of what Ola holds; chance is told by numbers of a world of her own.
    await expect(ada.page.locator('.mp-hand-tile')).toHaveCount(6);
    expect(ada.heard.concat(eve.heard).join('\n')).not.toMatch(/draw|"token"/);
    expect(ada.heard.join('\n')).not.toContain(here.token);
    await expect(asked(eve.page)).toHaveCount(0);

    const [first, second] = await inOrder(party);
    await putStone(first.page);
    await expect(asked(second.page)).toBeVisible();
    await expect(eve.page.locator('.log li', { hasText: 'stone' })).toHaveCount(1);
    // A phrase is a bubble at the seat, here and there.
    await first.page.locator('.bar .say').click();
    await first.page.getByRole('button', { name: 'Good luck!' }).click();
    await expect(second.page.locator('.bubble')).toHaveText('Good luck!');

    await second.page.reload();
    await expect(asked(second.page)).toBeVisible();
    await expect(second.page.locator('.log li', { hasText: 'stone' })).toHaveCount(1);

    await Promise.all([playElsewhere(ola.page, micropul, here, 1), playElsewhere(ola.page, micropul, there, 2)]);
    for (const { page } of [ola, ada, eve]) await expect(result(page)).toBeVisible(THINKING);
    await ola.page.getByRole('button', { name: 'Check this game' }).click();
    await expect(ola.page.locator('.checked li.good')).toHaveCount(4, THINKING);
    await expect(ola.page.locator('.checked li.bad')).toHaveCount(0);
    await expectAccessible(ola.page);
    await ola.page.keyboard.press('Escape');

    await ada.page.getByRole('button', { name: 'Play again together' }).click();
    await expect(ada.page).not.toHaveURL(new RegExp(here.table));
    await tell(ola.page, 'wants to play again').getByRole('button').click();
    await expect(ola.page).not.toHaveURL(new RegExp(here.table));
    for (const { page } of [ola, ada]) await expect(page.locator('.mp-tray')).toBeVisible();
    expect((await placeOf(ola.page)).table).toBe((await placeOf(ada.page)).table);
    expectNoComplaints(ola, ada, eve);
    await leaveAll(ola, ada, eve);
  },
);

test('taking back by consent, a pause, a bot that stands in and gives the seat back', LONG, async ({ browser }) => {
  const party = await meet(browser, 'micropul');
  const [first, second] = await inOrder(party);
  await linger(first.page);
  await putStone(first.page);
  await expect(asked(second.page)).toBeVisible();
  const undo = first.page.getByRole('button', { name: 'Take back' });
  await undo.click();
  await expect(tell(first.page, 'Waiting for the others')).toBeVisible();
  await tell(second.page, 'would like to take back').getByRole('button', { name: 'No' }).click();
  await expect(first.page.locator('.toast')).toHaveText(/The move stands/);
  await expect(tell(first.page, 'Waiting for the others')).toBeHidden();
  await expect(asked(first.page)).toHaveCount(0);
  await undo.click();
  await expectAccessible(second.page);
  await tell(second.page, 'would like to take back').getByRole('button', { name: 'Allow' }).click();
  await expect(asked(first.page)).toBeVisible();
  await expect(asked(second.page)).toHaveCount(0);
  await expect(first.page.locator('.log li')).toHaveCount(1);

  await second.page.getByRole('button', { name: 'More', exact: true }).click();
  await second.page.getByRole('button', { name: 'Pause the game' }).click();
  await expect(tell(first.page, 'has paused')).toBeVisible();
  await expect(asked(first.page)).toHaveCount(0);
  await expect(tell(first.page, 'has paused').getByRole('button')).toHaveCount(0);
  await tell(second.page, 'The game is paused').getByRole('button').click();
  await expect(asked(first.page)).toBeVisible();

  await first.page.getByRole('button', { name: 'More', exact: true }).click();
  await first.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(asked(second.page)).toBeVisible(THINKING);
  await tell(first.page, 'A bot is playing for you').getByRole('button').click();
  await expect(tell(first.page, 'A bot is playing for you')).toBeHidden();
  await layOn(second.page);
  await expect(asked(first.page)).toBeVisible();
  expectNoComplaints(first, second);
  await leaveAll(first, second);
});

test('a line that breaks: the board stays, what is decided meanwhile is sent when it stands again', LONG, async ({ browser }) => {
  const party = await meet(browser, 'micropul');
  const [first, second] = await inOrder(party);
  first.cut();
  await expect(tell(first.page, 'Reconnecting')).toBeVisible();
  await expect(asked(first.page)).toBeVisible();
  await putStone(first.page);
  await expect(asked(first.page)).toHaveCount(0);
  await expect(asked(second.page)).toHaveCount(0);
  first.mend();
  await expect(asked(second.page)).toBeVisible(MENDING);
  await expect(tell(first.page, 'Reconnecting')).toBeHidden();

  // The other one misses a move, and is told what it was.
  await putStone(second.page);
  await expect(asked(first.page)).toBeVisible();
  second.cut();
  await expect(tell(second.page, 'Reconnecting')).toBeVisible();
  await expect(tell(second.page, 'Since your last turn')).toHaveCount(0);
  await layOn(first.page);
  second.mend();
  await expect(asked(second.page)).toBeVisible(MENDING);
  await tell(second.page, /Since your last turn: \d moves?/)
    .getByRole('button', { name: 'Show me' })
    .click();
  await expect(asked(second.page)).toBeVisible();

  // What was decided without a line outlives a reload of the page.
  const tilesAt = ({ page }: Guest) => page.locator('.mp-cell[data-kind="tile"]');
  const tiles = await tilesAt(second).count();
  await expect(tilesAt(first)).toHaveCount(tiles);
  second.cut();
  await expect(tell(second.page, 'Reconnecting')).toBeVisible();
  expect(await layTile(second.page)).toBe(true);
  await second.page.reload();
  second.mend();
  await expect(tilesAt(first)).toHaveCount(tiles + 1, MENDING);
  await leaveAll(first, second);
});

test('Don’t Short the Circuit! with a bot in the third seat, to the end', LONG, async ({ browser }) => {
  const party = await meet(browser, 'circuit', [{ bot: '1' }]);
  const { ola, ada, here, there } = party;
  const go = (page: Page) => page.locator('.ci-buttons .ci-go');
  // Whoever of the two is asked first lays a tile by hand.
  const [first] = await inOrder(party, '.ci-tray.asked');
  const before = await ola.page.locator('.log').textContent();
  await first.page.locator('.ci-held[aria-disabled="false"]:not(.iron)').first().click();
  await first.page.locator('.ci-cell[data-offered]').first().click();
  await go(first.page).click();
  await expect(ola.page.locator('.log')).not.toHaveText(before ?? '');
  await Promise.all([playElsewhere(ola.page, circuit, here, 3), playElsewhere(ola.page, circuit, there, 4)]);
  for (const { page } of [ola, ada]) await expect(result(page)).toBeVisible(THINKING);
  expectNoComplaints(ola, ada);
  await leaveAll(ola, ada);
});

/** Lays the same program each time it is asked, answers what else is asked, until the end. */
async function programToEnd({ page }: Guest, cards: string): Promise<void> {
  for (let count = 0; count < 60; count++) {
    const now = await whatIsAsked(page);
    if (now === 'over') return;
    if (now === 'choice') await answer(page);
    else await layByKeys(page, cards);
  }
  throw new Error('the game has no end');
}

/** Answers what is asked before the first program. */
async function chooseFirst({ page }: Guest): Promise<void> {
  while ((await whatIsAsked(page)) === 'choice') await answer(page);
}

for (const [game, scenario, cards] of [
  ['golems6', 'cross', 'FLFRFA'],
  ['golems4', 'long-field', 'FLFRFA'],
] as const) {
  test(`${game}: programs stay secret until all have laid theirs; with a bot to the end`, LONG, async ({ browser }) => {
    const { ola, ada, here } = await meet(browser, game, [{ bot: '1' }], { scenario, rounds: 2 });
    const eve = await watch(browser, here.table);
    await Promise.all([chooseFirst(ola), chooseFirst(ada)]);
    const heard = ada.heard.length;
    // On a phone who looks on has no paper beside the board: the wood says who plays.
    const { width, height } = eve.page.viewportSize()!;
    await eve.page.setViewportSize({ width: 360, height: 740 });
    await expect(eve.page.locator('.gl-watching li')).toContainText([/Ola/, /Ada/]);
    await eve.page.setViewportSize({ width, height });
    await layByKeys(ola.page, cards);
    await expect(ola.page.locator('.gl-tray.idle')).toBeVisible();
    await expect.poll(() => ada.heard.slice(heard).some((text) => /\[\[0,0\]\]/.test(text))).toBe(true);
    expect(ada.heard.slice(heard).concat(eve.heard).join('\n')).not.toMatch(/program [A-Z]/);
    await Promise.all([programToEnd(ola, cards), programToEnd(ada, 'RFFLBF')]);
    for (const { page } of [ola, ada, eve]) await expect(page.locator('.end-card .scores')).toBeVisible(THINKING);
    expectNoComplaints(ola, ada, eve);
    await leaveAll(ola, ada, eve);
  });
}
