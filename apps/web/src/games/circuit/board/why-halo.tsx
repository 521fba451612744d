import { tileArt } from '@stolik/circuit/art';
import type { PictureFace } from '@stolik/circuit/art/draw';
import type { Side } from '@stolik/circuit/art/way';
import { DIRECTIONS, findCell } from '@stolik/circuit/board/geometry';
import type { ChainPart } from '@stolik/circuit/current/reasons';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { codeOf, rotationOf } from '../art/picture.ts';
import type { Why } from '../desk/desk.ts';
import { cellPoint } from '../model/layout.ts';
import { chainWay } from '../model/ways.ts';

/** A part over its halo, as it was when the chain closed. */
export function explained(part: ChainPart, face: PictureFace): string {
  const side = (letter: string): Side => DIRECTIONS.indexOf(letter) as Side;
  const level = part.level as 0 | 1 | 2;
  return tileArt(codeOf(part.tile), {
    face,
    rotation: rotationOf(part.tile),
    state: { burnt: part.burns, lit: level, on: part.tile.startsWith('K') },
    current: level ? [{ from: side(part.entry), to: side(part.exit), level }] : [],
    chip: false,
  });
}

/** The chain that is explained, part by part, with the numbers of the sentences. */
export function WhyHalo(props: { readonly why: Why | undefined; readonly face: PictureFace }): JSX.Element {
  const chain = createMemo(() => {
    const { why } = props;
    return why?.chains[why.index];
  });
  const step = () => props.why?.step;
  const reached = createMemo(() => {
    const whole = chain();
    const at = step();
    return whole && at !== undefined ? { ...whole, parts: whole.parts.slice(0, at + 1) } : whole;
  });
  const isWhole = () => step() === undefined || step() === (chain()?.parts.length ?? 0) - 1;
  const way = createMemo(() => {
    const now = reached();
    if (!now) return '';
    return isWhole() ? chainWay(now, props.face) : chainWay({ ...now, to: { kind: 'battery', at: '', fuse: false } }, props.face);
  });
  return (
    <Show when={chain()}>
      {(shown) => (
        <g class={`ci-why-halo ${shown().outcome}`}>
          <path class="halo" d={way()} />
          <For each={reached()?.parts ?? []}>
            {(part) => {
              const { x, y } = cellPoint(findCell(part.cell) ?? 0);
              return <g transform={`translate(${x} ${y})`} innerHTML={explained(part, props.face)} />;
            }}
          </For>
          <For each={shown().parts}>
            {(part, index) => {
              const { x, y } = cellPoint(findCell(part.cell) ?? 0);
              // A bridge passed twice has two numbers.
              const isSecond = shown().parts.findIndex(({ cell }) => cell === part.cell) < index();
              return (
                <g
                  class="num"
                  classList={{ off: step() !== undefined && index() > (step() ?? 0), 'is-now': step() === index() }}
                  transform={`translate(${x + (isSecond ? 82 : 18)} ${y + (isSecond || props.face === 'schematic' ? 82 : 18)})`}
                >
                  <circle r="17" />
                  <text y="7.5">{index() + 1}</text>
                </g>
              );
            }}
          </For>
        </g>
      )}
    </Show>
  );
}
