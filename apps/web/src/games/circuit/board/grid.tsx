import { cellName, sideName } from '@stolik/circuit/board/geometry';
import { type Component, createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import { moveOnGrid } from '../../../base/a11y/grid.ts';
import { inPieces } from '../../../base/ui/laying.tsx';
import type { Desk } from '../desk/desk.ts';
import { targetOf } from '../desk/draft.ts';
import { handleDeskKey } from '../desk/keys.ts';
import { type Box, boxOf, GRID_COLUMNS, GRID_ROWS, placeOf, type Spot, spotAt, spotKey } from '../model/layout.ts';
import { speakSpot } from './speak.ts';

const ROWS = Array.from({ length: GRID_ROWS }, (_, row) => row);
const COLUMNS = Array.from({ length: GRID_COLUMNS }, (_, column) => column);

const nameOf = (spot: Spot): string =>
  spot.kind === 'cell'
    ? cellName(spot.cell)
    : spot.kind === 'side'
      ? sideName(spot.side)
      : `${spot.kind}-${'abcdef'.charAt(spot.column)}`;

/** The field for fingers, keys and screen readers: strips, side tokens and cells as one grid over the drawing. */
export function Grid(props: { readonly desk: Desk; readonly box: Box }): JSX.Element {
  const { desk } = props;
  const cells = new Map<string, HTMLElement>();
  let grid!: HTMLDivElement;

  function focus(spot: Spot): void {
    desk.setCursor(spot);
    cells.get(spotKey(spot))?.focus();
  }
  const rows = inPieces(() => ROWS, 3);
  desk.reach.focus = () => focus(nearestOffered(desk));
  desk.reach.spotAt = (x, y) => {
    const { left, top, width } = grid.getBoundingClientRect();
    const scale = width / props.box.width;
    return spotUnder((x - left) / scale + props.box.x, (y - top) / scale + props.box.y, props.box);
  };
  onCleanup(() => {
    desk.reach.focus = () => undefined;
    desk.reach.spotAt = () => undefined;
  });

  function onKeyDown(event: KeyboardEvent): void {
    const spot = desk.cursor();
    const moved = moveOnGrid(event, spot, {
      beside: (from, dx, dy) => {
        const { row, column } = placeOf(from);
        return spotAt(row + dy, column + dx);
      },
      rowEnd: (from, dx) => {
        const { row } = placeOf(from);
        const isStrip = row === 0 || row === GRID_ROWS - 1;
        return spotAt(row, dx < 0 ? (isStrip ? 1 : 0) : GRID_COLUMNS - (isStrip ? 2 : 1));
      },
      focus,
    });
    if (moved || event.altKey || event.ctrlKey || event.metaKey) return;
    if (handleKey(desk, event, spot)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <>
      <p class="hidden" id="ci-help">
        {desk.words().board.help}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not */}
      <div
        ref={grid}
        class="ci-grid"
        role="grid"
        aria-label={desk.words().board.name}
        aria-describedby="ci-help"
        aria-rowcount={GRID_ROWS}
        aria-colcount={GRID_COLUMNS}
        onKeyDown={onKeyDown}
        onFocusIn={() => desk.setFocus('board')}
        onFocusOut={() => desk.setFocus(undefined)}
      >
        <For each={rows()}>
          {(row) => (
            // biome-ignore lint/a11y/useFocusableInteractive: rows of a grid take no focus, their cells do
            // biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not
            <div role="row" aria-rowindex={row + 1}>
              <For each={COLUMNS}>
                {(column) => {
                  const spot = spotAt(row, column);
                  return (
                    <Show when={spot}>
                      {(known) => (
                        <Cell
                          desk={desk}
                          spot={known()}
                          column={column}
                          box={props.box}
                          ref={(element) => cells.set(spotKey(known()), element)}
                        />
                      )}
                    </Show>
                  );
                }}
              </For>
            </div>
          )}
        </For>
      </div>
    </>
  );
}

interface CellProps {
  readonly desk: Desk;
  readonly spot: Spot;
  readonly column: number;
  readonly box: Box;
  ref(element: HTMLElement): void;
}

const Cell: Component<CellProps> = (props) => {
  const { desk, spot } = props;
  const box = () => boxOf(spot, props.box);
  const key = spotKey(spot);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const isHere = createMemo(() => spotKey(desk.cursor()) === key);
  const isTried = createMemo(() => {
    const target = targetOf(desk.draft());
    return target !== undefined && spotKey(target) === key;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its cells
    // biome-ignore lint/a11y/useFocusableInteractive: it has a tabindex, written as HTML writes it
    <div
      ref={(element) => props.ref(element)}
      role="gridcell"
      class="ci-cell"
      classList={{ offered: desk.offered().has(key), tried: isTried() }}
      data-spot={nameOf(spot)}
      data-offered={desk.offered().has(key) || undefined}
      aria-colindex={props.column + 1}
      aria-selected={isTried()}
      aria-label={speakSpot(desk, spot, isTried())}
      tabindex={isHere() ? 0 : -1}
      style={{
        left: percent(box().x - props.box.x, props.box.width),
        top: percent(box().y - props.box.y, props.box.height),
        width: percent(box().width, props.box.width),
        height: percent(box().height, props.box.height),
      }}
      onFocus={() => desk.setCursor(spot)}
      onClick={() => desk.touch(spot)}
    />
  );
};

/** On the board Enter and Space try the cell, and confirm what is tried there already. */
function handleKey(desk: Desk, event: KeyboardEvent, spot: Spot): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return handleDeskKey(desk, event);
  if (desk.isEnterReady()) desk.confirm();
  else desk.touch(spot);
  return true;
}

function spotUnder(x: number, y: number, box: Box): Spot | undefined {
  const column = x < 0 ? 0 : x >= 600 ? GRID_COLUMNS - 1 : Math.floor(x / 100) + 1;
  const row = y < 0 ? 0 : y >= 800 ? GRID_ROWS - 1 : Math.floor(y / 100) + 1;
  const isBeside = x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height;
  return isBeside ? undefined : spotAt(row, column);
}

/** Where the keys begin: the cursor if it is offered, else the offered spot that lies nearest. */
function nearestOffered(desk: Desk): Spot {
  const cursor = desk.cursor();
  const offered = desk.offered();
  if (offered.size === 0 || offered.has(spotKey(cursor))) return cursor;
  const { row, column } = placeOf(cursor);
  let best = cursor;
  let least = Infinity;
  for (const r of ROWS) {
    for (const c of COLUMNS) {
      const spot = spotAt(r, c);
      const away = Math.abs(r - row) + Math.abs(c - column);
      if (spot && offered.has(spotKey(spot)) && away < least) {
        best = spot;
        least = away;
      }
    }
  }
  return best;
}
