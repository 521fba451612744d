import { createUniqueId, For, type JSX } from 'solid-js';
import { litOf } from '../../../shell/show/lit.ts';
import type { Desk } from '../desk/desk.ts';
import { shiningSeats } from '../end/shining.ts';
import { Shape } from '../marks/halo.tsx';
import type { TableGroup } from '../model/position.ts';

/** After the end: night over the table, except on the closed groups of who has won. */
export function Evening(props: {
  readonly desk: Desk;
  readonly groups: readonly TableGroup[];
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}): JSX.Element {
  const id = createUniqueId();
  const { lit } = litOf(props.desk.table);
  const shining = () => {
    const keys = lit();
    // While they are counted everybody's groups shine.
    if (keys) return props.groups.filter(({ id }) => keys.has(String(id)));
    const seats = shiningSeats(props.desk.view());
    return props.groups.filter(({ isClosed, stones }) => isClosed && stones.length === 1 && seats.includes(stones[0]!));
  };
  const box = () => ({
    x: props.area.left - 4000,
    y: props.area.top - 4000,
    width: props.area.width + 8000,
    height: props.area.height + 8000,
  });
  return (
    <g class="mp-evening">
      <mask id={id} maskUnits="userSpaceOnUse" {...box()}>
        <rect {...box()} fill="#fff" />
        <For each={shining()}>{(group) => <Shape group={group} colour="#000" by={9} />}</For>
      </mask>
      <g mask={`url(#${id})`}>
        <rect {...box()} fill="#0b0f14" fill-opacity="0.62" />
        <For each={shining()}>{(group) => <Shape group={group} colour="var(--lamp)" by={15} />}</For>
      </g>
    </g>
  );
}
