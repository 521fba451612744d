import { SeededRng, shuffle } from '@stolik/kernel/random';
import { type Classroom, pupilOf } from './classroom.ts';
import { starsOf } from './counted.ts';
import type { Groups } from './things.ts';

/** Who is left over when all have a partner: plays with a bot, or two become three. */
export type Odd = 'bot' | 'three';

export type PairWay =
  | { readonly how: 'hand'; readonly groups: Groups }
  | { readonly how: 'random'; readonly seed: string; readonly odd: Odd; readonly whom: readonly number[] }
  /** Neighbours by what they have solved play with each other. */
  | { readonly how: 'ladder'; readonly odd: Odd; readonly whom: readonly number[] };

export function groupsOf(room: Classroom, way: PairWay): Groups {
  if (way.how === 'hand') return way.groups;
  const whom = way.whom.filter((index) => pupilOf(room, index));
  return inTwos(way.how === 'random' ? shuffle([...whom], new SeededRng(way.seed)) : byStars(room, whom), way.odd);
}

function byStars(room: Classroom, whom: readonly number[]): readonly number[] {
  const stars = new Map(whom.map((index) => [index, starsOf(room, pupilOf(room, index)!)]));
  return [...whom].sort((a, b) => stars.get(b)! - stars.get(a)! || a - b);
}

function inTwos(list: readonly number[], odd: Odd): Groups {
  const groups: number[][] = [];
  for (let at = 0; at < list.length; at += 2) groups.push(list.slice(at, at + 2));
  const last = groups.at(-1);
  if (last?.length === 1 && odd === 'three' && groups.length > 1) {
    groups.pop();
    groups.at(-1)!.push(last[0]!);
  }
  return groups;
}
