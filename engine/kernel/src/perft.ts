import { type Action, ActionList, type Actor, CHANCE, type Game, type GameEvent } from './game.ts';

/**
 * Counts the ways of making exactly `depth` steps: each decision, commit (lowest seat first) and chance outcome is a step. Games
 * that end earlier count nothing. Two generators that agree on it agree on the rules far beyond single positions.
 */
export function perft<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  state: State,
  depth: number,
): number {
  if (depth === 0) return 1;
  const lists = Array.from({ length: depth }, () => new ActionList());
  return count(game, state, depth, lists);
}

/** The count of each first step, in the order of `legal`: where two generators differ, this says in which branch. */
export function divide<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  state: State,
  depth: number,
): { readonly text: string; readonly count: number }[] {
  const actor = askedActor(game, state);
  if (actor === undefined || depth < 1) return [];
  return listActions(game, state, actor).map((action) => {
    const after = game.clone(state);
    game.play(after, actor, action);
    return { text: game.write(state, actor, action), count: perft(game, after, depth - 1) };
  });
}

/** All actions of an actor as a plain array: tests and tools, not hot paths. */
export function listActions<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  state: State,
  actor: Actor,
): Action[] {
  const list = new ActionList();
  game.legal(state, actor, list);
  return list.toArray();
}

/** The actor of the next step of a tree walk; undefined when the game is over. */
export function askedActor<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  state: State,
): Actor | undefined {
  const next = game.next(state);
  if (next.kind === 'over') return undefined;
  return next.kind === 'chance' ? CHANCE : next.seats[0];
}

function count<State, View, Event extends GameEvent, Options>(
  game: Game<State, View, Event, Options>,
  state: State,
  depth: number,
  lists: readonly ActionList[],
): number {
  const actor = askedActor(game, state);
  if (actor === undefined) return 0;
  const list = lists[depth - 1] as ActionList;
  list.clear();
  game.legal(state, actor, list);
  if (depth === 1) return list.length;
  let total = 0;
  for (let i = 0; i < list.length; i++) {
    const after = game.clone(state);
    game.play(after, actor, list.at(i));
    total += count(game, after, depth - 1, lists);
  }
  return total;
}
