import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { toRules } from '../router.ts';
import { Icon } from './icon.tsx';
import { type About, hideToasts, shownAt, toasts } from './toast-list.ts';

/** An action after so many milliseconds hides the sentence: it has been read. */
const READ = 900;

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

/** What is said and goes by itself. */
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
    if (!isInside && toasts().length > 0 && performance.now() - shownAt() > READ) hideToasts();
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
