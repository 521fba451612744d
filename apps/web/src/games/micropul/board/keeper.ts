import { type Accessor, createEffect, on } from 'solid-js';
import type { Camera, Size } from '../../../base/felt/camera.ts';
import type { Desk } from '../desk/desk.ts';
import type { Bounds, Cell } from '../model/position.ts';
import { seeAll, showCell } from './camera.ts';
import { clearFit, stripsOf } from './fit.ts';
import type { createView } from './view.ts';

/** Keeps in sight what matters: the whole table, and what is tried, marked or counted on it. */
export interface Keeper {
  /** Brings cells into sight, the last one above all. */
  reveal(cells: readonly Cell[]): void;
  /** Shows the whole table again, whatever was looked at. */
  refit(): void;
}

export function createKeeper(
  desk: Desk,
  view: ReturnType<typeof createView>,
  felt: Accessor<Size>,
  bounds: Accessor<Bounds>,
  root: () => HTMLElement,
): Keeper {
  const isFinger = matchMedia('(pointer: coarse)');
  let isPlaced = false;

  /** Shows the whole table; where that would be too small for a finger, its middle. */
  function fit(): void {
    if (felt().width === 0) return;
    // Beside the card of the end nothing else lies on the felt.
    const to = root().closest('.ended')
      ? seeAll(bounds(), felt())
      : clearFit({
          felt: felt(),
          bounds: bounds(),
          tiles: desk.position().tiles,
          isFinger: isFinger.matches,
          isOver: desk.view().outcome !== null,
        });
    if (isPlaced) view.glideTo(to);
    else view.jumpTo(to);
    isPlaced = true;
  }
  function reveal(cells: readonly Cell[]): void {
    view.glideTo(cells.reduce<Camera>((camera, cell) => showCell(camera, felt(), cell, stripsOf(felt())), view.camera()));
  }
  /** What a preview counts must be seen, the tile itself above all. */
  function attend(): void {
    const tried = desk.trial()?.cell;
    const group = tried || desk.stoneTrial() ? desk.counted() : undefined;
    const cells = [...(group?.openPlaces ?? []), ...(tried ? [tried] : [])];
    if (cells.length > 0 && felt().width > 0) reveal(cells);
  }
  function refit(): void {
    view.follow();
    fit();
  }

  createEffect(
    on([bounds, felt], () => {
      if (!view.isFollowing()) return;
      fit();
      attend();
    }),
  );
  createEffect(
    on(desk.marked, ([cell]) => {
      if (cell && felt().width > 0) reveal([cell]);
    }),
  );
  // Under a tile that is carried the table stays where it is.
  createEffect(
    on(
      () => [desk.isCarrying(), desk.trial(), desk.stoneTrial()] as const,
      ([isCarrying]) => isCarrying || attend(),
      { defer: true },
    ),
  );
  // With the preview the whole table comes back.
  createEffect(
    on(
      () => desk.draft().kind === 'none',
      (isNothing) => isNothing && view.isFollowing() && fit(),
      { defer: true },
    ),
  );
  // Who comes back from a look at the past sees the whole table again.
  createEffect(
    on(
      () => desk.table.isPast(),
      (isPast) => isPast || refit(),
      { defer: true },
    ),
  );
  return { reveal, refit };
}
