import { joinArt, stoneArt, tileArt } from '@stolik/micropul/art';
import type { Fired } from '@stolik/micropul/catalysts';
import type { LaidStone } from '@stolik/micropul/view';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { inPieces } from '../../../base/ui/laying.tsx';
import type { Desk } from '../desk/desk.ts';
import { sealed } from '../film/closings.ts';
import type { Film } from '../film/film.ts';
import { Halo } from '../marks/halo.tsx';
import { TickArt } from '../marks/tick.tsx';
import {
  type Bounds,
  type Cell,
  cellOfKey,
  keyOf,
  outlineOf,
  type Point,
  pointOf,
  STONE_SIZE,
  stonePoint,
  TILE,
} from '../model/position.ts';
import { Evening } from './later.ts';
import { leftOpen, openSealPlaces, sealBox } from './seal-places.ts';

/** The drawing: places, tiles, groups, stones and what a preview adds. It is pictures only; the grid above it speaks. */
export function Scene(props: { readonly desk: Desk; readonly film: Film; readonly bounds: Bounds }): JSX.Element {
  const { desk, film } = props;
  const shown = createMemo(() => desk.trial()?.after ?? film.position() ?? desk.position());
  // Named by what is seen, so that a tile keeps its picture while the table around it changes.
  const tiles = createMemo(() => [...shown().tiles.values()].map(({ x, y, tile }) => `${x},${y},${tile}`));
  const laidTiles = inPieces(tiles, 5);
  const stones = createMemo(() => [...desk.view().stones, ...film.stones()]);
  const claimed = createMemo(() => shown().groups.filter((group) => group.stones.length > 0));
  const free = createMemo(() =>
    desk.draft().kind === 'stone' ? desk.position().groups.filter((group) => group.stones.length === 0) : [],
  );
  /** The group a finger is on, or the one a stone is tried on, or those a tile in preview joins or closes. */
  const lit = createMemo(() => {
    const tried = desk.stoneTrial()?.group;
    if (tried) return [tried];
    const trial = desk.trial();
    const pointed = desk.pointed();
    if (!trial) return pointed ? [pointed] : [];
    return trial.groups
      .filter((group) => group.joins > 1 || group.isClosed)
      .flatMap((group) => shown().groupAt(group) ?? [])
      .filter((group) => group.stones.length === 0);
  });
  const opened = createMemo(() => (desk.counted()?.openPlaces ?? []).map((cell, index) => ({ cell, number: index + 1 })));
  const seals = createMemo(() => sealed(shown(), stones()));
  const openWidth = () => 20 + desk.words().group.stayedOpen.length * 11;
  const unsealed = createMemo((): readonly Point[] => {
    if (!desk.view().outcome) return [];
    return openSealPlaces(leftOpen(shown(), stones()), openWidth(), {
      stones: stones().map((stone) => stonePoint(shown(), stone)),
      seals: seals().map(({ at, group }) => sealBox(at, group.points)),
    });
  });
  const raised = createMemo(() => {
    const asked = desk.asked();
    const haloed = [...claimed(), ...free(), ...lit(), ...(asked ? [asked] : [])];
    const keys = new Set(haloed.flatMap((group) => group.tiles.map(keyOf)));
    return tiles().filter((name) => keys.has(name.slice(0, name.lastIndexOf(','))));
  });
  const tried = createMemo(() => {
    const trial = desk.trial();
    return trial && `${trial.cell.x},${trial.cell.y},${trial.tile}`;
  });
  const joins = createMemo(() =>
    shown()
      .joins.map(({ colour, x, y, towards }) => joinArt(colour, x, y, towards))
      .join(''),
  );
  const area = () => {
    const { left, top, right, bottom } = props.bounds;
    return {
      left: (left - 3) * TILE,
      top: (top - 3) * TILE,
      width: (right - left + 7) * TILE,
      height: (bottom - top + 7) * TILE,
    };
  };
  return (
    <svg
      class="mp-scene"
      aria-hidden="true"
      style={{ left: `${area().left}px`, top: `${area().top}px` }}
      width={area().width}
      height={area().height}
      viewBox={`${area().left} ${area().top} ${area().width} ${area().height}`}
    >
      <For each={desk.cells().map(keyOf)}>
        {(key) => <Place cell={cellOfKey(key)} isFaint={desk.draft().kind === 'none'} isLit={isAt(desk.hovered(), key)} />}
      </For>
      <For each={laidTiles()}>{(name) => <Tile name={name} film={film} isTried={name === tried()} />}</For>
      <For each={free()}>{(group) => <Halo group={group} colour="var(--lamp)" reach={4} class="mp-free" />}</For>
      <For each={claimed()}>
        {(group) => (
          <Halo
            group={group}
            colour={outlineOf(group.stones)}
            isSealed={group.isClosed && group.stones.length === 1}
            class={group.stones.length > 1 ? 'mp-spoilt' : undefined}
          />
        )}
      </For>
      <For each={lit()}>
        {(group) => <Halo group={group} colour={group.stones.length > 0 ? outlineOf(group.stones) : 'var(--lamp)'} reach={8} />}
      </For>
      <Show when={desk.asked()}>{(group) => <Halo group={group()} colour="var(--mp-asked)" reach={10} class="mp-asked" />}</Show>
      <For each={film.closed()}>{(group) => <Halo group={group} colour="var(--lamp)" reach={9} class="mp-closing" />}</For>
      <For each={raised()}>{(name) => <Tile name={name} isBare film={film} />}</For>
      <g fill="none" stroke-linecap="butt" innerHTML={joins()} />
      <Show when={desk.ghost()}>
        {(ghost) => (
          <g class="mp-ghost" transform={`translate(${ghost().cell.x * TILE} ${ghost().cell.y * TILE})`}>
            <g innerHTML={tileArt(ghost().tile)} />
          </g>
        )}
      </Show>
      <For each={opened()}>{({ cell, number }) => <OpenMark cell={cell} number={number} />}</For>
      <For each={desk.marked()}>{(cell) => <Marked cell={cell} />}</For>
      <Show when={desk.trial()}>{(trial) => <TrialMarks cell={trial().cell} fired={trial().fired} />}</Show>
      <Index each={stones()}>{(stone) => <Stone desk={desk} film={film} stone={stone()} />}</Index>
      <Show when={desk.view().outcome}>
        <Evening desk={desk} groups={claimed()} area={area()} />
      </Show>
      <For each={seals()}>{({ at, group }) => <SealMark at={at} points={group.points} />}</For>
      <For each={unsealed()}>{(at) => <OpenSeal at={at} width={openWidth()} says={desk.words().group.stayedOpen} />}</For>
      <Show when={desk.stoneTrial()}>
        {(trial) => (
          <g class="mp-tried-stone" style={{ transform: stoneTransform(desk, { ...trial().spot, seat: desk.mine() ?? 0 }) }}>
            <g innerHTML={stoneArt(desk.mine() ?? 0, initial(desk, desk.mine() ?? 0))} />
          </g>
        )}
      </Show>
    </svg>
  );
}

