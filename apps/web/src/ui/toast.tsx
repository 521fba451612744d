import { createSignal, For, type JSX, Show } from 'solid-js';
import { announce } from '../a11y/announce.ts';
import { m } from '../messages/catalog.ts';
import { toRules } from '../router.ts';
import { Icon } from './icon.tsx';

interface Toast {
  readonly text: string;
  readonly game?: string | undefined;
  readonly clause?: string | undefined;
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;

/** A sentence at the foot of the screen; it goes by itself, later when there is something to read on. */
export function toast(text: string, about?: { readonly game: string; readonly clause: string }): void {
  const shown: Toast = { text, ...about };
  setToasts([shown]);
  announce(about ? `${text} ${m().refusal.clause(about.clause)}` : text);
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
            <Show when={shown.clause}>
              {(clause) => (
                <a class="clause" href={toRules(shown.game, clause())} target="_blank" rel="noopener">
                  {m().refusal.clause(clause())}
                </a>
              )}
            </Show>
            <button type="button" class="sq" aria-label={m().close} onClick={hideToasts}>
              <Icon name="close" small />
            </button>
          </div>
        )}
      </For>
    </div>
  );
}
