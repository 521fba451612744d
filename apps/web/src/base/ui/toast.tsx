import { type Component, createSignal, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce } from '../a11y/announce.ts';
import { m } from '../messages/catalog.ts';
import { atLeisure } from './leisure.ts';
import { type About, showToast } from './toast-list.ts';

/** Milliseconds a letter, for those who read slowly. */
const READING = 60;

/** A sentence that goes by itself, later when there is something to read on. */
export function toast(text: string, about?: About): void {
  showToast(text, about, about ? 9000 : Math.max(4000, text.length * READING));
  announce(about && 'clause' in about ? `${text} ${m().refusal.clause(about.clause)}` : text);
  void fetchPaper();
}

const [Paper, setPaper] = createSignal<Component>();

/** What cannot be fetched now is asked for again with the next sentence, which is read out without it too. */
async function fetchPaper(): Promise<void> {
  if (Paper()) return;
  const found = await import('./toasts.tsx').catch(() => undefined);
  if (found) setPaper(() => found.Toasts);
}

/** Where they are shown: fetched before somebody has something to say, and no part of a page's first files. */
export function Toasts(): JSX.Element {
  onMount(() => atLeisure(fetchPaper));
  return <Show when={Paper()}>{(Found) => <Dynamic component={Found()} />}</Show>;
}
