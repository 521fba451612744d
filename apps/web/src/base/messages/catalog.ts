import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import { createSignal } from 'solid-js';
import type { Messages } from './en.ts';

const LOAD: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
};

const [messages, setMessages] = createSignal<Messages>();

/** The words of the shell in the language chosen; loaded before anything is drawn. */
export function m(): Messages {
  const found = messages();
  if (!found) throw new Error('messages are read before they are loaded');
  return found;
}

/** Answers what puts them on the page. */
export async function fetchMessages(language: Language): Promise<() => void> {
  const loaded = await LOAD[language]();
  return () => void setMessages(() => typesetAll(loaded, language));
}

export async function loadMessages(language: Language): Promise<void> {
  const show = await fetchMessages(language);
  show();
}
