import type { Page } from '@playwright/test';
import { circuit } from '@stolik/circuit/game';
import { greedyCircuit } from '@stolik/circuit/greedy';
import { golems6 } from '@stolik/golems/v6/game';
import { type Action, type AnyGame, CHANCE, type Outcome, type Seat } from '@stolik/kernel/game';
import { LogWriter, printLog } from '@stolik/kernel/log';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';
import type { Sitter } from '@stolik/table/table';

/** A game and who plays it quickly; the state is the game's own. */
const GAMES: Readonly<Record<string, { readonly game: AnyGame; choose(state: never, seat: Seat, rng: Rng): Action }>> = {
  micropul: { game: micropul, choose: greedyMicropul },
  circuit: { game: circuit, choose: greedyCircuit },
  golems6: { game: golems6, choose: golems6.sample },
};

export interface FinishedWish {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly options?: { readonly [key: string]: boolean | string };
  /** Seeds are tried upwards until a game ends so. */
  fits(outcome: Outcome): boolean;
}

/** A finished game, as the text of its log. */
export function finishedGame({ game: id, sitters, options = {}, fits }: FinishedWish): string {
  const { game, choose } = GAMES[id]!;
  const parsed = game.parseOptions(options, sitters.length);
  if (!parsed.ok) throw new Error('no such options');
  for (let seed = 1; seed < 200; seed++) {
    const rng = new SeededRng(seed);
    const state = game.setup(parsed.value, sitters.length);
    const log = new LogWriter(game, { seats: sitters.length, options });
    for (;;) {
      const next = game.next(state);
      if (next.kind === 'over') {
        if (!fits(next.outcome)) break;
        return printLog(log.log());
      }
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      const action = actor === CHANCE ? game.roll(state, rng) : choose(state as never, actor, rng);
      log.add(state, { kind: 'play', actor, action });
      game.play(state, actor, action);
    }
  }
  throw new Error('no game ends so');
}

/** Lays the table into the browser's storage; to be called before the page is opened. */
export async function keepFinished(page: Page, wish: FinishedWish, id = 'finished'): Promise<void> {
  const head = { id, game: wish.game, sitters: wish.sitters, isOver: true, asked: [], moves: 40, savedAt: 1 };
  await page.addInitScript(
    ([name, kept, log]) => {
      localStorage.setItem(`stolik.table.${name}`, kept);
      localStorage.setItem(`stolik.log.${name}`, log);
    },
    [id, JSON.stringify(head), finishedGame(wish)] as const,
  );
}
