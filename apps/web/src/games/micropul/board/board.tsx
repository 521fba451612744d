import type { Seat } from '@stolik/kernel/game';
import { catalystArt, tileBackArt } from '@stolik/micropul/art';
import type { MicropulEvent } from '@stolik/micropul/events';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { type Camera, type Size, toScreen, toWorld } from '../../../base/felt/camera.ts';
import { play, type Sound } from '../../../base/sound/sounds.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { Later } from '../../../base/ui/laying.tsx';
import type { BoardProps } from '../../../shell/contract.ts';
import { type Desk, deskOf } from '../desk/desk.ts';
import { listenToKeys } from '../desk/keys.ts';
import { type Closing, createClosings } from '../film/closings.ts';
import { createFilm, type Film } from '../film/film.ts';
import { flyTiles } from '../film/flight.ts';
import { Gains } from '../marks/gains.tsx';
import { OpenRing, TickArt } from '../marks/tick.tsx';
import { boundsOf, type Cell, type Point, pointOf, TILE } from '../model/position.ts';
import { type Box, placeCallout } from './callout-places.ts';
import { Callouts } from './callouts.tsx';
import { seeAll, showCell } from './camera.ts';
import { CORE, clearFit, isNarrow, stripsOf, takenOn } from './fit.ts';
import { Grid } from './grid.tsx';
import { Rulers } from './rulers.tsx';
import { Scene } from './scene.tsx';
import { createView } from './view.ts';

const SOUNDS: Readonly<Partial<Record<MicropulEvent['kind'], Sound>>> = {
  tileLaid: 'lay',
  stonePut: 'lay',
  tileTaken: 'take',
  openTileTaken: 'take',
  tilesWon: 'take',
  tileTurnedUp: 'take',
};
const CORNERS_OUT =
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15';

