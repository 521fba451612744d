import { barrelOpened } from '@stolik/golems/art/board';
import { dieArt } from '@stolik/golems/art/cards';
import { type Effect, effectArt } from '@stolik/golems/art/effects';
import { createMemo, For, type JSX } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import { besideOf, facingNumber, sizeOf, type Turn, turnedFacing } from '../model/field.ts';
import { contentArt } from '../model/pieces.ts';
import { type GolemsEvent, HURTS } from '../model/scene.ts';
import { cellOf } from '../story/told.ts';
import { spotOf } from './figures.tsx';
import { placed, type Spot } from './place.ts';
import { Weather } from './weather.tsx';

interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly art: string;
  readonly scale?: number;
  /** How it comes: the name of its animation. */
  readonly kind: Effect | 'open' | 'die';
}

/** What happens at this moment, drawn over the board. */
export function Effects(props: { readonly desk: Desk; readonly scale: number }): JSX.Element {
  const { desk } = props;
  const drawings = createMemo((): readonly Drawing[] => {
    return desk.beat().flatMap((event) => drawingsOf(desk, event));
  });
  const bubbles = createMemo(() => bubblesOf(desk, props.scale));
  return (
    <>
      <For each={drawings()}>
        {(drawing) => (
          <div class="gl-piece gl-effect" style={{ ...placed(drawing), '--k': String(drawing.scale ?? 1) }}>
            <svg class={`gl-fx ${drawing.kind}`} viewBox="0 0 100 100" aria-hidden="true" innerHTML={drawing.art} />
          </div>
        )}
      </For>
      <For each={bubbles()}>
        {(bubble) => (
          <div class="gl-piece gl-bubble" classList={{ hurts: bubble.hurts }} style={placed(bubble)}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <g transform={`scale(${props.scale})`}>
                <rect width={bubble.width} height={BUBBLE} rx={BUBBLE / 2} />
                <text x={bubble.width / 2} y="29" text-anchor="middle">
                  {bubble.text}
                </text>
              </g>
            </svg>
          </div>
        )}
      </For>
      <Weather desk={desk} />
    </>
  );
}

interface Bubble extends Spot {
  readonly text: string;
  readonly width: number;
  readonly hurts: boolean;
}

/** How high a bubble is, in hundredths of a cell at scale 1. */
const BUBBLE = 42;

/** What is said at a place of the board: beside whom it is about, and never over somebody else. */
function bubblesOf(desk: Desk, scale: number): readonly Bubble[] {
  const board = sizeOf(desk.ground(), desk.turn());
  const figures = desk.scene().figures.flatMap(({ at, swims }) => spotOf(desk, swims ?? at) ?? []);
  return desk.beat().flatMap((event) => {
    const text = desk.words().bubble(event);
    const at = spotOf(desk, cellOf(event, desk.scene()));
    if (!text || !at) return [];
    const width = Math.max(56, text.length * 15 + 30);
    const [wide, high] = [width * scale, BUBBLE * scale];
    const others = figures.filter((spot) => spot.x !== at.x || spot.y !== at.y);
    const sides = [
      { x: at.x + 78, y: at.y - high * 0.4 },
      { x: at.x + 22 - wide, y: at.y - high * 0.4 },
      { x: at.x + 50 - wide / 2, y: at.y - high * 0.8 },
      { x: at.x + 50 - wide / 2, y: at.y + 100 - high * 0.2 },
    ];
    const hides = (side: Spot): number =>
      others.reduce((sum, { x, y }) => sum + overlap(side.x, wide, x + 10) * overlap(side.y, high, y + 10), 0) +
      1000 * beyond(side.x, wide, board.width * 100) +
      1000 * beyond(side.y, high, board.height * 100);
    const best = sides.reduce((least, side) => (hides(side) < hides(least) ? side : least));
    return [{ ...best, text, width, hurts: HURTS.has(event.kind) }];
  });
}

/** How much of a figure, which fills the middle 80 of its cell, lies behind that. */
const overlap = (from: number, length: number, cell: number): number =>
  Math.max(0, Math.min(from + length, cell + 80) - Math.max(from, cell));
/** The margin beside the cells is free. */
const beyond = (from: number, length: number, board: number): number =>
  Math.max(0, -20 - from) + Math.max(0, from + length - board - 20);

