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
  | { readonly page: 'rulebook'; readonly game: string; readonly section: string | undefined }
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
  /** A pupil of a class: the way in (with a code that was scanned), what was given to them, one thing of it, their table. */
  | { readonly page: 'class'; readonly part: 'home' | 'do' | 'table' | 'check'; readonly what: string | undefined }
  | { readonly page: 'wall' }
  | { readonly page: 'desk' }
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
/** One puzzle by its id, or the next one: near one's place, or as requested (`kind-close`, `theme-plus`). */
export const toPuzzle = (game: string, id?: string): string => `#/puzzle/${game}${id ? `/${id}` : ''}`;
/** The first of today's three that isn't solved. */
export const toToday = '#/daily';
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
/** Carries a seat to another device: whoever opens it plays that seat. It never stays in an address bar, see `takeCarried`. */
export const toSeat = (token: string): string => `#/seat/${token}`;
/** Coming into a class, and what a pupil finds there. */
export const toClass = '#/class';
/** On the wall: the code of a class, to be scanned. */
export const toClassByCode = (code: string): string => `#/class/in/${code}`;
/** On a pupil's card: whoever opens it comes in at once. It never stays in an address bar. */
export const toClassByCard = (room: string, pupil: number, card: string): string => `#/class/card/${room}/${pupil}/${card}`;
/** One thing of what a pupil was given. */
export const toClassThing = (id: string): string => `#/class/do/${id}`;
export const toClassTable = '#/class/table';
/** Whether this device can take part. */
export const toClassCheck = '#/class/check';
/** The wall of a class, for a projector; with its key on a device that does not know it yet. */
export const toWall = (key?: string): string => `#/class/wall${key ? `/${key}` : ''}`;
/** The teacher's desk; with the key of a class on a device that does not know it yet. */
export const toDesk = (room?: string, key?: string): string => `#/class/desk${room && key ? `/${room}/${key}` : ''}`;
export const toRules = (game?: string, clause?: string): string =>
  `#/rules${game ? `/${game}` : ''}${game && clause ? `/${clause}` : ''}`;

/** The rulebook of a game for people, or one part of it. */
export const toRulebook = (game: string, section?: string): string => `#/rulebook/${game}${section ? `/${section}` : ''}`;

export function readRoute(hash: string): Route {
  const [page = '', first, second] = hash.replace(/^#\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if ((page === 'new' || page === 'new-online') && first)
    return { page: 'new', game: first, scenario: second || undefined, isOnline: page === 'new-online' };
  if (page === 'table' && first) return { page, id: first };
  if (page === 'replay' && first) return { page, code: first, from: second && /^\d+$/.test(second) ? Number(second) : undefined };
  if (page === 'scenario' && first) return second ? { page: 'editor', edition: first, id: second } : { page, code: first };
  if (page === 'rules') return { page, game: first || undefined, clause: second || undefined };
  if (page === 'rulebook' && first) return { page, game: first, section: second || undefined };
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
  if (page === 'class') return readClassRoute(first, second);
  return { page: 'unknown' };
}

function readClassRoute(first: string | undefined, second: string | undefined): Route {
  if (first === 'wall' || first === 'desk') return { page: first };
  if (first === 'do' && second) return { page: 'class', part: 'do', what: second };
  if (first === 'table' || first === 'check') return { page: 'class', part: first, what: undefined };
  return { page: 'class', part: 'home', what: first === 'in' ? second || undefined : undefined };
}

/** The table behind the rules after a change of address: the one that was left for them, or still the same while they are read. */
export function behind(kept: string | undefined, from: string, to: string): string | undefined {
  const { page: towards } = readRoute(to);
  if (towards !== 'rules' && towards !== 'rulebook') return undefined;
  const { page } = readRoute(from);
  return page === 'online' || page === 'table' ? from : kept;
}

/** Addresses that carry a secret, and what is left of them. */
const CARRYING = {
  seat: [/^#\/seat\/([\w.-]+)$/, '#/seat'],
  card: [/^#\/class\/card\/([a-z0-9]+\/\d+\/[\w-]+)$/, toClass],
  wall: [/^#\/class\/wall\/([\w.-]+)$/, toWall()],
  desk: [/^#\/(?:class\/)?desk\/([a-z0-9]+\/[\w-]+)$/, toDesk()],
} as const;

type Carrying = keyof typeof CARRYING;

const [carried, setCarried] = createSignal<{ readonly kind: Carrying; readonly secret: string }>();

/** A secret is taken out of the address before anything else happens, so that nobody finds it there. */
function readHash(): string {
  for (const [kind, [pattern, rest]] of Object.entries(CARRYING)) {
    const secret = pattern.exec(location.hash)?.[1];
    if (secret === undefined) continue;
    setCarried({ kind: kind as Carrying, secret });
    history.replaceState(null, '', rest);
  }
  return location.hash;
}

/** The secret of this kind that came with the address, once. */
export function takeCarried(kind: Carrying): string | undefined {
  const found = carried();
  if (found?.kind !== kind) return undefined;
  setCarried(undefined);
  return found.secret;
}

const [hash, setHash] = createSignal(readHash());
const [tableBehind, setBehind] = createSignal<string>();
addEventListener('hashchange', () => {
  const now = readHash();
  setBehind(behind(tableBehind(), hash(), now));
  setHash(now);
});

/** The table that was left for the rules, while they are read. */
export { tableBehind };

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
