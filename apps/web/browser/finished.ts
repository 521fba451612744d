import { expect, type Page } from '@playwright/test';
import { greedyCircuit } from '@stolik/circuit/bot/greedy';
import { circuit } from '@stolik/circuit/game';
import { connectFour } from '@stolik/connect-four/game';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { type Action, type AnyGame, CHANCE, type Outcome, type Seat } from '@stolik/kernel/game';
import { LogWriter, parseLog, printLog, replay } from '@stolik/kernel/log';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Step } from '@stolik/kernel/steps';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';
import type { Moment, Review } from '@stolik/search/reviewed';
import type { Sitter } from '@stolik/table/table';
import { REVIEWS, reviewKey } from '../src/shell/table/kept-review.ts';

/** A game and who plays it quickly; the state is the game's own. */
const GAMES: Readonly<Record<string, { readonly game: AnyGame; choose(state: never, seat: Seat, rng: Rng): Action }>> = {
  micropul: { game: micropul, choose: greedyMicropul },
  circuit: { game: circuit, choose: greedyCircuit },
  golems6: { game: golems6, choose: golems6.sample },
  golems4: { game: golems4, choose: golems4.sample },
  'connect-four': { game: connectFour, choose: connectFour.sample },
};

export interface FinishedRequest {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options?: { readonly [key: string]: boolean | string };
  /** Seeds are tried upwards until a game ends so. */
  fits(outcome: Outcome): boolean;
}

/** A finished game, as the text of its log. */
export function finishedGame({ game: id, sitters, options = {}, fits }: FinishedRequest): string {
  for (let seed = 1; seed < 200; seed++) {
    const { log, outcome } = played(id, sitters, options, seed);
    if (outcome && fits(outcome)) return log;
  }
  throw new Error('no game ends so');
}

/** Up to the end, or to where the first seat is asked after so many decisions. */
function played(
  id: string,
  sitters: readonly Sitter[],
  options: NonNullable<FinishedRequest['options']>,
  seed: number,
  decisions = Number.POSITIVE_INFINITY,
): { readonly log: string; readonly outcome: Outcome | undefined; readonly decided: number; readonly lastActor: Seat } {
  const { game, choose } = GAMES[id]!;
  const parsed = game.parseOptions(options, sitters.length);
  if (!parsed.ok) throw new Error('no such options');
  const rng = new SeededRng(seed);
  const state = game.setup(parsed.value, sitters.length);
  const log = new LogWriter(game, { seats: sitters.length, options });
  let lastActor = CHANCE;
  for (let decided = 0; ; ) {
    const next = game.next(state);
    if (next.kind === 'over') return { log: printLog(log.log()), outcome: next.outcome, decided, lastActor };
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    if (actor === 0 && decided >= decisions) return { log: printLog(log.log()), outcome: undefined, decided, lastActor };
    const action = actor === CHANCE ? game.roll(state, rng) : choose(state as never, actor, rng);
    if (actor !== CHANCE) {
      decided++;
      lastActor = actor;
    }
    log.add(state, { kind: 'play', actor, action });
    game.play(state, actor, action);
  }
}

/**
 * A review of the given-up game on this page, as if it had been thought about: its moment is the last one, with any other decision as
 * the better one. Nobody has to wait for bots where only the screen of a moment is looked at.
 */
export async function knowReview(page: Page, id: string): Promise<void> {
  let text = '';
  const kept = async (): Promise<string> => {
    text = await page.evaluate(() => {
      const name = location.hash.split('/').at(-1) ?? '';
      return localStorage.getItem(`stolik.log.${name}`) ?? '';
    });
    return text;
  };
  await expect.poll(kept).toContain(': resign');
  const log = unwrap(parseLog(text));
  const { game } = GAMES[id]!;
  const steps: Step[] = [];
  let before: unknown;
  unwrap(
    replay(game, log, ({ step, state }) => {
      steps.push(step);
      // The state goes on changing; what matters is the one that the game was given up in.
      if (step.kind === 'play') before = game.clone(state);
    }),
  );
  const step = steps.findIndex(({ kind }) => kind === 'resign');
  const seat = steps[step]!.actor;
  const best = game.sample(before, seat, new SeededRng(3));
  const says = 'A group of five is closed by it, two tiles go to the supply, and the next player finds nothing to close.';
  const moment: Moment = {
    kind: 'mistake',
    step,
    seat,
    played: best,
    best,
    also: [],
    came: '',
    when: { turn: 1 },
    title: 'There was a better move',
    says,
    score: '12:9 → 12:14',
    chances: { best: 0.6, played: 0.3 },
    again: 0,
  };
  const review: Review = {
    says: [
      'You gave up on turn 1.',
      'From turn 1 to turn 25 no group with a stone on it was closed.',
      'Once a much better move was possible.',
    ],
    strip: {
      name: 'Points',
      isLess: false,
      isChance: false,
      lines: [
        { seats: [0], values: [0, 2, 12] },
        { seats: [1], values: [0, 9, 14] },
      ],
      whens: [{ turn: 1 }, { turn: 1 }],
      steps: [0, step],
    },
    moments: [moment],
    tryAt: step,
  };
  const key = reviewKey({ game: id, seats: log.seats, steps, of: [seat], language: 'en' });
  await page.evaluate(([at, kept]) => sessionStorage.setItem(at, kept), [REVIEWS, JSON.stringify([{ key, review }])] as const);
}

/** Lays the table into the browser's storage; to be called before the page is opened. */
export const keepFinished = (page: Page, request: FinishedRequest, id = 'finished'): Promise<void> =>
  keep(page, { id, game: request.game, sitters: request.sitters, isOver: true, asked: [] }, finishedGame(request));

/** A table where the first seat is asked after so many decisions. */
export function keepBegun(
  page: Page,
  { game, sitters, options = {}, decisions }: Omit<FinishedRequest, 'fits'> & { readonly decisions: number },
): Promise<void> {
  const { log } = played(game, sitters, options, 1, decisions);
  return keep(page, { id: 'begun', game, sitters, isOver: false, asked: [0] }, log);
}

/** A table where the first seat has the very last turn of a game: whatever it does ends it. `fits`: how it might end. */
export function keepAtLastTurn(page: Page, { game, sitters, fits }: Omit<FinishedRequest, 'options'>): Promise<void> {
  for (let seed = 1; seed < 200; seed++) {
    const whole = played(game, sitters, {}, seed);
    // One decision before the end it is asked for the last time.
    const { log, outcome } = played(game, sitters, {}, seed, whole.decided - 1);
    if (!outcome && whole.lastActor === 0 && whole.outcome && fits(whole.outcome))
      return keep(page, { id: 'last-turn', game, sitters, isOver: false, asked: [0] }, log);
  }
  throw new Error('no game ends so');
}

async function keep(page: Page, head: { readonly id: string; readonly [key: string]: unknown }, log: string): Promise<void> {
  await page.addInitScript(
    ([name, kept, text]) => {
      localStorage.setItem(`stolik.table.${name}`, kept);
      localStorage.setItem(`stolik.log.${name}`, text);
    },
    [head.id, JSON.stringify({ moves: 40, savedAt: 1, ...head }), log] as const,
  );
}
