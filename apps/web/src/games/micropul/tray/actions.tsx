import { stoneArt, tileBackArt } from '@stolik/micropul/art';
import { STONES_EACH } from '@stolik/micropul/state';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { fitWords } from '../../../base/ui/fit-words.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { type Desk, deskOf } from '../desk/desk.ts';
import type { MicropulProps } from '../model/table.ts';

/** Between board and wood: take and stone while nothing is chosen, then turn, cancel and confirm. */
export function Actions(props: MicropulProps): JSX.Element {
  const desk = deskOf(props.table);
  const words = () => desk.words().tray;
  const go = () => {
    const { kind } = desk.draft();
    return kind === 'stone' ? words().put : kind === 'take' ? words().take : words().lay;
  };
  /** By a key it goes on rotating; a mouse has left the button behind, and Enter lays the tile. */
  const rotate = (event: MouseEvent): void => {
    desk.turn(1);
    if (event.detail > 0) desk.reach.focus();
  };
  /** Another button here has the focus: Enter presses that one. */
  const [isElsewhere, setElsewhere] = createSignal(false);
  let root!: HTMLDivElement;
  // A button that goes away because of what it did hands the keyboard on instead of losing it.
  let isInside = false;
  createEffect(
    on(
      desk.draft,
      ({ kind }, before) => {
        const isLost = isInside && !root.contains(document.activeElement);
        if (!isLost || kind === before?.kind) return;
        if (kind === 'none' || kind === 'take') root.querySelector<HTMLElement>(kind === 'take' ? '.mp-go' : '.btn')?.focus();
        else desk.reach.focus();
      },
      { defer: true },
    ),
  );
  return (
    <div
      class="mp-actions"
      ref={root}
      onFocusIn={({ target }) => {
        isInside = true;
        setElsewhere(!target.closest('.mp-go'));
      }}
      onFocusOut={({ relatedTarget }) => {
        setElsewhere(false);
        if (relatedTarget !== null) isInside = false;
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice */}
      <div class="moves mp-buttons" role="group" aria-label={words().moves} ref={fitWords}>
        <Show
          when={desk.draft().kind !== 'none'}
          fallback={
            <Show when={!desk.view().outcome}>
              <SupplyButton desk={desk} />
              <StoneButton desk={desk} />
            </Show>
          }
        >
          <button type="button" class="btn sign mp-cancel" title={words().cancel} onClick={desk.cancel}>
            <Icon name="close" />
            <span>{words().cancel}</span>
          </button>
          <Show when={desk.draft().kind === 'tile'}>
            <button type="button" class="btn mp-turn" onClick={rotate}>
              <Icon name="rotate" />
              <span data-leaves="3">{words().turn}</span> <kbd data-leaves="1">R</kbd>
            </button>
          </Show>
          <button type="button" class="btn go mp-go" aria-disabled={!desk.isReady()} onClick={desk.confirm}>
            <Icon name="check" />
            <span data-leaves="9">{go()}</span>{' '}
            <kbd data-leaves="2" classList={{ off: isElsewhere() }}>
              Enter
            </kbd>
          </button>
        </Show>
      </div>
    </div>
  );
}

/** The supply as a stack: one look says how many, one tap takes. */
function SupplyButton(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seat = () => desk.mine() ?? desk.view().turn ?? 0;
  const count = () => {
    const { faceDown = 0, open = [] } = desk.view().supplies[seat()] ?? {};
    return faceDown || open.length;
  };
  return (
    <button
      type="button"
      class="btn mp-supply"
      data-mp-supply
      aria-disabled={desk.moves().takes.size === 0}
      onClick={() => desk.chooseTake(0)}
    >
      <span class="mp-stack" aria-hidden="true">
        <svg viewBox="0 0 100 100" innerHTML={tileBackArt()} />
        <b>{count()}</b>
      </span>
      <span data-leaves="9">{desk.words().tray.take}</span>
      <span class="hidden">{`${desk.words().tray.supply}: ${desk.words().tray.tiles(count())}`}</span>
      <kbd data-leaves="1">T</kbd>
    </button>
  );
}

function StoneButton(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seat = () => desk.mine() ?? desk.view().turn ?? 0;
  const left = () => desk.view().stonesLeft[seat()] ?? 0;
  return (
    <button
      type="button"
      class="btn mp-stone-button"
      aria-disabled={desk.moves().stones.size === 0}
      onClick={() => desk.chooseStone()}
    >
      <span class="mp-stones" data-leaves="2" aria-hidden="true">
        <For each={Array.from({ length: STONES_EACH }, (_, index) => index)}>
          {(index) => <svg viewBox="-14 -14 128 128" classList={{ gone: index >= left() }} innerHTML={stoneArt(seat(), '')} />}
        </For>
      </span>
      <span data-leaves="9">{desk.words().tray.putStone}</span>
      <span class="hidden">{desk.words().tray.stonesLeft(left())}</span>
      <kbd data-leaves="1">S</kbd>
    </button>
  );
}
