import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rival } from '@stolik/search/lively';
import { foregone } from '@stolik/search/player';

/** Walks and turns back, in a circle of four rounds on an empty field; never strikes, never defends. */
const WALK = 'F L F B F L';

/**
 * Rivals who lay the same every round: `still` never leaves their cell of their own accord, `repeat` walks. A shorter program is the
 * beginning of a longer one unless `still` names another; any other question is answered as for somebody whose time is over.
 */
export function steadyRivals<State>(
  game: AnyGame,
  isProgram: (world: State) => boolean,
  still: readonly string[],
): readonly Rival<State>[] {
  const laying = (programs: readonly string[]): Rival<State>['player'] => {
    return (world, seat) =>
      foregone((isProgram(world) ? firstAllowed(game, world, seat, programs) : undefined) ?? game.overtime(world, seat));
  };
  return [
    { id: 'still', player: laying(still) },
    { id: 'repeat', player: laying(beginningsOf(WALK)) },
  ];
}

/** Longest first. */
const beginningsOf = (program: string): readonly string[] =>
  program.split(' ').map((_, index, cards) => cards.slice(0, cards.length - index).join(' '));

function firstAllowed(game: AnyGame, world: unknown, seat: Seat, programs: readonly string[]): Action | undefined {
  for (const program of programs) {
    const read = game.read(world, seat, `program ${program}`);
    if (read.ok && game.refuse(world, seat, read.value) === undefined) return read.value;
  }
  return undefined;
}
