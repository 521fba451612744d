/** The tokens of a field as views write them: words by cell, the barrel on top of the ground tokens. */
export type TokenWords = Readonly<Record<string, string>>;

export const isBarrel = (word: string): boolean => word === 'barrel' || word.startsWith('barrel:');

export const wordsAt = (tokens: TokenWords, cell: string): readonly string[] => tokens[cell]?.split(' ') ?? [];

/** Barrels lie on top, as views write them. */
function withWords(tokens: TokenWords, cell: string, words: readonly string[]): TokenWords {
  const { [cell]: _, ...others } = tokens;
  if (words.length === 0) return others;
  return { ...others, [cell]: [...words.filter((word) => !isBarrel(word)), ...words.filter(isBarrel)].join(' ') };
}

export const withWord = (tokens: TokenWords, cell: string, word: string): TokenWords =>
  withWords(tokens, cell, [...wordsAt(tokens, cell), word]);

/** Without what is of this kind: `logic` takes `logic:AND` away. */
export const without = (tokens: TokenWords, cell: string, kind: string): TokenWords =>
  withWords(
    tokens,
    cell,
    wordsAt(tokens, cell).filter((word) => word.split(':')[0] !== kind),
  );

export const replaced = (tokens: TokenWords, cell: string, from: string, to: string): TokenWords =>
  withWords(
    tokens,
    cell,
    wordsAt(tokens, cell).map((word) => (word === from ? to : word)),
  );

/** What is in the barrels of a column, from below; a closed one is `barrel`. */
const levelsAt = (tokens: TokenWords, cell: string): readonly string[] =>
  wordsAt(tokens, cell).find(isBarrel)?.split(':')[1]?.split('/') ?? [];

function withColumn(tokens: TokenWords, cell: string, levels: readonly string[]): TokenWords {
  const bare = without(tokens, cell, 'barrel');
  if (levels.length === 0) return bare;
  return withWord(bare, cell, levels.length === 1 && levels[0] === 'barrel' ? 'barrel' : `barrel:${levels.join('/')}`);
}

/** Columns are opened from below, one barrel after the other. */
export const withoutLowest = (tokens: TokenWords, cell: string): TokenWords =>
  withColumn(tokens, cell, levelsAt(tokens, cell).slice(1));

/** Keeps the lowest barrel of a column that falls into the water; only that one floats. [G4.7.1] */
export const onlyLowest = (tokens: TokenWords, cell: string): TokenWords =>
  withColumn(tokens, cell, levelsAt(tokens, cell).slice(0, 1));

/** A barrel goes from one cell to another with all that is in it. */
export function withBarrelMoved(tokens: TokenWords, from: string, to: string): TokenWords {
  const barrel = wordsAt(tokens, from).find(isBarrel);
  return barrel ? withWord(without(tokens, from, 'barrel'), to, barrel) : tokens;
}
