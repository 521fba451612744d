import { EDITIONS } from '@stolik/golems/editions';
import { SENSORS, TESTS, type Test } from '@stolik/golems/programs';
import { createEffect, createMemo, For, Index, type JSX, on, Show } from 'solid-js';
import { moveInRow } from '../../../base/felt/grid.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { useLaid } from '../../../base/ui/laying.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { isPhone } from '../../../base/ui/window.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { dragged, placeText, startDrag } from '../desk/drag.ts';
import { type Draft, type DraftRow, heightOf, itemAt, type Part, type Place, rowNumber } from '../model/draft.ts';
import { CardFace } from './card.tsx';

interface LineProps {
  readonly desk: Desk;
  /** Where it lies in the draft. */
  readonly index: number;
  /** Where it runs: what is shown and said. */
  readonly number: number;
}

const inOrder = (desk: Desk): Draft => desk.order().map((index) => desk.draft()[index]);

/** The program that is being laid: a place for every row, and inside bonus cards places for what they hold. */
export function Rows(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  let root!: HTMLOListElement;
  const isLaid = useLaid();
  // On a phone the rows lie beside each other, and a bonus takes more than its share.
  createEffect(
    on(
      [desk.cursor, isLaid],
      () =>
        isLaid() &&
        requestAnimationFrame(
          () => root.isConnected && root.querySelector('.gl-row.on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
        ),
    ),
  );
  return (
    <ol class="gl-rows" ref={root} aria-label={desk.words().tray.program} classList={{ dragging: dragged() !== undefined }}>
      <For each={desk.order()}>{(index, at) => <RowLine desk={desk} index={index} number={at() + 1} />}</For>
    </ol>
  );
}

function RowLine(props: LineProps): JSX.Element {
  const { desk } = props;
  const row = () => desk.draft()[props.index];
  const first = createMemo(() => {
    const limits = desk.limits();
    return limits ? rowNumber(inOrder(desk), props.number - 1, limits) : props.number;
  });
  /** `2`, or `2–4` for a block of several rows. */
  const numbers = (): string => {
    const limits = desk.limits();
    const height = limits ? heightOf(row(), limits) : 1;
    return height === 1 ? String(first()) : `${first()}–${first() + height - 1}`;
  };
  return (
    <li
      class="gl-row"
      classList={{
        on: desk.cursor()?.index === props.index,
        bonus: row() !== undefined && row()!.kind !== 'plain',
        may: props.index >= (desk.limits()?.fewest ?? 0),
        moved: props.number !== props.index + 1,
      }}
    >
      <span class="gl-n" aria-hidden="true">
        {numbers()}
      </span>
      <PlaceButton desk={desk} place={{ index: props.index }} number={props.number} />
      <TestChoice desk={desk} row={row()} index={props.index} number={props.number} />
      <Show when={row()?.kind === 'repeat' || row()?.kind === 'while'}>
        <Icon name="forward" small />
        <Inner {...props} part="card" />
      </Show>
      <Show when={row()?.kind === 'if'}>
        <span class="gl-branches">
          <Inner {...props} part="yes" />
          <Inner {...props} part="no" />
        </span>
      </Show>
      <Note desk={desk} row={first()} />
    </li>
  );
}

function Inner(props: LineProps & { readonly part: Part }): JSX.Element {
  const words = () => props.desk.words().tray;
  return (
    <span class="gl-inner">
      <Show when={props.part !== 'card'}>
        <span class={`gl-answer ${props.part}`}>{props.part === 'yes' ? words().yes : words().no}</span>
      </Show>
      <PlaceButton desk={props.desk} place={{ index: props.index, part: props.part }} number={props.number} />
    </span>
  );
}

function PlaceButton(props: { readonly desk: Desk; readonly place: Place; readonly number: number }): JSX.Element {
  const { desk } = props;
  const item = createMemo(() => itemAt(desk.draft(), props.place));
  const isOn = createMemo(() => {
    const cursor = desk.cursor();
    return cursor?.index === props.place.index && cursor.part === props.place.part;
  });
  function onKey(event: KeyboardEvent): void {
    const list = (event.currentTarget as HTMLElement).closest('.gl-rows');
    const places = [...(list?.querySelectorAll<HTMLButtonElement>('.gl-place') ?? [])];
    const to = moveInRow(event, places.indexOf(event.currentTarget as HTMLButtonElement), places.length);
    if (to !== undefined) places[to]?.focus();
  }
  return (
    <span class="gl-holder">
      <button
        type="button"
        class="gl-place"
        classList={{ on: isOn(), full: item() !== undefined }}
        data-place={placeText(props.place)}
        aria-pressed={isOn()}
        aria-label={desk.words().speak.place(props.number, props.place.part, item() && desk.words().speak.item(item()!))}
        onPointerDown={(event) => item() && startDrag(event, desk, item()!, props.place)}
        onKeyDown={onKey}
        onClick={() => {
          desk.point(props.place);
          if (item()) toast(desk.words().things.card(item()!));
        }}
      >
        <Show when={item()} fallback={<span class="gl-empty" aria-hidden="true" />}>
          {(card) => <CardFace item={card()} words={desk.words()} small={props.place.part !== undefined} />}
        </Show>
      </button>
      <Show when={isOn() && item() !== undefined}>
        <button
          type="button"
          class="gl-x"
          aria-label={desk.words().tray.takeBack(props.number)}
          onClick={() => desk.take(props.place)}
        >
          <Icon name="close" small />
        </button>
      </Show>
    </span>
  );
}

/** What an If or While asks; v4 knows one question only. */
function TestChoice(props: LineProps & { readonly row: DraftRow | undefined }): JSX.Element {
  const { desk } = props;
  /** In short where rows lie side by side. */
  const asked = (kind: 'if' | 'while', test: Test): string => {
    if (isPhone()) return desk.words().things.asks(kind, test);
    return kind === 'while' && test !== 'hit' ? desk.words().goesOn[test] : desk.words().tests[test];
  };
  const asking = () => (props.row?.kind === 'if' || props.row?.kind === 'while' ? props.row : undefined);
  return (
    <Show when={EDITIONS[desk.edition.id].hasTests && asking()}>
      {(row) => (
        <select
          class="gl-test"
          aria-label={desk.words().tray.asks(props.number)}
          value={row().test}
          onChange={(event) => desk.test(props.index, event.currentTarget.value as Test)}
        >
          <Index each={row().kind === 'if' ? TESTS : SENSORS}>
            {(test) => <option value={test()}>{asked(row().kind === 'if' ? 'if' : 'while', test())}</option>}
          </Index>
        </select>
      )}
    </Show>
  );
}

/** What the ghost met in this row, in a few words. */
function Note(props: { readonly desk: Desk; readonly row: number }): JSX.Element {
  const note = createMemo(() => {
    const stop = props.desk.ghost()?.stops.find((each) => each.row === props.row);
    return stop ? props.desk.words().note(stop.notes) : '';
  });
  return (
    <Show when={note()}>
      <span class="gl-note">{note()}</span>
    </Show>
  );
}
