import { type Given, listedFor } from './given.ts';
import type { Fact, Progress, Pupil } from './things.ts';

/** What a pupil has done of what was given. The rest is kept: it counts once it is given. */
interface Counted {
  readonly things: readonly (readonly [thing: string, progress: Progress])[];
  /** Frozen, so that whoever compares what is told knows that it has not changed. */
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

/** What the teacher took back; frozen too. */
export function takenOf({ taken }: Pupil): readonly Fact[] {
  const known = takenFacts.get(taken) ?? Object.freeze(Object.entries(taken).map(factOf));
  takenFacts.set(taken, known);
  return known;
}

const starsSince = (things: Counted['things'], since: number): number =>
  things.reduce((sum, [, { stars, solvedAt = -1 }]) => sum + (solvedAt >= since ? stars : 0), 0);

export function starsOf(room: Giving, pupil: Pupil, since = 0): number {
  const { things, stars } = countedOf(room, pupil);
  return since === 0 ? stars : starsSince(things, since);
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
