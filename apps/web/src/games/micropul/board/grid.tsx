import type { Spot } from '@stolik/micropul/preview';
import { type Accessor, createEffect, createMemo, createSignal, For, type JSX, on } from 'solid-js';
import { type CellGrid, createCellGrid, nearestTo, rowsOf } from '../../../base/felt/grid.ts';
import { toast } from '../../../base/ui/toast.tsx';
import type { Desk } from '../desk/desk.ts';
import { type Cell, cellOfKey, cornerAt, keyOf, TILE } from '../model/position.ts';
import { claimable, entered, nextGroup, spotsOn, spotUnder, type Touch, type Touchable, tapped } from '../model/touch.ts';
import { explainCorner, speakCell, speakGroup, speakTile } from '../words/speak.ts';

export interface GridProps {
  readonly desk: Desk;
  /** Brings a cell into sight. */
  reveal(cell: Cell): void;
  onFocuser(focus: () => void): void;
}

const ORIGIN: Cell = { x: 0, y: 0 };

/** What is on the table, cell by cell: what pointers hit, the keyboard walks over and screen readers read. */
export function Grid(props: GridProps): JSX.Element {
  const { desk } = props;
  const cells = createMemo((): Cell[] => {
    const { tiles } = desk.position();
    return [...[...tiles.values()].map(({ x, y }) => ({ x, y })), ...desk.cells().filter((cell) => !tiles.has(keyOf(cell)))];
  });
  const rows = createMemo(() => rowsOf(cells()));
  const rowNumbers = createMemo(() => rows().map(({ y }) => y));
  const keysIn = (y: number): readonly string[] =>
    rows()
      .find((row) => row.y === y)
      ?.cells.map(keyOf) ?? [];
  const [cursor, setCursor] = createSignal(ORIGIN);
  /** The one cell that Tab reaches; when it is gone, the nearest. */
  const stop = createMemo(() => nearestTo(cells(), cursor()) ?? ORIGIN);
  let root!: HTMLDivElement;
  const grid = createCellGrid<Cell>({
    cells: () => cells().map((cell) => ({ ...cell, cell })),
    keyOf,
    stop,
    setStop: (cell) => {
      setCursor(cell);
      props.reveal(cell);
    },
    mayTurnAside: true,
    preventScroll: true,
  });
  // The keyboard comes to a place that glows when a tile was chosen, else to where it was.
  props.onFocuser(() => {
    const { kind } = desk.draft();
    const wanted = kind === 'tile' ? desk.cells() : kind === 'stone' ? claimable(desk.moves(), cells()) : cells();
    grid.focus(nearestTo(wanted, cursor()) ?? stop());
  });
  followTrials(desk, grid, setCursor, () => root);
  const focused = keepFocus(
    cells,
    () => root,
    () => grid.focus(stop()),
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || grid.walk(event)) return;
    const at = stop();
    if (event.key === 'Enter' || event.key === ' ') perform(desk, entered(touchable(desk), at));
    else if (event.code === 'KeyR' && desk.draft().kind !== 'tile' && desk.position().tiles.has(keyOf(at)))
      perform(desk, nextGroup(touchable(desk), at));
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is endless and drawn; a table element could hold neither
    <div
      ref={root}
      class="mp-grid"
      role="grid"
      tabIndex="-1"
      aria-label={desk.words().board.name}
      aria-description={desk.words().board.help}
      onKeyDown={onKeyDown}
      onFocusIn={() => focused.come()}
      onFocusOut={(event) => {
        focused.go(event);
        desk.pointAt(undefined);
      }}
      onPointerLeave={() => {
        desk.hover(undefined);
        desk.pointAt(undefined);
      }}
    >
      <For each={rowNumbers()}>
        {(y) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          // biome-ignore lint/a11y/useFocusableInteractive: rows are not stops, cells are
          <div role="row">
            <For each={keysIn(y)}>
              {(key) => <GridCell desk={desk} cell={cellOfKey(key)} grid={grid} onCursor={setCursor} reveal={props.reveal} />}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

interface CellProps {
  readonly desk: Desk;
  readonly cell: Cell;
  readonly grid: CellGrid<Cell>;
  onCursor(cell: Cell): void;
  reveal(cell: Cell): void;
}

function GridCell(props: CellProps): JSX.Element {
  const { desk, cell, grid } = props;
  const key = keyOf(cell);
  function press(event: MouseEvent): void {
    const { dx, dy } = pointIn(event);
    props.onCursor(cell);
    const touch = tapped(touchable(desk), cell, spotUnder(desk.position(), cell, dx, dy));
    perform(desk, touch);
    if (touch.kind === 'point' && touch.says === 'what') explain(desk, cell, dx, dy);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens for all its cells
    <div
      ref={(element) => grid.hold(cell, element)}
      role="gridcell"
      class="mp-cell"
      data-cell={key}
      data-kind={desk.position().tiles.has(key) ? 'tile' : 'place'}
      tabIndex={grid.isStop(cell) ? 0 : -1}
      aria-label={labelOf(desk, cell)}
      style={{ left: `${cell.x * TILE}px`, top: `${cell.y * TILE}px` }}
      onClick={press}
      onFocus={(event) => {
        props.onCursor(cell);
        desk.hover(cell);
        if (!event.currentTarget.matches(':focus-visible')) return;
        props.reveal(cell);
        desk.pointAt(spotsOn(desk.position(), cell)[0]);
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        const { dx, dy } = pointIn(event);
        desk.hover(cell);
        desk.pointAt(spotUnder(desk.position(), cell, dx, dy));
      }}
    />
  );
}

/** What is tried is where Enter acts, also where it was not chosen on the grid: dropped by a mouse, proposed by a hint. */
function followTrials(desk: Desk, grid: CellGrid<Cell>, setCursor: (cell: Cell) => void, root: () => HTMLElement): void {
  createEffect(
    on(
      (): Cell | Spot | undefined => desk.trial()?.cell ?? desk.stoneTrial()?.spot,
      (tried) => {
        if (!tried) return;
        const cell = { x: tried.x, y: tried.y };
        setCursor(cell);
        if (root().contains(document.activeElement)) grid.show(cell);
      },
    ),
  );
}

/** A place that is no longer offered takes the focus with it: it goes to what is nearest. */
function keepFocus(cells: Accessor<readonly Cell[]>, root: () => HTMLElement, refocus: () => void) {
  let isHere = false;
  createEffect(
    on(cells, () => {
      if (isHere && !root().contains(document.activeElement)) refocus();
    }),
  );
  return {
    come: () => {
      isHere = true;
    },
    go: (event: FocusEvent) => {
      // An element that is taken away loses the focus to nobody.
      if (event.relatedTarget !== null) isHere = false;
    },
  };
}

const touchable = (desk: Desk): Touchable => ({
  position: desk.position(),
  moves: desk.moves(),
  draft: desk.draft(),
  tried: desk.trial()?.cell,
  stone: desk.stoneTrial(),
  pointed: desk.pointed(),
});

function perform(desk: Desk, touch: Touch): void {
  if (touch.kind === 'confirm') desk.confirm();
  else if (touch.kind === 'turn') desk.turn(1);
  else if (touch.kind === 'try') desk.tryAt(touch.cell);
  else if (touch.kind === 'stone') desk.tryStone(touch.spot);
  else if (touch.kind === 'point') {
    desk.pointAt(touch.spot);
    const group = touch.spot && desk.position().groupAt(touch.spot);
    if (touch.says === 'group' && group) desk.table.announce(speakGroup(desk.words(), group, desk.table.nameOf));
  }
}

/** Where in its cell somebody points, in units of the drawing. */
function pointIn(event: MouseEvent): { readonly dx: number; readonly dy: number } {
  const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { dx: ((event.clientX - left) / width) * TILE, dy: ((event.clientY - top) / width) * TILE };
}

function explain(desk: Desk, cell: Cell, dx: number, dy: number): void {
  const tile = desk.position().tiles.get(keyOf(cell));
  const around = { isAlone: desk.isAlone(), nameOf: desk.table.nameOf };
  const says = tile && explainCorner(desk.words(), desk.position(), tile, cornerAt(dx, dy), around);
  if (says) toast(says);
}

function labelOf(desk: Desk, cell: Cell): string {
  const tile = desk.position().tiles.get(keyOf(cell));
  const words = desk.words();
  if (tile) return speakCell(words, desk.position(), tile, desk.table.nameOf);
  const trial = desk.trial();
  if (trial && keyOf(trial.cell) === keyOf(cell)) return words.speak.preview(cell.x, cell.y, speakTile(words, trial.tile));
  return desk.draft().kind === 'tile' ? words.speak.tryHere(cell.x, cell.y) : words.speak.place(cell.x, cell.y);
}
