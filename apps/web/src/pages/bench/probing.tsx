import { findCell, findSide } from '@stolik/circuit/board/geometry';
import type { Measured } from '@stolik/circuit/current/meters';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CELL, cellPoint, outlineOf, type Point } from '../../games/circuit/model/layout.ts';
import type { BenchDesk } from './desk.ts';
import { amps, volts } from './model/measured.ts';
import { contactPoint } from './model/meter.ts';

/** The meter in hand as it is held to the field, with what it shows. */
export function Probing(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  return (
    <>
      <Show when={desk.meter() === 'volt'}>
        <Voltmeter desk={desk} />
      </Show>
      <Show when={desk.meter() === 'amp'}>
        <Ammeter desk={desk} />
      </Show>
    </>
  );
}

function Voltmeter(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const at = (which: 'red' | 'black') => {
    const contact = desk.probes()[which];
    return contact === undefined ? undefined : contactPoint(contact);
  };
  const shown = createMemo(() => {
    const { red, black } = desk.probes();
    const [from, to] = [at('red'), at('black')];
    if (!from || !to || red === undefined || black === undefined) return undefined;
    const value = desk.look().meters.volts(red, black) ?? 0;
    return { from, to, text: volts(desk.telling(), value) };
  });
  return (
    <g class="bench-probes">
      <Show when={shown()}>
        {(now) => (
          <>
            <path class="lead" d={`M${now().from.x} ${now().from.y}L${now().to.x} ${now().to.y}`} />
            <Reading at={besides(now().from, now().to)} text={now().text} />
          </>
        )}
      </Show>
      <Show when={at('black')}>{(point) => <Probe at={point()} sign="−" which="black" />}</Show>
      <Show when={at('red')}>{(point) => <Probe at={point()} sign="+" which="red" />}</Show>
    </g>
  );
}

/** Beside the line between the probes, on the side where there is more of the field. */
function besides(from: Point, to: Point): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isUpright = Math.abs(from.x - to.x) < Math.abs(from.y - to.y);
  if (isUpright) return { x: middle.x + (middle.x < 3 * CELL ? 82 : -82), y: middle.y };
  return { x: Math.max(60, Math.min(6 * CELL - 60, middle.x)), y: middle.y - 62 };
}

function Probe(props: { readonly at: Point; readonly sign: string; readonly which: string }): JSX.Element {
  return (
    <g class={`probe ${props.which}`} transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle r="17" />
      <text y="9">{props.sign}</text>
    </g>
  );
}

function Reading(props: { readonly at: Point; readonly text: string }): JSX.Element {
  const width = () => 24 + props.text.length * 17;
  return (
    <g class="reading" transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect x={-width() / 2} y="-23" width={width()} height="46" rx="10" />
      <text y="11">{props.text}</text>
    </g>
  );
}

function Ammeter(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const shown = createMemo(() => {
    const { ring = '' } = desk.probes();
    const [cell, side] = [findCell(ring), findSide(ring)];
    const { tiles, fuses } = desk.look().meters;
    const milliamps = tiles.get(ring)?.milliamps ?? fuses.get(ring) ?? 0;
    const text = amps(desk.telling(), milliamps);
    if (cell !== undefined) return { box: outlineOf({ kind: 'cell', cell }), text };
    return side === undefined ? undefined : { box: outlineOf({ kind: 'side', side }), text };
  });
  return (
    <Show when={shown()}>
      {(now) => (
        <g class="bench-probes">
          <rect
            class="around"
            x={now().box.x + 2}
            y={now().box.y + 2}
            width={now().box.width - 4}
            height={now().box.height - 4}
            rx="14"
          />
          <Reading
            at={{
              x: Math.max(60, Math.min(6 * CELL - 60, now().box.x + now().box.width / 2)),
              y: now().box.y > 60 ? now().box.y - 20 : now().box.y + now().box.height + 20,
            }}
            text={now().text}
          />
        </g>
      )}
    </Show>
  );
}

/** Light as strong as it is, and what is hotter than it should be. */
export function Heat(props: { readonly tiles: readonly Measured[] }): JSX.Element {
  const place = (cell: string): string => {
    const { x, y } = cellPoint(findCell(cell) ?? 0);
    return `translate(${x + 50} ${y + 50})`;
  };
  return (
    <>
      <For each={props.tiles.filter(({ light }) => light > 0)}>
        {({ cell, light }) => <circle class="bench-light" r={46 + 22 * light} opacity={light * 0.4} transform={place(cell)} />}
      </For>
      <For each={props.tiles.filter(({ state }) => state === 'hot' || state === 'overloaded')}>
        {({ cell }) => (
          <path class="bench-heat" d="M-18 30c-7-9 7-14 0-24M0 30c-7-9 7-14 0-24M18 30c-7-9 7-14 0-24" transform={place(cell)} />
        )}
      </For>
    </>
  );
}
