import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { createCellGrid } from '../../base/felt/grid.ts';
import type { Cell } from '../../games/golems/model/field.ts';
import { createCellTouch } from './cell-touch.ts';
import type { Editor } from './editor-shape.ts';
import type { Frame } from './frame.ts';

/** The cells, to be tapped, painted over, and walked by keys. */
export function CellGrid(props: { readonly editor: Editor; readonly frame: Frame }): JSX.Element {
  const { editor } = props;
  const [focused, setFocused] = createSignal<string>();
  const [target, setTarget] = createSignal<string>();
  const touch = createCellTouch(editor, setTarget);
  const rows = createMemo(() => {
    const { cells, height } = editor.ground();
    return Array.from({ length: height }, (_, row) => cells.filter(({ y }) => y === row).sort((a, b) => a.x - b.x));
  });
  const first = (): string | undefined => {
    const name = focused();
    return name !== undefined && editor.ground().at.has(name) ? name : rows().find((row) => row.length > 0)?.[0]?.name;
  };

  const grid = createCellGrid<string>({
    cells: () => editor.ground().cells.map(({ name, x, y }) => ({ cell: name, x, y })),
    keyOf: (name) => name,
    stop: first,
    setStop: setFocused,
  });

  function onKey(event: KeyboardEvent, cell: Cell): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') touch.press(cell.name);
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.erase(cell.name);
    else if (event.code === 'KeyR') editor.turn(cell.name);
    else {
      grid.walk(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: cells lie over a drawing; a table can't
    <div
      class="ed-grid"
      role="grid"
      tabindex="-1"
      aria-label={editor.words().board}
      onPointerDown={touch.begin}
      onContextMenu={(event) => event.preventDefault()}
    >
      <For each={rows().filter((row) => row.length > 0)}>
        {(row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus roves over its cells
          <div role="row">
            <For each={row}>
              {(cell) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: Solid spells it tabindex
                <div
                  role="gridcell"
                  ref={(element) => grid.hold(cell.name, element)}
                  classList={{ target: target() === cell.name }}
                  data-cell={cell.name}
                  tabindex={grid.isStop(cell.name) ? 0 : -1}
                  aria-label={editor.describeCell(cell.name)}
                  onFocus={() => setFocused(cell.name)}
                  onKeyDown={(event) => onKey(event, cell)}
                  // Screen readers click without a pointer.
                  onClick={(event) => event.detail === 0 && touch.press(cell.name)}
                  style={{
                    left: `${cell.x * props.frame.unit + props.frame.left}px`,
                    top: `${cell.y * props.frame.unit + props.frame.top}px`,
                    width: `${props.frame.unit}px`,
                    height: `${props.frame.unit}px`,
                  }}
                />
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
