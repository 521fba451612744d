import { type JSX, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';

/** While a page comes. `isOver`: it is there already with its heading, but not yet to be seen. */
export function Loading(props: { readonly isOver?: boolean }): JSX.Element {
  return (
    <Show
      when={props.isOver}
      fallback={
        <main class="waiting">
          <h1 class="hidden">Stolik</h1>
          <p role="status">{m().loading}</p>
        </main>
      }
    >
      <p class="waiting over" role="status">
        {m().loading}
      </p>
    </Show>
  );
}
