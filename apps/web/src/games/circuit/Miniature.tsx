import './circuit.css';
import { cellName, sideName } from '@stolik/circuit/geometry';
import type { CircuitView } from '@stolik/circuit/view';
import { createMemo, For, type JSX } from 'solid-js';
import { ALL_CELLS, ALL_SIDES, cellPoint, NARROW, sidePoint, viewBox } from './layout.ts';
import { bodyPicture, FIELD_PATH, sidePicture, strandsPicture, stripPicture, tilePicture, tokenPicture } from './picture.ts';
import { liveCells, runsOf } from './ways.ts';
import { liveChains } from './world.ts';

/** The field small and still, always as parts: for the home page and saved games. */
export function Miniature(props: { readonly view: unknown }): JSX.Element {
  const view = () => props.view as CircuitView;
  const chains = createMemo(() => liveChains(view()));
  const live = createMemo(() => liveCells(chains()));
  const tile = (cell: number): string => {
    const lying = view().cells[cellName(cell)];
    return lying ? tilePicture(lying, 'real', live().has(cell)) : '';
  };
  const over = (cell: number): string => {
    const lying = view().cells[cellName(cell)];
    return lying ? (live().has(cell) ? bodyPicture(lying, 'real', true) : '') + tokenPicture(lying, 'real') : '';
  };
  const side = (index: number): string => {
    const lying = view().sides[sideName(index)];
    return lying ? sidePicture(lying, index, 'real') : '';
  };
  return (
    <svg class="ci-miniature" viewBox={viewBox({ ...NARROW, height: NARROW.height - 26 })} aria-hidden="true">
      <path class="ci-sockets" d={FIELD_PATH} />
      <g innerHTML={stripPicture('real')} />
      <For each={ALL_SIDES}>
        {(index) => <g transform={`translate(${sidePoint(index).x} ${sidePoint(index).y})`} innerHTML={side(index)} />}
      </For>
      <For each={ALL_CELLS}>
        {(cell) => <g transform={`translate(${cellPoint(cell).x} ${cellPoint(cell).y})`} innerHTML={tile(cell)} />}
      </For>
      <g innerHTML={strandsPicture(runsOf(chains(), 'real'), 'real')} />
      <For each={ALL_CELLS}>
        {(cell) => <g transform={`translate(${cellPoint(cell).x} ${cellPoint(cell).y})`} innerHTML={over(cell)} />}
      </For>
    </svg>
  );
}
