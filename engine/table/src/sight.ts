import { type AnyGame, CHANCE, type GameEvent, type Next, REFEREE, type Viewer } from '@stolik/kernel/game';
import type { Step } from '@stolik/kernel/steps';
import { decisionOf, type Sitter, type Table } from './table.ts';
import { canUndo } from './undo.ts';

/** Everything one viewer may know of a match: what a client draws and a server sends. */
export interface Sight<View = unknown> {
  readonly game: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  readonly next: Next;
  readonly view: View;
  /** The number of the viewer's pending decision; undefined when they are not asked. */
  readonly decision: number | undefined;
  readonly canUndo: boolean;
}

export function sightOf(game: AnyGame, table: Table, viewer: Viewer): Sight {
  const next = game.next(table.state);
  const isAsked = viewer >= 0 && next.seats.includes(viewer);
  return {
    game: table.game,
    version: table.version,
    viewer,
    sitters: table.sitters,
    next,
    view: game.view(table.state, viewer),
    decision: isAsked ? decisionOf(table, viewer) : undefined,
    // Asked seldom and not for nothing: it plays other worlds.
    get canUndo() {
      return viewer >= 0 && canUndo(game, table, viewer);
    },
  };
}

/** One line of the log as one viewer may read it. */
export interface Passage<Event extends GameEvent = GameEvent> {
  /** How many steps of the table had been made after this one: where "jump there" goes. */
  readonly after: number;
  readonly actor: number;
  /** Notation, if the viewer may know it: open turns and their own commits, never hidden chance or others' secret commits. */
  readonly text: string | undefined;
  readonly events: readonly Event[];
}

/** A step and all that came of it, as the referee knows it. */
export interface Made {
  readonly step: Step;
  /** How it was asked for: a commit of a `together` is its seat's secret. */
  readonly asked: Next['kind'];
  /** Its notation. */
  readonly text: string;
  readonly events: readonly GameEvent[];
  /** The states around it; nobody changes them. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Whether this viewer may read the text of a step: not for hidden chance or others' secret commits. All code that shows,
 * sends or prints steps uses this.
 */
export const mayRead = (viewer: Viewer, { kind, actor }: Step, asked: Next['kind']): boolean =>
  viewer === REFEREE || actor === viewer || kind === 'resign' || (actor !== CHANCE && asked !== 'together');

/** A step as this viewer may know it. */
export function seenBy(game: AnyGame, made: Made, viewer: Viewer): Omit<Passage, 'after'> {
  const events: GameEvent[] = [];
  for (const event of made.events) {
    const seen = game.see(event, viewer);
    if (seen !== undefined) events.push(seen);
  }
  const { step, asked, text } = made;
  return { actor: step.actor, text: mayRead(viewer, step, asked) ? text : undefined, events };
}
