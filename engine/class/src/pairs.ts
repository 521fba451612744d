import { SeededRng, shuffle } from '@stolik/kernel/random';
import { type Classroom, pupilOf, sharedIn } from './classroom.ts';
import { starsOf } from './counted.ts';
import type { Groups } from './things.ts';

/** A pupil without a partner plays with a bot, or joins a group of two. */
export type Odd = 'bot' | 'three';

/** `most`: how many may sit at one table. */
interface ByItself {
  readonly odd: Odd;
  readonly whom: readonly number[];
  readonly most?: number | undefined;
}

export type PairWay =
  | { readonly how: 'hand'; readonly groups: Groups }
  | (ByItself & { readonly how: 'random'; readonly seed: string })
  /** Neighbours by what they have solved play with each other. */
  | (ByItself & { readonly how: 'ladder' });

export function groupsOf(room: Classroom, way: PairWay): Groups {
  if (way.how === 'hand') return way.groups;
  const whom = way.whom.filter((index) => pupilOf(room, index));
  const shared = sharedAmong(sharedIn(room), whom);
  const left = outside(shared, whom);
  const inOrder = way.how === 'random' ? shuffle([...left], new SeededRng(way.seed)) : byStars(room, left);
  return inTwos(shared, inOrder, way.odd, way.most);
}

function byStars(room: Classroom, whom: readonly number[]): readonly number[] {
  const stars = new Map(whom.map((index) => [index, starsOf(room, pupilOf(room, index)!)]));
  return [...whom].sort((a, b) => stars.get(b)! - stars.get(a)! || a - b);
}

/** Those among `whom` who use one device together: they sit at one table, before anybody is paired. */
export const sharedAmong = (shared: Groups, whom: readonly number[]): Groups =>
  shared.map((group) => group.filter((pupil) => whom.includes(pupil))).filter(({ length }) => length > 1);

/** Those among `whom` who are in none of the groups. */
export function outside(groups: Groups, whom: readonly number[]): readonly number[] {
  const inside = new Set(groups.flat());
  return whom.filter((pupil) => !inside.has(pupil));
}

/** The existing groups, followed by the remaining pupils in twos and in order. */
export function inTwos(standing: Groups, left: readonly number[], odd: Odd, most = Number.POSITIVE_INFINITY): Groups {
  const pairs = Array.from({ length: Math.floor(left.length / 2) }, (_, pair) => left.slice(2 * pair, 2 * pair + 2));
  const groups = [...standing, ...pairs];
  const single = left.slice(2 * pairs.length);
  const two = odd === 'three' && single.length > 0 && most > 2 ? groups.findLastIndex(({ length }) => length === 2) : -1;
  if (two >= 0) return seatedAt(groups.with(two, [...groups[two]!, ...single]), most);
  return seatedAt(single.length > 0 ? [...groups, single] : groups, most);
}

/** No group is larger than the table: a pupil without a seat gets a table with a bot. */
export const seatedAt = (groups: Groups, most: number): Groups =>
  groups.flatMap((group) =>
    group.length <= most
      ? [group]
      : Array.from({ length: Math.ceil(group.length / most) }, (_, part) => group.slice(part * most, (part + 1) * most)),
  );
