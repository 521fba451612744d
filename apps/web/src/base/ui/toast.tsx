import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
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
let shownAt = 0;
/** Whoever acts on has read it by then. */
const READ = 900;
/** Milliseconds a letter, for those who read slowly. */
const READING = 60;

/** A sentence that goes by itself, later when there is something to read on. */
export function toast(text: string, about?: About): void {
  shownAt = performance.now();
  setToasts([{ text, about }]);
  announce(about && 'clause' in about ? `${text} ${m().refusal.clause(about.clause)}` : text);
  clearTimeout(timer);
  timer = setTimeout(() => setToasts([]), about ? 9000 : Math.max(4000, text.length * READING));
}

export function hideToasts(): void {
  clearTimeout(timer);
  setToasts([]);
}

/** Narrower boards have something of the game in their upper corners. */
const NARROW = 800;

/**
 * Where it covers nothing that is needed next: at a table over the upper edge of the board; on a small one at its foot, unless the finger
 * was in that half; elsewhere at the foot of the screen. `pressed` is how far down the last press was, if there was one.
 */
function placeOf(pressed: number | undefined): JSX.CSSProperties {
  const board = document.querySelector('.shell > .boardw');
  if (!board || document.querySelector('dialog[open]')) return {};
  const { left, top, bottom, width } = board.getBoundingClientRect();
  const across = { left: `${left}px`, width: `${width}px`, right: 'auto' };
  const isPressedLow = pressed !== undefined && pressed > (top + bottom) / 2 && pressed < bottom;
  if (width >= NARROW || isPressedLow) return { ...across, top: `${top + 14}px`, bottom: 'auto' };
  return { ...across, top: 'auto', bottom: `${innerHeight - bottom + 8}px` };
}

export function Toasts(): JSX.Element {
  let root!: HTMLDivElement;
  let pressed: number | undefined;
  const [place, setPlace] = createSignal<JSX.CSSProperties>({});
  const put = (): void => {
    if (toasts().length > 0) setPlace(placeOf(pressed));
  };
  // In the top layer, and there the latest: also above a dialog. Browsers that have no popovers show it all the same.
  const hasPopovers = 'popover' in HTMLElement.prototype;
  createEffect(
    on(toasts, (now) => {
      if (hasPopovers && root.matches(':popover-open')) root.hidePopover();
      if (now.length === 0) return;
      put();
      if (hasPopovers) root.showPopover();
    }),
  );
  function onPress(event: Event): void {
    const isInside = event.target instanceof Node && root.contains(event.target);
    if (!isInside && toasts().length > 0 && performance.now() - shownAt > READ) hideToasts();
  }
  function onRelease(event: PointerEvent): void {
    pressed = event.clientY;
  }
  /** Who goes to it by the keyboard wants to read on. */
  function onKey(event: KeyboardEvent): void {
    pressed = undefined;
    if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) onPress(event);
  }
  onMount(() => {
    addEventListener('resize', put);
    addEventListener('pointerdown', onPress, true);
    addEventListener('pointerup', onRelease, true);
    addEventListener('keydown', onKey, true);
  });
  onCleanup(() => {
    removeEventListener('resize', put);
    removeEventListener('pointerdown', onPress, true);
    removeEventListener('pointerup', onRelease, true);
    removeEventListener('keydown', onKey, true);
  });
  return (
    <section class="toasts" ref={root} popover="manual" aria-label={m().notice} hidden={toasts().length === 0} style={place()}>
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
    </section>
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
