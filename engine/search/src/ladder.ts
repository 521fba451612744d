import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { inEach } from '@stolik/look/catalog';
import type { BotEntry, Rung } from './book.ts';
import { randomPlayer } from './decide.ts';
import { flatPlayer } from './flat.ts';
import { TEXTBOOK, type TreeSettings, treePlayer, treeSeer } from './ismcts.ts';
import type { Knowledge } from './knowledge.ts';
import { foregone, type Player } from './player.ts';
import { en } from './words/en/ladder.ts';
import { pl } from './words/pl/ladder.ts';
import { ru } from './words/ru/ladder.ts';

const words = inEach({ en, ru, pl });

/** The parts from which a game's ladder is built; rungs with a missing part are left out. */
export interface LadderParts<State> {
  readonly game: AnyGame;
  /** A1: the best by points that everyone sees at once. */
  readonly greedy: (world: State, seat: Seat, rng: Rng) => Action;
  /** A2: rules of a good human player, two plies deep. */
  readonly human?: Player<State>;
  /** A5 and A6. */
  readonly knowledge?: Knowledge<State>;
  readonly settings?: TreeSettings;
}

/** Plays what a function says. */
export const simplePlayer =
  <State>(act: (world: State, seat: Seat, rng: Rng) => Action): Player<State> =>
  (world, seat, rng) =>
    foregone(act(world, seat, rng));

const ONCE = { iterations: 1 };
const TO_END = { steps: Number.POSITIVE_INFINITY, margin: 0 };
const OUR_TIME = { milliseconds: 200 };

/** The frozen yardsticks of a game, the same kind in every game, weakest first. */
export function ladderOf<State>({ game, greedy, human, knowledge, settings }: LadderParts<State>): Rung<State>[] {
  const rungs: Rung<State>[] = [
    { ...NAMES.A0, player: randomPlayer(game), effort: ONCE },
    { ...NAMES.A1, player: simplePlayer(greedy), effort: ONCE },
  ];
  if (human) rungs.push({ ...NAMES.A2, player: human, effort: ONCE });
  rungs.push(
    { ...NAMES.A3, player: flatPlayer<State>(game, undefined, TO_END), effort: { iterations: 1000 } },
    { ...NAMES.A4, player: treePlayer<State>(game, undefined, TEXTBOOK), effort: { iterations: 10_000 } },
  );
  if (!knowledge || !settings) return rungs;
  const ours: BotEntry<State> = { ...NAMES.A5, player: treePlayer(game, knowledge, settings), effort: OUR_TIME };
  return [...rungs, ours, { ...NAMES.A6, seer: treeSeer(game, knowledge, settings), effort: OUR_TIME }];
}

export const NAMES = {
  A0: { id: 'A0', ...words.A0 },
  A1: { id: 'A1', ...words.A1 },
  A2: { id: 'A2', ...words.A2 },
  A3: { id: 'A3', ...words.A3 },
  A4: { id: 'A4', ...words.A4 },
  A5: { id: 'A5', ...words.A5 },
  A6: { id: 'A6', ...words.A6 },
} as const;
