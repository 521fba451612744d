import { EVERY_GAME } from '@stolik/games/games';
import { createEffect, createRoot, on } from 'solid-js';
import { putText, removeText, textAt } from '../../base/kept/storage.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { api } from './api.ts';
import { type Place, places } from './places.ts';
import { loadWords, w } from './words.tsx';

/*
 * "It is your turn", told by the browser while the page is closed. Asked for only when somebody wants it; the service worker shows it
 * (build/service-worker.js) with words that are laid ready here, because it can't read what this page keeps.
 */

/** The service worker finds its words there. */
export const WORDS_CACHE = 'notices';
export const WORDS_KEY = '/notice-words';
/** Which subscription the server knows for this browser's seats. */
const KNOWN = 'stolik.notices';
const PATIENCE = 8000;

export const canNotice = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export type Switched = 'done' | 'denied' | 'failed';

export async function turnNoticesOn(): Promise<Switched> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const subscription = await subscribe();
    if (!subscription || !(await tellServer(subscription, running()))) return 'failed';
    await layWords();
  } catch {
    return 'failed';
  }
  prefer({ notices: true });
  return 'done';
}

export async function turnNoticesOff(): Promise<void> {
  prefer({ notices: false });
  rememberKnown('');
  try {
    const subscription = await (await worker()).pushManager.getSubscription();
    if (!subscription) return;
    await api.notices.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  } catch {
    // The browser has none any more: then nothing comes.
  }
}

/** A seat taken while notices are on is told, too. */
export async function noticeFor(place: Pick<Place, 'token'>): Promise<void> {
  const subscription = await current();
  if (subscription) await tellServer(subscription, [place]);
}

/** Browsers renew subscriptions by themselves: the server then hears of the new one when the page is next open. */
export async function refreshNotices(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  if (subscription.endpoint !== readKnown()) await tellServer(subscription, running());
  await layWords();
}

const running = (): readonly Place[] => places().filter(({ isOver }) => !isOver);

async function current(): Promise<PushSubscription | undefined> {
  if (!preferences.notices || !canNotice() || Notification.permission !== 'granted') return undefined;
  try {
    return (await (await worker()).pushManager.getSubscription()) ?? (await subscribe());
  } catch {
    return undefined;
  }
}

/** The service worker; while developing there is none, and one would wait for ever. */
function worker(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('there is no service worker')), PATIENCE)),
  ]);
}

async function subscribe(): Promise<PushSubscription | undefined> {
  const [{ pushManager }, key] = await Promise.all([worker(), api.notices.key()]);
  if (!key.ok) return undefined;
  const known = await pushManager.getSubscription();
  const wanted = bytesOf(key.value);
  if (known && isSame(known.options.applicationServerKey, wanted)) return known;
  // Made for a server that had other keys.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

async function tellServer(subscription: PushSubscription, seats: readonly Pick<Place, 'token'>[]): Promise<boolean> {
  const told = await Promise.all(seats.map(({ token }) => api.notices.subscribe(token, subscription.toJSON())));
  // A seat that is no longer ours needs no notices.
  const isTold = told.every((each) => each.ok || each.problem.kind === 'not-yours');
  if (isTold) rememberKnown(subscription.endpoint);
  return isTold;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer());
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}

const readKnown = (): string => textAt(KNOWN) ?? '';

/** Where it can't be kept the server is told again the next time. */
function rememberKnown(endpoint: string): void {
  if (endpoint) putText(KNOWN, endpoint);
  else removeText(KNOWN);
}

/** What a notice says, in this person's language: the game's name and nothing about people. */
async function layWords(): Promise<void> {
  await loadWords();
  const { language } = preferences;
  const bodies = Object.fromEntries(EVERY_GAME.map(({ id, title }) => [id, w().notices.body(title[language])]));
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(WORDS_KEY, Response.json({ language, title: w().notices.title, bodies }));
}

createRoot(() => {
  createEffect(
    on(
      () => preferences.language,
      () => preferences.notices && void layWords().catch(() => {}),
      { defer: true },
    ),
  );
});
