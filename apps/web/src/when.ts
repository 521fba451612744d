import { type Component, lazy as lazyPage } from 'solid-js';
import { withPageWords } from './base/messages/pages.ts';
import { withWords } from './base/messages/with-words.ts';
import { type Route, route } from './base/router.ts';

// biome-ignore-start lint/suspicious/noExplicitAny: as `lazy` of Solid has it.
/** A page, fetched with its words. */
export const lazy = <Page extends Component<any>>(load: () => Promise<{ default: Page }>) => lazyTable(withPageWords(load));

/** A page of a table: the words of other pages are no part of it. */
export const lazyTable = <Page extends Component<any>>(load: () => Promise<{ default: Page }>) => lazyPage(withWords(load));
// biome-ignore-end lint/suspicious/noExplicitAny: as `lazy` of Solid has it.

type RouteOf<Page extends Route['page']> = Extract<Route, { page: Page }>;

/** The address, where it is that of a page. */
export function when<Page extends Route['page']>(page: Page): RouteOf<Page> | false {
  const now = route();
  return now.page === page && (now as RouteOf<Page>);
}
