import { createSignal } from 'solid-js';
import { hasChosen, prefer, preferences } from '../preferences.ts';

const [said, setSaid] = createSignal('');

/** What the live region holds now. */
export { said };

let pending: (string | (() => string))[] = [];

/**
 * Says a sentence to screen readers, and aloud when the voice is on. Sentences of one moment are said together; a function finds its
 * words only then.
 */
export function announce(text: string | (() => string)): void {
  if (!text) return;
  if (pending.length === 0) setTimeout(flush, 60);
  pending.push(text);
}

function flush(): void {
  const text = pending
    .map((words) => (typeof words === 'string' ? words : words()))
    .filter(Boolean)
    .join(' ');
  pending = [];
  if (!text) return;
  // The same sentence twice is still news: a no-break space makes it another text.
  setSaid((before) => (before === text ? `${text}\u00a0` : text));
  speak(text);
}

/** What was said, or was about to be, is nobody's business any more. */
export function hush(): void {
  pending = [];
  setSaid('');
  if (hasVoice()) speechSynthesis.cancel();
}

export const hasVoice = (): boolean => 'speechSynthesis' in window;

// Children who can't read yet: there the voice is on until somebody switches it off.
const [isForChildren, setForChildren] = createSignal(false);

/** Whether sentences are read aloud now. */
export const isReadAloud = (): boolean => hasVoice() && (preferences.voice || isForChildren());

export function setReadAloud(isOn: boolean): void {
  setForChildren(false);
  prefer({ voice: isOn });
  if (!isOn && hasVoice()) speechSynthesis.cancel();
}

/**
 * A children's table is (or is no longer) on the screen. Browsers let a page speak after the first touch only: until then
 * `greeting` waits for it.
 */
export function readToChildren(isHere: boolean, greeting?: () => string): void {
  setForChildren(isHere && !hasChosen('voice'));
  const hasTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (!isForChildren() || !greeting || !hasVoice() || hasTouched) return;
  const greet = (): void => {
    for (const kind of TOUCHES) document.removeEventListener(kind, greet);
    if (isForChildren()) speak(greeting());
  };
  for (const kind of TOUCHES) document.addEventListener(kind, greet);
}

const TOUCHES = ['pointerup', 'keyup'] as const;

const [voices, setVoices] = createSignal<readonly SpeechSynthesisVoice[]>(voicesHere());

function voicesHere(): readonly SpeechSynthesisVoice[] {
  return hasVoice() ? speechSynthesis.getVoices() : [];
}

// Browsers find their voices after the page has begun.
if (hasVoice()) speechSynthesis.addEventListener?.('voiceschanged', () => setVoices(voicesHere()));

/** A voice of this device in the reader's language: what is read with it goes nowhere. */
const ownVoice = (): SpeechSynthesisVoice | undefined =>
  voices().find(({ localService, lang }) => localService && lang.toLowerCase().startsWith(preferences.language));

export const hasOwnVoice = (): boolean => ownVoice() !== undefined;

const LOCALES = { en: 'en-GB', ru: 'ru-RU', pl: 'pl-PL' } as const;

/** Reads a text because somebody asked for it just now, whether or not everything is read. */
export function readOut(text: string): void {
  if (!text || !hasVoice()) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = LOCALES[preferences.language];
  speech.voice = ownVoice() ?? null;
  speechSynthesis.cancel();
  speechSynthesis.speak(speech);
}

function speak(text: string): void {
  if (isReadAloud()) readOut(text);
}
