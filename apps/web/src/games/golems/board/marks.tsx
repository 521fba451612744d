import { createMemo, For, type JSX } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import { liesAbove, type Mark, markArt } from '../model/marks.ts';
import { isBarrel, wordsOfCell } from '../model/scene.ts';
import { spotOf } from './figures.tsx';

/** What a question shows on the board, under the figures or over them. */
export function Marks(props: { readonly desk: Desk; readonly above: boolean }): JSX.Element {
  const marks = createMemo(() =>
    props.desk.marks().filter((mark) => liesAbove(mark, props.desk.isFilming()) === props.above && isThere(props.desk, mark)),
  );
  return (
    <For each={marks()}>
      {(mark) => {
        const at = () => spotOf(props.desk, mark.cell);
        return (
          <g
            class="gl-asked"
            transform={`translate(${at()?.x ?? -999} ${at()?.y ?? 0})`}
            innerHTML={markArt(mark, props.desk.turn())}
          />
        );
      }}
    </For>
  );
}

/** What is known of a barrel is said as long as it stands where somebody looked into it. */
const isThere = (desk: Desk, { kind, cell }: Mark): boolean =>
  kind !== 'inside' || wordsOfCell(desk.scene().tokens, cell).some(isBarrel);
