import type { Fired } from '@stolik/micropul/catalysts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Box, doMeet, type Placed, placeCallout } from './callouts.ts';
import { type Camera, type Size, toScreen } from './camera.ts';
import type { Desk } from './desk.ts';
import { outlineOf, type Point, pointOf, type TableGroup, TILE } from './position.ts';

interface CalloutsProps {
  readonly desk: Desk;
  readonly camera: Camera;
  readonly felt: Size;
  readonly isMoving: boolean;
  /** Things that lie on the felt above the drawing. */
  readonly taken: readonly Box[];
}

interface Bubble extends Placed {
  readonly colour: string;
  readonly lines: readonly [string, string];
}

/** A claimed group's bubble waits on free felt nearby or stays away; the one asked for always comes. */
const NEARBY = 130;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Paper bubbles that tell a group's size and its open places: of the one pointed at, and of claimed ones where felt is free. */
export function Callouts(props: CalloutsProps): JSX.Element {
  const { desk } = props;
  const shown = createMemo(() => desk.trial()?.after ?? desk.position());

  const bubbles = createMemo((): Bubble[] => {
    const active = desk.stoneTrial()?.group ?? desk.pointed();
    const isRoomy = props.felt.width >= 560 && desk.draft().kind !== 'stone';
    const claimed = isRoomy ? shown().groups.filter((group) => group.stones.length > 0 && group !== active) : [];
    const clear = [...shown().tiles.values(), ...desk.cells()].map(({ x, y }) => {
      const { x: left, y: top } = toScreen(props.camera, props.felt, x * TILE, y * TILE);
      return { left, top, width: TILE * props.camera.zoom, height: TILE * props.camera.zoom };
    });
    const taken = [...props.taken];
    const found: Bubble[] = [];
    const add = (group: TableGroup, isAsked: boolean): void => {
      const lines = linesOf(desk, group);
      const size = rem();
      const placed = placeCallout(
        props.felt,
        {
          anchors: anchorsOf(desk, group).map(({ x, y }) => toScreen(props.camera, props.felt, x, y)),
          width: (28 + Math.max(lines[0].length * 8.1, lines[1].length * 7.2)) * size,
          height: 50 * size,
          tolerance: isAsked ? Infinity : 0,
          reach: isAsked ? Infinity : NEARBY,
          crossing: isAsked ? Infinity : (TILE / 2) * props.camera.zoom,
        },
        clear,
        taken,
      );
      if (!placed) return;
      taken.push(placed.box);
      found.push({ ...placed, lines, colour: group.stones.length > 0 ? outlineOf(group.stones) : 'var(--lamp-lo)' });
    };
    if (active) add(active, true);
    for (const group of claimed) add(group, false);
    return found;
  });

  return (
    <div class="mp-callouts" classList={{ moving: props.isMoving }} aria-hidden="true">
      <svg width="100%" height="100%" aria-hidden="true">
        <For each={bubbles()}>
          {({ anchor, end, colour }) => (
            <g>
              <path d={`M${anchor.x} ${anchor.y}L${end.x} ${end.y}`} stroke={colour} stroke-width="6.5" stroke-linecap="round" />
              <path
                d={`M${anchor.x} ${anchor.y}L${end.x} ${end.y}`}
                stroke="var(--paper)"
                stroke-width="2.5"
                stroke-linecap="round"
              />
              <circle cx={anchor.x} cy={anchor.y} r="5.5" fill="var(--paper)" stroke={colour} stroke-width="3" />
            </g>
          )}
        </For>
      </svg>
      <For each={bubbles()}>
        {({ box, lines, colour }) => (
          <div
            class="mp-bubble"
            style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, '--mp-outline': colour }}
          >
            <b>{lines[0]}</b>
            <span>{lines[1]}</span>
          </div>
        )}
      </For>
      <Show when={desk.trial()}>
        {(trial) => <Chips desk={desk} fired={trial().fired} cell={trial().cell} camera={props.camera} felt={props.felt} />}
      </Show>
    </div>
  );
}

/** The units of a group; one with a stone on it only where there is no other. */
function anchorsOf(desk: Desk, group: TableGroup): Point[] {
  const stones = new Set(desk.view().stones.map(({ x, y, corner }) => `${x},${y},${corner}`));
  const free = group.spots.filter(({ x, y, corner }) => !stones.has(`${x},${y},${corner}`));
  return (free.length > 0 ? free : group.spots).map((spot) => pointOf(spot, spot.corner));
}

function linesOf(desk: Desk, group: TableGroup): [string, string] {
  const { group: say } = desk.words();
  const facts = { ...group, openPlaces: group.openPlaces.length };
  const state = say.state(facts);
  if (group.stones.length > 1) return [say.name(facts), say.worthless];
  if (group.stones.length === 1 && group.isClosed) return [say.name(facts), `${state}, +${group.points}`];
  return [say.name(facts), state];
}

interface ChipsProps {
  readonly desk: Desk;
  readonly fired: readonly Fired[];
  readonly cell: { readonly x: number; readonly y: number };
  readonly camera: Camera;
  readonly felt: Size;
}

/** "+1", "+2" and "one more turn" beside the catalysts that would fire. */
function Chips(props: ChipsProps): JSX.Element {
  const chips = createMemo(() => {
    const size = rem();
    const rings = props.fired.map((fired) => {
      const point = pointOf(fired, fired.corner);
      return {
        fired,
        ...toScreen(props.camera, props.felt, point.x, point.y),
        r: (fired.corner === 'middle' ? 30 : 22) * props.camera.zoom,
      };
    });
    const ringBoxes = rings.map(({ x, y, r }) => ({ left: x - r * 0.7, top: y - r * 0.7, width: r * 1.4, height: r * 1.4 }));
    const taken: Box[] = [];
    return rings.map(({ fired, x, y, r }) => {
      const text = chipText(props.desk, fired);
      const width = (16 + text.length * 8.8) * size;
      const height = 26 * size;
      const up = y - r - height * 0.42;
      const down = y + r + height * 0.42;
      const candidates = [
        [x + r * 0.9 + width * 0.3, y - r * 0.8],
        [x, down],
        [x, up],
        [x + r + width / 2, y],
        [x - r - width / 2, y],
        [x + r * 0.9, y + r],
        [x - r * 0.9, y - r],
        [x, down + height],
      ] as const;
      const ordered = fired.catalyst === '+' ? [candidates[1], candidates[2], ...candidates] : candidates;
      const boxAt = ([cx, cy]: readonly [number, number]): Box => ({
        left: Math.min(Math.max(cx - width / 2, 4), props.felt.width - width - 4),
        top: Math.min(Math.max(cy - height / 2, 4), props.felt.height - height - 4),
        width,
        height,
      });
      const box =
        ordered.map(boxAt).find((each) => ![...taken, ...ringBoxes].some((other) => doMeet(each, other))) ?? boxAt(ordered[0]!);
      taken.push(box);
      return { text, box };
    });
  });
  return (
    <For each={chips()}>
      {({ text, box }) => (
        <div
          class="mp-chip"
          style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` }}
        >
          {text}
        </div>
      )}
    </For>
  );
}

function chipText(desk: Desk, { catalyst }: Fired): string {
  if (catalyst !== '+') return `+${catalyst}`;
  return desk.isAlone() ? desk.words().bubble.reveal : desk.words().bubble.turn;
}
