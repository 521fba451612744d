import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { CarriedPiece, createCarrying } from '../../base/felt/carrying.tsx';
import { type CellGrid, createCellGrid } from '../../base/felt/grid.ts';
import { TileIcon } from '../../games/circuit/art/tile-icon.tsx';
import { type BoardHandle, lend } from '../../games/circuit/desk/handle.ts';
import { type Box, boxOf, type Point, type Spot, spotKey } from '../../games/circuit/model/layout.ts';
import { type BenchDesk, nameOf } from './desk.ts';
import { handleBenchKey } from './keys.ts';
import { turnedTile } from './model/bench.ts';
import { gridOf, spotUnder } from './model/window.ts';
import { speakSpot } from './speak.ts';

/** The field for fingers, keys and screen readers: cells, side tokens and strips as one grid over the drawing. */
export function BenchGrid(props: { readonly desk: BenchDesk; readonly box: Box; readonly handle: BoardHandle }): JSX.Element {
  const { desk } = props;
  let root!: HTMLDivElement;
  // Cells stay what they are while tiles come and go: the focus is on one of them.
  const size = createMemo(() => desk.bench().size);
  const rows = createMemo(() => gridOf(size()));
  const grid = createCellGrid<Spot>({
    cells: () => rows().flat(),
    keyOf: spotKey,
    stop: desk.cursor,
    setStop: desk.setCursor,
  });
  lend(props.handle, {
    root: () => root,
    box: () => props.box,
    focus: () => grid.focus(desk.cursor()),
    spotUnder: (x, y) => spotUnder(desk.bench().size, props.box, x, y),
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (grid.walk(event)) return;
    if (event.key === 'Enter' || event.key === ' ') desk.touch(desk.cursor());
    else if (!handleBenchKey(desk, event, desk.cursor())) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not
    <div
      ref={root}
      class="ci-grid"
      role="grid"
      aria-label={desk.words().board.name}
      aria-rowcount={rows().length}
      aria-colcount={8}
      onKeyDown={onKeyDown}
    >
      <For each={rows()}>
        {(row, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: rows of a grid take no focus, their cells do
          // biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not
          <div role="row" aria-rowindex={index() + 1}>
            <For each={row}>
              {({ x, cell }) => <Cell desk={desk} spot={cell} column={x} box={props.box} grid={grid} handle={props.handle} />}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

/** Where a pointer touched, in hundredths of the cell; keys and screen readers touch it nowhere. */
function pointIn(cell: Element, { clientX, clientY, detail }: MouseEvent): Point | undefined {
  if (detail === 0) return undefined;
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

function Cell(props: {
  readonly desk: BenchDesk;
  readonly spot: Spot;
  readonly column: number;
  readonly box: Box;
  readonly grid: CellGrid<Spot>;
  readonly handle: BoardHandle;
}): JSX.Element {
  const { desk, spot } = props;
  const name = nameOf(spot);
  const place = createMemo(() => boxOf(spot, props.box));
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const tile = createMemo(() => (spot.kind === 'cell' && name ? desk.bench().tiles[name] : undefined));
  const isChosen = createMemo(() => {
    const chosen = desk.chosen();
    return chosen !== undefined && spotKey(chosen) === spotKey(spot);
  });
  const [turns, setTurns] = createSignal(0);
  const carrying = createCarrying<Spot>({
    mayCarry: () => tile() !== undefined,
    lift: () => {
      setTurns(0);
      desk.setCursor(spot);
      desk.lift(spot);
    },
    size: () => props.handle.size(),
    placeAt: ({ x, y }) => {
      const at = props.handle.spotAt(x, y);
      return at?.kind === 'cell' ? at : undefined;
    },
    isSame: (a, b) => spotKey(a) === spotKey(b),
    middleOf: (at) => props.handle.middleOf(at),
    drop: (to) => {
      desk.lift(undefined);
      desk.carry(spot, to, turns());
    },
    turn: (by) => setTurns(turns() + by),
    cancel: () => desk.lift(undefined),
  });
  let cell!: HTMLDivElement;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the cells lie freely over a drawing, a table could not */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its cells */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: it has a tabindex, written as HTML writes it */}
      <div
        ref={(element) => {
          cell = element;
          props.grid.hold(spot, element);
        }}
        role="gridcell"
        class="ci-cell"
        classList={{ offered: spot.kind === 'cell' || spot.kind === 'side', 'has-tile': tile() !== undefined }}
        data-spot={name ?? `${spot.kind}-${props.column}`}
        aria-colindex={props.column + 1}
        aria-selected={isChosen()}
        aria-label={speakSpot(desk, spot)}
        tabindex={props.grid.isStop(spot) ? 0 : -1}
        style={{
          left: percent(place().x - props.box.x, props.box.width),
          top: percent(place().y - props.box.y, props.box.height),
          width: percent(place().width, props.box.width),
          height: percent(place().height, props.box.height),
        }}
        onFocus={() => desk.setCursor(spot)}
        onClick={(event) => desk.touch(spot, pointIn(cell, event))}
        onPointerDown={(event) => tile() !== undefined && !desk.meter() && carrying.begin(event)}
      />
      <CarriedPiece carried={carrying.carried()} from={cell}>
        <TileIcon token={turnedTile(tile() ?? '', turns())} />
      </CarriedPiece>
    </>
  );
}
