import { type AnyGame, CHANCE, type GameEvent, type Viewer } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';
import { changeOf, isSame, patched } from './delta.ts';
import type { Packed, Packer, Unpacker } from './packing.ts';

/*
 * What one viewer learns when a table moves on: a decision and the chance results that follow it, up to the next moment
 * somebody is asked.
 *   step   [actor, text]            as the viewer's own world plays it: the events follow from the rules
 *          [actor, text, events]    told in full; text is 0 where the viewer may not know it
 *   change what turns the world so reached into the viewer's world now; 0 when nothing does
 */
export type PackedStep = readonly [actor: number, text: string | 0, events?: readonly Packed[]];

/** A step as one viewer may know it. */
export interface SeenStep {
  readonly actor: number;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

export interface Push {
  readonly steps: readonly PackedStep[];
  readonly change: Packed;
}

/** `before` and `after` are worlds of the viewer and stay as they are. */
export function packPush(
  packer: Packer,
  game: AnyGame,
  viewer: Viewer,
  before: unknown,
  seen: readonly SeenStep[],
  after: unknown,
): Push {
  let world = before;
  const steps = seen.map((step): PackedStep => {
    const played = step.text === undefined ? undefined : playSeen(game, viewer, world, step.actor, step.text);
    if (played && isSame(played.events, step.events)) {
      world = played.world;
      return [step.actor, step.text!];
    }
    return [step.actor, step.text ?? 0, step.events.map((event) => packer.pack(event))];
  });
  return { steps, change: changeOf(packer, world, after) ?? 0 };
}

/** Throws when it does not fit the world: the client then asks for the whole. */
export function unpackPush(
  unpacker: Unpacker,
  game: AnyGame,
  viewer: Viewer,
  before: unknown,
  { steps, change }: Push,
): { readonly world: unknown; readonly passages: readonly Omit<Passage, 'after'>[] } {
  let world = before;
  const passages = steps.map(([actor, text, events]) => {
    if (events) {
      const told = events.map((event) => unpacker.unpack(event) as unknown as GameEvent);
      return { actor, text: text === 0 ? undefined : text, events: told };
    }
    const played = text === 0 ? undefined : playSeen(game, viewer, world, actor, text);
    if (!played) throw new TypeError(`seat ${actor + 1} can't "${text}" in this world`);
    world = played.world;
    return { actor, text: text as string, events: played.events };
  });
  return { world: change === 0 ? world : patched(unpacker, world, change), passages };
}

/** The step played in the viewer's own world, which it owns wholly; undefined where it is not possible there. */
function playSeen(
  game: AnyGame,
  viewer: Viewer,
  world: unknown,
  actor: number,
  text: string,
): { readonly world: unknown; readonly events: readonly GameEvent[] } | undefined {
  if (actor === CHANCE || text === 'resign' || !game.next(world).seats.includes(actor)) return undefined;
  const read = game.read(world, actor, text);
  if (!read.ok || game.refuse(world, actor, read.value)) return undefined;
  const after: unknown = game.clone(world);
  const events: GameEvent[] = [];
  game.play(after, actor, read.value, (event: GameEvent) => {
    const seen = game.see(event, viewer);
    if (seen !== undefined) events.push(seen);
  });
  return { world: after, events };
}
