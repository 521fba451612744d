import { boardArt, discArt, fourArt } from '@stolik/connect-four/art';
import { COLUMNS, ROWS } from '@stolik/connect-four/board';
import { type Cell, cellName, discAt, discsOf, findFour } from '@stolik/connect-four/position';
import type { View } from '@stolik/connect-four/view';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { moveInRow } from '../../base/felt/grid.ts';
import { m } from '../../base/messages/catalog.ts';
import type { FourProps } from './table.ts';
import { restOf, viewModelOf } from './view-model.ts';

const COLUMN_LIST = Array.from({ length: COLUMNS }, (_, column) => column);
const at = ({ column, row }: Cell): string => `translate(${column * 100} ${(ROWS - 1 - row) * 100})`;

/** What the drawing shows: the board, and room above it for a disc that waits. */
const BOX = { left: -21, top: -93, side: 742 } as const;

/** Where on the screen a disc would come to rest in a column. */
export function restRects(view: View, column: number): DOMRect[] {
  const { row } = restOf(view, column);
  return [...document.querySelectorAll(`.cf-columns [data-column="${column}"]`)].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const unit = height / BOX.side;
    return new DOMRect(left, top + ((ROWS - 1 - row) * 100 - BOX.top) * unit, width, 100 * unit);
  });
}

/** Discs behind the upright board, and a button over each of its columns. */
export function Board(props: FourProps): JSX.Element {
  const { table } = props;
  const model = viewModelOf(table);
  const [here, setHere] = createSignal(3);
  const buttons: HTMLButtonElement[] = [];
  const discs = createMemo(() => discsOf(model.view()));
  /** By their cells, so that a disc that lies is never drawn again. */
  const cells = createMemo(() => discs().map(cellName));
  const four = createMemo(() => findFour(model.view()));
  const falling = (): string | undefined => {
    const event = table.event();
    return event?.kind === 'discDropped' ? cellName(event) : undefined;
  };
  const label = (column: number): string => {
    const names = Array.from({ length: ROWS }, (_, row) => discAt(model.view(), { column, row })).flatMap((seat) =>
      seat === undefined ? [] : [table.nameOf(seat)],
    );
    const facts = names.length === 0 ? [model.words().empty] : names.length === ROWS ? [...names, model.words().full] : names;
    return model.words().column('abcdefg'[column]!, facts);
  };
  function onKey(event: KeyboardEvent): void {
    const to = moveInRow(event, here(), COLUMNS);
    if (to !== undefined) buttons[to]?.focus();
    else if (/^[1-7]$/.test(event.key)) buttons[Number(event.key) - 1]?.focus();
    else if (event.key === 'Escape' && model.tried() !== undefined) model.choose(undefined);
    else return;
    event.preventDefault();
  }
  return (
    <div class="cf-room">
      <div class="cf-stand">
        <svg viewBox={`${BOX.left} ${BOX.top} ${BOX.side} ${BOX.side}`} aria-hidden="true">
          <For each={cells()}>
            {(name) => {
              const disc = discs().find((each) => cellName(each) === name)!;
              return (
                <g transform={at(disc)}>
                  <g
                    classList={{ 'cf-fall': falling() === name }}
                    style={{ '--rows': `${ROWS - disc.row}`, '--pace': `${table.pace()}` }}
                    innerHTML={discArt(disc.seat)}
                  />
                </g>
              );
            }}
          </For>
          <Show when={model.tried() !== undefined}>
            <g transform={at({ column: model.tried() ?? 0, row: ROWS })} innerHTML={discArt(table.seat() ?? 0)} />
            <g class="cf-ghost" transform={at(restOf(model.view(), model.tried() ?? 0))} innerHTML={discArt(table.seat() ?? 0)} />
          </Show>
          <g innerHTML={boardArt()} />
          <For each={four()}>{(cell) => <g transform={at(cell)} innerHTML={fourArt()} />}</For>
        </svg>
        <div class="cf-columns" role="toolbar" aria-label={m().table.board} onKeyDown={onKey}>
          <For each={COLUMN_LIST}>
            {(column) => (
              <button
                ref={(element) => {
                  buttons[column] = element;
                }}
                type="button"
                data-column={column}
                tabindex={here() === column ? 0 : -1}
                aria-label={label(column)}
                aria-pressed={model.tried() === column}
                aria-disabled={!table.isAsked()}
                onFocus={() => setHere(column)}
                onClick={() => model.choose(column)}
              />
            )}
          </For>
        </div>
      </div>
    </div>
  );
}
