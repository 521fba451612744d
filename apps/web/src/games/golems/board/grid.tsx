import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { createCellGrid, rowsOf } from '../../../base/felt/grid.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { describeCell } from '../desk/speak.ts';
import { type Cell, placeOf } from '../model/field.ts';
import type { BoardCamera } from './camera.ts';
import { targetsOf } from './targets.ts';

/** Over the drawing: cells that can be walked by keys, asked and chosen. */
export function Grid(props: { readonly desk: Desk; readonly camera: BoardCamera; onAsk(cell: string): void }): JSX.Element {
  const { desk } = props;
  const [focused, setFocused] = createSignal<string>();
  const cells = createMemo(() => {
    const ground = desk.ground();
    return ground.cells.map((cell) => ({ ...placeOf(ground, cell, desk.turn()), cell }));
  });
  const rows = createMemo(() => rowsOf(cells()));
  const first = () => focused() ?? desk.scene().figures[desk.table.seat() ?? 0]?.at ?? rows()[0]?.cells[0]?.cell.name;
  const grid = createCellGrid<string>({
    cells: () => cells().map(({ cell, x, y }) => ({ cell: cell.name, x, y })),
    keyOf: (name) => name,
    stop: first,
    setStop: setFocused,
    preventScroll: true,
  });
  function press(cell: Cell): void {
    if (desk.asksCells() || desk.marks().some(({ kind, cell: marked }) => kind === 'answer' && marked === cell.name)) {
      desk.press(cell.name);
      return;
    }
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
    grid.walk(event);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells lie over a drawing that may be turned; a table can't
    <div class="gl-grid" role="grid" aria-label={desk.words().board.title}>
      <For each={rows()}>
        {(row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus roves over its cells
          <div role="row">
            <For each={row.cells}>
              {({ cell, x, y }) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: Solid spells it tabindex
                <div
                  role="gridcell"
                  ref={(element) => grid.hold(cell.name, element)}
                  data-cell={cell.name}
                  tabindex={grid.isStop(cell.name) ? 0 : -1}
                  aria-label={describeCell(desk, cell.name)}
                  aria-selected={desk.chosen() !== undefined && targetsOf(desk).get(cell.name) === desk.chosen()}
                  onFocus={() => {
                    setFocused(cell.name);
                    props.camera.lookAt(cell.name);
                  }}
                  onKeyDown={(event) => onKey(event, cell)}
                  onClick={() => press(cell)}
                  style={{
                    left: `${(x + props.camera.margin().left / 100) * props.camera.unit()}px`,
                    top: `${(y + props.camera.margin().top / 100) * props.camera.unit()}px`,
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