function drawingsOf(desk: Desk, event: GolemsEvent): readonly Drawing[] {
  const scene = desk.scene();
  const on = (cell: string | null | undefined, effect: Effect, facing: Turn = 0): readonly Drawing[] => {
    const at = spotOf(desk, cell);
    return at ? [{ ...at, art: effectArt(effect, facing), kind: effect }] : [];
  };
  const figureOf = (seat: number) => scene.figures[seat];
  const facingOf = (seat: number): Turn => turnedFacing(facingNumber(figureOf(seat)?.facing ?? 'N'), desk.turn());
  switch (event.kind) {
    case 'conditionTested':
      return on(event.at, 'sight', facingOf(event.seat));
    case 'moveBlocked':
    case 'slideBlocked':
      return event.by === 'claim' && 'to' in event
        ? [...on(event.to, 'bump'), ...on(event.at, 'stars')]
        : blocked(desk, event.seat, event.at, 'to' in event ? event.to : undefined);
    case 'strikeMade':
      return event.way.flatMap((cell, index) =>
        on(cell, index === event.way.length - 1 ? 'strike' : 'shot', facingOf(event.seat)),
      );
    case 'attacked':
      return event.cells.flatMap((cell) => on(cell, 'strike', facingOf(event.seat)));
    case 'pointsBlocked':
    case 'defended':
      return on(figureOf(event.seat)?.at, 'defence');
    case 'damageTaken':
      return on(figureOf(event.seat)?.swims ?? figureOf(event.seat)?.at, event.cause === 'loop' ? 'looped' : 'crack');
    case 'componentDamaged':
    case 'robotHit':
    case 'lastPointTaken':
      return on(figureOf(event.seat)?.swims ?? figureOf(event.seat)?.at, 'crack');
    case 'componentRepaired':
    case 'golemRepaired':
      return on(figureOf(event.seat)?.at, 'repair');
    case 'barrelOpened': {
      const at = spotOf(desk, event.at);
      return at ? [{ ...at, art: barrelOpened(contentArt(event.contents)), kind: 'open' }] : [];
    }
    case 'bombExploded': {
      const at = spotOf(desk, event.at);
      return at ? [{ x: at.x - 100, y: at.y - 100, art: effectArt('blast'), scale: 3, kind: 'blast' }] : [];
    }
    case 'waterEntered':
    case 'robotFell':
      return on(event.at, 'splash');
    case 'barrelLost':
    case 'barrelFloats':
      return on(event.at, 'splash');
    case 'loopDetected':
      return on(event.at, 'looped');
    case 'teleported':
      return [...on(event.from, 'swirl'), ...on(event.to, 'swirl')];
    case 'golemMoved':
      return event.via ? [...on(event.via, 'swirl')] : on(event.from, 'dust');
    case 'golemSlid':
      return on(event.from, 'dust');
    case 'golemShoved':
    case 'barrelShoved':
      return on(event.from, 'push', directionOf(desk, event.from, event.to));
    case 'iceBroke':
    case 'tokenDestroyed':
      return on(event.at, 'crack');
    case 'commandSwallowed':
    case 'commandRefused':
      return on(figureOf(event.seat)?.at, 'refused');
    case 'golemOut':
      return on(event.at, 'repair');
    case 'dieRolled': {
      const at = spotOf(desk, figureOf(event.seat)?.at);
      return at ? [{ x: at.x + 52, y: at.y + 2, art: dieArt(event.die), scale: 0.46, kind: 'die' }] : [];
    }
    case 'botActed':
      return event.sees === null ? [] : on(figureOf(event.sees)?.at, 'sight', facingOf(event.seat));
    default:
      return [];
  }
}

/** The sign stands between the golem and what stops it. */
function blocked(desk: Desk, seat: number, from: string, to: string | null | undefined): readonly Drawing[] {
  const at = spotOf(desk, from);
  if (!at) return [];
  const towards = spotOf(desk, to);
  const facing = facingNumber(desk.scene().figures[seat]?.facing ?? 'N');
  const side = [0, 1, 2, 3].find((direction) => besideOf(desk.ground(), from, direction)?.name === to) ?? facing;
  const shown = turnedFacing(side, desk.turn());
  const [dx, dy] =
    towards && isBeside(at, towards)
      ? [(towards.x - at.x) / 2, (towards.y - at.y) / 2]
      : [[0, 50, 0, -50][shown]!, [-50, 0, 50, 0][shown]!];
  return [{ x: at.x + dx + 20, y: at.y + dy + 20, art: effectArt('refused'), scale: 0.6, kind: 'refused' }];
}

const isBeside = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 100;

function directionOf(desk: Desk, from: string, to: string): Turn {
  const side = [0, 1, 2, 3].find((direction) => besideOf(desk.ground(), from, direction)?.name === to) ?? 0;
  return turnedFacing(side, desk.turn());
}
