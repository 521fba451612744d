import type { AnyGame, Viewer } from '@stolik/kernel/game';
import type { Entry } from '@stolik/table/entry';
import { mayUndo } from '@stolik/table/questions';
import type { Session } from '@stolik/table/session';
import { type Made, seenBy } from '@stolik/table/sight';
import { decisionOf } from '@stolik/table/table';
import { changeOf } from '@stolik/wire/delta';
import type { ServerMessage } from '@stolik/wire/messages';
import { Packer } from '@stolik/wire/packing';
import { packPush, type SeenStep } from '@stolik/wire/push';
import { hashWorld, worldOf } from '@stolik/wire/world';

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

/** A change of a table, as sent to its viewers. */
export interface News {
  readonly before: Session;
  readonly after: Session;
  readonly made: readonly Made[];
  /** Set when steps were taken back. */
  readonly undo: Extract<Entry, { kind: 'undo' }> | undefined;
}

/** The message about a change for one viewer; undefined when the game did not move. */
export function tell(news: News, viewer: Viewer, worlds: Worlds): ServerMessage | undefined {
  const { before, after, made, undo } = news;
  if (made.length === 0 && !undo) return undefined;
  const { game } = after;
  const packer = packerOf(game);
  const old = worlds.get(viewer) ?? worldOf(game, before.table.state, viewer);
  const steps = undo
    ? []
    : made.map((one): SeenStep => ({ ...seenBy(game, one, viewer), world: worldOf(game, one.after, viewer) }));
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

export interface Beginning {
  readonly version: number;
  readonly decision: number;
  readonly undo: 0 | 1;
  readonly world: unknown;
}

/** What a viewer sees of a session at this moment. */
export function beginningOf(session: Session, viewer: Viewer, worlds?: Worlds): Beginning {
  const world = worlds?.get(viewer) ?? worldOf(session.game, session.table.state, viewer);
  worlds?.set(viewer, world);
  const decision = viewer >= 0 ? decisionOf(session.table, viewer) : 0;
  return { version: session.version, decision, undo: mayUndo(session, viewer) ? 1 : 0, world };
}

/** Whether a viewer may be shown this moment: in the middle of chance nothing is handed out. */
export const isAtRest = (session: Session): boolean => session.phase !== 'playing' || session.next.kind !== 'chance';
