import type { Asked, Recipe } from './recipe.ts';

/** So much of the same moment is heard: more would only be noise. */
const MOST_TOGETHER = 4;

/**
 * What is heard of all that happens in the same moment: the loudest of it. What sounds alike is one sound, a little louder, where the
 * middle of it is.
 */
export function together(
  asked: readonly Asked[],
  find: (name: string) => Recipe | undefined,
  most = MOST_TOGETHER,
): readonly Asked[] {
  const byName = new Map<string, Asked[]>();
  for (const each of asked) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
  const loudness = ({ name, force = 1 }: Asked): number =>
    (find(name)?.loud ?? Number.NEGATIVE_INFINITY) + 20 * Math.log10(force);
  return [...byName.values()]
    .map(asOne)
    .filter(({ name, force = 1 }) => find(name) !== undefined && force > 0)
    .sort((one, other) => loudness(other) - loudness(one))
    .slice(0, most);
}

function asOne(alike: readonly Asked[]): Asked {
  const [first] = alike as [Asked];
  if (alike.length === 1) return first;
  const pans = alike.map(({ pan = 0 }) => pan);
  const force = Math.max(...alike.map((each) => each.force ?? 1));
  const size = Math.max(...alike.map((each) => each.size ?? 1));
  return { ...first, size, force: Math.min(1, force * 1.1), pan: pans.reduce((sum, pan) => sum + pan, 0) / pans.length };
}

/** The same thing never sounds twice in quite the same way: factors on the pitch, one after the other. */
const VARIATIONS = [1, 0.97, 1.025, 0.985, 1.012] as const;

/** How fast the samples are played. */
export const rateOf = ({ pitch = 0 }: Asked, nth: number): number =>
  2 ** (pitch / 12) * (pitch === 0 ? VARIATIONS[nth % VARIATIONS.length]! : 1);
