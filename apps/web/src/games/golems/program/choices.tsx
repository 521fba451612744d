import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon } from '../../../base/ui/icon.tsx';
import { targetsOf } from '../board/targets.ts';
import type { Desk } from '../desk/desk-shape.ts';

/** The question of the moment, when it is not a program: small, answered by one press and a confirmation. `answers`: how each is answered. */
export function Question(props: {
  readonly desk: Desk;
  readonly answers: Readonly<Record<string, Component<{ readonly desk: Desk }>>>;
}): JSX.Element {
  const { desk } = props;
  return (
    <div class="gl-choices" data-ask={desk.ask()}>
      <div class="cap">{desk.words().asks[desk.ask()] ?? ''}</div>
      <Dynamic component={props.answers[desk.ask()]} desk={desk} />
    </div>
  );
}

export function Confirm(props: { readonly desk: Desk; readonly label: string; readonly isReady?: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class="btn go gl-ready"
      disabled={props.isReady === false || props.desk.chosen() === undefined}
      onClick={props.desk.confirm}
    >
      <Icon name="check" />
      {props.label}
    </button>
  );
}

/** Where nothing need be chosen. */
export function Decline(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.answers().has('none')}>
      <button
        type="button"
        class="btn"
        onClick={() => {
          props.desk.choose('none');
          props.desk.confirm();
        }}
      >
        {props.desk.words().tray.decline}
      </button>
    </Show>
  );
}

/** More cells than this are chosen on the board, or from a list. */
const MOST_BUTTONS = 8;

function CellButtons(props: { readonly desk: Desk; readonly targets: ReadonlyMap<string, string> }): JSX.Element {
  return (
    <For each={[...props.targets]}>
      {([cell, answer]) => (
        <button
          type="button"
          class="btn gl-option mono"
          aria-pressed={props.desk.chosen() === answer}
          onClick={() => props.desk.choose(answer)}
        >
          {cell}
        </button>
      )}
    </For>
  );
}

/** One of the cells that are marked on the board. */
export function CellChoice(props: { readonly desk: Desk; readonly says: string }): JSX.Element {
  const { desk } = props;
  const targets = createMemo(() => targetsOf(desk));
  return (
    <>
      <p class="gl-says">{props.says}</p>
      <div class="gl-line wrap abreast">
        <Show when={targets().size > MOST_BUTTONS} fallback={<CellButtons desk={desk} targets={targets()} />}>
          <label class="gl-cell-choice abreast near">
            <span>{desk.words().tray.cell}</span>
            <select class="input" onChange={(event) => desk.choose(event.currentTarget.value || undefined)}>
              <option value="" selected={desk.chosen() === undefined} />
              <For each={[...targets()]}>
                {([cell, answer]) => (
                  <option value={answer} selected={desk.chosen() === answer}>
                    {cell}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Show>
        <Decline desk={desk} />
        <Confirm desk={desk} label={desk.words().tray.confirm} />
      </div>
    </>
  );
}

/** Every answer with its card. */
export function Options(props: {
  readonly desk: Desk;
  label(answer: string): string;
  card(answer: string): JSX.Element;
}): JSX.Element {
  const { desk } = props;
  return (
    <div class="gl-line wrap abreast">
      <For each={[...desk.answers().keys()]}>
        {(answer) => (
          <button type="button" class="btn gl-option" aria-pressed={desk.chosen() === answer} onClick={() => desk.choose(answer)}>
            {props.card(answer)}
            {props.label(answer)}
          </button>
        )}
      </For>
      <Confirm desk={desk} label={desk.words().tray.confirm} />
    </div>
  );
}
