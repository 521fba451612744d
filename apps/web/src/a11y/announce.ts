import { createSignal } from 'solid-js';
import { preferences } from '../preferences.ts';

const [said, setSaid] = createSignal('');

/** What the live region holds now. */
export { said };

let pending: string[] = [];

/** Says a sentence to screen readers, and aloud when the voice is on. Sentences of one moment are said together. */
export function announce(text: string): void {
  if (!text) return;
  if (pending.length === 0) setTimeout(flush, 60);
  pending.push(text);
}

function flush(): void {
  const text = pending.join(' ');
  pending = [];
  // The same sentence twice is still news: a no-break space makes it another text.
  setSaid((before) => (before === text ? `${text}\u00a0` : text));
  speak(text);
}

export const hasVoice = (): boolean => 'speechSynthesis' in window;

const LOCALES = { en: 'en-GB', ru: 'ru-RU', pl: 'pl-PL' } as const;

function speak(text: string): void {
  if (!preferences.voice || !hasVoice()) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = LOCALES[preferences.language];
  speechSynthesis.cancel();
  speechSynthesis.speak(speech);
}
