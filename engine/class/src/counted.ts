import { type Given, listedFor } from './given.ts';
import type { Fact, Progress, Pupil } from './things.ts';

/** What a pupil has done of what was given. The rest is kept: it counts once it is given. */
interface Counted {
  readonly things: readonly (readonly [thing: string, progress: Progress])[];
  /** Frozen, so that a comparison of views knows that it has not changed. */
  readonly facts: readonly Fact[];
  readonly stars: number;
}

interface Giving {
  readonly named: readonly string[];
  /** To all, ever. */
  readonly given: Given;
}

/** Whether a thing was ever given to this pupil. Nothing else counts: a device may claim whatever it likes. */
const givenTo = (room: Giving, pupil: Pupil): ((thing: string) => boolean) =>
  room.given.isAnything || pupil.given.isAnything ? () => true : listedFor(room.named, room.given, pupil.given);

const factOf = ([thing, { stars, misses }]: readonly [string, Progress]): Fact => [thing, stars, misses];

type Known = Counted & { readonly toAll: Given; readonly toPupil: Given };

/** A class is shown again whenever anything in it changes, and one pupil may have done two thousand things: each state is counted once. */
const known = new WeakMap<Pupil['progress'], Known>();

export function countedOf(room: Giving, pupil: Pupil): Counted {
  const before = known.get(pupil.progress);
  if (before && before.toAll === room.given && before.toPupil === pupil.given) return before;
  const isGiven = givenTo(room, pupil);
  const things = Object.entries(pupil.progress).filter(([thing]) => isGiven(thing));
  const counted: Known = {
    things,
    facts: Object.freeze(things.map(factOf)),
    stars: starsSince(things, 0),
    toAll: room.given,
    toPupil: pupil.given,
  };
  known.set(pupil.progress, counted);
  return counted;
}

const takenFacts = new WeakMap<Pupil['taken'], readonly Fact[]>();

/** The facts that the teacher took back; frozen too. */
export function takenOf({ taken }: Pupil): readonly Fact[] {
  const known = takenFacts.get(taken) ?? Object.freeze(Object.entries(taken).map(factOf));
  takenFacts.set(taken, known);
  return known;
}

const starsSince = (things: Counted['things'], since: number): number =>
  things.reduce((sum, [, { stars, solvedAt = -1 }]) => sum + (solvedAt >= since ? stars : 0), 0);

export const starsOf = (room: Giving, pupil: Pupil): number => countedOf(room, pupil).stars;

/** What was solved first since a moment. */
interface Solved {
  readonly since: number;
  readonly stars: number;
  readonly things: readonly string[];
}

const solved = new WeakMap<Counted['things'], Solved>();

/** The given tasks that the pupil has solved since this moment; computed once for each lesson. */
export function solvedSince(room: Giving, pupil: Pupil, since: number): Solved {
  const { things } = countedOf(room, pupil);
  const before = solved.get(things);
  if (before?.since === since) return before;
  const own = things.flatMap(([thing, { solvedAt = -1 }]) => (solvedAt >= since ? [thing] : []));
  const found: Solved = { since, stars: starsSince(things, since), things: own };
  solved.set(things, found);
  return found;
}

const latest = new WeakMap<Pupil['progress'], number>();

/** When something last came of what a pupil did; 0: never. */
export function lastDoneAt({ progress }: Pupil): number {
  const before = latest.get(progress);
  if (before !== undefined) return before;
  let at = 0;
  for (const each of Object.values(progress)) at = Math.max(at, each.at);
  latest.set(progress, at);
  return at;
}
