import type { Seat } from '@stolik/kernel/game';
import { seatShape } from '@stolik/look/seats';
import type { Strip } from '@stolik/search/reviewed';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { Seal } from '../../base/ui/seal.tsx';
import { whenOf } from './review-moment.tsx';
import { roughlyOrOver } from './roughly.ts';
import { BOX, changedTurns, drawStrip, MARKS } from './strip-drawing.ts';

/** Told apart without colour, too. */
const DASHES = ['', '7 4', '2 4', '12 4 2 4', '5 2', '1 3'];

/** How it went from turn to turn: a line for each side, the moments below by their numbers, and the same as a table. */
export function ReviewStrip(props: {
  readonly strip: Strip;
  /** The steps of the moments, in the order of their numbers. */
  readonly steps: readonly number[];
  readonly letterOf: (seat: Seat) => string;
  readonly nameOf: (seat: Seat) => string;
}): JSX.Element {
  const drawing = createMemo(() => drawStrip(props.strip, props.steps));
  const shown = (value: number): string => (props.strip.isChance ? roughlyOrOver(value) : String(value).replace('-', '−'));
  const named = (seats: readonly Seat[]): string => seats.map(props.nameOf).join(', ');
  const says = (): string => {
    const sides = props.strip.lines.map(({ seats, values }) => `${named(seats)} ${shown(values[0]!)} → ${shown(values.at(-1)!)}`);
    return `${props.strip.name}: ${sides.join('; ')}`;
  };
  const rows = createMemo(() => changedTurns(props.strip));
  return (
    <figure class="review-strip">
      <figcaption>
        <b>{props.strip.name}</b>
        <For each={props.strip.lines}>
          {({ seats }, line) => (
            <span>
              <svg width="28" height="6" aria-hidden="true">
                <path d="M1 3H27" stroke={seatShape(seats[0]!).rim} stroke-width="3" stroke-dasharray={DASHES[line()]} />
              </svg>
              <For each={seats}>{(seat) => <Seal seat={seat} letter={props.letterOf(seat)} />}</For>
              {named(seats)}
            </span>
          )}
        </For>
      </figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={says()} font-size="11" fill="currentColor">
        <For each={drawing().ticks}>
          {({ value, y }) => (
            <>
              <path d={`M${BOX.left} ${y}H${BOX.right}`} stroke="var(--line)" />
              <text x={BOX.left - 4} y={y + 4} text-anchor="end">
                {shown(value)}
              </text>
            </>
          )}
        </For>
        <For each={props.strip.lines}>
          {({ seats, values }, line) => (
            <>
              <path
                d={drawing().lines[line()]!.path}
                fill="none"
                stroke={seatShape(seats[0]!).rim}
                stroke-width="2.2"
                stroke-dasharray={DASHES[line()]}
              />
              <text x={BOX.right + 5} y={drawing().lines[line()]!.end + 4}>
                {shown(values.at(-1)!)}
              </text>
            </>
          )}
        </For>
        <For each={drawing().marks}>
          {(x, index) => (
            <>
              <circle cx={x} cy={MARKS} r="8" />
              <text x={x} y={MARKS + 4} text-anchor="middle" fill="var(--paper)">
                {index() + 1}
              </text>
            </>
          )}
        </For>
      </svg>
      <Show when={rows().length > 0}>
        <details>
          <summary>{p().review.details}</summary>
          <table class="num-f">
            <thead>
              <tr>
                <td />
                <For each={props.strip.lines}>{({ seats }) => <th scope="col">{named(seats)}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {(index) => (
                  <tr>
                    <th scope="row">{whenOf({ when: props.strip.whens[index]! })}</th>
                    <For each={props.strip.lines}>{({ values }) => <td>{shown(values[index + 1]!)}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </details>
      </Show>
    </figure>
  );
}
