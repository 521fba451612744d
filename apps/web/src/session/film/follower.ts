import type { AnyGame, GameEvent } from '@stolik/kernel/game';

/** Reads the view after some events of a step; with one event more it goes on from where it was. */
export function follower(game: AnyGame): (view: unknown, shown: readonly GameEvent[]) => unknown {
  let start: unknown;
  let done: readonly GameEvent[] = [];
  let now: unknown;
  return (view, shown) => {
    const goesOn = view === start && done.length <= shown.length && done.every((event, index) => event === shown[index]);
    if (!goesOn) {
      start = view;
      now = view;
      done = [];
    }
    for (const event of shown.slice(done.length)) now = game.follow(now, event);
    done = shown;
    return now;
  };
}
