import { For, type JSX } from 'solid-js';
import { type TableGroup, TILE } from '../model/position.ts';
import { LINK, RIM, UNIT } from './sizes.ts';

export interface HaloProps {
  readonly group: TableGroup;
  readonly colour: string;
  /** How far it reaches beyond the units. */
  readonly reach?: number;
  readonly class?: string | undefined;
  /** Closed, with points for one stone: a brass line runs inside. */
  readonly isSealed?: boolean;
}

/**
 * A line around a group, cased on both sides: it reads the same on wood, felt and beside either colour of unit.
 * Drawn under the units, which are drawn again above it.
 */
export function Halo(props: HaloProps): JSX.Element {
  const reach = () => props.reach ?? (props.isSealed ? 8.5 : 6.5);
  const rings = () => [
    { colour: 'var(--mp-casing)', by: reach() + 1.6 },
    { colour: props.colour, by: reach() },
    ...(props.isSealed ? [{ colour: 'var(--lamp)', by: 3.8 }] : []),
    { colour: 'var(--mp-casing)', by: 1.6 },
  ];
  return (
    <g class={props.class} fill="none" stroke-linecap="round" stroke-linejoin="round">
      <For each={rings()}>{({ colour, by }) => <Shape group={props.group} colour={colour} by={by} />}</For>
    </g>
  );
}

/** A group with its links as one shape, so much bigger than its units. */
export function Shape(props: { readonly group: TableGroup; readonly colour: string; readonly by: number }): JSX.Element {
  const dots = () => props.group.dots.map(({ x, y }) => `M${x} ${y}h.01`).join('');
  const links = () => props.group.links.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  return (
    <g stroke={props.colour} fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={links()} stroke-width={LINK + 2 * props.by} />
      <path d={dots()} stroke-width={UNIT + 2 * props.by} />
      <For each={props.group.bigs}>
        {({ x, y }) => (
          <rect
            x={x * TILE + 8}
            y={y * TILE + 7}
            width="84"
            height="84"
            rx="31"
            fill={props.colour}
            stroke-width={RIM + 2 * props.by}
          />
        )}
      </For>
    </g>
  );
}
