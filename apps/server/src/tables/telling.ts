import type { AnyGame, GameEvent, Viewer } from '@stolik/kernel/game';
import { decisionOf } from '@stolik/table/table';
import { changeOf } from '@stolik/wire/delta';
import type { ServerMessage } from '@stolik/wire/messages';
import { Packer } from '@stolik/wire/packing';
import { packPush, type SeenStep } from '@stolik/wire/push';
import { hashWorld, worldOf } from '@stolik/wire/world';
import type { Entry } from './entry.ts';
import { advance, type Made, type Match } from './match.ts';
import { mayUndo } from './wishes.ts';

const packers = new Map<string, Packer>();

/** Names of fields are learnt once for all tables of a game. */
export function packerOf(game: AnyGame): Packer {
  const known = packers.get(game.id);
  if (known) return known;
  const fresh = new Packer();
  packers.set(game.id, fresh);
  return fresh;
}

/** So often a message carries a hash of the world, so that a client that went wrong notices. */
const CHECK_EVERY = 32;

/** The world of a viewer before a change, so that it need not be dealt again for the next. */
export type Worlds = Map<Viewer, unknown>;

/** One change of a table, as it is told to those who look at it. */
export interface Change {
  readonly before: Match;
  readonly after: Match;
  readonly made: readonly Made[];
  /** Set when steps were taken back. */
  readonly undo: Extract<Entry, { kind: 'undo' }> | undefined;
}

/** The message about a change for one viewer; undefined when the game did not move. */
export function tell(change: Change, viewer: Viewer, worlds: Worlds): ServerMessage | undefined {
  const { before, after, made, undo } = change;
  if (made.length === 0 && !undo) return undefined;
  const { game } = after;
  const packer = packerOf(game);
  const old = worlds.get(viewer) ?? worldOf(game, before.table.state, viewer);
  const steps = undo ? [] : withWorlds(game, made, after.table.state, viewer);
  const world = steps.at(-1)?.world ?? worldOf(game, after.table.state, viewer);
  worlds.set(viewer, world);
  const mayTakeBack = mayUndo(after, viewer) ? 1 : 0;
  const isChecked = after.version % CHECK_EVERY < after.version - before.version;
  const check: [] | [string] = isChecked ? [hashWorld(world)] : [];
  if (undo) {
    const packed = changeOf(packer, old, world) ?? 0;
    return ['-', after.version, undo.seat, undo.step, undo.count, packed, mayTakeBack, ...check];
  }
  return ['+', after.version, packPush(packer, game, viewer, old, steps), mayTakeBack, ...check];
}

/** The steps as a viewer may know them, each with the world they know after it: films stop anywhere. */
function withWorlds(game: AnyGame, made: readonly Made[], last: unknown, viewer: Viewer): SeenStep[] {
  return made.map((one, index) => {
    const next = made[index + 1];
    const { actor, text, events } = seen(game, one, viewer);
    return { actor, text, events, world: worldOf(game, next ? next.before : last, viewer) };
  });
}

/** The steps of a change as a viewer may know them. */
export const seenBy = (game: AnyGame, made: readonly Made[], viewer: Viewer): Omit<SeenStep, 'world'>[] =>
  made.map((one) => seen(game, one, viewer));

function seen(game: AnyGame, { step, text, isSecret, events }: Made, viewer: Viewer): Omit<SeenStep, 'world'> {
  const visible: GameEvent[] = [];
  for (const event of events) {
    const known = game.see(event, viewer);
    if (known !== undefined) visible.push(known);
  }
  return { actor: step.actor, text: isSecret && step.actor !== viewer ? undefined : text, events: visible };
}

export interface Beginning {
  readonly version: number;
  readonly decision: number;
  readonly undo: 0 | 1;
  readonly world: unknown;
}

/** What a viewer sees of a match at this moment. */
export function beginningOf(match: Match, viewer: Viewer, worlds?: Worlds): Beginning {
  const world = worlds?.get(viewer) ?? worldOf(match.game, match.table.state, viewer);
  worlds?.set(viewer, world);
  const decision = viewer >= 0 ? decisionOf(match.table, viewer) : 0;
  return { version: match.version, decision, undo: mayUndo(match, viewer) ? 1 : 0, world };
}

/** Whether a viewer may be shown this moment: in the middle of chance nothing is handed out. */
export const isAtRest = (match: Match): boolean => match.phase !== 'playing' || match.next.kind !== 'chance';

/** The table from a version on, as this viewer saw it. Undefined when there is no such moment. */
export function filmFrom(
  first: Match,
  entries: readonly Entry[],
  viewer: Viewer,
  from: number,
): { readonly beginning: Beginning; readonly messages: readonly ServerMessage[] } | undefined {
  let match = first;
  let index = 0;
  while (match.version < from && index < entries.length) match = advance(match, entries[index++]!);
  if (match.version !== from || !isAtRest(match)) return undefined;
  const worlds: Worlds = new Map();
  const beginning = beginningOf(match, viewer, worlds);
  const messages: ServerMessage[] = [];
  let before = match;
  let made: Made[] = [];
  for (const entry of entries.slice(index)) {
    match = advance(match, entry);
    if (match.made) made.push(match.made);
    if (!isAtRest(match)) continue;
    const message = tell({ before, after: match, made, undo: entry.kind === 'undo' ? entry : undefined }, viewer, worlds);
    if (message) messages.push(message);
    before = match;
    made = [];
  }
  return { beginning, messages };
}
