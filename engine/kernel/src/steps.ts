import { type Action, type Actor, type AnyGame, CHANCE, type Emit, type GameEvent, type Viewer } from './game.ts';

/** One step of a game: a decision, a chance result, or a seat that leaves for good. */
export type Step =
  | { readonly kind: 'play'; readonly actor: Actor; readonly action: Action }
  | { readonly kind: 'resign'; readonly actor: Actor };

/** Plays a step on a copy. Call this instead of `play`, except in a search. */
export function apply<State>(game: AnyGame, state: State, step: Step, emit?: Emit<GameEvent>): State {
  const after: State = game.clone(state);
  playStep(game, after, step, emit);
  return after;
}

/** Plays a step on a copy, and says what this viewer sees of it. */
export function applySeen<State>(
  game: AnyGame,
  state: State,
  step: Step,
  viewer: Viewer,
): { readonly after: State; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const after = apply(game, state, step, (event) => {
    const seen: GameEvent | undefined = game.see(event, viewer);
    if (seen !== undefined) events.push(seen);
  });
  return { after, events };
}

/** Plays a step on a state the caller owns. */
export function playStep(game: AnyGame, state: unknown, step: Step, emit?: Emit<GameEvent>): void {
  if (step.kind === 'resign') game.resign(state, step.actor, emit);
  else game.play(state, step.actor, step.action, emit);
}

/** The text of one step as logs write it: `1: lay WW..@0,-1`, `chance: draw W1.+`, `2: resign`. */
export function writeStep(game: AnyGame, before: unknown, step: Step): string {
  const who = step.actor === CHANCE ? 'chance' : String(step.actor + 1);
  return `${who}: ${step.kind === 'resign' ? 'resign' : game.write(before, step.actor, step.action)}`;
}
