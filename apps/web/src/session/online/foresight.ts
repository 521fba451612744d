import type { Action, AnyGame, GameEvent, Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { applySeen } from '@stolik/kernel/steps';
import { isSame } from '@stolik/wire/delta';
import type { SeenStep } from '@stolik/wire/push';
import { worldOf } from '@stolik/wire/world';

/** In so many other worlds the move is tried before it is shown ahead of the server. */
const WORLDS = 5;

/**
 * What a seat will see of its own decision, where that is certain before the server has said so: nothing hidden and no chance has a
 * part in it. The world is one of many that look the same from this seat; only what comes out alike in others is shown.
 */
export function predict(game: AnyGame, world: unknown, seat: Seat, action: Action): SeenStep | undefined {
  const next = game.next(world);
  // The last commit of a round shows what the others have laid.
  if (next.kind === 'together' && next.seats.length === 1) return undefined;
  const text = game.write(world, seat, action);
  const here = tried(game, world, seat, action);
  if (!here || game.next(here.after).kind === 'over') return undefined;
  if (next.kind !== 'together') {
    for (let seed = 1; seed <= WORLDS; seed++) {
      const there = tried(game, game.redeal(world, seat, new SeededRng(seed)), seat, action);
      if (!there || !isSame(here.events, there.events) || !isSame(here.view, there.view)) return undefined;
    }
  }
  return { actor: seat, text, events: here.events, world: worldOf(game, here.after, seat) };
}

interface Tried {
  readonly after: unknown;
  readonly events: readonly GameEvent[];
  readonly view: unknown;
}

function tried(game: AnyGame, world: unknown, seat: Seat, action: Action): Tried | undefined {
  if (game.refuse(world, seat, action)) return undefined;
  const { after, events } = applySeen(game, world, { kind: 'play', actor: seat, action }, seat);
  return { after, events, view: game.view(after, seat) };
}
