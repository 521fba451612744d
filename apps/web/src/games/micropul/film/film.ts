import type { Seat } from '@stolik/kernel/game';
import type { MicropulEvent } from '@stolik/micropul/events';
import type { LaidStone, MicropulView } from '@stolik/micropul/view';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { keyOf, type Point, type Position, positionOf, type TableGroup, TILE } from '../model/position.ts';

/** How long each event is shown, in milliseconds at pace 1. */
const LENGTHS: Readonly<Record<MicropulEvent['kind'], number>> = {
  firstPlayerDrawn: 500,
  tileDealt: 45,
  tileLaid: 420,
  catalystFired: 260,
  tilesWon: 560,
  groupClosed: 600,
  groupSpoilt: 600,
  stonePut: 420,
  drawBegan: 0,
  tileTaken: 380,
  openTileTaken: 380,
  tileTurnedUp: 480,
  nothingTurnedUp: 300,
  extraTurnWon: 620,
  plusLost: 500,
  extraTurnSkipped: 700,
  turnBegan: 0,
  seatLost: 700,
  gameOver: 500,
};

export const durationOf = (event: MicropulEvent): number => LENGTHS[event.kind] ?? 0;

/** What has happened on screen but not yet in the view: the view follows when the step's events have all been shown. */
export interface Film {
  readonly event: Accessor<MicropulEvent | undefined>;
  readonly position: Accessor<Position | undefined>;
  readonly stones: Accessor<readonly LaidStone[]>;
  readonly closed: Accessor<readonly TableGroup[]>;
  /** Tiles of the core as they stand in the film. */
  readonly core: Accessor<number>;
  tileDrawn(key: string, element: SVGGElement): void;
  stoneDrawn(stone: LaidStone, element: SVGGElement): void;
}

const DROP = 'cubic-bezier(.3, 1.3, .5, 1)';

/** An animation that begins before its element is in the page stands still at its first picture. */
const whenInPage = (animate: () => Animation): void => queueMicrotask(animate);

/** `originOf` says where a seat's things come from, as an offset in the drawing from a cell's own place. */
export function createFilm(desk: Desk, originOf: (seat: Seat, cell: { x: number; y: number }) => Point): Film {
  const { table } = desk;
  const event = createMemo(() => table.event());
  const [told, setTold] = createSignal<{ readonly view: MicropulView; readonly now: MicropulView }>();

  /** As far as it has been told on the screen: an animation begins before what it leads to is drawn. */
  const now = createMemo((): MicropulView => {
    const found = told();
    return found && found.view === desk.view() ? found.now : desk.view();
  });
  const position = createMemo(() => (now().board === desk.view().board ? undefined : positionOf(now())));
  const stones = createMemo((): readonly LaidStone[] => now().stones.slice(desk.view().stones.length));
  const closed = createMemo((): readonly TableGroup[] => {
    const shown = event();
    if (shown?.kind !== 'groupClosed' && shown?.kind !== 'groupSpoilt') return [];
    const group = (position() ?? desk.position()).groupAt(shown);
    return group ? [group] : [];
  });

  // What an animation starts with is kept until its element is drawn, then used once.
  let landing: { readonly key: string; readonly from: Point; readonly seat: Seat } | undefined;
  let dropping: LaidStone | undefined;
  let lastTrial = '';
  createEffect(() => {
    const trial = desk.trial();
    if (trial) lastTrial = `${keyOf(trial.cell)},${trial.tile}`;
  });

  createEffect(
    on(event, (shown) => {
      if (!shown) return;
      if (shown.kind === 'tileLaid') {
        const key = keyOf(shown);
        const wasTried = lastTrial === `${key},${shown.tile}`;
        lastTrial = '';
        landing = { key, from: wasTried ? { x: 0, y: 0 } : originOf(shown.seat, shown), seat: shown.seat };
      }
      if (shown.kind === 'stonePut') dropping = { x: shown.x, y: shown.y, corner: shown.corner, seat: shown.seat };
      setTold({ view: desk.view(), now: table.view() });
    }),
  );

  function tileDrawn(key: string, element: SVGGElement): void {
    const start = landing;
    if (start?.key !== key) return;
    landing = undefined;
    const pace = table.pace();
    if (pace === 0) return;
    const { x, y } = start.from;
    const isNear = x === 0 && y === 0;
    whenInPage(() =>
      element.animate(
        isNear
          ? [{ transform: 'translateY(-10px) scale(1.07)' }, { transform: 'none' }]
          : [
              { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.2 },
              { opacity: 1, offset: 0.4 },
              { transform: 'none', opacity: 1 },
            ],
        { duration: (isNear ? 220 : 400) * pace, easing: DROP },
      ),
    );
  }

  function stoneDrawn(stone: LaidStone, element: SVGGElement): void {
    if (!dropping || stone.x !== dropping.x || stone.y !== dropping.y || stone.corner !== dropping.corner) return;
    dropping = undefined;
    const pace = table.pace();
    if (pace === 0) return;
    whenInPage(() =>
      element.animate(
        [
          { transform: `translateY(-${TILE * 1.6}px) scale(1.6)`, opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 360 * pace, easing: DROP },
      ),
    );
  }

  return {
    event,
    position,
    stones,
    closed,
    core: () => now().core,
    tileDrawn,
    stoneDrawn,
  };
}
