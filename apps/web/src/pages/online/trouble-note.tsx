import { type JSX, Show } from 'solid-js';
import type { Trouble } from '../../session/online/api.ts';
import { troubleWords } from '../../session/online/words.tsx';

/** Why the server did not do what a form asked for. */
export function TroubleNote(props: { readonly trouble: Trouble | undefined }): JSX.Element {
  return (
    <Show when={props.trouble}>
      {(why) => (
        <p class="note bad" role="alert">
          {troubleWords(why())}
        </p>
      )}
    </Show>
  );
}
