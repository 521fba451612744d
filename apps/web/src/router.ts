import { createMemo, createRoot, createSignal } from 'solid-js';

/** Addresses stand after the `#`: they need no server, work offline, and a game in a link never leaves the browser. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly scenario: string | undefined }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly code: string; readonly from: number | undefined }
  | { readonly page: 'editor'; readonly edition: string; readonly id: string }
  | { readonly page: 'scenario'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string | undefined; readonly clause: string | undefined }
  | { readonly page: 'about' }
  | { readonly page: 'unknown' };

export const toHome = '#/';
/** `scenario`: one of the person's own by its id, or whole as links hold it. */
export const toNew = (game: string, scenario?: string): string => `#/new/${game}${scenario ? `/${scenario}` : ''}`;
export const toTable = (id: string): string => `#/table/${id}`;
/** A game in a link; `from` is the step it is looked at from. */
export const toReplay = (code: string, from?: number): string => `#/replay/${code}${from ? `/${from}` : ''}`;
/** The editor of an own scenario; `new` begins one, `from-duel` a copy. */
export const toEditor = (edition: string, id: string): string => `#/scenario/${edition}/${id}`;
/** A scenario in a link. */
export const toScenario = (code: string): string => `#/scenario/${code}`;
export const toAbout = '#/about';
export const toRules = (game?: string, clause?: string): string =>
  `#/rules${game ? `/${game}` : ''}${game && clause ? `/${clause}` : ''}`;

export function readRoute(hash: string): Route {
  const [page = '', first, second] = hash.replace(/^#\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if (page === 'new' && first) return { page, game: first, scenario: second || undefined };
  if (page === 'table' && first) return { page, id: first };
  if (page === 'replay' && first) return { page, code: first, from: second && /^\d+$/.test(second) ? Number(second) : undefined };
  if (page === 'scenario' && first) return second ? { page: 'editor', edition: first, id: second } : { page, code: first };
  if (page === 'rules') return { page, game: first || undefined, clause: second || undefined };
  if (page === 'about') return { page };
  return { page: 'unknown' };
}

const [hash, setHash] = createSignal(location.hash);
addEventListener('hashchange', () => setHash(location.hash));

/** Where we are. */
export const route = createRoot(() => createMemo(() => readRoute(hash())));

export function goTo(address: string): void {
  location.hash = address;
}

/** Goes there without leaving a trace to go back to: after a table is opened by a link or deleted. */
export function replaceWith(address: string): void {
  history.replaceState(null, '', address);
  setHash(location.hash);
}