/** The endless table on felt: drawing, grid, bubbles, the core, and the buttons of the camera. */
export function Board(props: BoardProps): JSX.Element {
  const desk = deskOf(props.table);
  const [felt, setFelt] = createSignal<Size>({ width: 0, height: 0 });
  const bounds = createMemo(() => boundsOf(desk.position().tiles.values()), undefined, {
    equals: (a, b) => a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom,
  });
  const view = createView(felt, bounds, () => props.table.pace());
  const isFinger = matchMedia('(pointer: coarse)');
  let root!: HTMLDivElement;
  let core!: HTMLDivElement;
  let isPlaced = false;

  const film: Film = createFilm(desk, (seat, cell) => originOf(root, desk, seat, view.camera(), felt(), cell));

  const closing = createClosings(desk, film);

  /** Shows the whole table; where that would be too small for a finger, its middle. */
  function fit(): void {
    if (felt().width === 0) return;
    // Beside the card of the end nothing else lies on the felt.
    const to = root.closest('.ended')
      ? seeAll(bounds(), felt())
      : clearFit({
          felt: felt(),
          bounds: bounds(),
          tiles: desk.position().tiles,
          isFinger: isFinger.matches,
          isOver: desk.view().outcome !== null,
        });
    if (isPlaced) view.glideTo(to);
    else view.jumpTo(to);
    isPlaced = true;
  }

  createEffect(
    on([bounds, felt], () => {
      if (!view.isFollowing()) return;
      fit();
      attend();
    }),
  );
  createEffect(
    on(film.event, (event) => {
      if (event?.kind === 'tileLaid' && !view.isFollowing()) reveal([event]);
      if (event && SOUNDS[event.kind]) play(SOUNDS[event.kind]!);
      if (event?.kind === 'tilesWon') flyTiles(core, targetOf(root, desk, event.seat), event.count, props.table.pace());
    }),
  );

  createEffect(
    on(desk.marked, ([cell]) => {
      if (cell && felt().width > 0) reveal([cell]);
    }),
  );

  // What a preview counts must be seen, the tile itself above all; with the preview the whole table comes back.
  createEffect(on(() => [desk.trial(), desk.stoneTrial()], attend, { defer: true }));
  createEffect(
    on(
      () => desk.draft().kind === 'none',
      (isNothing) => isNothing && view.isFollowing() && fit(),
      { defer: true },
    ),
  );

  // Who comes back from a look at the past sees the whole table again.
  createEffect(
    on(
      () => props.table.isPast(),
      (isPast) => isPast || refit(),
      { defer: true },
    ),
  );

  // Without a film there are no events to hear: then the table itself has grown.
  createEffect(
    on(
      () => desk.view().board.length + desk.view().stones.length,
      (now, before) => {
        if (before !== undefined && now === before + 1 && props.table.pace() === 0) play('lay');
        return now;
      },
    ),
  );

  onMount(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // A hair of layout is no reason to move the table.
      if (Math.abs(width - felt().width) > 1 || Math.abs(height - felt().height) > 1) setFelt({ width, height });
    });
    watcher.observe(root);
    view.listen(root);
    const deaf = listenToKeys(desk, { zoomBy: view.zoomBy, fit: refit });
    desk.reach.show = (cell) => felt().width > 0 && reveal([cell]);
    desk.reach.cellAt = (clientX, clientY) => cellUnder(root, view.camera(), felt(), clientX, clientY);
    onCleanup(() => {
      watcher.disconnect();
      deaf();
      desk.reach.cellAt = () => undefined;
      desk.reach.focus = () => undefined;
      desk.reach.show = () => undefined;
    });
  });

  function attend(): void {
    const tried = desk.trial()?.cell;
    const group = tried || desk.stoneTrial() ? desk.counted() : undefined;
    const cells = [...(group?.openPlaces ?? []), ...(tried ? [tried] : [])];
    if (cells.length > 0 && felt().width > 0) reveal(cells);
  }

  function reveal(cells: readonly Cell[]): void {
    view.glideTo(cells.reduce<Camera>((camera, cell) => showCell(camera, felt(), cell, stripsOf(felt())), view.camera()));
  }

  function refit(): void {
    view.follow();
    fit();
  }

  /** A tap on bare felt: with a tile in hand it says why nothing can lie there. */
  function pressFelt(event: MouseEvent): void {
    if ((event.target as Element).closest('.mp-cell, button')) return;
    const cell = desk.reach.cellAt(event.clientX, event.clientY);
    desk.pointAt(undefined);
    if (cell && desk.draft().kind === 'tile') desk.tryAt(cell);
  }

  const transform = () => {
    const { x, y, zoom } = view.camera();
    const { width, height } = felt();
    return `translate(${width / 2 - x * zoom}px, ${height / 2 - y * zoom}px) scale(${zoom})`;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: bare felt can only be pointed at; everything it does the grid does by keys
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div class="mp-board" ref={root} onClick={pressFelt} classList={{ aiming: desk.draft().kind === 'tile' }}>
      <div
        class="mp-world"
        style={{
          transform: transform(),
          '--mp-zoom': view.settled().zoom,
          'will-change': view.isMoving() ? 'transform' : 'auto',
        }}
      >
        <Scene desk={desk} film={film} bounds={bounds()} />
        <Pops desk={desk} film={film} />
        <Later>
          <Grid
            desk={desk}
            reveal={(cell) => reveal([cell])}
            onFocuser={(focus) => {
              desk.reach.focus = focus;
            }}
          />
        </Later>
      </div>
      <Later>
        <Rulers desk={desk} camera={view.camera()} felt={felt()} bounds={bounds()} hasFoot={isNarrow(felt())} />
        <Callouts desk={desk} camera={view.settled()} felt={felt()} isMoving={view.isMoving()} taken={takenOn(felt())} />
      </Later>
      <Show when={closing()} keyed>
        {(now) => (
          <ClosingNote
            closing={now}
            camera={view.settled()}
            felt={felt()}
            tiles={desk.position().tiles}
            taken={takenOn(felt())}
          />
        )}
      </Show>
      <Core
        desk={desk}
        film={film}
        ref={(element) => {
          core = element;
        }}
      />
      <Show when={isNarrow(felt())}>
        <div class="mp-foot" />
        <button
          type="button"
          class="mp-earn"
          aria-label={desk.trial() ? undefined : desk.words().panel.key}
          onClick={() => props.table.showPanel(true)}
        >
          <Show when={desk.trial()} fallback={<Icon name="book" />}>
            {(trial) => (
              <>
                <Gains desk={desk} trial={trial()} isShort />
                <Show when={desk.counted()?.openPlaces.length}>
                  {(count) => (
                    <small class="mp-legend">
                      <OpenRing />
                      {desk.words().group.open(count())}
                    </small>
                  )}
                </Show>
                <span class="hidden">{desk.words().panel.why}</span>
              </>
            )}
          </Show>
        </button>
      </Show>
      <div class="mp-zoom" classList={{ row: isNarrow(felt()) }}>
        <button type="button" class="sq" onClick={() => view.zoomBy(1.3)} aria-label={desk.words().board.closer}>
          <Icon name="plus" />
        </button>
        <button type="button" class="sq" onClick={() => view.zoomBy(1 / 1.3)} aria-label={desk.words().board.farther}>
          <Icon name="minus" />
        </button>
        <button type="button" class="sq" onClick={refit} aria-label={desk.words().board.fit}>
          <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={CORNERS_OUT}
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** The core lies on the felt because it is everybody's. */
function Core(props: { readonly desk: Desk; readonly film: Film; readonly ref: (element: HTMLDivElement) => void }): JSX.Element {
  const words = () => props.desk.words().core;
  return (
    <div class="mp-core" ref={props.ref} title={words().hint}>
      <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileBackArt()} />
      <span>
        <small>{words().name}</small>
        <b>{props.film.core()}</b>
      </span>
      <span class="hidden">{`${words().count(props.film.core())}. ${words().hint}`}</span>
    </div>
  );
}

