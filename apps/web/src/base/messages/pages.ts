import type { PageMessages } from '../../words/en/pages.ts';
import { preferences } from '../preferences.ts';
import { spokenLanguage } from './catalog.ts';
import { spoken } from './spoken.ts';

const pageWords = spoken<PageMessages>({
  en: () => import('../../words/en/pages.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/pages.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/pages.ts').then(({ pl }) => pl),
});

export const loadPageWords = (): Promise<void> => pageWords.load(preferences.language);

/** The shell's words for pages and dialogs. A table does without them until it lies, so they come with what is opened. */
export const p = (): PageMessages => pageWords.in(spokenLanguage());

let more: () => Promise<unknown> = () => Promise.resolve();

/** Said once by the app: what else pages and dialogs need, and tables don't. */
export function bringWithPages(load: () => Promise<unknown>): void {
  more = load;
}

/** Fetches a page or a dialog together with these words and with what the app brings along. */
export const withPageWords =
  <Fetched>(load: () => Promise<Fetched>): (() => Promise<Fetched>) =>
  async () => {
    const [fetched] = await Promise.all([load(), loadPageWords(), more()]);
    return fetched;
  };
