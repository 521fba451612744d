import { tileArt } from '@stolik/circuit/art';
import type { PictureFace } from '@stolik/circuit/art/draw';
import { glowArt, ironArt, onArt, shortArt, smokeArt } from '@stolik/circuit/art/tokens';
import { findCell, findSide } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { codeOf, rotationOf } from '../art/picture.ts';
import type { Desk } from '../desk/desk.ts';
import { type Box, cellPoint, type Point, sidePoint, viewBox } from '../model/layout.ts';
import { chainWay } from '../model/ways.ts';
import { durationOf } from './durations.ts';

const pointOf = (name: string): Point => {
  const cell = findCell(name);
  if (cell !== undefined) return cellPoint(cell);
  const side = findSide(name);
  const at = side === undefined ? { x: 0, y: 0 } : sidePoint(side);
  return { x: at.x - 20, y: at.y };
};

/** What is happening just now; everything that lasts is in the view already. */
export function Effects(props: { readonly desk: Desk; readonly box: Box; readonly face: PictureFace }): JSX.Element {
  const { desk } = props;
  const length = () => {
    const event = desk.event();
    return event ? durationOf(event) * desk.table.pace() : 0;
  };
  // Penalties rise where the turn's tile lies.
  const place = createMemo<Point>(
    (before) => {
      const event = desk.event();
      if (event?.kind === 'tileLaid') return pointOf(event.cell);
      return event?.kind === 'ironUsed' ? pointOf(event.at) : before;
    },
    { x: 250, y: 350 },
  );
  return (
    <svg class="ci-effects" viewBox={viewBox(props.box)} aria-hidden="true" style={{ '--d': `${length()}ms` }}>
      <Show when={length() > 0 && desk.event()} keyed>
        {(event) => <Effect event={event} view={desk.view()} shorts={desk.shorts()} face={props.face} place={place()} />}
      </Show>
    </svg>
  );
}

interface EffectProps {
  readonly event: CircuitEvent;
  readonly view: CircuitView;
  /** Shorts that stand, the one just made among them. */
  readonly shorts: readonly ChainReason[];
  readonly face: PictureFace;
  readonly place: Point;
}

/** One event as it happens. */
export function Effect(props: EffectProps): JSX.Element {
  const { event } = props;
  switch (event.kind) {
    case 'chainClosed':
      return <Trace chain={event.reason} face={props.face} />;
    case 'glowPlaced':
      return (
        <>
          <Piece at={pointOf(event.cell)} class={`ci-flare level-${event.level}`} art={FLARE} />
          <Piece at={pointOf(event.cell)} class="ci-token" art={glowArt(event.seat, event.level === 2 ? 2 : 1)} />
        </>
      );
    case 'partsBurnt':
      return <For each={event.cells}>{(cell) => <Burning at={pointOf(cell)} />}</For>;
    case 'fuseBurnt':
      return (
        <>
          <Piece at={pointOf(event.side)} class="ci-pop" art={POP} />
          <Burning at={pointOf(event.side)} />
        </>
      );
    case 'smokeTakenOff':
      return <Piece at={pointOf(event.side)} class="ci-puff" art={smokeArt()} />;
    case 'reedSwitched':
      return <Show when={event.on}>{<Piece at={pointOf(event.cell)} class="ci-click" art={onArt()} />}</Show>;
    case 'shortMade': {
      const shorts = props.view.seats[event.seat]?.shorts ?? 0;
      return (
        <>
          <For each={props.shorts}>{(chain) => <path class="ci-arc" d={chainWay(chain, props.face)} />}</For>
          <Piece at={props.place} class="ci-bolt" art={shortArt(shorts > 0 ? 4 : 2)} />
        </>
      );
    }
    case 'ironUsed':
      return <Piece at={pointOf(event.at)} class="ci-iron" art={ironArt()} />;
    case 'tileTakenOut':
      return (
        <Piece
          at={pointOf(event.cell)}
          class="ci-leaving"
          art={tileArt(codeOf(event.tile), { face: props.face, rotation: rotationOf(event.tile) })}
        />
      );
    case 'penaltyPaid':
      return (
        <g transform={`translate(${props.place.x + 50} ${props.place.y + 40})`}>
          <text class="ci-penalty">{`−${event.points}`}</text>
        </g>
      );
    default:
      return null;
  }
}

/** The current's first run from plus to minus: a strand behind a bright head. */
function Trace(props: { readonly chain: ChainReason; readonly face: PictureFace }): JSX.Element {
  const way = () => chainWay(props.chain, props.face);
  return (
    <g class={`ci-trace ${props.chain.outcome}`}>
      <path class="strand" pathLength="1" d={way()} />
      <path class="shine" pathLength="1" d={way()} />
      <path class="head" pathLength="1" d={way()} />
      <path class="head spark" pathLength="1" d={way()} />
    </g>
  );
}

/** A flash, and three clouds one after the other. */
function Burning(props: { readonly at: Point }): JSX.Element {
  return (
    <>
      <Piece at={props.at} class="ci-flash" art={FLASH} />
      <Piece at={props.at} class="ci-puff" art={smokeArt()} />
      <Piece at={props.at} class="ci-puff second" art={smokeArt()} />
      <Piece at={props.at} class="ci-puff third" art={smokeArt()} />
    </>
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => `<path d="M50 14V-4" transform="rotate(${i * 30} 50 50)"/>`).join('');
/** Light that opens: a disc and its rays. */
const FLARE = `<circle cx="50" cy="50" r="46" fill="var(--lit-hi, #fff3c2)" opacity=".8"/><g stroke="var(--lamp)" stroke-width="6" stroke-linecap="round">${RAYS}</g>`;
const FLASH =
  '<circle cx="50" cy="50" r="40" fill="#fff"/><circle cx="50" cy="50" r="40" fill="none" stroke="var(--lamp)" stroke-width="7"/>';

/** A fuse that pops: eight sparks. */
const POP = `<g stroke="var(--lamp)" stroke-width="7" stroke-linecap="round">${[0, 45, 90, 135, 180, 225, 270, 315]
  .map((angle) => `<path d="M50 26V8" transform="rotate(${angle} 50 50)"/>`)
  .join('')}</g>`;

function Piece(props: { readonly at: Point; readonly class: string; readonly art: string }): JSX.Element {
  return (
    <g transform={`translate(${props.at.x} ${props.at.y})`}>
      <g class={props.class} innerHTML={props.art} />
    </g>
  );
}
