import type { Language } from '@stolik/kernel/language';
import { batch } from 'solid-js';
import { fetchMessages, m } from '../messages/catalog.ts';
import { loadEverySpoken } from '../messages/spoken.ts';
import { prefer } from '../preferences.ts';
import { toast } from './toast.tsx';

let wanted: Language | undefined;

/** Another language, as soon as everything on the page can be said in it. */
export async function sayIn(language: Language): Promise<void> {
  wanted = language;
  try {
    const [show] = await Promise.all([fetchMessages(language), loadEverySpoken(language)]);
    if (wanted !== language) return;
    batch(() => {
      show();
      prefer({ language });
    });
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}
