import { LANGUAGES } from '@stolik/kernel/language';
import { For, type JSX } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { sayIn } from './say-in.ts';

/** The language of this device, one tap each. */
export function Languages(): JSX.Element {
  return (
    <fieldset class="seg lang" aria-label={m().nav.language}>
      <For each={LANGUAGES}>
        {(language) => (
          <button
            type="button"
            lang={language}
            aria-pressed={preferences.language === language}
            onClick={() => void sayIn(language)}
          >
            {language.toUpperCase()}
          </button>
        )}
      </For>
    </fieldset>
  );
}
