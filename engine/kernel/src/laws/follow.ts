import { type AnyGame, type GameEvent, REFEREE, type Viewer, WATCHER } from '../game.ts';
import { playStep, type Step } from '../steps.ts';
import { requireEqual } from './broken.ts';
import type { Tally } from './census.ts';
import type { LawSpec } from './spec.ts';

/**
 * Events lead from every view to the next: the old view and the events that a viewer sees give exactly the new view. Plays the
 * step on this state and answers what happened.
 */
export function playFollowed(spec: LawSpec, state: unknown, step: Step, viewers: readonly Viewer[]): GameEvent[] {
  const { game } = spec;
  const before = viewers.map((viewer): unknown => game.view(state, viewer));
  const events: GameEvent[] = [];
  playStep(game, state, step, (event) => events.push(event));
  const part = (view: unknown): unknown => spec.followed?.(view) ?? view;
  for (const [index, viewer] of viewers.entries()) {
    const seen = events.flatMap((event): GameEvent[] => game.see(event, viewer) ?? []);
    const followed = seen.reduce((view: unknown, event) => game.follow(view, event), before[index]);
    const says = `viewer ${viewer} comes to another view by ${seen.map(({ kind }) => kind).join(', ')}`;
    requireEqual('follow', says, part(followed), part(game.view(state, viewer)));
  }
  return events;
}

/** The same game, watched: every step it plays is followed by everybody, and what happens and is refused is counted. */
export const watched = (spec: LawSpec, met: Tally): AnyGame => ({
  ...spec.game,
  play(state, actor, action, emit) {
    const events = playFollowed(spec, state, { kind: 'play', actor, action }, viewersOf(spec.game, state));
    met.meetEvents(events);
    for (const event of events) emit?.(event);
  },
  refuse(state, actor, action) {
    const refusal = spec.game.refuse(state, actor, action);
    if (refusal) met.meetRefusal(refusal);
    return refusal;
  },
  read(state, actor, text) {
    const read = spec.game.read(state, actor, text);
    if (!read.ok && read.problem.kind === 'refused') met.meetRefusal(read.problem.refusal);
    return read;
  },
});

/** All viewers. */
export const viewersOf = (game: AnyGame, state: unknown): readonly Viewer[] => [
  ...Array.from({ length: game.seatsAt(state) }, (_, seat) => seat),
  WATCHER,
  REFEREE,
];
