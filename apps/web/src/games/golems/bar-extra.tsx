import { createMemo, type JSX, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { isPhone } from '../../base/ui/window.ts';
import { deskOf } from './desk/desk.ts';
import type { GolemsProps } from './desk/props.ts';
import { describeSurroundings } from './desk/speak.ts';
import { cardsOf, speakToChildren } from './program/kids.tsx';
import { wayToEditor } from './scenarios/back.ts';

/** Which round it is; look around; turn the board. */
export function BarExtra(props: GolemsProps): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  speakToChildren(desk);
  const words = () => desk.words();
  /** Alone with a number of cards these are counted, not rounds. */
  const cards = createMemo(() => cardsOf(desk));
  const back = createMemo(() => {
    const view = desk.view();
    const id = view.parts && desk.edition.scenarioName(view);
    return wayToEditor(desk.edition.id, id, props.table.language());
  });
  return (
    <>
      <span class="gl-round">
        <Show
          when={cards()}
          fallback={
            <>
              {words().film.round(desk.scene().round)}
              <span class="gl-wide"> / {desk.view().rounds}</span>
            </>
          }
        >
          {(now) => (
            <Show when={isPhone()} fallback={words().kids.used(now().used, now().all)}>
              <span class="gl-used-short" role="img" aria-label={words().kids.used(now().used, now().all)}>
                {now().used} / {now().all}
              </span>
            </Show>
          )}
        </Show>
      </span>
      <Show when={back()}>
        {(way) => (
          <a class="sq wide" href={way().address} aria-label={way().label} title={way().label}>
            <Icon name="pencil" />
          </a>
        )}
      </Show>
      <Show when={!desk.isKids()}>
        <button
          type="button"
          class="sq wide"
          aria-label={words().board.lookAround}
          title={words().board.lookAround}
          onClick={() => toast(describeSurroundings(desk, props.table.seat() ?? 0))}
        >
          <Icon name="eye" />
        </button>
      </Show>
      <button
        type="button"
        class="sq gl-my-view"
        aria-pressed={desk.isMyView()}
        aria-label={words().board.myView}
        title={words().board.myView}
        onClick={() => desk.setMyView(!desk.isMyView())}
      >
        <Icon name="rotate" />
      </button>
    </>
  );
}

/** The same in the menu, where the bar of a phone has no room for it. */
export function MenuExtra(props: GolemsProps & { readonly onClose: () => void }): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  const words = () => desk.words().board;
  return (
    <Show when={isPhone()}>
      <Show when={!desk.isKids()}>
        <button
          type="button"
          class="btn"
          onClick={() => {
            props.onClose();
            toast(describeSurroundings(desk, props.table.seat() ?? 0));
          }}
        >
          <Icon name="eye" />
          {words().lookAround}
        </button>
      </Show>
      <button
        type="button"
        class="btn"
        aria-pressed={desk.isMyView()}
        onClick={() => {
          props.onClose();
          desk.setMyView(!desk.isMyView());
        }}
      >
        <Icon name="rotate" />
        {words().myView}
      </button>
    </Show>
  );
}
