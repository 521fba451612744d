import { expect, type Page, test } from '@playwright/test';
import { BOT, PERSON } from './circuit-games.ts';
import { keepBegun, keepFinished, knowReview } from './finished.ts';
import { AT_ONCE, LONG, open, restingBox, settled, staysWrong, withSeed } from './helpers.ts';
import { THINKING } from './micropul-table.ts';
import { ALL, FEW, TIGHT, withLongerWords, wrongWith } from './windows.ts';

/*
 * Every window has a board: from a small phone to a projector, upright and on its side, in play, while something is tried, at a moment
 * of the past, when it is over, in its review and at a moment of that. One page is resized through all of them.
 */

const ASKED = '.mp-tray.asked, .ci-tray.asked, .gl-tray:not(.idle)';

/** What is wrong with the window as it stands, and where the felt is. */
function look(page: Page): Promise<{ felt: string; wrong: readonly string[] }> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const wrong: string[] = [];
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const felt = document.querySelector('.felt')!.getBoundingClientRect();
    const share = Math.min(felt.width, felt.height) / Math.min(innerWidth, innerHeight);
    if (share < 0.45) wrong.push(`the felt has ${Math.round(share * 100)} % of the window's smaller side`);
    // A sheet that somebody has opened may be larger; nobody has here.
    for (const part of shown('.shell > :is(.bar, .seats, .now, .film, .moment-note), .act, .tray, .side, .side .panel')) {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      if (width * height > felt.width * felt.height) wrong.push(`.${part.className} is larger than the felt`);
      if (width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1))
        wrong.push(`.${part.className} sticks out`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page is ${scrollWidth} by ${scrollHeight}`);
    // The bar: two rows at most, one more for the way back, and nothing on anything else.
    const bar = shown('.shell > .bar')[0];
    const barHeight = bar?.getBoundingClientRect().height ?? 0;
    if (barHeight > Math.max(bar?.querySelector('.branch') ? 148 : 100, innerHeight * 0.06))
      wrong.push(`the bar is ${Math.round(barHeight)} px high`);
    const onBar = shown('.bar > *')
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    if (onBar.some((one, i) => onBar.slice(i + 1).some((other) => overlap(one, other))))
      wrong.push('things lie on each other in the bar');
    for (const seat of shown('.shell > .seats .seat')) {
      const { top, bottom } = seat.getBoundingClientRect();
      const parts = [...seat.querySelectorAll('.nm, .st > *')].map((part) => part.getBoundingClientRect());
      if (parts.some((part) => part.height > 0 && (part.top < top - 1 || part.bottom > bottom + 1)))
        wrong.push(`more than fits stands at the seat of ${seat.querySelector('.nm')?.textContent}`);
    }
    // What is said at a seat is whole or not there at all.
    for (const said of shown('.shell > .seats .st :is(b, i, em, span):not(.hidden)')) {
      const box = said.getBoundingClientRect();
      let [isSeen, isCut] = [box.width > 1, false];
      for (let around = said.parentElement!; !around.matches('.seats'); around = around.parentElement!) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const clip = around.getBoundingClientRect();
        if (box.top > clip.bottom - 3) isSeen = false;
        if (box.left < clip.left - 1 || box.right > clip.right + 1) isCut = true;
      }
      if (isSeen && isCut) wrong.push(`cut at a seat: ${said.textContent}`);
    }
    const wording = bar?.querySelector<HTMLElement>('.branch > span');
    if (wording && wording.scrollWidth > wording.clientWidth + 1) wrong.push('the way back is cut');
    // What cuts off what has no room shows all of it, and what can be pressed is in sight.
    for (const film of shown('.shell > .film'))
      for (const [side, more] of [
        ['wide', film.scrollWidth - film.clientWidth],
        ['high', film.scrollHeight - film.clientHeight],
      ] as const)
        if (more > 1) wrong.push(`the film is ${more} px too ${side}`);
    for (const button of shown('.table-card .btn, .shell > .film > :is(.line, input)')) {
      const { top, bottom } = button.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1) wrong.push(`"${button.textContent || button.ariaLabel}" is out of sight`);
    }
    for (const both of shown('.gl-compared'))
      if (both.scrollHeight > both.clientHeight + 1) wrong.push('a program of the review is cut');
    for (const button of shown('.moves .btn'))
      if (button.scrollWidth > button.clientWidth + 1) wrong.push(`"${button.textContent}" is wider than its button`);
    // Beside the board the rows of a program lie above what confirms them.
    const ready = shown('.side .gl-panel > .gl-buttons')[0]?.getBoundingClientRect();
    const lastRow = shown('.side .gl-panel .gl-row').at(-1)?.getBoundingClientRect();
    if (ready && lastRow && lastRow.bottom > ready.top + 3) wrong.push('the last row is under the button');
    // What goes on below fades out at the very edge of its paper; a piece that is taken up lies on the wood, a running row has its frame.
    for (const paper of shown('.side :is(.game-panel, .log)')) {
      const { overflowY, paddingBottom } = getComputedStyle(paper);
      if (getComputedStyle(paper, '::after').position === 'sticky' && overflowY !== 'hidden' && paddingBottom !== '0px')
        wrong.push(`.${paper.className} is cut below what fades out`);
    }
    const wood = shown('.shell > .mine > .tray')[0]?.getBoundingClientRect();
    const taken = shown('.mp-hand-tile.chosen')[0]?.getBoundingClientRect();
    const OUTLINE = 3;
    if (wood && taken && taken.top - OUTLINE < wood.top) wrong.push('the tile that is taken up is cut');
    for (const row of shown('.gl-column .gl-row.on'))
      if (!getComputedStyle(row).boxShadow.includes('inset')) wrong.push('the frame of the running row is cut');
    // A moment of a review lays both programs beside each other.
    const isRoomy = innerWidth >= 1280 && innerHeight >= 700 && innerWidth / innerHeight > 0.9;
    if (isRoomy && document.querySelector('.moment-note .gl-compared section') && shown('.gl-compared section').length !== 2)
      wrong.push('the programs are not shown');
    // Cells pass under the strip that buttons have for themselves.
    const strip = shown('.mp-foot, .gl-tools')[0]?.getBoundingClientRect();
    for (const button of shown('.felt .sq, .felt .mp-earn')) {
      const over = button.getBoundingClientRect();
      if (strip && over.left >= strip.left && over.right <= strip.right && over.top >= strip.top - 8) continue;
      for (const cell of shown('.felt :is(.mp-cell[data-kind], .ci-cell, [data-cell])')) {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const across = Math.min(right, over.right) - Math.max(left, over.left);
        const down = Math.min(bottom, over.bottom) - Math.max(top, over.top);
        if (across > 2 && down > 2) wrong.push(`a button lies over ${cell.getAttribute('aria-label')}`);
      }
    }
    // The lamp stands on the rim, over no cell and no words; in the smallest windows that lie there is no such place.
    const lamp = innerHeight < 340 ? undefined : shown('.rim > .lamp')[0]?.getBoundingClientRect();
    if (lamp)
      for (const other of shown(
        '.felt :is(.mp-cell[data-kind], .ci-cell, [data-cell]), .shell > .now :is(p, button), .shell > .seats .seat',
      )) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        // A round button leaves its corners free.
        const [x, y] = [(lamp.left + lamp.right) / 2, (lamp.top + lamp.bottom) / 2];
        const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
        if (away < lamp.width / 2 - 3) wrong.push(`the lamp lies over ${other.ariaLabel ?? other.textContent}`);
      }
    for (const label of document.querySelectorAll<SVGTextElement>('.ci-labels text, .gl-label, .gl-compass text')) {
      const size = Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 1);
      if (size < 11.9) wrong.push(`${label.textContent} is ${size.toFixed(1)} px`);
    }
    // On phones the sentence of a film is scrolled.
    const said = innerWidth < 700 || innerHeight < 521 ? '.shell > .now p' : '.shell > .now p, .gl-told';
    for (const sentence of shown(said))
      if (sentence.scrollHeight > sentence.clientHeight + 1) wrong.push(`cut: ${sentence.textContent}`);
    // What is spoken of is in sight, and so are the words about it.
    const note = shown('.moment-note')[0]?.getBoundingClientRect();
    const lit = shown('.light-art')[0]?.getBoundingClientRect();
    if (note && (note.left < -1 || note.right > innerWidth + 1 || note.top < -1 || note.bottom > innerHeight + 1))
      wrong.push('the note sticks out');
    if (note && lit) {
      const across = Math.min(note.right, lit.right) - Math.max(note.left, lit.left);
      const down = Math.min(note.bottom, lit.bottom) - Math.max(note.top, lit.top);
      if (across > 2 && down > 2) wrong.push('the note lies over the place it means');
      if (lit.bottom > felt.bottom + 2 || lit.top < felt.top - 2) wrong.push('the place meant is out of sight');
    }
    const rect = [felt.left, felt.top, felt.width, felt.height].map(Math.round);
    return { felt: rect.join(' '), wrong: [...new Set(wrong)] };
  });
}

/** Back to the window that everything is done in, whatever else was looked at. */
async function backToDesk(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-window', 'desk');
}

/** The same windows in another phase: nothing wrong, and the felt where it was. */
async function throughWindows(
  page: Page,
  windows: readonly string[],
  phase: string,
  before?: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const felts = new Map<string, string>();
  const wrong: string[] = [];
  for (const window of windows) {
    const [width, height] = window.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    const found = await staysWrong(page, async () => {
      await restingBox(page.locator('.felt'));
      const seen = await look(page);
      felts.set(window, seen.felt);
      const was = before?.get(window) ?? seen.felt;
      const moved = was === seen.felt ? [] : [`the felt was ${was}, is ${seen.felt}`];
      return [...seen.wrong, ...(await wrongWith(page, window)), ...moved];
    });
    wrong.push(...found.map((what) => `${window}: ${what}`));
  }
  expect(wrong, phase).toEqual([]);
  await backToDesk(page);
  return felts;
}

/** Words alone: boards may be of another size while letters are large. */
async function wholeWords(page: Page, windows: readonly string[], phase: string): Promise<void> {
  const wrong: string[] = [];
  for (const window of windows) {
    const [width, height] = window.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    await settled(page);
    wrong.push(...(await staysWrong(page, () => wrongWith(page, window))).map((what) => `${window}: ${what}`));
  }
  expect(wrong, phase).toEqual([]);
  await backToDesk(page);
}

/** The open dialog lies inside each window, wholly readable by scrolling it up and down. */
async function dialogThroughWindows(page: Page, windows: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const window of windows) {
    const [width, height] = window.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    const look = (): Promise<string[]> =>
      page.locator('dialog[open]').evaluate(async (dialog) => {
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        const isWide = [dialog, ...dialog.querySelectorAll('*')].some(
          (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible',
        );
        return [...(isInside ? [] : ['sticks out']), ...(isWide ? ['is cut at its side'] : [])];
      });
    const found = await staysWrong(page, look);
    wrong.push(...found.map((what) => `${window}: the dialog ${what}`));
  }
  expect(wrong).toEqual([]);
  await backToDesk(page);
}

const TRY: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  micropul: async (page) => {
    await page.locator('.mp-hand-tile:not(.nowhere)').first().click();
    await page.locator('.mp-cell[data-kind="place"]').first().click();
    await expect(page.locator('.mp-trial').first()).toBeVisible();
  },
  circuit: async (page) => {
    await page.locator('.ci-held:not(.idle)').first().click();
    await page.locator('.ci-cell.offered').first().click();
    await expect(page.locator('.ci-ring')).toBeVisible();
  },
  golems6: (page) => page.locator('.gl-take[data-card="F"]').click(),
  golems4: (page) => page.locator('.gl-take[data-card="F"]').click(),
};

/** The last moment of the log, with the papers laid away. */
async function lookBack(page: Page): Promise<void> {
  const log = page.locator('.side-tabs button').last();
  if (await log.isVisible()) await log.click();
  await page.locator('.log button').last().click();
  await expect(page.locator('.shell > .film')).toBeVisible();
  if (await log.isVisible()) await page.locator('.side-tabs button').first().click();
  // Where papers are a sheet they would now be open; a person lays them away.
  await page.evaluate(() => document.querySelector<HTMLElement>('.side-close')?.click());
}

// Both editions of Golems have one board.
const QUICK = ['micropul', 'golems6'];

for (const [windows, games, when] of [
  [FEW, QUICK, {}],
  [ALL, [...QUICK, 'circuit', 'golems4'], LONG],
] as const)
  for (const game of games) {
    test(`each of ${windows.length} windows has a board of the same size in every phase: ${game}`, when, async ({ page }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      await withSeed(page, 5);
      await open(page, '', AT_ONCE);
      await page.locator(`.tc:has(a[href="#/new/${game}"]) .btn.go`).click();
      await expect(page.locator(ASKED)).toBeVisible(THINKING);
      const felts = await throughWindows(page, windows, 'in play');
      await TRY[game]!(page);
      await throughWindows(page, windows, 'while something is tried', felts);
      await lookBack(page);
      await throughWindows(page, windows, 'at a moment of the past', felts);
      await page.keyboard.press('Escape');
      await expect(page.locator(ASKED)).toBeVisible(THINKING);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog', { name: 'Give up' }).getByRole('button', { name: 'Give up' }).click();
      await expect(page.locator('.now .btn.go')).toBeAttached();
      // The result has a place of its own beside the board: the felt may be larger then.
      await throughWindows(page, windows, 'when it is over');
      // The head of a kept table comes after its log.
      const isKept = () => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('"isOver":true')));
      await expect.poll(isKept).toBe(true);
      await knowReview(page, game);
      await page.getByRole('button', { name: 'Game review' }).click();
      const show = page.getByRole('button', { name: 'Show the moment' });
      await expect(show).toBeVisible();
      await dialogThroughWindows(page, FEW);
      await show.click();
      await expect(page.locator('.moment-note')).toBeVisible();
      await throughWindows(page, windows, 'at a moment of the review', felts);
      await page.goBack();
      await show.click();
      await page.locator('.moment-note .btn.go').click();
      await expect(page.locator('.bar > .branch')).toBeVisible();
      await expect(page.locator(ASKED)).toBeVisible(THINKING);
      await throughWindows(page, windows, 'while another way is tried');
    });
  }

for (const [game, seats, options, when] of [
  ['golems6', 4, {}, {}],
  ['golems4', 4, {}, LONG],
  // More than four play in teams only. [C8.2]
  ['circuit', 6, { teams: true }, LONG],
] as const) {
  test(`a game of ${seats} that is over has its board and its result in every window: ${game}`, when, async ({ page }) => {
    const names = ['Zofia', 'Oto', 'Hanna', 'Weronika', 'Ada', 'Bob'].slice(0, seats);
    const sitters = names.map((name, seat) => (seat === 0 ? PERSON(name) : BOT(name)));
    await keepFinished(page, { game, sitters, options, fits: () => true });
    // Russian words are the longest.
    await open(page, '#/table/finished', { ...AT_ONCE, language: 'ru' });
    await expect(page.locator('.end-card')).toBeVisible();
    const windows = [...FEW, '1024x768', '844x390'];
    await throughWindows(page, windows, 'when it is over');
    await expect(page.locator('.shell > .seats')).toBeHidden();
    await page.locator('.end-card .sq').click();
    await expect(page.locator('.shell > .seats .seat')).toHaveCount(seats);
    await throughWindows(page, windows, 'when the table is looked at');
    await lookBack(page);
    await throughWindows(page, windows, 'at a moment of the past');
  });
}

// Russian words are the longest there are; somebody else's may be longer, and some people need large letters.
for (const [how, textSize, isLonger] of [
  ['the largest text', 'largest', false],
  ['words a third longer', 'normal', true],
] as const)
  for (const [game, seats, decisions, when] of [
    ['circuit', 4, 14, isLonger ? {} : LONG],
    ['micropul', 2, 14, LONG],
    ['golems6', 4, 14, LONG],
    // A round later a card of an event would ask for something else than a program.
    ['golems4', 4, 12, LONG],
  ] as const)
    test(`a table has room for ${how}: ${game}`, when, async ({ page }) => {
      const sitters = ['Zofia', 'Oto', 'Hanna', 'Weronika']
        .slice(0, seats)
        .map((name, seat) => (seat === 0 ? PERSON(name) : BOT(name)));
      await keepBegun(page, { game, sitters, decisions });
      if (isLonger) await withLongerWords(page);
      await open(page, '#/table/begun', { ...AT_ONCE, language: 'ru', textSize });
      await expect(page.locator(ASKED)).toBeVisible(THINKING);
      const windows = when === LONG ? TIGHT : FEW;
      await wholeWords(page, windows, 'in play');
      await TRY[game]!(page);
      await wholeWords(page, windows, 'while something is tried');
      await lookBack(page);
      await wholeWords(page, windows, 'at a moment of the past');
    });

test('partners on a small phone fold their hands beside the own one, so that cells are large enough', LONG, async ({ page }) => {
  const sitters = ['Zofia', 'Oto', 'Hanna', 'Weronika', 'Ada', 'Bob'].map((name, seat) =>
    seat === 0 ? PERSON(name) : BOT(name),
  );
  await keepBegun(page, { game: 'circuit', sitters, options: { teams: true, openHands: true }, decisions: 14 });
  await open(page, '#/table/begun', { ...AT_ONCE, language: 'ru' });
  await expect(page.locator(ASKED)).toBeVisible(THINKING);
  await wholeWords(page, TIGHT, 'with open hands');
  await page.setViewportSize({ width: 320, height: 568 });
  const cell = () =>
    page
      .locator('.ci-cell')
      .first()
      .evaluate((each) => each.getBoundingClientRect().width);
  await expect.poll(cell).toBeGreaterThan(24);
  const hand = page.locator('.open-hand');
  await expect(hand.locator('.pieces')).toBeHidden();
  await hand.click();
  await expect(hand.locator('.pieces svg').first()).toBeInViewport();
});

for (const language of ['en', 'ru', 'pl'] as const)
  test(`the smallest phone shows micropul's whole question and every stone of a seat: ${language}`, LONG, async ({ page }) => {
    await keepBegun(page, { game: 'micropul', sitters: [PERSON('Zofia'), BOT('Oto')], decisions: 14 });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '#/table/begun', { ...AT_ONCE, language });
    await expect(page.locator(ASKED)).toBeVisible(THINKING);
    const question = page.locator('.now > p');
    await expect.poll(() => question.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    for (const stones of await page.locator('.mp-seat-stones').all()) {
      const over = () =>
        stones.evaluate((each) => each.getBoundingClientRect().right - each.closest('.seat')!.getBoundingClientRect().right);
      await expect.poll(over).toBeLessThan(0);
    }
  });
