import { createMemo, createRoot, createSignal } from 'solid-js';
import { leaveTo } from './ui/way-back.ts';

/** Addresses stand after the `#`: they need no server, work offline, and a game in a link never leaves the browser. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly scenario: string | undefined; readonly isOnline: boolean }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly code: string; readonly from: number | undefined }
  | { readonly page: 'editor'; readonly edition: string; readonly id: string }
  | { readonly page: 'scenario'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string | undefined; readonly clause: string | undefined }
  | { readonly page: 'about' }
  | { readonly page: 'parents' }
  | { readonly page: 'plans'; readonly id: string | undefined; readonly paper: 'worksheet' | 'certificate' | undefined }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'learn' }
  | { readonly page: 'path' }
  | { readonly page: 'lesson'; readonly game: string; readonly id: string }
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string | undefined }
  | { readonly page: 'daily'; readonly date: string | undefined; readonly which: number | undefined }
  | { readonly page: 'bench'; readonly code: string | undefined }
  | { readonly page: 'lobby' }
  | { readonly page: 'join'; readonly code: string; readonly seat: number | undefined }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'seat' }
  | { readonly page: 'unknown' };

export const toHome = '#/';
/** `scenario`: one of the person's own by its id, or whole as links hold it. */
export const toNew = (game: string, scenario?: string): string => `#/new/${game}${scenario ? `/${scenario}` : ''}`;
/** The same page, for people at several devices. */
export const toNewOnline = (game: string, scenario?: string): string => `#/new-online/${game}${scenario ? `/${scenario}` : ''}`;
export const toTable = (id: string): string => `#/table/${id}`;
/** A game in a link; `from` is the step it is looked at from. */
export const toReplay = (code: string, from?: number): string => `#/replay/${code}${from ? `/${from}` : ''}`;
/** The editor of an own scenario; `new` begins one, `from-duel` a copy. */
export const toEditor = (edition: string, id: string): string => `#/scenario/${edition}/${id}`;
/** A scenario in a link. */
export const toScenario = (code: string): string => `#/scenario/${code}`;
export const toAbout = '#/about';
/** For parents and teachers of small children. */
export const toParents = '#/parents';
/** Plans of lessons for a class: all, or one. */
export const toPlans = (id?: string): string => `#/plans${id ? `/${id}` : ''}`;
/** What is printed for a plan. */
export const toPaper = (id: string, paper: 'worksheet' | 'certificate'): string => `#/plans/${id}/${paper}`;
/** A series of battles that is kept here; `new` begins one. */
export const toTournament = (id: string): string => `#/tournament/${id}`;
/** Lessons, puzzles and the day's three. */
export const toLearn = '#/learn';
/** How one gets on. */
export const toPath = '#/path';
/** One level of the lessons. */
export const toLesson = (game: string, id: string): string => `#/lesson/${game}/${id}`;
/** One puzzle by its id, or the next one: near one's place, or as wished (`kind-close`, `theme-plus`). */
export const toPuzzle = (game: string, id?: string): string => `#/puzzle/${game}${id ? `/${id}` : ''}`;
/** One of the three of a day, from 0; people count from 1. */
export const toDaily = (date: string, which: number): string => `#/daily/${date}/${which + 1}`;
/** The circuit's bench as it was left here, or one in a link. */
export const toBench = (code?: string): string => `#/bench${code ? `/${code}` : ''}`;
/** Tables on a server that anybody may join. */
export const toLobby = '#/lobby';
/** An invitation, to a table or straight to a seat (from 0; people count from 1). */
export const toJoin = (code: string, seat?: number): string => `#/join/${code}${seat === undefined ? '' : `/${seat + 1}`}`;
/** A table on the server. */
export const toOnline = (id: string): string => `#/online/${id}`;
/** Carries a seat to another device: whoever opens it plays that seat. It never stays in an address bar, see `takeSeatToken`. */
export const toSeat = (token: string): string => `#/seat/${token}`;
export const toRules = (game?: string, clause?: string): string =>
  `#/rules${game ? `/${game}` : ''}${game && clause ? `/${clause}` : ''}`;

export function readRoute(hash: string): Route {
  const [page = '', first, second] = hash.replace(/^#\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if ((page === 'new' || page === 'new-online') && first)
    return { page: 'new', game: first, scenario: second || undefined, isOnline: page === 'new-online' };
  if (page === 'table' && first) return { page, id: first };
  if (page === 'replay' && first) return { page, code: first, from: second && /^\d+$/.test(second) ? Number(second) : undefined };
  if (page === 'scenario' && first) return second ? { page: 'editor', edition: first, id: second } : { page, code: first };
  if (page === 'rules') return { page, game: first || undefined, clause: second || undefined };
  if (page === 'about' || page === 'parents' || page === 'lobby' || page === 'seat') return { page };
  if (page === 'plans')
    return { page, id: first || undefined, paper: second === 'worksheet' || second === 'certificate' ? second : undefined };
  if (page === 'join' && first)
    return { page, code: first, seat: second && /^[1-8]$/.test(second) ? Number(second) - 1 : undefined };
  if (page === 'learn' || page === 'path') return { page };
  if (page === 'lesson' && first && second) return { page, game: first, id: second };
  if (page === 'bench') return { page, code: first || undefined };
  if (page === 'puzzle' && first) return { page, game: first, id: second || undefined };
  if (page === 'daily')
    return { page, date: first || undefined, which: second && /^[1-3]$/.test(second) ? Number(second) - 1 : undefined };
  if ((page === 'online' || page === 'tournament') && first) return { page, id: first };
  return { page: 'unknown' };
}

let seatToken: string | undefined;

/** A seat's token is taken out of the address before anything else happens, so that nobody finds it there. */
function readHash(): string {
  const carried = /^#\/seat\/([\w.-]+)$/.exec(location.hash);
  if (carried) {
    seatToken = carried[1];
    history.replaceState(null, '', '#/seat');
  }
  return location.hash;
}

/** The token that came with the address, once. */
export function takeSeatToken(): string | undefined {
  const taken = seatToken;
  seatToken = undefined;
  return taken;
}

const [hash, setHash] = createSignal(readHash());
addEventListener('hashchange', () => setHash(readHash()));

/** Where we are. */
export const route = createRoot(() => createMemo(() => readRoute(hash())));

export function goTo(address: string): void {
  leaveTo(address);
}

/** Goes there without leaving a trace to go back to: after a table is opened by a link or deleted. */
export function replaceWith(address: string): void {
  history.replaceState(null, '', address);
  setHash(location.hash);
}
