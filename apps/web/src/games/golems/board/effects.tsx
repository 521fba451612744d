import { barrelOpened } from '@stolik/golems/art/barrels';
import { dieArt } from '@stolik/golems/art/components';
import { type Effect, effectArt } from '@stolik/golems/art/effects';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { reuse } from '../../../session/reuse.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { besideOf, sizeOf, type Turn, turnedFacing } from '../model/field.ts';
import { facingNumber } from '../model/model.ts';
import { contentArt } from '../model/pieces.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { cellOf } from '../story/told.ts';
import { spotOf } from './figures.tsx';
import { placed, type Spot } from './place.ts';

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
    const event = desk.event();
    return event ? drawingsOf(desk, event) : [];
  });
  const bubble = createMemo(() => {
    const event = desk.event();
    const text = event && desk.words().bubble(event);
    const at = event && spotOf(desk, cellOf(event, desk.scene()));
    return text && at ? { text, ...at } : undefined;
  });
  return (
    <>
      <For each={drawings()}>
        {(drawing) => (
          <div class="gl-piece gl-effect" style={{ ...placed(drawing), '--k': String(drawing.scale ?? 1) }}>
            <svg class={`gl-fx ${drawing.kind}`} viewBox="0 0 100 100" aria-hidden="true" innerHTML={drawing.art} />
          </div>
        )}
      </For>
      <Show when={bubble()} keyed>
        {(shown) => {
          const width = Math.max(56, shown.text.length * 15 + 30);
          const wide = () => width * props.scale;
          const size = () => sizeOf(desk.ground(), desk.turn()).width * 100;
          const left = () => Math.max(-20, Math.min(size() + 20 - wide(), shown.x + 50 - wide() / 2));
          const top = () => (shown.y < 60 ? shown.y + 88 : shown.y - 34 * props.scale);
          return (
            <div class="gl-piece gl-bubble" style={placed({ x: left(), y: top() })}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <g transform={`scale(${props.scale})`}>
                  <rect width={width} height="42" rx="21" />
                  <text x={width / 2} y="29" text-anchor="middle">
                    {shown.text}
                  </text>
                </g>
              </svg>
            </div>
          );
        }}
      </Show>
    </>
  );
}

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
      return blocked(desk, event.seat, event.at, 'to' in event ? event.to : undefined);
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

/** Numbers on the board that the sentences beside it have too. */
export function Callouts(props: { readonly desk: Desk; readonly scale: number }): JSX.Element {
  const marks = createMemo<readonly (Spot & { readonly number: number })[]>((before) => {
    // When the round is over the sentences are about the robots, and have no numbers.
    const { lines: told } = props.desk.isRoundOver() ? { lines: [] } : props.desk.story();
    const lines = told.map(({ event, number }) => ({ number, cell: cellOf(event, props.desk.scene()) }));
    const taken = new Map<string, number>();
    const now = lines.flatMap(({ number, cell }) => {
      const at = spotOf(props.desk, cell);
      if (!at || !cell) return [];
      const nth = taken.get(cell) ?? 0;
      taken.set(cell, nth + 1);
      // Where much happens they stand closer together, so that they keep to their cell.
      const others = lines.filter((line) => line.cell === cell).length - 1;
      const apart = Math.min(26 * props.scale, 74 / Math.max(1, others));
      return [{ number, x: at.x + 14 * props.scale + nth * apart, y: at.y + 100 - 14 * props.scale }];
    });
    return reuse(before, now);
  });
  return (
    <For each={marks()}>
      {(mark) => (
        <g class="gl-callout" transform={`translate(${mark.x} ${mark.y}) scale(${props.scale})`}>
          <circle r="13" />
          <text y="6" text-anchor="middle">
            {mark.number}
          </text>
        </g>
      )}
    </For>
  );
}
