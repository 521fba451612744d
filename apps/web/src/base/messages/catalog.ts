import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { createSignal } from 'solid-js';
import type { Messages } from '../../words/en/messages.ts';

const LOAD: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('../../words/en/messages.ts').then(({ en }) => en),
  ru: () => import('../../words/ru/messages.ts').then(({ ru }) => ru),
  pl: () => import('../../words/pl/messages.ts').then(({ pl }) => pl),
};

const [shown, setShown] = createSignal<{ readonly language: Language; readonly messages: Messages }>();

function read(): { readonly language: Language; readonly messages: Messages } {
  const found = shown();
  if (!found) throw new Error('messages are read before they are loaded');
  return found;
}

/** The words of the shell in the language chosen; loaded before anything is drawn. */
export const m = (): Messages => read().messages;

/** The language that `m` speaks; it changes when the words of another one have come. */
export const spokenLanguage = (): Language => read().language;

/** Answers what puts them on the page. */
export async function fetchMessages(language: Language): Promise<() => void> {
  const messages = typesetAll(await LOAD[language](), language);
  return () => void setShown({ language, messages });
}

export async function loadMessages(language: Language): Promise<void> {
  const show = await fetchMessages(language);
  show();
}
