import { partRows } from '@stolik/golems/core';
import { EDITIONS } from '@stolik/golems/editions';
import type { PlacedPart } from '@stolik/golems/scenarios';
import { partsLeft } from '@stolik/golems/scenarios/edit';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Choice } from '../../base/ui/choice.tsx';
import { Icon } from '../../base/ui/every-icon.tsx';
import type { Cell } from '../../games/golems/model/field.ts';
import { groundArt } from '../../games/golems/model/pieces.ts';
import { carry } from './drag.ts';
import type { Editor } from './editor-shape.ts';

/** The parts of the box, and what can be done with the one that is chosen. */
export function FieldBox(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const left = createMemo(() => partsLeft(editor.draft()));
  const chosen = (): PlacedPart | undefined => editor.draft().parts[editor.chosenPart() ?? -1];
  return (
    <>
      <Choice
        legend={words().seasonLabel}
        values={[
          ['summer', words().seasons.summer],
          ['winter', words().seasons.winter],
        ]}
        value={editor.side()}
        onChoose={editor.setSide}
      />
      <ul class="ed-tools" aria-label={words().box}>
        <For each={Object.keys(EDITIONS[editor.edition].parts)}>
          {(part) => {
            const art = createMemo(() => partArt(editor, part));
            const isGone = (): boolean => (left()[part] ?? 0) < 1;
            return (
              <li>
                <button
                  type="button"
                  class="ed-tool part"
                  data-tool={part}
                  aria-disabled={isGone()}
                  onClick={() => editor.lay(part)}
                  onPointerDown={(event) => !isGone() && carry(event, art(), (x, y) => dropPart(editor, part, x, y))}
                >
                  <svg viewBox={`0 0 ${art().width} ${art().height}`} aria-hidden="true" innerHTML={art().art} />
                  <span class="hidden">{words().layPart(part, words().seasons[editor.side()], left()[part] ?? 0)}</span>
                  <b aria-hidden="true">{part.replace('x', '×')}</b>
                  <i aria-hidden="true">{left()[part] ?? 0}</i>
                </button>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={chosen()}>
        {(part) => (
          <fieldset class="ed-inspector flow near" aria-label={editor.partName(part(), editor.chosenPart() ?? 0)}>
            <button type="button" class="btn" onClick={editor.turnChosen}>
              <Icon name="rotate" />
              {words().turn}
            </button>
            <button type="button" class="btn" onClick={editor.flipChosen}>
              <Icon name="flip" />
              {words().flip}
            </button>
            <button type="button" class="btn" onClick={editor.removeChosen}>
              <Icon name="trash" />
              {words().intoBox}
            </button>
          </fieldset>
        )}
      </Show>
    </>
  );
}

function partArt(editor: Editor, part: string): { readonly art: string; readonly width: number; readonly height: number } {
  const side = editor.side();
  const rows = partRows(editor.edition, { part, side, at: 'a1' }) ?? [];
  let art = '';
  for (const [y, row] of rows.entries()) {
    for (const [x, ground] of [...row].entries()) {
      const cell: Cell = { name: '', x, y, ground: ground as Cell['ground'], season: side, part: 0 };
      art += `<g transform="translate(${x * 100} ${y * 100})">${groundArt(cell, editor.edition)}</g>`;
    }
  }
  return { art, width: (rows[0]?.length ?? 0) * 100, height: rows.length * 100 };
}

/** The middle of the part comes under the pointer. */
function dropPart(editor: Editor, part: string, x: number, y: number): void {
  const spot = editor.stage.spotAt?.(x, y);
  if (!spot) return;
  const rows = partRows(editor.edition, { part, side: 'summer', at: 'a1' }) ?? [];
  editor.lay(part, {
    x: spot.x - Math.floor((rows[0]?.length ?? 0) / 2),
    y: spot.y - Math.floor(rows.length / 2),
  });
}
