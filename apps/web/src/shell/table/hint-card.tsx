import { createEffect, type JSX, on, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { fitWords } from '../../base/ui/fit-words.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { isShown } from '../../base/ui/is-shown.ts';
import { closedByWayBack } from '../../base/ui/way-back.ts';
import { createCardPlace } from './card-place.ts';
import type { Hinting } from './hint.ts';
import { LampArt } from './lamp.tsx';

/** One idea at a time, beside the board or under it, never over the place it means. */
export function HintCard(props: { readonly hinting: Hinting }): JSX.Element {
  const { hinting } = props;
  const before = document.activeElement;
  let card!: HTMLElement;
  let doIt: HTMLButtonElement | undefined;
  const isUp = createCardPlace({ card: () => card, lit: hinting.lit, what: hinting.now });
  // Whoever waits with the keyboard goes on from what has come.
  createEffect(
    on(hinting.ideas, () => (doIt?.isConnected ? doIt : card.querySelector<HTMLElement>('.sq'))?.focus({ preventScroll: true })),
  );
  function close(): void {
    hinting.close();
    const back = document.querySelector<HTMLElement>('.lamp');
    if (before instanceof HTMLElement && before.isConnected && before !== document.body && isShown(before)) before.focus();
    else back?.focus();
  }
  closedByWayBack(close);
  const count = (): number => hinting.ideas()?.length ?? 0;
  return (
    <section
      ref={card}
      class="table-card hint-card"
      data-up={isUp() || undefined}
      aria-label={m().hint.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <button type="button" class="sq" aria-label={m().close} onClick={close}>
        <Icon name="close" />
      </button>
      <Show
        when={hinting.now()}
        fallback={<p class="hint-wait">{hinting.ideas() === undefined ? m().hint.thinking : m().hint.nothing}</p>}
      >
        {(idea) => (
          <>
            <div class="hint-says">
              <Show when={hinting.lit()?.art} fallback={<LampArt />}>
                {(art) => <svg class="hint-art" viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />}
              </Show>
              <div>
                <h2>{idea().move}</h2>
                <Show when={idea().says}>
                  <p>{idea().says}</p>
                </Show>
                <Show when={hinting.doubt()}>
                  <p class="dim">{hinting.doubt()}</p>
                </Show>
              </div>
            </div>
            <div class="hint-buttons" ref={fitWords}>
              <Show when={count() > 1}>
                <button type="button" class="btn" onClick={() => hinting.another()}>
                  <Icon name="again" small />
                  <span data-leaves="1">{m().hint.another}</span>
                  <span class="hidden">{`, ${m().hint.idea(hinting.number() + 1, count())}`}</span>
                </button>
              </Show>
              <button
                type="button"
                class="btn go"
                ref={(button) => {
                  doIt = button;
                }}
                onClick={() => hinting.tryIt()}
              >
                {m().hint.doIt}
              </button>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}
