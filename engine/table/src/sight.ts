import { type AnyGame, CHANCE, type GameEvent, type Next, REFEREE, type Viewer } from '@stolik/kernel/game';
import { playStep, type Step, writeStep } from '@stolik/kernel/steps';
import { decisionOf, type Sitter, stateAfter, type Table } from './table.ts';
import { canUndo } from './undo.ts';

/** Everything one viewer may know of a match: what a client draws and a server sends. */
export interface Sight {
  readonly game: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  readonly next: Next;
  readonly view: unknown;
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
export interface Passage {
  /** How many steps of the table had been made after this one: where "jump there" goes. */
  readonly after: number;
  readonly actor: number;
  /** Notation, where the viewer may know it: open turns, their own commits; never hidden chance nor others' secret commits. */
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

/** Whether the text of a step is a secret: hidden chance and commits of a round. `asked` is how it was asked for. */
export const isSecretStep = ({ kind, actor }: Step, asked: Next['kind']): boolean =>
  kind === 'play' && (actor === CHANCE || asked === 'together');

/** Whether this viewer may read the text of a step. Whoever shows or sends logs asks here. */
export const mayRead = (viewer: Viewer, step: Step, asked: Next['kind']): boolean =>
  viewer === REFEREE || step.actor === viewer || !isSecretStep(step, asked);

/** The log as this viewer may read it, made anew from the steps. */
export function passagesOf(game: AnyGame, table: Table, viewer: Viewer): Passage[] {
  const state = stateAfter(game, table, []);
  return table.steps.map((step, index) => {
    const line = mayRead(viewer, step, game.next(state).kind) ? writeStep(game, state, step) : undefined;
    const events: GameEvent[] = [];
    playStep(game, state, step, (event) => {
      const seen = game.see(event, viewer);
      if (seen !== undefined) events.push(seen);
    });
    return { after: index + 1, actor: step.actor, text: line?.slice(line.indexOf(':') + 2), events };
  });
}
