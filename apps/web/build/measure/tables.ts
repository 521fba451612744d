import type { Page } from '@playwright/test';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { LogWriter, printLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { micropul } from '@stolik/micropul/game';
import { DEFAULT_OPTIONS } from '@stolik/micropul/options';
import type { Sitter } from '@stolik/table/table';
import { BOT, gameUntil, PERSON } from '../../browser/circuit-games.ts';

/** A game in the middle, as a browser keeps it. */
export interface Kept {
  readonly game: string;
  readonly log: string;
}

/** Early: every hand has something to lay, so moves can be made one after another. */
export const youngCircuit = (): Kept => ({ game: 'circuit', log: gameUntil({ seed: 31, until: ({ place }) => place === 0 }) });

/** Late, 44 of 48 cells are taken; of the first seeds this is the one with most current, half and full. */
export const fullCircuit = (): Kept => ({
  game: 'circuit',
  log: gameUntil({ seed: 8, until: ({ place, bagSize }) => place === 0 && bagSize <= 5 }),
});

export function middleMicropul(): Kept {
  const rng = new SeededRng(7);
  const state = micropul.setup(DEFAULT_OPTIONS, 2);
  const log = new LogWriter(micropul, { seats: 2, options: {} });
  for (let made = 0; ; made++) {
    const next = micropul.next(state);
    if (next.kind === 'over') throw new Error('the game of micropul ended too early');
    if (next.kind === 'turn' && next.seat === 0 && made > 60) return { game: 'micropul', log: printLog(log.log()) };
    const actor = next.kind === 'turn' ? next.seat : CHANCE;
    const action = next.kind === 'turn' ? anyMove(state, next.seat, rng) : micropul.roll(state, rng);
    log.add(state, { kind: 'play', actor, action });
    micropul.play(state, actor, action);
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

const SITTERS: readonly Sitter[] = [PERSON('Ola'), BOT('Oto')];

/** Puts it on the shelf of the browser, whose page must be of our address already; it is then at `#/table/kept`. */
export async function shelve(page: Page, { game, log }: Kept): Promise<void> {
  const head = { id: 'kept', game, sitters: SITTERS, isOver: false, asked: [0], moves: 1, savedAt: 1 };
  await page.evaluate(
    ([text, kept]) => {
      localStorage.setItem('stolik.log.kept', text);
      localStorage.setItem('stolik.table.kept', kept);
    },
    [log, JSON.stringify(head)] as const,
  );
}
