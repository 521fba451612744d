import { type JSX, Show } from 'solid-js';

interface HandTrayProps {
  readonly caption: string;
  /** At the end of the caption's line. */
  readonly beside?: string;
  readonly besideClass?: string;
  readonly children: JSX.Element;
}

/** On the wood: whose hand it is, the hand, and the hands of others that lie open. */
export function HandTray(props: HandTrayProps): JSX.Element {
  return (
    <>
      <div class="cap">
        <span>{props.caption}</span>
        <Show when={props.beside}>
          <span class={props.besideClass}>{props.beside}</span>
        </Show>
      </div>
      <div class="hands">{props.children}</div>
    </>
  );
}
