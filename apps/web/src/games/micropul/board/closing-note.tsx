import { createMemo, type JSX } from 'solid-js';
import { type Camera, type Size, toScreen } from '../../../base/felt/camera.ts';
import type { Closing } from '../film/closings.ts';
import { TickArt } from '../marks/tick.tsx';
import { type Cell, TILE } from '../model/position.ts';
import { type Box, placeCallout } from './callout-places.ts';
import { CORE } from './fit.ts';

/** What is said of a closed group, at most. */
const NOTE = { width: 208, height: 58 } as const;

/** A moment for a group that was closed: whose it is and what it brings, on free felt nearby. The log and the voice say it too. */
export function ClosingNote(props: {
  readonly closing: Closing;
  readonly camera: Camera;
  readonly felt: Size;
  readonly tiles: ReadonlyMap<string, Cell>;
  readonly taken: readonly Box[];
}): JSX.Element {
  const place = createMemo(() => {
    const { camera, felt, closing } = props;
    const side = TILE * camera.zoom;
    const lying = [...props.tiles.values()].map(({ x, y }): Box => {
      const { x: left, y: top } = toScreen(camera, felt, x * TILE, y * TILE);
      return { left, top, width: side, height: side };
    });
    const anchors = [toScreen(camera, felt, closing.at.x, closing.at.y)];
    const request = { ...NOTE, anchors, tolerance: Infinity, reach: Infinity, crossing: Infinity };
    return placeCallout(felt, request, lying, props.taken)?.box ?? { left: 8, top: CORE.height, ...NOTE };
  });
  return (
    <div class="mp-closing-note" aria-hidden="true" style={{ left: `${place().left}px`, top: `${place().top}px` }}>
      <span>
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <TickArt x={0} y={0} />
        </svg>
        {props.closing.text}
      </span>
    </div>
  );
}
