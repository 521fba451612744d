import type { Spot } from '@stolik/micropul/preview';
import { createEffect, createMemo, createSignal, For, type JSX, on } from 'solid-js';
import { toast } from '../../../base/ui/toast.tsx';
import type { Desk } from '../desk/desk.ts';
import { spotKey } from '../model/moves.ts';
import { type Cell, cornerAt, keyOf, TILE } from '../model/position.ts';
import { explainCorner, groupsOn, speakCell, speakGroup, speakTile } from '../words/speak.ts';
import { isArrow, rowsOf, stepTo } from './walk.ts';

export interface GridProps {
  readonly desk: Desk;
  /** Brings a cell into sight. */
  reveal(cell: Cell): void;
  onFocuser(focus: () => void): void;
}

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
  const [cursor, setCursor] = createSignal<Cell>({ x: 0, y: 0 });
  /** The one cell that Tab reaches; when it is gone, the nearest. */
  const stop = createMemo(() => nearest(cells(), cursor()) ?? { x: 0, y: 0 });
  let grid!: HTMLDivElement;

  const elementOf = (cell: Cell): HTMLElement | null => grid.querySelector(`[data-cell="${keyOf(cell)}"]`);

  function focus(cell: Cell): void {
    setCursor(cell);
    props.reveal(cell);
    elementOf(cell)?.focus({ preventScroll: true });
  }

  // The keyboard comes to a place that glows when a tile was chosen, else to where it was.
  props.onFocuser(() => {
    const { kind } = desk.draft();
    const wanted = kind === 'tile' ? desk.cells() : kind === 'stone' ? claimable() : cells();
    const to = nearest(wanted, cursor()) ?? stop();
    if (to) focus(to);
  });

  // What is tried is where Enter acts, also where it was not chosen on the grid: dropped by a mouse, proposed by a hint.
  createEffect(
    on(
      () => desk.trial()?.cell ?? desk.stoneTrial()?.spot,
      (tried) => {
        if (!tried) return;
        setCursor({ x: tried.x, y: tried.y });
        if (grid.contains(document.activeElement)) elementOf(tried)?.focus({ preventScroll: true });
      },
    ),
  );

  const claimable = (): Cell[] => {
    const keys = new Set([...desk.moves().stones.keys()].map((key) => key.slice(0, key.lastIndexOf(','))));
    return cells().filter((cell) => keys.has(keyOf(cell)));
  };

  // A place that is no longer offered takes the focus with it: it goes to what is nearest.
  let hadFocus = false;
  createEffect(
    on(cells, () => {
      if (hadFocus && !grid.contains(document.activeElement)) focus(stop());
    }),
  );

  const spotsOn = (cell: Cell): Spot[] => {
    const tile = desk.position().tiles.get(keyOf(cell));
    if (!tile) return [];
    return groupsOn(desk.position(), tile).flatMap((group) =>
      group.spots.filter((spot) => spot.x === cell.x && spot.y === cell.y).slice(0, 1),
    );
  };

  /** The spot a finger means: the unit under it, else the nearest one of the tile that a stone could go on. */
  function spotUnder(cell: Cell, dx: number, dy: number): Spot | undefined {
    const tile = desk.position().tiles.get(keyOf(cell));
    if (!tile) return undefined;
    if (tile.tile.startsWith('big:')) return { ...cell, corner: 'NW' };
    const spot = { ...cell, corner: cornerAt(dx, dy) };
    return desk.position().groupAt(spot) ? spot : undefined;
  }

  const localPoint = (event: MouseEvent): { dx: number; dy: number } => {
    const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { dx: ((event.clientX - left) / width) * TILE, dy: ((event.clientY - top) / width) * TILE };
  };

  const aboutHere = (cell: Cell, dx: number, dy: number): string => {
    const tile = desk.position().tiles.get(keyOf(cell));
    return tile
      ? explainCorner(desk.words(), desk.position(), tile, cornerAt(dx, dy), {
          isAlone: desk.isAlone(),
          nameOf: desk.table.nameOf,
        })
      : '';
  };

  function press(cell: Cell, event: MouseEvent): void {
    const { dx, dy } = localPoint(event);
    const spot = spotUnder(cell, dx, dy);
    setCursor(cell);
    if (desk.position().tiles.has(keyOf(cell))) {
      if (desk.draft().kind === 'stone') {
        const meant = spot ?? spotsOn(cell)[0];
        if (meant) desk.tryStone(meant);
      } else {
        desk.pointAt(spot);
        const says = desk.draft().kind === 'none' ? aboutHere(cell, dx, dy) : '';
        if (says) toast(says);
      }
      return;
    }
    const trial = desk.trial();
    if (trial && keyOf(trial.cell) === keyOf(cell)) desk.turn(1);
    else desk.tryAt(cell);
  }

  /** Enter: tries what is not yet tried, confirms what is. */
  function enter(cell: Cell): void {
    const trial = desk.trial();
    const stone = desk.stoneTrial();
    if (desk.draft().kind === 'take') {
      desk.confirm();
      return;
    }
    if (!desk.position().tiles.has(keyOf(cell))) {
      if (trial && keyOf(trial.cell) === keyOf(cell)) desk.confirm();
      else desk.tryAt(cell);
      return;
    }
    if (desk.draft().kind !== 'stone') {
      nextGroup(cell);
      return;
    }
    if (stone && stone.spot.x === cell.x && stone.spot.y === cell.y) {
      desk.confirm();
      return;
    }
    const spots = spotsOn(cell);
    const spot = spots.find((each) => desk.moves().stones.has(spotKey(each))) ?? spots[0];
    if (spot) desk.tryStone(spot);
  }

  /** A tile may bear several groups: R and Enter go through them. */
  function nextGroup(cell: Cell): void {
    const spots = spotsOn(cell);
    const isStone = desk.draft().kind === 'stone';
    const offered = isStone ? spots.filter((spot) => desk.moves().stones.has(spotKey(spot))) : spots;
    if (offered.length === 0) return;
    const now = isStone ? desk.stoneTrial()?.group : desk.pointed();
    const index = offered.findIndex((spot) => desk.position().groupAt(spot) === now);
    const next = offered[(index + 1) % offered.length]!;
    if (isStone) {
      desk.tryStone(next);
      return;
    }
    desk.pointAt(next);
    desk.table.announce(speakGroup(desk.words(), desk.position().groupAt(next)!, desk.table.nameOf));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = stop();
    if (isArrow(event.key)) {
      const to = stepTo(cells(), at, event.key);
      if (to) focus(to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      enter(at);
    } else if (event.key === 'Home' || event.key === 'End') {
      const row = keysIn(at.y);
      const key = event.key === 'Home' ? row[0] : row.at(-1);
      if (key) focus(cellOf(key));
    } else if (event.code === 'KeyR' && desk.draft().kind !== 'tile' && desk.position().tiles.has(keyOf(at))) {
      nextGroup(at);
    } else {
      return;
    }
    event.preventDefault();
  }

  function label(cell: Cell): string {
    const tile = desk.position().tiles.get(keyOf(cell));
    const words = desk.words();
    if (tile) return speakCell(words, desk.position(), tile, desk.table.nameOf);
    const trial = desk.trial();
    if (trial && keyOf(trial.cell) === keyOf(cell)) return words.speak.preview(cell.x, cell.y, speakTile(words, trial.tile));
    return desk.draft().kind === 'tile' ? words.speak.tryHere(cell.x, cell.y) : words.speak.place(cell.x, cell.y);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is endless and drawn; a table element could hold neither
    <div
      ref={grid}
      class="mp-grid"
      role="grid"
      tabIndex="-1"
      aria-label={desk.words().board.name}
      aria-description={desk.words().board.help}
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        hadFocus = true;
      }}
      onFocusOut={(event) => {
        // An element that is taken away loses the focus to nobody.
        if (event.relatedTarget !== null) hadFocus = false;
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
              {(key) => {
                const cell = cellOf(key);
                return (
                  // biome-ignore lint/a11y/useSemanticElements: see the grid
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens for all its cells
                  <div
                    role="gridcell"
                    class="mp-cell"
                    data-cell={key}
                    data-kind={desk.position().tiles.has(key) ? 'tile' : 'place'}
                    tabIndex={keyOf(stop()) === key ? 0 : -1}
                    aria-label={label(cell)}
                    style={{ left: `${cell.x * TILE}px`, top: `${cell.y * TILE}px` }}
                    onClick={(event) => press(cell, event)}
                    onFocus={(event) => {
                      setCursor(cell);
                      desk.hover(cell);
                      if (!event.currentTarget.matches(':focus-visible')) return;
                      props.reveal(cell);
                      desk.pointAt(spotsOn(cell)[0]);
                    }}
                    onPointerMove={(event) => {
                      if (event.pointerType !== 'mouse') return;
                      const { dx, dy } = localPoint(event);
                      desk.hover(cell);
                      desk.pointAt(spotUnder(cell, dx, dy));
                    }}
                  />
                );
              }}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

const cellOf = (key: string): Cell => {
  const [x, y] = key.split(',').map(Number) as [number, number];
  return { x, y };
};

function nearest(cells: readonly Cell[], to: Cell): Cell | undefined {
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const away = Math.abs(cell.x - to.x) + Math.abs(cell.y - to.y);
    if (away < least) {
      least = away;
      best = cell;
    }
  }
  return best;
}
