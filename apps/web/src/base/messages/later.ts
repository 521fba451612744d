import type { Language } from '@stolik/kernel/language';

type FetchAll = () => Promise<readonly object[]>;

/** Catalogs that nobody has fetched yet, each with its number among those that are fetched together. */
const missing: Readonly<Record<Language, Map<FetchAll, Map<object, number>>>> = { en: new Map(), ru: new Map(), pl: new Map() };

/** A catalog that `fetchWords` fills, and English until then: `build/words.ts` puts it in the place of one in another language. */
export function later<Catalog extends object>(language: Language, fetchAll: FetchAll, number: number, english: Catalog): Catalog {
  const catalog: Catalog = Object.create(english);
  const together = missing[language].get(fetchAll) ?? new Map<object, number>();
  missing[language].set(fetchAll, together.set(catalog, number));
  return catalog;
}

/** Done when everything the page has loaded so far can be said in a language. What could not be fetched is asked for the next time. */
export async function fetchWords(language: Language): Promise<void> {
  const fill = async ([fetchAll, together]: [FetchAll, Map<object, number>]): Promise<void> => {
    const found = await fetchAll();
    for (const [catalog, number] of together) Object.assign(catalog, found[number]);
    missing[language].delete(fetchAll);
  };
  await Promise.all([...missing[language]].map(fill));
}