const isAt = (cell: Cell | undefined, key: string): boolean => cell !== undefined && keyOf(cell) === key;

function Place(props: { readonly cell: Cell; readonly isFaint: boolean; readonly isLit: boolean }): JSX.Element {
  return (
    <rect
      class="mp-place"
      classList={{ faint: props.isFaint, lit: props.isLit }}
      x={props.cell.x * TILE + 7}
      y={props.cell.y * TILE + 6}
      width="86"
      height="86"
      rx="13"
    />
  );
}

/** On the stone of a closed group: a tick and its points. */
function SealMark(props: { readonly at: Point; readonly points: number }): JSX.Element {
  return (
    <g transform={`translate(${props.at.x + 20} ${props.at.y - 23})`}>
      <g class="mp-seal">
        <rect x="-13" y="-13" width={props.points > 9 ? 56 : 42} height="26" rx="13" />
        <TickArt x={-1} y={0} scale={0.8} />
        <text x={props.points > 9 ? 25 : 18} y="7">
          {props.points}
        </text>
      </g>
    </g>
  );
}

/** At the stone of a group that stayed open: why it counts nothing. */
function OpenSeal(props: { readonly at: Point; readonly width: number; readonly says: string }): JSX.Element {
  return (
    <g transform={`translate(${props.at.x} ${props.at.y})`}>
      <g class="mp-seal open">
        <rect x={-props.width / 2} y="-13" width={props.width} height="26" rx="13" />
        <text y="7">{props.says}</text>
      </g>
    </g>
  );
}

