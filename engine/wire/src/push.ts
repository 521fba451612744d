import { type Action, ActionList, type AnyGame, CHANCE, type GameEvent, type Viewer } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { applySeen } from '@stolik/kernel/steps';
import { changeOf, isSame, patched } from './delta.ts';
import type { Packed, Packer, Unpacker } from './packing.ts';
import { worldOf } from './world.ts';

/*
 * What one viewer learns when a table moves on, step by step: a decision and the chance results that follow it, up to the next
 * moment somebody is asked. After every step client and server hold the same world of that viewer.
 *   [actor, text]                  played by the client in its own world: the events follow from the rules
 *   [-1, n]                        the n-th chance result (from 1) that is possible in that world
 *   [actor, 0]                     a secret commit: the client plays one of its own there
 *   [actor, text or n or 0, deal]  the same in the world dealt again with this seed, where in the present one it is not possible
 *   [actor, text or 0, events, change]  told in full, with what turns the world before it into the world after; 0: nothing does
 * What was played leads to the viewer's world by dealing it again (`worldOf`): that depends on what the viewer knows alone, so it comes
 * to the same on both sides. Numbers and seeds are chosen by what the viewer sees, and tell nothing else.
 */
export type PackedStep =
  | readonly [actor: number, what: string | number]
  | readonly [actor: number, what: string | number, deal: number]
  | readonly [actor: number, text: string | 0, events: readonly Packed[], change: Packed];

/** A step as one viewer may know it, and their world after it. */
export interface SeenStep {
  readonly actor: number;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
  readonly world: unknown;
}

/** In so many worlds a decision is looked for that is not possible in the present one: a tile that was hidden in a hand. */
const MOST_DEALS = 48;
const MOST_CHANCE_DEALS = 6;
const MOST_RESULTS = 128;

/** Worlds of the viewer go in and stay as they are. */
export function packPush(
  packer: Packer,
  game: AnyGame,
  viewer: Viewer,
  before: unknown,
  steps: readonly SeenStep[],
): readonly PackedStep[] {
  let world = before;
  return steps.map((step): PackedStep => {
    const played = findPlay(game, viewer, world, step);
    const packed = played ?? [
      step.actor,
      step.text ?? 0,
      step.events.map((event) => packer.pack(event)),
      changeOf(packer, world, step.world) ?? 0,
    ];
    world = step.world;
    return packed;
  });
}

/** Throws when it does not fit the world: the client then asks for the whole. */
export function unpackPush(
  unpacker: Unpacker,
  game: AnyGame,
  viewer: Viewer,
  before: unknown,
  steps: readonly PackedStep[],
): readonly SeenStep[] {
  let world = before;
  return steps.map((step): SeenStep => {
    const [actor, what, third] = step;
    if (Array.isArray(third)) {
      const change = step[3] as Packed;
      const events = third.map((event) => unpacker.unpack(event) as unknown as GameEvent);
      if (change !== 0) world = patched(unpacker, world, change);
      return { actor, text: typeof what === 'string' ? what : undefined, events, world };
    }
    const start = dealt(game, viewer, world, third === undefined ? 0 : Number(third));
    const action = actionOf(game, start, actor, what);
    const played = action === undefined ? undefined : applySeen(game, start, { kind: 'play', actor, action }, viewer);
    if (!played) throw new TypeError(`seat ${actor + 1} can't "${what}" in this world`);
    world = worldOf(game, played.after, viewer);
    return { actor, text: typeof what === 'string' ? what : undefined, events: played.events, world };
  });
}

/** How the viewer's own world can come to what really happened; undefined where it can't. */
function findPlay(game: AnyGame, viewer: Viewer, world: unknown, step: SeenStep): PackedStep | undefined {
  const { actor, text } = step;
  const next = game.next(world);
  if (text === 'resign' || (actor === CHANCE ? next.kind !== 'chance' : !next.seats.includes(actor))) return undefined;
  // The last of several who commit opens what the others hid: no world of the viewer would hit that, and playing it is dear.
  if (next.kind === 'together' && next.seats.length === 1 && game.seatsAt(world) > 1) return undefined;
  const most = actor === CHANCE ? MOST_CHANCE_DEALS : next.kind === 'turn' ? MOST_DEALS : 0;
  for (let deal = 0; deal <= most; deal++) {
    const start = dealt(game, viewer, world, deal);
    for (const [what, action] of candidates(game, start, actor, text)) {
      const played = applySeen(game, start, { kind: 'play', actor, action }, viewer);
      if (!isSame(played.events, step.events)) continue;
      // Redealing a redealt world gives the same world, so equal worlds need no new deal.
      const isThere = isSame(played.after, step.world) || isSame(worldOf(game, played.after, viewer), step.world);
      if (isThere) return deal === 0 ? [actor, what] : [actor, what, deal];
    }
  }
  return undefined;
}

const dealt = (game: AnyGame, viewer: Viewer, world: unknown, deal: number): unknown =>
  deal === 0 ? world : game.redeal(world, viewer, new SeededRng(deal));

/** What may be sent, and the action that it is in this world. */
function candidates(
  game: AnyGame,
  world: unknown,
  actor: number,
  text: string | undefined,
): readonly (readonly [what: string | number, action: Action])[] {
  if (actor === CHANCE) return resultsIn(game, world).map((action, index) => [index + 1, action]);
  const action = actionOf(game, world, actor, text ?? 0);
  return action === undefined ? [] : [[text ?? 0, action]];
}

/** Reused: chance is due at nearly every move, and allocating a list costs more than filling it. */
const results = new ActionList();

function resultsIn(game: AnyGame, world: unknown): readonly Action[] {
  results.clear();
  game.legal(world, CHANCE, results);
  return results.toArray().slice(0, MOST_RESULTS);
}

function actionOf(game: AnyGame, world: unknown, actor: number, what: string | number): Action | undefined {
  if (actor === CHANCE) return typeof what === 'number' ? resultsIn(game, world)[what - 1] : undefined;
  if (!game.next(world).seats.includes(actor)) return undefined;
  if (typeof what === 'number') return game.sample(world, actor, new SeededRng(1));
  const read = game.read(world, actor, what);
  return read.ok && !game.refuse(world, actor, read.value) ? read.value : undefined;
}
