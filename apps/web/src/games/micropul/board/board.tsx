import type { Seat } from '@stolik/kernel/game';
import { catalystArt, tileBackArt } from '@stolik/micropul/art';
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { type Size, toScreen, toWorld } from '../../../base/felt/camera.ts';
import { Icon, Sign } from '../../../base/ui/icon.tsx';
import { Later } from '../../../base/ui/laying.tsx';
import { type Desk, deskOf } from '../desk/desk.ts';
import { listenToKeys } from '../desk/keys.ts';
import { createClosings } from '../film/closings.ts';
import { createFilm, type Film } from '../film/film.ts';
import { flyTiles } from '../film/flight.ts';
import { OpenRing } from '../marks/tick.tsx';
import { boundsOf, type Cell, type Point, pointOf, TILE } from '../model/position.ts';
import type { MicropulProps } from '../model/table.ts';
import { isNarrow, takenOn } from './fit.ts';
import { Grid } from './grid.tsx';
import { createKeeper } from './keeper.ts';
import { Callouts, ClosingNote, Gains } from './later.ts';
import { Rulers } from './rulers.tsx';
import { Scene } from './scene.tsx';
import { createView } from './view.ts';

const CORNERS_OUT =
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15';

const ZOOM_STEP = 1.3;
const COME_CLOSER = 1.6;

/** The endless table on felt: drawing, grid, bubbles, the core, and the buttons of the camera. */
export function Board(props: MicropulProps): JSX.Element {
  const desk = deskOf(props.table);
  const [felt, setFelt] = createSignal<Size>({ width: 0, height: 0 });
  const bounds = createMemo(() => boundsOf(desk.position().tiles.values()), undefined, {
    equals: (a, b) => a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom,
  });
  const view = createView(felt, bounds, () => props.table.pace());
  let root!: HTMLDivElement;
  let core!: HTMLDivElement;

  const film: Film = createFilm(desk, (seat, cell) => originOf(root, desk, seat, view.camera(), felt(), cell));
  const closing = createClosings(desk, film);
  const keeper = createKeeper(desk, view, felt, bounds, () => root);

  createEffect(
    on(film.event, (event) => {
      if (event?.kind === 'tileLaid' && !view.isFollowing()) keeper.reveal([event]);
      if (event?.kind === 'tilesWon') flyTiles(core, targetOf(root, desk, event.seat), event.count, props.table.pace());
    }),
  );

  onMount(() => {
    watchSize(root, felt, setFelt);
    view.listen(root);
    onCleanup(listenToKeys(desk, { zoomBy: view.zoomBy, fit: keeper.refit }));
    desk.reach.show = (cell) => felt().width > 0 && keeper.reveal([cell]);
    desk.reach.size = () => view.camera().zoom * TILE;
    desk.reach.cellAt = (clientX, clientY) => cellUnder(root, view.camera(), felt(), clientX, clientY);
    onCleanup(() => {
      desk.reach.cellAt = () => undefined;
      desk.reach.focus = () => undefined;
      desk.reach.show = () => undefined;
    });
  });

  /** A tap on bare felt: with a tile in hand it says why nothing can lie there. */
  function pressFelt(event: MouseEvent): void {
    if ((event.target as Element).closest('.mp-cell, button')) return;
    const cell = desk.reach.cellAt(event.clientX, event.clientY);
    desk.pointAt(undefined);
    if (cell && desk.draft().kind === 'tile') desk.tryAt(cell);
  }

  /** On a phone there are none before something is tried or pointed at. */
  const hasCallouts = createMemo(
    (had: boolean) => had || felt().width >= 560 || desk.trial() !== undefined || desk.counted() !== undefined,
    false,
  );
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
            reveal={(cell) => keeper.reveal([cell])}
            onFocuser={(focus) => {
              desk.reach.focus = focus;
            }}
          />
        </Later>
      </div>
      <Later>
        <Rulers desk={desk} camera={view.camera()} felt={felt()} bounds={bounds()} hasFoot={isNarrow(felt())} />
        <Show when={hasCallouts()}>
          <Callouts desk={desk} camera={view.settled()} felt={felt()} isMoving={view.isMoving()} taken={takenOn(felt())} />
        </Show>
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
      <Show when={isNarrow(felt())}>
        <div class="mp-foot" />
      </Show>
      <Core
        desk={desk}
        film={film}
        ref={(element) => {
          core = element;
        }}
      />
      <Show when={isNarrow(felt())}>
        <Earnings desk={desk} />
      </Show>
      <ZoomButtons desk={desk} isOne={isNarrow(felt())} isWhole={view.isFollowing()} onZoom={view.zoomBy} onFit={keeper.refit} />
    </div>
  );
}

/** Tells how large the felt is; a hair of layout is no reason to move the table. */
function watchSize(root: HTMLElement, felt: Accessor<Size>, setFelt: (size: Size) => void): void {
  const watcher = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    if (Math.abs(width - felt().width) > 1 || Math.abs(height - felt().height) > 1) setFelt({ width, height });
  });
  watcher.observe(root);
  onCleanup(() => watcher.disconnect());
}

/** On a phone: what the tile that is tried would bring, in short; the paper tells why. */
function Earnings(props: { readonly desk: Desk }): JSX.Element {
  const words = () => props.desk.words();
  const predicted = () => {
    const trial = props.desk.trial();
    return trial?.isBlind ? undefined : trial;
  };
  return (
    <button
      type="button"
      class="mp-earn"
      aria-label={predicted() ? undefined : words().panel.key}
      onClick={() => props.desk.table.showPanel(true)}
    >
      <Show when={predicted()} fallback={<Icon name="book" />}>
        {(trial) => (
          <>
            <Gains desk={props.desk} trial={trial()} isShort />
            <Show when={props.desk.counted()?.openPlaces.length}>
              {(count) => (
                <small class="mp-legend">
                  <OpenRing />
                  {words().group.open(count())}
                </small>
              )}
            </Show>
            <span class="hidden">{words().panel.why}</span>
          </>
        )}
      </Show>
    </button>
  );
}

function ZoomButtons(props: {
  readonly desk: Desk;
  /** On a phone, where two fingers do the rest: closer, and back to the whole table. */
  readonly isOne: boolean;
  readonly isWhole: boolean;
  readonly onZoom: (by: number) => void;
  readonly onFit: () => void;
}): JSX.Element {
  const words = () => props.desk.words().board;
  return (
    <div class="mp-zoom">
      <Show
        when={props.isOne}
        fallback={
          <>
            <button type="button" class="sq" onClick={() => props.onZoom(ZOOM_STEP)} aria-label={words().closer}>
              <Icon name="plus" />
            </button>
            <button type="button" class="sq" onClick={() => props.onZoom(1 / ZOOM_STEP)} aria-label={words().farther}>
              <Icon name="minus" />
            </button>
            <button type="button" class="sq" onClick={() => props.onFit()} aria-label={words().fit}>
              <Sign path={CORNERS_OUT} />
            </button>
          </>
        }
      >
        <button
          type="button"
          class="sq"
          onClick={() => (props.isWhole ? props.onZoom(COME_CLOSER) : props.onFit())}
          aria-label={props.isWhole ? words().closer : words().fit}
        >
          <Show when={props.isWhole} fallback={<Sign path={CORNERS_OUT} />}>
            <Icon name="plus" />
          </Show>
        </button>
      </Show>
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
