import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { type CellGrid, createCellGrid, nearestTo, type Placed } from '../../../base/felt/grid.ts';
import { inPieces } from '../../../base/ui/laying.tsx';
import type { Desk } from '../desk/desk.ts';
import { lend } from '../desk/handle.ts';
import { handleDeskKey } from '../desk/keys.ts';
import { targetOf } from '../model/draft.ts';
import {
  type Box,
  boxOf,
  GRID_COLUMNS,
  GRID_ROWS,
  isInPart,
  type Part,
  placeOf,
  type Spot,
  spotAt,
  spotKey,
  spotName,
} from '../model/layout.ts';

import { speakSpot } from './speak.ts';

const ROWS = Array.from({ length: GRID_ROWS }, (_, row) => row);
const COLUMNS = Array.from({ length: GRID_COLUMNS }, (_, column) => column);
const SPOTS: readonly Placed<Spot>[] = ROWS.flatMap((y) =>
  COLUMNS.flatMap((x) => {
    const cell = spotAt(y, x);
    return cell ? [{ x, y, cell }] : [];
  }),
);

/** The field for fingers, keys and screen readers: strips, side tokens and cells as one grid over the drawing. */
export function Grid(props: { readonly desk: Desk; readonly box: Box; readonly part: Part }): JSX.Element {
  const { desk } = props;
  let root!: HTMLDivElement;

  // What lies outside of what is seen is no place to go to.
  const spots = SPOTS.filter(({ cell }) => isInPart(cell, props.part));
  if (!isInPart(desk.cursor(), props.part)) desk.setCursor(spots.find(({ cell }) => cell.kind === 'cell')!.cell);
  const grid = createCellGrid<Spot>({
    cells: () => spots,
    keyOf: spotKey,
    stop: () => desk.cursor(),
    setStop: desk.setCursor,
  });
  const rows = inPieces(() => ROWS.filter((row) => spots.some(({ y }) => y === row)), 3);
  lend(desk.handle, {
    root: () => root,
    box: () => props.box,
    focus: () => grid.focus(nearestOffered(desk, spots)),
    spotUnder: (x, y) => {
      const under = spotUnder(x, y, props.box);
      return under && isInPart(under, props.part) ? under : undefined;
    },
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (grid.walk(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (handleKey(desk, event, desk.cursor())) {
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
        ref={root}
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
                    <Show when={spot && isInPart(spot, props.part) && spot}>
                      {(known) => <Cell desk={desk} spot={known()} column={column} box={props.box} grid={grid} />}
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
  readonly grid: CellGrid<Spot>;
}

const Cell: Component<CellProps> = (props) => {
  const { desk, spot } = props;
  const box = () => boxOf(spot, props.box);
  const key = spotKey(spot);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const isHere = createMemo(() => props.grid.isStop(spot));
  const isTried = createMemo(() => {
    const target = targetOf(desk.draft());
    return target !== undefined && spotKey(target) === key;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its cells
    // biome-ignore lint/a11y/useFocusableInteractive: it has a tabindex, written as HTML writes it
    <div
      ref={(element) => props.grid.hold(spot, element)}
      role="gridcell"
      class="ci-cell"
      classList={{ offered: desk.offered().has(key), tried: isTried() }}
      data-spot={spotName(spot)}
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
    >
      <Show when={isTried() && desk.outlook()?.penalty}>
        {(penalty) => <b class="ci-coin" aria-hidden="true" data-price={`−${penalty()}`} />}
      </Show>
    </div>
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
function nearestOffered(desk: Desk, spots: readonly Placed<Spot>[]): Spot {
  const cursor = desk.cursor();
  const offered = desk.offered();
  if (offered.size === 0 || offered.has(spotKey(cursor))) return cursor;
  const { row, column } = placeOf(cursor);
  const near = nearestTo(
    spots.filter(({ cell }) => offered.has(spotKey(cell))),
    { x: column, y: row },
  );
  return near?.cell ?? cursor;
}
