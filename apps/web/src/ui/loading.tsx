import type { JSX } from 'solid-js';
import { m } from '../messages/catalog.ts';

/** While a page comes. `isOver`: it is there already, but not yet to be seen. */
export function Loading(props: { readonly isOver?: boolean }): JSX.Element {
  return (
    <main class="waiting" classList={{ over: props.isOver }}>
      <h1 class="hidden">Stolik</h1>
      <p role="status">{m().loading}</p>
    </main>
  );
}
