/** What was ever given: stars count for that alone. */
export interface Given {
  /** Each once, in the order in which it came. */
  readonly things: readonly string[];
  /** "Whatever they like" gives all there is. */
  readonly isAnything: boolean;
}

export const NOTHING_GIVEN: Given = { things: [], isAnything: false };

/**
 * More than there are lessons and puzzles. Names of things are not checked here, so somebody may give what does not exist: without an end
 * every task would cost more than the one before, for each of its pupils.
 */
export const MOST_GIVEN = 3000;

/** The same object where nothing is new: views of the class then stay as they are. */
export function withThings(before: Given, items: readonly string[]): Given {
  const fresh = new Set(items);
  for (const thing of before.things) fresh.delete(thing);
  const things = [...fresh].slice(0, MOST_GIVEN - before.things.length);
  return things.length === 0 ? before : { ...before, things: [...before.things, ...things] };
}

export const withAnything = (before: Given): Given => (before.isAnything ? before : { ...before, isAnything: true });

/** What all were given is asked for every pupil. */
const sets = new WeakMap<Given, ReadonlySet<string>>();

function setOf(given: Given): ReadonlySet<string> {
  const known = sets.get(given) ?? new Set(given.things);
  sets.set(given, known);
  return known;
}

/** Whether a thing was ever in a list for this pupil. */
export function listedFor(toAll: Given, toPupil: Given): (thing: string) => boolean {
  const all = setOf(toAll);
  // Kept for a moment only: a class has dozens of pupils.
  const own = new Set(toPupil.things);
  return (thing) => all.has(thing) || own.has(thing);
}
