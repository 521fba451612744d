import { ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { ok, type Result } from '@stolik/kernel/result';
import { applySeen, playStep, type Step } from '@stolik/kernel/steps';
import { stateAfter, type Table } from './table.ts';

/** Why a seat's last decision cannot be undone: a key for translated texts. */
export type NoUndo =
  /** The seat has decided nothing yet. */
  | 'nothing'
  /** It has left the game, or the game is over. */
  | 'over'
  /** Another person has moved since. */
  | 'answered'
  /** Something hidden has been shown since: a tile of a hidden hand, programs. */
  | 'opened'
  /** A result of chance has been seen since. */
  | 'drawn';

/** The state after a number of steps, for callers that cache them: saves a replay. */
export type StateAt = (count: number) => unknown;

/** As many worlds as it takes to miss the last hidden coin once in sixty thousand; a tile of a hand is never missed. */
const WORLDS = 16;
/** Chance with more outcomes than this is compared with the first ones only. */
const OUTCOMES = 256;

/** An undo: `count` steps from this one on. */
export interface Takeback {
  readonly step: number;
  readonly count: number;
  /** A commit that nobody else has seen. */
  readonly isSecret: boolean;
}

/**
 * The steps that an undo of a seat's last decision takes back, or why it is impossible.
 *
 * Undo is free until the player has seen something secret or random. Invisible results (a tile drawn face down) do not
 * count. It is too late when another person has moved since. A bot's answer is taken back together with the decision, unless
 * it revealed something hidden. In an incomplete round of commits only the player's own commit is taken back; the others
 * stay.
 */
export function findUndo(game: AnyGame, table: Table, seat: Seat, stateAt?: StateAt): Result<Takeback, NoUndo> {
  const looking = lookForUndo(game, table, seat, stateAt);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value;
  }
}

export const canUndo = (game: AnyGame, table: Table, seat: Seat, stateAt?: StateAt): boolean =>
  findUndo(game, table, seat, stateAt).ok;

export const stepsWithout = (steps: readonly Step[], { step, count }: Pick<Takeback, 'step' | 'count'>): readonly Step[] => [
  ...steps.slice(0, step),
  ...steps.slice(step + count),
];

/** The same as a generator, so that a caller can do other work between: many worlds may have to be played. */
export function* lookForUndo(
  game: AnyGame,
  table: Table,
  seat: Seat,
  stateAt?: StateAt,
): Generator<void, Result<Takeback, NoUndo>, void> {
  const at = table.steps.findLastIndex((step) => step.actor === seat);
  if (at < 0) return no('nothing');
  if (table.steps[at]?.kind !== 'play' || game.next(table.state).kind === 'over') return no('over');
  const since = table.steps.slice(at);
  const state: unknown = stateAt ? game.clone(stateAt(at)) : stateAfter(game, table, table.steps.slice(0, at));
  if (game.next(state).kind === 'together')
    return isStillSecret(game, state, since) ? ok({ step: at, count: 1, isSecret: true }) : no('opened');
  if (game.isFinal?.(state, seat)) return no('opened');
  const why = yield* whyNot(game, table, seat, state, since);
  return why ? no(why) : ok({ step: at, count: since.length, isSecret: false });
}

const no = (why: NoUndo): Result<never, NoUndo> => ({ ok: false, problem: why });

/** The first of these steps that can't be made undone. Plays them on `state`. */
function* whyNot(
  game: AnyGame,
  table: Table,
  seat: Seat,
  state: unknown,
  steps: readonly Step[],
): Generator<void, NoUndo | undefined, void> {
  const others = table.sitters.flatMap(({ kind }, other) => (kind === 'person' && other !== seat ? [other] : []));
  for (const step of steps) {
    if (step.actor === CHANCE) {
      for (const eye of [seat, ...others]) if (yield* isChanceSeen(game, state, step, eye)) return 'drawn';
    } else if (step.actor !== seat) {
      if (others.length > 0) return 'answered';
      if (yield* isOpening(game, state, step, seat)) return 'opened';
    }
    playStep(game, state, step);
  }
  return undefined;
}

/** Whether a round of commits is still incomplete after these steps. */
function isStillSecret(game: AnyGame, state: unknown, steps: readonly Step[]): boolean {
  for (const step of steps) {
    const waiting = game.next(state).seats.length;
    playStep(game, state, step);
    const next = game.next(state);
    if (next.kind !== 'together' || next.seats.length !== waiting - 1) return false;
  }
  return true;
}

/** Whether this seat can tell the result from another one that might have come. */
function* isChanceSeen(game: AnyGame, state: unknown, step: Step, seat: Seat): Generator<void, boolean, void> {
  const results = new ActionList();
  game.legal(state, CHANCE, results);
  const seen = seenAfter(game, state, step, seat);
  for (const action of results.toArray().slice(0, OUTCOMES)) {
    yield;
    if (seenAfter(game, state, { kind: 'play', actor: CHANCE, action }, seat) !== seen) return true;
  }
  return false;
}

/**
 * Whether a decision reveals something hidden to this seat: in another world consistent with its view, the same decision is
 * impossible or looks different.
 */
function* isOpening(game: AnyGame, state: unknown, step: Step, seat: Seat): Generator<void, boolean, void> {
  // The same answer every time for the same state; nothing of a game comes from here.
  const rng = new SeededRng(1);
  const worlds: unknown[] = [];
  // Checking legality is faster than comparing events.
  for (let count = 0; count < WORLDS; count++) {
    yield;
    const world: unknown = game.redeal(state, seat, rng);
    if (step.kind === 'play' && game.refuse(world, step.actor, step.action)) return true;
    worlds.push(world);
  }
  const seen = seenAfter(game, state, step, seat);
  for (const world of worlds) {
    yield;
    if (seenAfter(game, world, step, seat) !== seen) return true;
  }
  return false;
}

function seenAfter(game: AnyGame, state: unknown, step: Step, seat: Seat): string {
  const { after, events } = applySeen(game, state, step, seat);
  return canonicalJson([events, game.view(after, seat)]);
}
