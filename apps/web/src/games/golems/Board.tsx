import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { moveOnGrid } from '../../a11y/grid.ts';
import type { BoardProps } from '../../table/contract.ts';
import { type Desk, deskOf } from './desk.ts';
import { Callouts, Effects } from './Effects.tsx';
import { ActiveCards, Barrels, Figures, Flats } from './Figures.tsx';
import { type Cell, placeOf, sizeOf } from './field.ts';
import { GhostPath } from './GhostPath.tsx';
import { Ground, Seams, Thickness } from './Ground.tsx';
import { listenToKeys } from './keys.ts';
import { describeCell } from './speak.ts';

/** Room for letters and numbers beside the cells, in hundredths of a cell. */
const MARGIN = { left: 42, top: 14, right: 14, bottom: 44 };

/** The field on the felt, with everything on it, and over it a grid that can be walked by keys. */
export function Board(props: BoardProps): JSX.Element {
  const desk = deskOf(props.table);
  const [felt, setFelt] = createSignal({ width: 0, height: 0 });
  let root!: HTMLDivElement;
  onMount(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setFelt({ width, height });
    });
    watcher.observe(root);
    const deaf = listenToKeys(desk);
    onCleanup(() => {
      watcher.disconnect();
      deaf();
    });
  });
  const size = createMemo(() => sizeOf(desk.ground(), desk.turn()));
  const unit = createMemo(() => {
    const { width, height } = felt();
    const wide = size().width + (MARGIN.left + MARGIN.right) / 100;
    const high = size().height + (MARGIN.top + MARGIN.bottom) / 100;
    return Math.max(0, Math.min(width / wide, height / high, 150));
  });
  const box = () => ({
    width: `${unit() * (size().width + (MARGIN.left + MARGIN.right) / 100)}px`,
    height: `${unit() * (size().height + (MARGIN.top + MARGIN.bottom) / 100)}px`,
  });
  const viewBox = () =>
    `${-MARGIN.left} ${-MARGIN.top} ${size().width * 100 + MARGIN.left + MARGIN.right} ${size().height * 100 + MARGIN.top + MARGIN.bottom}`;
  return (
    <div class="gl-board" ref={root} style={{ '--gl-pace': String(props.table.pace()) }}>
      <div class="gl-world" style={box()}>
        <svg viewBox={viewBox()} aria-hidden="true">
          <Thickness ground={desk.ground()} turn={desk.turn()} />
          <Ground ground={desk.ground()} edition={desk.edition} turn={desk.turn()} />
          <Flats desk={desk} />
          <Seams ground={desk.ground()} turn={desk.turn()} />
          <Labels desk={desk} />
          <Targets desk={desk} />
          <Barrels desk={desk} />
          <Show when={desk.isProgramming()}>
            <GhostPath desk={desk} />
          </Show>
          <Figures desk={desk} />
          <ActiveCards desk={desk} />
          <Effects desk={desk} />
          <Callouts desk={desk} />
        </svg>
        <Grid desk={desk} unit={unit()} />
      </div>
    </div>
  );
}

/** Letters below, numbers at the left, wherever the board is turned. */
function Labels(props: { readonly desk: Desk }): JSX.Element {
  const labels = createMemo(() => {
    const ground = props.desk.ground();
    const turn = props.desk.turn();
    const { height } = sizeOf(ground, turn);
    const letters = Array.from({ length: ground.width }, (_, x) => ({
      text: String.fromCharCode(97 + x),
      ...placeOf(ground, { x, y: turn === 0 || turn === 3 ? ground.height - 1 : 0 }, turn),
    }));
    const numbers = Array.from({ length: ground.height }, (_, y) => ({
      text: String(ground.height - y),
      ...placeOf(ground, { x: turn < 2 ? 0 : ground.width - 1, y }, turn),
    }));
    const isSideways = turn % 2 === 1;
    const below = isSideways ? numbers : letters;
    const beside = isSideways ? letters : numbers;
    return [
      ...below.map(({ text, x }) => ({ text, x: x * 100 + 50, y: height * 100 + 34 })),
      ...beside.map(({ text, y }) => ({ text, x: -20, y: y * 100 + 58 })),
    ];
  });
  return (
    <For each={labels()}>
      {({ text, x, y }) => (
        <text class="gl-label" x={x} y={y} text-anchor="middle">
          {text}
        </text>
      )}
    </For>
  );
}

/** Cells that can be chosen now: exits from the water, where a black hole may lead, bare cells for a logic token. */
function Targets(props: { readonly desk: Desk }): JSX.Element {
  const cells = createMemo(() => targetsOf(props.desk));
  return (
    <For each={[...cells().keys()]}>
      {(name) => {
        const cell = props.desk.ground().at.get(name)!;
        const at = () => placeOf(props.desk.ground(), cell, props.desk.turn());
        return (
          <rect
            class="gl-target"
            classList={{ on: props.desk.chosen() === cells().get(name) }}
            x={at().x * 100 + 6}
            y={at().y * 100 + 6}
            width="88"
            height="88"
            rx="14"
          />
        );
      }}
    </For>
  );
}

/** Answers that name a cell, by that cell. */
export function targetsOf(desk: Desk): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const answer of desk.answers().keys()) {
    const cell = answer.split(' ').at(-1)!;
    if (desk.ground().at.has(cell)) found.set(cell, answer);
  }
  return found;
}

function Grid(props: { readonly desk: Desk; readonly unit: number }): JSX.Element {
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
        cells.get(other.name)?.focus();
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
                  onFocus={() => setFocused(cell.name)}
                  onKeyDown={(event) => onKey(event, cell)}
                  onClick={() => press(cell)}
                  style={{
                    left: `${(at.x + MARGIN.left / 100) * props.unit}px`,
                    top: `${(at.y + MARGIN.top / 100) * props.unit}px`,
                    width: `${props.unit}px`,
                    height: `${props.unit}px`,
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
