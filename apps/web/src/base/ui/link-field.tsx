import { type JSX, Show } from 'solid-js';
import { p } from '../messages/pages.ts';
import { copyLink } from './copy.ts';
import { Icon } from './icon.tsx';

/** A link to be copied, shown as soon as it is made. */
export function LinkField(props: { readonly link: string | undefined; readonly label: string }): JSX.Element {
  let field: HTMLInputElement | undefined;
  return (
    <>
      <Show when={props.link}>
        {(link) => (
          <input
            ref={(element) => (field = element)}
            class="input mono"
            aria-label={props.label}
            readonly
            value={link()}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Show>
      <button type="button" class="btn go" onClick={() => void copyLink(props.link ?? '', field)}>
        <Icon name="link" />
        {p().share.copy}
      </button>
    </>
  );
}
