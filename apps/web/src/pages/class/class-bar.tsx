import { type JSX, Show } from 'solid-js';
import { hasVoice, readOut } from '../../base/a11y/announce.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pw } from './words.ts';

/** The head of a pupil's pages: the way back, where one is, and a loudspeaker that reads the page. */
export function ClassBar(props: { readonly title: string; readonly says: string; readonly onBack?: () => void }): JSX.Element {
  return (
    <header class="class-bar">
      <Show when={props.onBack}>
        {(onBack) => (
          <button type="button" class="sq" aria-label={pw().back} title={pw().back} onClick={() => onBack()()}>
            <Icon name="back" />
          </button>
        )}
      </Show>
      <span class="class-bar-title">{props.title}</span>
      <span class="grow" />
      <ReadAloud says={props.says} />
    </header>
  );
}

export function ReadAloud(props: { readonly says: string }): JSX.Element {
  return (
    <Show when={hasVoice()}>
      <button type="button" class="sq" aria-label={pw().readAloud} title={pw().readAloud} onClick={() => readOut(props.says)}>
        <Icon name="sound" />
      </button>
    </Show>
  );
}
