import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { moveOnGrid } from '../../../base/a11y/grid.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { describeCell } from '../desk/speak.ts';
import { type Cell, placeOf, sizeOf } from '../model/field.ts';
import type { Camera } from './camera.ts';
import { targetsOf } from './targets.ts';

/** Over the drawing: cells that can be walked by keys, asked and chosen. */
export function Grid(props: { readonly desk: Desk; readonly camera: Camera; onAsk(cell: string): void }): JSX.Element {
  const { desk } = props;
  const [focused, setFocused] = createSignal<string>();
  const cells = new Map<string, HTMLElement>();
  const rows = createMemo(() => {
    const ground = desk.ground();
    const { height } = sizeOf(ground, desk.turn());
    return Array.from({ length: height }, (_, row) =>
      ground.cells
        .map((cell) => ({ cell, at: placeOf(ground, cell, desk.turn()) }))
        .filter(({ at }) => at.y === row)
        .sort((a, b) => a.at.x - b.at.x),
    );
  });
  const first = () => focused() ?? desk.scene().figures[desk.table.seat() ?? 0]?.at ?? rows()[0]?.[0]?.cell.name;
  function press(cell: Cell): void {
    const answer = targetsOf(desk).get(cell.name);
    if (answer === undefined) {
      desk.table.announce(describeCell(desk, cell.name));
      props.onAsk(cell.name);
      return;
    }
    if (desk.chosen() === answer) desk.confirm();
    else {
      desk.choose(answer);
      desk.table.announce(`${desk.words().speak.chosenCell(cell.name)}`);
    }
  }
  function onKey(event: KeyboardEvent, cell: Cell): void {
    if ((event.key === 'Enter' || event.key === ' ') && (event.key === ' ' || targetsOf(desk).size > 0)) {
      event.preventDefault();
      press(cell);
      return;
    }
    const ground = desk.ground();
    const from = placeOf(ground, cell, desk.turn());
    moveOnGrid<Cell>(event, cell, {
      beside: (_, dx, dy) =>
        ground.cells.find((other) => {
          const at = placeOf(ground, other, desk.turn());
          return at.x === from.x + dx && at.y === from.y + dy;
        }),
      rowEnd: (_, dx) => {
        const row = rows()[from.y]!;
        return (dx < 0 ? row[0] : row.at(-1))?.cell;
      },
      focus: (other) => {
        setFocused(other.name);
        cells.get(other.name)?.focus({ preventScroll: true });
      },
    });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells lie over a drawing that may be turned; a table can't
    <div class="gl-grid" role="grid" aria-label={desk.words().board.title}>
      <For each={rows()}>
        {(row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus roves over its cells
          <div role="row">
            <For each={row}>
              {({ cell, at }) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: Solid spells it tabindex
                <div
                  role="gridcell"
                  ref={(element) => cells.set(cell.name, element)}
                  data-cell={cell.name}
                  tabindex={first() === cell.name ? 0 : -1}
                  aria-label={describeCell(desk, cell.name)}
                  aria-selected={desk.chosen() !== undefined && targetsOf(desk).get(cell.name) === desk.chosen()}
                  onFocus={() => {
                    setFocused(cell.name);
                    props.camera.lookAt(cell.name);
                  }}
                  onKeyDown={(event) => onKey(event, cell)}
                  onClick={() => press(cell)}
                  style={{
                    left: `${(at.x + props.camera.margin().left / 100) * props.camera.unit()}px`,
                    top: `${(at.y + props.camera.margin().top / 100) * props.camera.unit()}px`,
                    width: `${props.camera.unit()}px`,
                    height: `${props.camera.unit()}px`,
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
