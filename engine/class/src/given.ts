/**
 * Everything ever assigned: stars count for that alone. Things are stored as indices into the list of all names of the
 * class, so each name is in memory and in a snapshot once.
 */
export interface Given {
  /** Each once, in the order in which it came. */
  readonly things: readonly number[];
  /** "Whatever they like" gives all there is. */
  readonly isAnything: boolean;
}

export const NOTHING_GIVEN: Given = { things: [], isAnything: false };

/**
 * More than there are lessons and puzzles. Names of things are not checked here, so a teacher may assign what does not
 * exist. Without a limit every task would cost more than the one before, for each pupil.
 */
export const MOST_GIVEN = 3000;

/** A list of names is only ever lengthened, so what was said by its places stays true. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function placesIn(names: readonly string[]): ReadonlyMap<string, number> {
  const known = places.get(names) ?? new Map(names.map((name, place) => [name, place]));
  places.set(names, known);
  return known;
}

/** The names with these too; the same object where nothing is new. */
export function withNames(names: readonly string[], items: readonly string[]): readonly string[] {
  const known = placesIn(names);
  const fresh = [...new Set(items)].filter((item) => !known.has(item)).slice(0, MOST_GIVEN - names.length);
  return fresh.length === 0 ? names : [...names, ...fresh];
}

/** The same object where nothing is new: views of the class then stay as they are. */
export function withThings(before: Given, names: readonly string[], items: readonly string[]): Given {
  const known = placesIn(names);
  const fresh = new Set(items.flatMap((item) => known.get(item) ?? []));
  for (const thing of before.things) fresh.delete(thing);
  return fresh.size === 0 ? before : { ...before, things: before.things.concat([...fresh]) };
}

export const withAnything = (before: Given): Given => (before.isAnything ? before : { ...before, isAnything: true });

/** Whether a thing was ever in a list for this pupil. */
export function listedFor(names: readonly string[], toAll: Given, toPupil: Given): (thing: string) => boolean {
  const known = placesIn(names);
  const listed = new Set([...toAll.things, ...toPupil.things]);
  return (thing) => {
    const place = known.get(thing);
    return place !== undefined && listed.has(place);
  };
}
