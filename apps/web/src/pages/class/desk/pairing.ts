import { outside, sharedAmong } from '@stolik/class/pairs';
import type { Groups } from '@stolik/class/things';

/** Pairing by hand: what a tap on somebody makes of the groups. `first`: who was tapped before and waits for another. */
export interface ByHand {
  readonly groups: Groups;
  readonly first: number | undefined;
}

/** Two who are tapped one after the other are together; whoever is in a pair is parted by a tap. */
export function tapped({ groups, first }: ByHand, pupil: number): ByHand {
  const pair = groups.find((group) => group.length > 1 && group.includes(pupil));
  if (pair) return { groups: groups.filter((group) => group !== pair), first: undefined };
  if (first === undefined) return { groups, first: pupil };
  if (first === pupil) return { groups, first: undefined };
  const others = groups.filter((group) => !group.includes(first) && !group.includes(pupil));
  return { groups: [...others, [first, pupil]], first: undefined };
}

/** Who of these has no partner. */
export const aloneOf = (groups: Groups, here: readonly number[]): readonly number[] => {
  const paired = new Set(groups.filter(({ length }) => length > 1).flat());
  return here.filter((pupil) => !paired.has(pupil));
};

/**
 * For tables: of those who are here, whoever has no partner plays with whom they share a device, or alone, against a bot. A teacher may
 * part by hand who shares one.
 */
export function withAlone(groups: Groups, shared: Groups, here: readonly number[]): Groups {
  const pairs = groups.map((group) => group.filter((pupil) => here.includes(pupil))).filter(({ length }) => length > 1);
  return [...pairs, ...together(shared, aloneOf(pairs, here))];
}

/** Everybody alone, but for those who share a device. */
export function together(shared: Groups, whom: readonly number[]): Groups {
  const groups = sharedAmong(shared, whom);
  return [...groups, ...outside(groups, whom).map((pupil) => [pupil])];
}
