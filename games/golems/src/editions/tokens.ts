/** The things that the box has a limited number of; contents of barrels count too. */
export type Thing =
  | 'barrel'
  | 'water'
  | 'ice'
  | 'stone'
  | 'portal'
  | 'straight'
  | 'turn'
  | `ladder:${string}`
  | `logic:${string}`
  | `barrel:${string}`;

export const LINES = ['NS', 'EW', 'NE', 'SE', 'SW', 'NW'] as const;
export const LOGIC = ['and', 'or', 'not', 'xor'] as const;

export const wordsIn = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean);
export const isBarrelWord = (word: string): boolean => word === 'barrel' || word.startsWith('barrel:');
export const isGoalWord = (word: string): boolean => word === 'treasure' || word === 'gear';
/** The barrels of a column, the lowest first; one for a single barrel. */
export const levelsOf = (word: string): readonly string[] =>
  word === 'barrel' ? ['barrel'] : word.slice('barrel:'.length).split('/');

type Use = readonly [thing: Thing, laid: number, has: number];

/** One thing of the box. `is`: the words that use it, where that is not only its own. */
export const useOf = (
  words: readonly string[],
  thing: Thing,
  has: number,
  is = (word: string): boolean => word === thing,
): Use => [thing, words.filter(is).length, has];

/** All barrels, then those of each kind. */
export function barrelUse(
  words: readonly string[],
  inBox: Readonly<Record<string, number>>,
  contents: readonly string[],
): readonly Use[] {
  const barrels = words.filter(isBarrelWord).flatMap(levelsOf);
  const all = Object.values(inBox).reduce((sum, each) => sum + each, 0);
  return [
    ['barrel', barrels.length, all],
    ...contents.map((kind): Use => [`barrel:${kind}`, barrels.filter((each) => each === kind).length, inBox[kind] ?? 0]),
  ];
}
