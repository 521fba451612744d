import { expect, type Locator, type Page } from '@playwright/test';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { LogWriter } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import type { Preferences } from '../src/base/preferences.ts';
import { packLog } from '../src/session/kept/link.ts';
import { AT_ONCE, open, seatAs, setStools, withHouseRules } from './helpers.ts';

export type GolemsGame = 'golems6' | 'golems4';

/** A table by the set-up page: a scenario, and who sits where (names of people; `bot` for one of the weakest bots). */
export async function sitAt(
  page: Page,
  game: GolemsGame,
  scenario: string,
  seats: readonly string[],
  {
    subprogram = false,
    rounds,
    preferences = AT_ONCE,
  }: { subprogram?: boolean; rounds?: number; preferences?: Partial<Preferences> } = {},
): Promise<void> {
  await open(page, `#/new/${game}`, preferences);
  await page.locator('.gl-change').click();
  await page.locator(`[data-scenario="${scenario}"]`).click();
  await setStools(page, seats.length);
  for (const [seat, name] of seats.entries()) {
    await seatAs(page, seat, name === 'bot' ? 'bot' : 'here');
    if (name === 'bot') await page.locator('.place .level').getByRole('radio').first().check({ force: true });
    else await page.locator('.place .su-name .input').fill(name);
  }
  if (rounds !== undefined) {
    await page.locator('.gl-lineup summary').click();
    await page.locator('.gl-rounds-choice select').selectOption(String(rounds));
  }
  if (subprogram) await withHouseRules(page, () => page.getByRole('switch', { name: /Subprogram/ }).check({ force: true }));
  await page.locator('.setup .start').click();
  await expect(page.locator(`.shell.game-${game}:not([data-laid])`)).toBeVisible();
}

/** What a game has come to; a child who has won sees a medal instead of points. */
export const result = (page: Page): Locator => page.locator('.end-card :is(.scores, .end-medal)');
export const hand = (page: Page): Locator => page.locator('.gl-hand .gl-take[data-card="F"]');
export const choices = (page: Page): Locator => page.locator('.gl-choices');
export const curtain = (page: Page): Locator => page.locator('dialog.curtain');
/** What can be answered here: questions other than a program come a moment after the tray, as a late part. */
export const asked = (page: Page): Locator => choices(page).or(page.locator('.gl-tray:not(.idle) .gl-hand'));

/** Bots think on the same machine, however busy it is. */
export const THINKING = { timeout: 120_000 };

/** Waits until this page is asked something or the game is over. */
export async function whatIsAsked(page: Page): Promise<'over' | 'program' | 'choice'> {
  await expect(result(page).or(asked(page)).filter({ visible: true }).first()).toBeVisible(THINKING);
  if (await result(page).isVisible()) return 'over';
  return (await choices(page).isVisible()) ? 'choice' : 'program';
}

/** Answers whatever is asked besides a program: the first that is offered, or no. */
export async function answer(page: Page): Promise<void> {
  const box = choices(page);
  await expect(box.locator('.gl-option, .gl-part, select, .btn').first()).toBeVisible();
  const option = box.locator('.gl-option, .gl-part').first();
  const list = box.locator('.gl-cell-choice select');
  if (await list.count()) {
    await list.selectOption({ index: 1 });
    await box.locator('.gl-ready').click();
  } else if (await option.count()) {
    await option.click();
    await box.locator('.gl-ready').click();
  } else await box.getByRole('button', { name: /No Subprogram|Don’t use|No, thanks/ }).click();
}

/** The same with the keyboard alone. */
export async function answerByKeys(page: Page): Promise<void> {
  const box = choices(page);
  const first = box.locator('.gl-option, .gl-part, select, .btn').first();
  await first.focus();
  if (await first.evaluate((element) => element instanceof HTMLSelectElement)) await page.keyboard.press('ArrowDown');
  else await page.keyboard.press('Enter');
  const confirm = box.locator('.gl-ready');
  if (!(await confirm.isVisible())) return;
  await confirm.focus();
  await page.keyboard.press('Enter');
}

/** Lays cards by their keys until every row is filled, then is ready. */
export async function layByKeys(page: Page, cards: string): Promise<void> {
  const ready = page.locator('.gl-ready');
  for (const card of cards) {
    if ((await ready.getAttribute('aria-disabled')) === 'false') break;
    await page.keyboard.press(card);
  }
  await expect(ready).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
}

const GAMES: Readonly<Record<GolemsGame, AnyGame>> = { golems6, golems4 };

/**
 * A recorded game as an address: seats do what `decide` says, or what the rules do for somebody who does not answer. Stops when
 * `decide` answers `null`.
 */
export async function recorded(
  id: GolemsGame,
  options: { readonly [key: string]: unknown },
  names: readonly string[],
  decide: (view: never, seat: number) => string | undefined | null,
  seed = 1,
): Promise<string> {
  const game = GAMES[id];
  const rng = new SeededRng(seed);
  const writer = new LogWriter(game, { seats: names.length, options, names });
  const state: unknown = game.setup(unwrap(game.parseOptions(options, names.length)), names.length);
  for (let count = 0; count < 400 && game.next(state).kind !== 'over'; count++) {
    const next = game.next(state);
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const text = actor === CHANCE ? undefined : decide(game.view(state, actor) as never, actor);
    if (text === null) break;
    const action =
      actor === CHANCE
        ? game.roll(state, rng)
        : text === undefined
          ? game.overtime(state, actor)
          : (unwrap(game.read(state, actor, text) as never) as number);
    const step: Step = { kind: 'play', actor, action };
    writer.add(state, step);
    playStep(game, state, step);
  }
  return `#/replay/${await packLog(writer.log())}`;
}
