import { preferences } from '../preferences.ts';
import { fetchWords } from './later.ts';
import type { Spoken } from './spoken.ts';

/** Fetches something, and then what it says in the reader's language. */
export const withWords =
  <Fetched>(load: () => Promise<Fetched>): (() => Promise<Fetched>) =>
  async () => {
    const fetched = await load();
    await fetchWords(preferences.language);
    return fetched;
  };

/** Fetches something together with words that are its own. */
export const withSpoken =
  (words: Pick<Spoken<unknown>, 'load'>) =>
  <Fetched>(load: () => Promise<Fetched>): (() => Promise<Fetched>) =>
  async () => {
    const [fetched] = await Promise.all([load(), words.load(preferences.language)]);
    return fetched;
  };