/** A place that keeps a group open: a small number in a hollow, broken ring; the group's bubble says what it counts. */
function OpenMark(props: { readonly cell: Cell; readonly number: number }): JSX.Element {
  return (
    <g transform={`translate(${(props.cell.x + 0.5) * TILE} ${(props.cell.y + 0.5) * TILE})`}>
      <g class="mp-open-mark">
        <circle r="15" />
        <text y="6">{props.number}</text>
      </g>
    </g>
  );
}

/** What a refusal or a line of the log speaks of: four corners around the place. */
function Marked(props: { readonly cell: Cell }): JSX.Element {
  return (
    <g transform={`translate(${props.cell.x * TILE} ${props.cell.y * TILE})`}>
      <g class="mp-marked">
        <path d={CORNERS_OF} stroke="#1d1a24" stroke-width="15" />
        <path d={CORNERS_OF} stroke="var(--lamp)" stroke-width="8" />
      </g>
    </g>
  );
}

const CORNERS_OF =
  'M-3 24V9A12 12 0 0 1 9-3H24M76-3H91A12 12 0 0 1 103 9V24M103 76V91A12 12 0 0 1 91 103H76M24 103H9A12 12 0 0 1-3 91V76';

function Tile(props: {
  readonly name: string;
  readonly isBare?: boolean;
  readonly isTried?: boolean;
  readonly film: Film;
}): JSX.Element {
  const [x, y, tile] = props.name.split(',') as [string, string, string];
  const art = tileArt(tile, { start: x === '0' && y === '0' && tile === 'WWBB', ...(props.isBare ? { wood: false } : {}) });
  return (
    <g transform={`translate(${Number(x) * TILE} ${Number(y) * TILE})`}>
      <g
        class="mp-tile"
        classList={{ snapping: props.isTried === true }}
        ref={(element) => !props.isBare && props.film.tileDrawn(`${x},${y}`, element)}
        innerHTML={art}
      />
    </g>
  );
}

function stoneTransform(desk: Desk, stone: LaidStone): string {
  const { x, y } = stonePoint(desk.position(), stone);
  const half = STONE_SIZE / 2;
  return `translate(${x - half}px, ${y - half}px) scale(${STONE_SIZE / 100})`;
}

const initial = (desk: Desk, seat: number): string => desk.table.letterOf(seat);

function Stone(props: { readonly desk: Desk; readonly film: Film; readonly stone: LaidStone }): JSX.Element {
  return (
    <g style={{ transform: stoneTransform(props.desk, props.stone) }}>
      <g
        class="mp-stone"
        ref={(element) => props.film.stoneDrawn(props.stone, element)}
        innerHTML={stoneArt(props.stone.seat, initial(props.desk, props.stone.seat))}
      />
    </g>
  );
}

function TrialMarks(props: { readonly cell: Cell; readonly fired: readonly Fired[] }): JSX.Element {
  return (
    <g class="mp-trial">
      <rect x={props.cell.x * TILE - 1} y={props.cell.y * TILE - 2} width="102" height="102" rx="14" />
      <For each={props.fired}>
        {(fired) => {
          const { x, y } = pointOf(fired, fired.corner);
          const r = fired.corner === 'middle' ? 27 : 21;
          return (
            <g style={{ transform: `translate(${x}px, ${y}px)` }}>
              <circle class="mp-ring" r={r} />
              <circle class="mp-ping" r={r + 7} />
            </g>
          );
        }}
      </For>
    </g>
  );
}
