import type { Fired } from '@stolik/micropul/catalysts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Camera, type Size, toScreen } from '../../../base/felt/camera.ts';
import type { Desk } from '../desk/desk.ts';
import { OpenRing } from '../marks/tick.tsx';
import { type Cell, outlineOf, type Point, pointOf, stonePoint, type TableGroup, TILE } from '../model/position.ts';
import type { Trial } from '../model/trial.ts';
import { type Box, doMeet, overlap, type Placed, placeCallout } from './callout-places.ts';
import { STRIP } from './fit.ts';

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
  /** Its open places bear numbers on the table. */
  readonly isCounted: boolean;
  readonly lines: readonly [string, string];
}

/** A claimed group's bubble waits on free felt nearby or stays away; the one asked for always comes. */
const NEARBY = 130;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Paper bubbles that tell a group's size and its open places: of the one pointed at, and of claimed ones where felt is free. */
export function Callouts(props: CalloutsProps): JSX.Element {
  const { desk } = props;
  const shown = createMemo(() => desk.trial()?.after ?? desk.position());

  const chips = createMemo(() => {
    const trial = desk.trial();
    return trial ? chipsOf(desk, trial, props.camera, props.felt, props.taken) : [];
  });

  const bubbles = createMemo((): Bubble[] => {
    // On a phone a preview has no room for it: what its numbers are stands beside what it gives.
    const active = desk.trial() && props.felt.width < 560 && !desk.pointed() ? undefined : desk.counted();
    // When it is over the stones themselves say it.
    const isRoomy = !desk.view().outcome && props.felt.width >= 560 && desk.draft().kind !== 'stone';
    const claimed = isRoomy ? shown().groups.filter((group) => group.stones.length > 0 && group !== active) : [];
    const boxOf = ({ x, y }: Cell, inset = 0): Box => {
      const { x: left, y: top } = toScreen(props.camera, props.felt, x * TILE + inset, y * TILE + inset);
      const side = (TILE - 2 * inset) * props.camera.zoom;
      return { left, top, width: side, height: side };
    };
    const clear = [...shown().tiles.values(), ...desk.cells()].map((cell) => boxOf(cell));
    // The places it counts weigh as much as what lies: named twice where they are free for a tile, too.
    clear.push(...(active?.openPlaces ?? []).map((cell) => boxOf(cell)));
    const numbers = (active?.openPlaces ?? []).map((cell) => boxOf(cell, NUMBER_INSET));
    const taken = [...props.taken, ...rulersOf(props.felt), ...numbers, ...chips().map(({ box }) => box)];
    const found: Bubble[] = [];
    const add = (group: TableGroup, isAsked: boolean): void => {
      const lines = linesOf(desk, group);
      const size = rem();
      const placed = placeCallout(
        props.felt,
        {
          anchors: anchorsOf(desk, group).map(({ x, y }) => toScreen(props.camera, props.felt, x, y)),
          width: (28 + Math.max(lines[0].length * 8.1, lines[1].length * 7.2 + (isAsked && !group.isClosed ? 20 : 0))) * size,
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
      const isCounted = isAsked && !group.isClosed;
      found.push({ ...placed, lines, isCounted, colour: group.stones.length > 0 ? outlineOf(group.stones) : 'var(--lamp-lo)' });
    };
    if (active) add(active, true);
    for (const group of claimed) add(group, false);
    return found;
  });

  return (
    <div class="mp-callouts" classList={{ moving: props.isMoving }} aria-hidden="true">
      <svg width="100%" height="100%" aria-hidden="true">
        <For each={chips()}>
          {({ from, box }) => (
            <path
              d={`M${from.x} ${from.y}L${box.left + box.width / 2} ${box.top + box.height / 2}`}
              stroke="#2b2533"
              stroke-width="3"
              stroke-linecap="round"
            />
          )}
        </For>
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
        {({ box, lines, colour, isCounted }) => (
          <div
            class="mp-bubble"
            style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, '--mp-outline': colour }}
          >
            <b>{lines[0]}</b>
            <span>
              <Show when={isCounted}>
                <OpenRing />
              </Show>
              {lines[1]}
            </span>
          </div>
        )}
      </For>
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

interface Chip {
  readonly text: string;
  /** What it speaks of. */
  readonly from: Point;
  readonly box: Box;
}

/** "+1", "+2" and "one more turn" beside the catalysts that would fire: away from the tile that is tried, so that it stays in sight. */
function chipsOf(desk: Desk, trial: Trial, camera: Camera, felt: Size, lying: readonly Box[]): Chip[] {
  const size = rem();
  const side = TILE * camera.zoom;
  const corner = toScreen(camera, felt, trial.cell.x * TILE, trial.cell.y * TILE);
  const tried: Box = { left: corner.x + 4, top: corner.y + 4, width: side - 8, height: side - 8 };
  // Several pluses bring one turn: it is said once.
  const firstPlus = trial.fired.find(({ catalyst }) => catalyst === '+');
  const isSaid = (fired: Fired): boolean => fired.catalyst !== '+' || fired === firstPlus || trial.turns > 1;
  const rings = trial.fired.map((fired) => {
    const point = pointOf(fired, fired.corner);
    return { fired, ...toScreen(camera, felt, point.x, point.y), r: (fired.corner === 'middle' ? 30 : 22) * camera.zoom };
  });
  const units = trial.after.groups.flatMap(({ spots }) =>
    spots.map((spot) => squareAt(toScreen(camera, felt, ...pairOf(pointOf(spot, spot.corner))), 20 * camera.zoom)),
  );
  const stones = desk
    .view()
    .stones.map((stone) => squareAt(toScreen(camera, felt, ...pairOf(stonePoint(trial.after, stone))), 22 * camera.zoom));
  const taken: Box[] = [
    tried,
    ...lying,
    ...rulersOf(felt),
    ...rings.map(({ x, y, r }) => ({ left: x - r * 0.7, top: y - r * 0.7, width: r * 1.4, height: r * 1.4 })),
  ];
  return rings
    .filter(({ fired }) => isSaid(fired))
    .map(({ fired, x, y, r }) => {
      const text = chipText(desk, fired);
      const width = (13 + text.length * 7.8) * size;
      const height = 22 * size;
      const boxAt = (angle: number, stretch: number): Box => ({
        left: held(x + Math.cos(angle) * (r + width / 2) * stretch - width / 2, felt.width - width - 4),
        top: held(y + Math.sin(angle) * (r + height / 2) * stretch - height / 2, felt.height - height - 4),
        width,
        height,
      });
      const away = Math.atan2(y - corner.y - side / 2, x - corner.x - side / 2);
      const cost = (box: Box, stretch: number): number =>
        covers(box, units) + 6 * covers(box, stones) + stretch * width * height * 0.35;
      let best = { box: boxAt(away, 1.25), cost: Infinity };
      for (const stretch of STRETCHES) {
        for (const turn of TURNS) {
          const box = boxAt(away + turn, stretch);
          if (taken.some((other) => doMeet(box, other))) continue;
          const now = cost(box, stretch);
          if (now < best.cost) best = { box, cost: now };
        }
      }
      taken.push(best.box);
      return { text, box: best.box, from: { x, y } };
    });
}

/** First straight away, then more and more to the sides. */
const TURNS = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3, Math.PI];
const STRETCHES = [0.9, 1.25, 1.7, 2.3, 3] as const;
/** Half of what lies on a place around its number. */
const NUMBER_INSET = 30;
const pairOf = ({ x, y }: Point): [number, number] => [x, y];
const squareAt = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});
const covers = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
const rulersOf = ({ width, height }: Size): Box[] => [
  { left: 0, top: 0, width, height: STRIP.top },
  { left: 0, top: 0, width: STRIP.left, height },
];
const held = (at: number, most: number): number => Math.min(Math.max(at, 4), most);

function chipText(desk: Desk, { catalyst }: Fired): string {
  if (catalyst !== '+') return `+${catalyst}`;
  return desk.isAlone() ? desk.words().bubble.reveal : desk.words().bubble.turn;
}
