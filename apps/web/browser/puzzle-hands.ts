import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { GAMES as LIST } from '@stolik/games/games';
import { turned } from '../src/games/micropul/model/position.ts';
import { readDate, threeOfDay } from '../src/session/learn/daily.ts';
import { turnTo } from './circuit-games.ts';
import { layByKeys } from './golems-table.ts';
import { expectAsked, THINKING } from './micropul-table.ts';

/** A line of a file of puzzles, as far as a hand at the table needs it. */
export interface ShippedPuzzle {
  readonly id: string;
  readonly rating: number;
  readonly goal: { readonly kind: string; readonly program?: string };
  readonly solution: readonly string[];
}

/** Where the puzzles of a game are, and how a person does what a solution says. */
interface Hand {
  readonly folder: string;
  /** Decisions that a few touches make; of a kind the first puzzle is taken that has no other. */
  readonly simple: RegExp;
  decide(page: Page, decision: string, puzzle: ShippedPuzzle): Promise<void>;
}

const GAMES = join(import.meta.dirname, '../../../games');

export const HANDS: Readonly<Record<string, Hand>> = {
  micropul: { folder: 'micropul/puzzles', simple: /^lay /, decide: layMicropul },
  circuit: { folder: 'circuit/puzzles', simple: /^(lay \w+ \w+|iron \w+)$/, decide: layOrMend },
  golems6: { folder: 'golems/puzzles/golems6', simple: /^program( ([FBLRADS]|2\([FBLRADS]\)))+$/, decide: program },
  golems4: { folder: 'golems/puzzles/golems4', simple: /^program [FBLRADS ]+$/, decide: program },
};

/** What is read is answered on paper, and not by hand. */
const READ = ['burns', 'glows', 'predict'];

function shipped(game: string, file = ''): readonly ShippedPuzzle[] {
  const folder = join(GAMES, HANDS[game]!.folder);
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith(file))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  return lines.map((line) => JSON.parse(line) as ShippedPuzzle);
}

/** The three of a day, the easiest first. */
export function threeOf(date: string): readonly { readonly game: string; readonly puzzle: ShippedPuzzle }[] {
  const games = LIST.map(({ id }) => id).filter((id) => Object.hasOwn(HANDS, id));
  return threeOfDay(Object.fromEntries(games.map((game) => [game, shipped(game, 'daily.jsonl')])), games, readDate(date)!);
}

/** The first decision that solves a puzzle. */
export const solutionOf = (game: string, id: string): string => shipped(game).find((each) => each.id === id)!.solution[0]!;

/** The first puzzle of every kind that is shipped. */
export function firstOfEachKind(game: string): readonly ShippedPuzzle[] {
  const { simple } = HANDS[game]!;
  const kinds = new Map<string, ShippedPuzzle | undefined>();
  for (const puzzle of shipped(game)) {
    const { kind } = puzzle.goal;
    const isEasyToDo = READ.includes(kind) || puzzle.solution.every((decision) => simple.test(decision));
    if (!kinds.get(kind)) kinds.set(kind, isEasyToDo ? puzzle : undefined);
  }
  const missing = [...kinds].filter(([, puzzle]) => !puzzle).map(([kind]) => kind);
  if (missing.length > 0) throw new Error(`no puzzle of ${game} can be done by hand: ${missing.join(', ')}`);
  return [...kinds.values()].flatMap((puzzle) => puzzle ?? []);
}

/** Plays the solution at the table, or gives it as an answer. */
export async function solve(page: Page, game: string, puzzle: ShippedPuzzle): Promise<void> {
  if (READ.includes(puzzle.goal.kind)) await say(page, game, puzzle.solution[0]!);
  else for (const decision of puzzle.solution) await HANDS[game]!.decide(page, decision, puzzle);
}

async function layMicropul(page: Page, decision: string): Promise<void> {
  const [, wanted = '', cell = ''] = /^lay (\S+)@(\S+)$/.exec(decision) ?? [];
  await expectAsked(page);
  const held = await page
    .locator('.mp-hand-tile')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['tile']!));
  const index = held.findIndex((tile) => [0, 1, 2, 3].some((by) => turned(tile, by) === wanted));
  await page.locator('.mp-hand-tile').nth(index).click();
  // Turned all the way round it is laid as it is held, and not as it would bring most.
  const by = [4, 1, 2, 3].find((turns) => turned(held[index]!, turns & 3) === wanted)!;
  for (let turn = 0; turn < by; turn++) await page.keyboard.press('r');
  await page.locator(`.mp-cell[data-cell="${cell}"]`).click();
  await page.locator('.mp-go').click();
}

async function layOrMend(page: Page, decision: string): Promise<void> {
  const [verb, what = '', cell = ''] = decision.split(' ');
  await expect(page.locator('.ci-tray.asked')).toBeVisible(THINKING);
  if (verb === 'iron') {
    await page.locator('.ci-held.iron').first().click();
    await page.locator(`.ci-cell[data-spot="${what}"]`).click();
    await page.locator('.ci-nothing').click();
  } else {
    await page
      .locator(`.ci-held[data-token="${what.slice(0, -1)}"]`)
      .first()
      .click();
    await page.locator(`.ci-cell[data-spot="${cell}"]`).click();
    await turnTo(page, Number(what.at(-1)));
  }
  await page.locator('.ci-buttons .ci-go').click();
}

/** By keys; a program that lies there already is taken away first. */
async function program(page: Page, decision: string): Promise<void> {
  await expect(page.locator('.gl-tray:not(.idle)')).toBeVisible(THINKING);
  for (let row = 0; row < 6; row++) await page.keyboard.press('Backspace');
  // A repeat that is laid runs its card twice.
  const cards = decision.replace('program ', '').replaceAll(/2\((\w)\)/g, 'T$1');
  await layByKeys(page, cards.replaceAll(' ', ''));
}

async function say(page: Page, game: string, answer: string): Promise<void> {
  const [cell = '', facing] = answer.split(' ');
  if (game === 'circuit') await page.locator(`.answers .btn[data-answer="${answer}"]`).click();
  else {
    await page.locator(`.gl-grid [data-cell="${cell}"]`).click();
    await page.locator(`.gl-ring [data-facing="${facing}"]`).click();
  }
  await page.locator('.answer .btn.go').click();
}
