import { seatColour, stepMark } from '@stolik/golems/art/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import type { Ghost } from '../model/ghost.ts';
import { barrelOn, figureArt } from '../model/pieces.ts';
import { spotOf } from './figures.tsx';

/** Where the program would lead if nobody interfered: dots, numbers of the rows, the golem pale at the end. */
export function GhostPath(props: {
  readonly desk: Desk;
  readonly scale: number;
  readonly seat: number;
  readonly ghost: Ghost | undefined;
}): JSX.Element {
  const { desk } = props;
  const seat = () => props.seat;
  const drawn = createMemo(() => {
    const { ghost } = props;
    if (!ghost) return undefined;
    const cells = [ghost.start, ...ghost.stops.flatMap(({ way }) => way)];
    const points = cells.flatMap((cell) => spotOf(desk, cell) ?? []).map(({ x, y }) => `${x + 50} ${y + 50}`);
    const marks = new Map<string, number[]>();
    for (const { cell, row } of ghost.stops) marks.set(cell, [...(marks.get(cell) ?? []), row]);
    const last = ghost.scene.figures[seat()]!;
    const now = desk.scene().figures[seat()];
    const hasMoved = last.at !== now?.at || last.facing !== now?.facing;
    return {
      path: points.length > 1 ? `M${points.join('L')}` : '',
      marks: [...marks],
      last: hasMoved ? last : undefined,
      pushes: ghost.pushes,
    };
  });
  return (
    <Show when={drawn()}>
      {(ghost) => (
        <g class="gl-ghost" color={seatColour(seat())}>
          <path class="gl-way-edge" d={ghost().path} />
          <path class="gl-way" d={ghost().path} />
          <For each={ghost().pushes}>
            {([, to]) => (
              <g class="gl-pale" transform={place(spotOf(desk, to))} innerHTML={barrelOn(['barrel'], desk.isKids())} />
            )}
          </For>
          <Show when={ghost().last}>
            {(figure) => (
              <g
                class="gl-pale"
                transform={place(spotOf(desk, figure().at))}
                innerHTML={figureArt(figure(), desk.edition.id, desk.turn(), '')}
              />
            )}
          </Show>
          <For each={ghost().marks}>
            {([cell, rows]) => (
              <For each={rows}>
                {(row, index) => {
                  const at = spotOf(desk, cell);
                  return (
                    at && (
                      <g
                        transform={markAt(at, rows.length - 1 - index(), rows.length, props.scale)}
                        innerHTML={stepMark(row, seatColour(seat()), `var(--on-p${seat() + 1})`)}
                      />
                    )
                  );
                }}
              </For>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}

const place = (at: { readonly x: number; readonly y: number } | undefined): string =>
  at ? `translate(${at.x} ${at.y})` : 'translate(-999 0)';

/** In the lower right corner of its cell, `before` so many others that are there too. */
function markAt(at: { readonly x: number; readonly y: number }, before: number, count: number, scale: number): string {
  const corner = 104 - 40 * scale;
  const apart = Math.min(24 * scale, corner / Math.max(1, count - 1));
  return `translate(${at.x + corner - before * apart} ${at.y + corner}) scale(${0.4 * scale})`;
}
