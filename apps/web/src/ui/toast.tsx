import { createSignal, For, type JSX, Show } from 'solid-js';
import { announce } from '../a11y/announce.ts';
import { m } from '../messages/catalog.ts';
import { toRules } from '../router.ts';
import { Icon } from './icon.tsx';

/** A clause to read on, or something to do about it. */
type About = { readonly game: string; readonly clause: string } | { readonly action: string; readonly run: () => void };

interface Toast {
  readonly text: string;
  readonly about: About | undefined;
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;

/** A sentence at the foot of the screen; it goes by itself, later when there is something to read on. */
export function toast(text: string, about?: About): void {
  setToasts([{ text, about }]);
  announce(about && 'clause' in about ? `${text} ${m().refusal.clause(about.clause)}` : text);
  clearTimeout(timer);
  timer = setTimeout(() => setToasts([]), about ? 9000 : 4000);
}

export function hideToasts(): void {
  clearTimeout(timer);
  setToasts([]);
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts">
      <For each={toasts()}>
        {(shown) => (
          <div class="toast">
            <span class="grow">{shown.text}</span>
            <Show when={shown.about}>{(about) => <AboutIt about={about()} />}</Show>
            <button type="button" class="sq" aria-label={m().close} onClick={hideToasts}>
              <Icon name="close" small />
            </button>
          </div>
        )}
      </For>
    </div>
  );
}

function AboutIt(props: { readonly about: About }): JSX.Element {
  const { about } = props;
  if ('clause' in about) {
    return (
      <a class="clause" href={toRules(about.game, about.clause)} target="_blank" rel="noopener">
        {m().refusal.clause(about.clause)}
      </a>
    );
  }
  return (
    <button
      type="button"
      class="clause"
      onClick={() => {
        hideToasts();
        about.run();
      }}
    >
      {about.action}
    </button>
  );
}
