import { type AnyGame, CHANCE, type Viewer } from '@stolik/kernel/game';
import { canonicalJson, shortHash } from '@stolik/kernel/json';
import { type Rng, SeededRng } from '@stolik/kernel/random';

/**
 * The state that a client holds: a world dealt from its viewer's knowledge, without secrets. With the rules, the client can
 * draw it, list legal actions and explain refusals. The same knowledge always gives the same world (a law of the kernel), so
 * all processes send the same bytes. After the end everything is open.
 */
export function worldOf(game: AnyGame, state: unknown, viewer: Viewer): unknown {
  return game.next(state).kind === 'over' ? game.clone(state) : game.redeal(state, viewer, new SteadyRng());
}

const STEADY = 64;

/**
 * Always the first of what is possible: from one move to the next the imagined part hardly changes, so little has to be sent.
 * After many zeros it varies, or a deal that is tried until it fits would never end.
 */
class SteadyRng implements Rng {
  private asked = 0;
  private varied: SeededRng | undefined;

  below(bound: number): number {
    if (this.asked++ < STEADY) return 0;
    this.varied ??= new SeededRng(1);
    return this.varied.below(bound);
  }
}

/** Tells a world that went wrong on its way; no protection against an enemy. */
export const hashWorld = (world: unknown): string => shortHash(canonicalJson(world));

const fingerprints = new Map<AnyGame, string>();
const FINGERPRINT_STEPS = 40;

/** Server and client must hold the same rules and deal the same worlds: a hash over the beginning of a game that both can play. */
export function fingerprintOf(game: AnyGame): string {
  const known = fingerprints.get(game);
  if (known !== undefined) return known;
  const options = game.parseOptions({}, usualSeats(game));
  if (!options.ok) throw new Error(`${game.id} has no usual options: ${options.problem.says}`);
  const rng = new SeededRng(8);
  const state: unknown = game.setup(options.value, usualSeats(game));
  let hash = `${game.id} ${game.rulesVersion}`;
  for (let step = 0; step < FINGERPRINT_STEPS; step++) {
    const next = game.next(state);
    if (next.kind === 'over') break;
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    game.play(state, actor, actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng));
    if (step % 8 === 7) hash = shortHash(hash + canonicalJson([state, worldOf(game, state, 0)]));
  }
  fingerprints.set(game, hash);
  return hash;
}

const usualSeats = (game: AnyGame): number => Math.min(Math.max(2, game.seats.min), game.seats.max);
