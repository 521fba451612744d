import type { Colour } from '@stolik/kernel/colours';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { batch, createEffect, createRoot, createSignal } from 'solid-js';
import { jsonAt, putText } from './kept/storage.ts';

/** What people set once and find again: stored in this browser only. */
export interface Preferences {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark' | 'contrast';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly plainFont: boolean;
  readonly motion: 'auto' | 'full' | 'none';
  /** How fast films run: 0.5, 1, 2, or 0 for "at once". */
  readonly speed: number;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  readonly voice: boolean;
  /** Pieces say a line of their own after a triumph or a blunder. */
  readonly barks: boolean;
  /** The log shows moves in notation, too. */
  readonly notation: boolean;
  /** Hints may be asked for also where other people play. */
  readonly hints: boolean;
  /** Told by the browser when it is one's turn at a table on the server. */
  readonly notices: boolean;
  /** The name this person last gave. */
  readonly name: string;
  /** The colour this person last chose; empty: none yet. */
  readonly colour: Colour | '';
  /** Games somebody has made a move in here: they need no coach any more. */
  readonly known: readonly string[];
}

const KEY = 'stolik.preferences';

const USUAL: Preferences = {
  language: browserLanguage(),
  theme: 'auto',
  textSize: 'normal',
  plainFont: false,
  motion: 'auto',
  speed: 1,
  sound: true,
  volume: 0.7,
  voice: false,
  barks: true,
  notation: false,
  hints: false,
  notices: false,
  name: '',
  colour: '',
  known: [],
};

/** The first language of the browser that we speak. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

const readStored = (): Partial<Preferences> => (jsonAt(KEY) ?? {}) as Partial<Preferences>;

const stored = readStored();
const signals = Object.fromEntries(
  Object.entries(USUAL).map(([key, usual]) => [key, createSignal<unknown>(stored[key as keyof Preferences] ?? usual)]),
);

/** Read one by one: whoever reads one is told when it changes. */
export const preferences = Object.defineProperties(
  {},
  Object.fromEntries(Object.entries(signals).map(([key, [get]]) => [key, { get, enumerable: true }])),
) as Preferences;

export function prefer(change: Partial<Preferences>): void {
  batch(() => {
    for (const [key, value] of Object.entries(change)) signals[key]?.[1](() => value);
  });
  // Only what was chosen is kept: a browser whose language changes is still followed. Where it can't be kept it holds for this visit.
  putText(KEY, JSON.stringify({ ...readStored(), ...change }));
}

/** Whether somebody has ever set this, or it is as it comes. */
export const hasChosen = (key: keyof Preferences): boolean => key in readStored();

const darkRoom = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const [isDark, setDark] = createSignal(darkRoom.matches);
const [isCalm, setCalm] = createSignal(stillness.matches);
darkRoom.addEventListener('change', () => setDark(darkRoom.matches));
stillness.addEventListener('change', () => setCalm(stillness.matches));

export const isStill = (): boolean => preferences.motion === 'none' || (preferences.motion === 'auto' && isCalm());

/** Factor on all durations; 0 shows results at once. */
export const pace = (): number => (isStill() || preferences.speed === 0 ? 0 : 1 / preferences.speed);

/** What the browser's own bars wear: `--floor` of tokens.css. `first.js` says the same. */
export const BROWSER_COLOURS = { light: '#dfe4d8', dark: '#1d1a24', contrast: '#ffffff' } as const;

createRoot(() => {
  createEffect(() => {
    const root = document.documentElement;
    root.lang = preferences.language;
    const theme = preferences.theme === 'auto' ? (isDark() ? 'dark' : 'light') : preferences.theme;
    root.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLOURS[theme]);
    root.dataset['size'] = preferences.textSize;
    root.dataset['font'] = preferences.plainFont ? 'plain' : 'ours';
    root.dataset['motion'] = isStill() ? 'none' : 'full';
  });
});
