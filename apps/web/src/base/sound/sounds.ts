import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { pace, preferences } from '../preferences.ts';
import { idle } from '../ui/leisure.ts';
import type { CommonSound } from './common.ts';
import type { Player } from './player.ts';
import type { Asked, How, Recipes } from './recipe.ts';

/** Told on the window with the name of every sound as it is heard. */
export const HEARD = 'stolik-sound';

/** What happens within so many milliseconds is one moment. */
const MOMENT = 12;

const [player, setPlayer] = createSignal<Player>();
let context: AudioContext | undefined;
let isOpening = false;
let own: Recipes | undefined;
let waiting: Asked[] = [];

/** Whether anything can be heard now: sound is on, and somebody has touched the page. Sounds are fetched then and no sooner. */
export const isAudible = (): boolean => preferences.sound && player() !== undefined;

/** Called once. Browsers let nothing be heard before a touch or a key, and iOS only what a touch itself has opened. */
export function listenForTouches(): void {
  for (const kind of ['pointerup', 'touchend', 'keydown']) addEventListener(kind, wake, { capture: true, passive: true });
  // Whoever switches sound on has touched the switch.
  createRoot(() => createEffect(on(() => preferences.sound, wake, { defer: true })));
}

/**
 * Opens the loudspeaker, or opens it again after a call, a lock or another program has taken it (`interrupted` on iOS). That can take a slow
 * phone a tenth of a second: only browsers made of WebKit (they alone know gestures as events) want it in the touch itself.
 */
function wake(): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  // A key that is no touch to a browser (Escape) opens nothing. Firefox before 120 doesn't say, and may try.
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation && !userActivation.hasBeenActive) return;
  if (context) {
    if (context.state !== 'running') resume(context);
    return;
  }
  if (isOpening) return;
  isOpening = true;
  if ('GestureEvent' in window) open();
  else void idle().then(open);
}

function open(): void {
  const opened = new AudioContext({ latencyHint: 'interactive' });
  context = opened;
  resume(opened);
  idle()
    .then(() => import('./player.ts'))
    .then(({ createPlayer }) => {
      const made = createPlayer(opened, preferences.volume, (name) => dispatchEvent(new CustomEvent(HEARD, { detail: name })));
      if (own) made.bring(own);
      createRoot(() => createEffect(() => made.setVolume(preferences.sound ? preferences.volume : 0)));
      setPlayer(() => made);
    })
    // Without a network the next touch asks again.
    .catch(() => {
      context = undefined;
      isOpening = false;
      void opened.close();
    });
}

/** Where it is not allowed yet the next touch asks again. */
const resume = (audio: AudioContext): void => void audio.resume().catch(() => undefined);

/** The sounds of the game that is on the page, beside those of every table; undefined: it has gone. */
export function bring(recipes: Recipes | undefined): void {
  own = recipes;
  player()?.bring(recipes);
}

/** Something happens: one of the sounds of every table, or of the game that has brought them. */
export const play = (name: CommonSound, how: How = {}): void => playAll([{ ...how, name }]);

/** What happens in the same moment sounds together. */
export function playAll(asked: readonly Asked[]): void {
  if (asked.length === 0 || !isAudible()) return;
  if (waiting.length === 0) setTimeout(flush, MOMENT);
  waiting.push(...asked);
}

function flush(): void {
  const asked = waiting;
  waiting = [];
  if (preferences.sound) void player()?.play(asked, pace());
}
