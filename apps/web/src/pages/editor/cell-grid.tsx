import { golemOn } from '@stolik/golems/scenarios/edit/things';
import { wordsIn } from '@stolik/golems/scenarios/tokens';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { follow } from '../../base/felt/drag.ts';
import { createCellGrid } from '../../base/felt/grid.ts';
import type { Cell } from '../../games/golems/model/field.ts';
import { cellUnder } from './drag.ts';
import type { Frame } from './frame.ts';
import type { Editor } from './model.ts';
import { ERASER } from './tools.ts';

/** A press that stays this long takes away instead of laying. */
const LONG_PRESS = 480;

/** The cells, to be tapped, painted over, and walked by keys. */
export function CellGrid(props: { readonly editor: Editor; readonly frame: Frame }): JSX.Element {
  const { editor } = props;
  const [focused, setFocused] = createSignal<string>();
  const [target, setTarget] = createSignal<string>();
  let strokes = 0;
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

  /** A second tap takes back what the first one laid; barrels of v4 pile up instead. */
  function isThere(cell: string): boolean {
    const tool = editor.tool();
    if (tool === ERASER) return true;
    const words = wordsIn(editor.draft().tokens[cell]);
    if (tool !== 'barrel') return words.some((word) => word === tool || (tool.startsWith('ladder:') && word.startsWith(tool)));
    return editor.edition === 'golems6' && words.includes(editor.contents() ? `barrel:${editor.contents()}` : 'barrel');
  }

  function press(cell: string): void {
    if (editor.tab() === 'things' && isThere(cell)) editor.erase(cell);
    else if (editor.tab() === 'things') editor.apply(cell);
    else if (!editor.apply(cell)) editor.show([]);
  }

  function onPointerDown(event: PointerEvent): void {
    const cell = cellUnder(event.clientX, event.clientY);
    if (cell === undefined || !event.isPrimary || (event.button !== 0 && event.button !== 2)) return;
    if (editor.tab() === 'golems' && event.button === 0 && golemOn(editor.draft(), cell)) carryGolem(event, cell);
    else if (editor.tab() === 'things' || event.button === 2) paint(event, cell);
    else follow(event, { move: () => undefined, drop: () => undefined, tap: () => press(cell) });
  }

  function paint(event: PointerEvent, start: string): void {
    const join = `stroke ${++strokes}`;
    const isErasing = event.button === 2 || isThere(start);
    const done = new Set<string>();
    const touch = (cell: string | undefined): void => {
      if (cell === undefined || done.has(cell)) return;
      done.add(cell);
      if (isErasing) editor.erase(cell, join);
      else if (!editor.apply(cell, join)) done.add('refused');
    };
    // A finger that rests takes away, so it is not heard before it moves or is lifted.
    const isFinger = event.pointerType === 'touch';
    let isOver = false;
    const timer = isFinger
      ? setTimeout(() => {
          isOver = true;
          editor.erase(start, join);
        }, LONG_PRESS)
      : undefined;
    if (!isFinger) touch(start);
    follow(event, {
      move: (now) => {
        clearTimeout(timer);
        if (isOver || done.has('refused')) return;
        touch(start);
        touch(cellUnder(now.clientX, now.clientY));
      },
      drop: () => clearTimeout(timer),
      tap: () => {
        clearTimeout(timer);
        if (!isOver) touch(start);
      },
      cancel: () => clearTimeout(timer),
    });
  }

  function carryGolem(event: PointerEvent, cell: string): void {
    const golem = golemOn(editor.draft(), cell)!;
    follow(event, {
      move: (now) => {
        editor.chooseGolem(golem);
        setTarget(cellUnder(now.clientX, now.clientY));
      },
      drop: (now) => {
        setTarget(undefined);
        const to = cellUnder(now.clientX, now.clientY);
        if (to !== undefined && to !== cell) editor.dropGolem(golem, to);
      },
      tap: () => press(cell),
      cancel: () => setTarget(undefined),
    });
  }

  function onKey(event: KeyboardEvent, cell: Cell): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') press(cell.name);
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
      onPointerDown={onPointerDown}
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
                  onClick={(event) => event.detail === 0 && press(cell.name)}
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
