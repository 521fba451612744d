import type { Page } from '@playwright/test';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { ActionList, type AnyGame, CHANCE } from '@stolik/kernel/game';
import { LogWriter, printLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import type { Manifest } from '@stolik/search/manifest';
import type { Sitter } from '@stolik/table/table';
import { BOT, gameUntil, PERSON } from '../../browser/circuit-games.ts';
import { play, stillGame } from '../stills.ts';

/** A game in the middle, as a browser keeps it. */
export interface Kept {
  readonly game: string;
  readonly log: string;
  /** How many sit at it: one person, the others are bots. */
  readonly seats: number;
}

/** Early: every hand has something to lay, so moves can be made one after another. */
export const youngCircuit = (): Kept => ({
  game: 'circuit',
  log: gameUntil({ seed: 31, until: ({ place }) => place === 0 }),
  seats: 2,
});

/** Late, 44 of 48 cells are taken; of the first seeds this is the one with most current, half and full. */
export const fullCircuit = (): Kept => ({
  game: 'circuit',
  log: gameUntil({ seed: 8, until: ({ place, bagSize }) => place === 0 && bagSize <= 5 }),
  seats: 2,
});

export const middleMicropul = (): Kept =>
  middleOf(micropul, 2, 7, (state, made) => micropul.next(state).seat === 0 && made > 60, anyMove);

/** Four golems, some rounds in; the person programs. */
export const middleGolems6 = (): Kept => middleOf(golems6, 4, 5, ({ round }) => round >= 4);
export const middleGolems4 = (): Kept => middleOf(golems4, 4, 5, ({ round }) => round >= 4);

/** A game as far as the build plays its little table. */
export async function stillTable(game: Manifest): Promise<() => Kept> {
  const { rules, ...played } = await stillGame(game);
  const { steps, seats, options } = play({ rules, ...played });
  const state = rules.setup(unwrap(rules.parseOptions(options, seats)), seats);
  const log = new LogWriter(rules, { seats, options });
  for (const [actor, action] of steps) {
    log.add(state, { kind: 'play', actor, action });
    rules.play(state, actor, action);
  }
  return () => ({ game: game.id, log: printLog(log.log()), seats });
}

/** Plays one game by chance up to the requested moment in which the first seat is asked. */
function middleOf(
  game: AnyGame,
  seats: number,
  seed: number,
  isThere: (state: ReturnType<AnyGame['setup']>, made: number) => boolean,
  choose: (state: ReturnType<AnyGame['setup']>, seat: number, rng: SeededRng) => number = game.sample,
): Kept {
  const rng = new SeededRng(seed);
  const state = game.setup(unwrap(game.parseOptions({}, seats)), seats);
  const log = new LogWriter(game, { seats, options: {} });
  for (let made = 0; ; made++) {
    const next = game.next(state);
    if (next.kind === 'over') throw new Error(`the game of ${game.id} ended too early`);
    if (next.seats.includes(0) && isThere(state, made)) return { game: game.id, log: printLog(log.log()), seats };
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = next.kind === 'chance' ? game.roll(state, rng) : choose(state, actor, rng);
    log.add(state, { kind: 'play', actor, action });
    game.play(state, actor, action);
  }
}

const TAKE = 0;

/** Takes while the hand is small: a hand without tiles ends the game. */
function anyMove(state: ReturnType<typeof micropul.setup>, seat: number, rng: SeededRng): number {
  const list = new ActionList();
  micropul.legal(state, seat, list);
  if (state.hands[seat]!.length < 4 && list.toArray().includes(TAKE)) return TAKE;
  return list.at(rng.below(list.length));
}

const NAMES = ['Ola', 'Oto', 'Ada', 'Bob'] as const;

/** Puts it on the shelf of the browser, whose page must be of our address already; it is then at `#/table/kept`. */
export async function shelve(page: Page, { game, log, seats }: Kept): Promise<void> {
  const sitters = NAMES.slice(0, seats).map((name, seat): Sitter => (seat === 0 ? PERSON(name) : BOT(name)));
  const head = { id: 'kept', game, sitters, isOver: false, asked: [0], moves: 1, savedAt: 1 };
  await page.evaluate(
    ([text, kept]) => {
      localStorage.setItem('stolik.log.kept', text);
      localStorage.setItem('stolik.table.kept', kept);
    },
    [log, JSON.stringify(head)] as const,
  );
}