/** Catalysts that fire in the film, and the turn a plus brings. */
function Pops(props: { readonly desk: Desk; readonly film: Film }): JSX.Element {
  const fired = createMemo(() => {
    const now = props.film.event();
    return now?.kind === 'catalystFired' ? now : undefined;
  });
  const again = createMemo(() => {
    const position = props.film.position();
    return props.film.event()?.kind === 'extraTurnWon' && position ? [...position.tiles.values()].at(-1) : undefined;
  });
  return (
    <>
      <Show when={again()}>
        {(tile) => (
          <div
            class="mp-again"
            aria-hidden="true"
            style={{ left: `${(tile().x + 0.5) * TILE}px`, top: `${(tile().y + 0.5) * TILE}px` }}
          >
            <span>{props.desk.words().bubble.turn}</span>
          </div>
        )}
      </Show>
      <Show when={fired()} keyed>
        {(now) => {
          const { x, y } = pointOf(now, now.corner);
          return (
            <svg class="mp-pop" aria-hidden="true" viewBox="0 0 50 50" style={{ left: `${x - 40}px`, top: `${y - 40}px` }}>
              <circle cx="25" cy="25" r="20" />
              <g innerHTML={catalystArt(now.catalyst)} />
            </svg>
          );
        }}
      </Show>
    </>
  );
}

/** What is said of a closed group, at most. */
const NOTE = { width: 208, height: 58 } as const;

/** A moment for a group that was closed: whose it is and what it brings, on free felt nearby. The log and the voice say it too. */
function ClosingNote(props: {
  readonly closing: Closing;
  readonly camera: Camera;
  readonly felt: Size;
  readonly tiles: ReadonlyMap<string, Cell>;
  readonly taken: readonly Box[];
}): JSX.Element {
  const place = createMemo(() => {
    const { camera, felt, closing } = props;
    const side = TILE * camera.zoom;
    const lying = [...props.tiles.values()].map(({ x, y }): Box => {
      const { x: left, y: top } = toScreen(camera, felt, x * TILE, y * TILE);
      return { left, top, width: side, height: side };
    });
    const anchors = [toScreen(camera, felt, closing.at.x, closing.at.y)];
    const wish = { ...NOTE, anchors, tolerance: Infinity, reach: Infinity, crossing: Infinity };
    return placeCallout(felt, wish, lying, props.taken)?.box ?? { left: 8, top: CORE.height, ...NOTE };
  });
  return (
    <div class="mp-closing-note" aria-hidden="true" style={{ left: `${place().left}px`, top: `${place().top}px` }}>
      <span>
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <TickArt x={0} y={0} />
        </svg>
        {props.closing.text}
      </span>
    </div>
  );
}

function cellUnder(
  root: HTMLElement,
  camera: { x: number; y: number; zoom: number },
  felt: Size,
  clientX: number,
  clientY: number,
): Cell | undefined {
  const { left, top } = root.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  if (x < 0 || y < 0 || x > felt.width || y > felt.height) return undefined;
  const world = toWorld(camera, felt, x, y);
  return { x: Math.floor(world.x / TILE), y: Math.floor(world.y / TILE) };
}

/** Where a seat's supply is on the page: in the tray for who sits here, else its card. */
function targetOf(root: HTMLElement, desk: Desk, seat: Seat): Element | undefined {
  const page = root.ownerDocument;
  const own = seat === desk.mine() ? page.querySelector('[data-mp-supply]') : null;
  return own ?? page.querySelector(`[data-mp-seat="${seat}"]`) ?? undefined;
}

/** How far, in the drawing, a seat's card is from a cell: tiles come from whoever lays them. */
function originOf(
  root: HTMLElement,
  desk: Desk,
  seat: Seat,
  camera: { x: number; y: number; zoom: number },
  felt: Size,
  cell: Cell,
): Point {
  const from = targetOf(root, desk, seat)?.getBoundingClientRect();
  if (!from || from.width === 0) return { x: 0, y: -felt.height / camera.zoom };
  const { left, top } = root.getBoundingClientRect();
  const at = toScreen(camera, felt, (cell.x + 0.5) * TILE, (cell.y + 0.5) * TILE);
  return {
    x: (from.left + from.width / 2 - left - at.x) / camera.zoom,
    y: (from.top + from.height / 2 - top - at.y) / camera.zoom,
  };
}
