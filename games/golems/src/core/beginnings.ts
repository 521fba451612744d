/**
 * The beginning of a table by its options and players. Reading a scenario takes longer than a whole playout, and one set of options
 * begins many games: it is made once and copied.
 */
export function beginnings<Options extends object, State>(
  make: (options: Options, players: number) => State,
  clone: (state: State) => State,
): (options: Options, players: number) => State {
  const made = new WeakMap<Options, (State | undefined)[]>();
  return (options, players) => {
    let known = made.get(options);
    if (!known) {
      known = [];
      made.set(options, known);
    }
    known[players] ??= make(options, players);
    return clone(known[players]);
  };
}
