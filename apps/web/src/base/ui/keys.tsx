import { For, type JSX } from 'solid-js';

/** Keys and what they do. */
export function Keys(props: { readonly rows: readonly (readonly [readonly string[], string])[] }): JSX.Element {
  return (
    <dl class="keys">
      <For each={props.rows}>
        {([keys, does]) => (
          <>
            <dt>
              <For each={keys}>{(key) => <kbd>{key}</kbd>}</For>
            </dt>
            <dd>{does}</dd>
          </>
        )}
      </For>
    </dl>
  );
}
