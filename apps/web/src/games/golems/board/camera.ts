import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { type Camera, cornerOf, type Margins, type Point, pannedBy, type Size, zoomedAt } from '../../../base/felt/camera.ts';
import type { Gesture } from '../../../base/felt/fingers.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { spotOfCell } from '../model/field.ts';
import { cellsOfShot, eventsOfRow } from '../story/shot.ts';
import { cellOf } from '../story/told.ts';

/** Room for letters and numbers beside the cells, in hundredths of a cell: the more cells, the smaller they are. */
export function marginOf({ width, height }: Size): Margins {
  const k = Math.max(1, Math.max(width, height) / 6);
  return { left: 42 * k, top: 14, right: 14, bottom: 44 * k };
}

/** A finger likes more: coming closer is offered. */
const FINGER = 48;
/** Below so many pixels a player who has to decide is brought closer unasked. */
const SMALL = 36;
const CLOSE = 58;
const CLOSEST = 130;
/** A film of smaller cells comes closer to what happens, so many times at most, and not for less than that. */
const FILMED = 56;
const PUSHED = 2;
const WORTH_IT = 1.15;
/** Larger cells only on a felt that is looked at from afar. */
const LARGEST = 150;
const FROM_AFAR = 850;
/** A strip for the button that comes closer. */
const TOOLS = 52;

/** The field with its margin, in cells. */
function worldOf(size: Size): Size {
  const { left, top, right, bottom } = marginOf(size);
  return { width: size.width + (left + right) / 100, height: size.height + (top + bottom) / 100 };
}

/** Pixels a cell where the whole field is in sight. */
function unitOf(felt: Size, size: Size): number {
  const { width, height } = worldOf(size);
  const largest = LARGEST * Math.max(1, Math.min(felt.width, felt.height) / FROM_AFAR);
  return Math.max(0, Math.min(felt.width / width, felt.height / height, largest));
}

/** A long field lies on its side where that makes its cells so much larger, and stands up again where it gains less. */
const LIES_FOR = 1.3;
const STAYS_FOR = 1.1;

/** Whether a field, given as it stands, had better lie on this felt. */
export function isBetterLying(felt: Size, { width, height }: Size, lies: boolean): boolean {
  const gain = unitOf(felt, { width: height, height: width }) / unitOf(felt, { width, height });
  return gain > (lies ? STAYS_FOR : LIES_FOR);
}

/** Cells of a question are no smaller than this where the field could lie on its side instead. */
const CLEAR = 52;

export const isLargeEnough = (felt: Size, size: Size): boolean => unitOf(felt, size) >= CLEAR;

/** Where cells are too small for a finger, a strip is kept free on the side where it costs less. */
export function stripOf(felt: Size, size: Size): 'below' | 'beside' | undefined {
  const whole = unitOf(felt, size);
  if (whole === 0 || whole >= FINGER) return undefined;
  return unitOf(roomOf(felt, 'beside'), size) >= unitOf(roomOf(felt, 'below'), size) ? 'beside' : 'below';
}

const roomOf = ({ width, height }: Size, strip: 'below' | 'beside' | undefined): Size => ({
  width: Math.max(0, width - (strip === 'beside' ? TOOLS : 0)),
  height: Math.max(0, height - (strip === 'below' ? TOOLS : 0)),
});

/** How large a cell is drawn and which part of the field is in sight. */
export interface BoardCamera {
  readonly margin: Accessor<Margins>;
  /** The field with its margin, in cells. */
  readonly world: Accessor<Size>;
  /** Pixels a cell. */
  readonly unit: Accessor<number>;
  /** Where the upper left corner of the world is, in pixels of the felt. */
  readonly corner: Accessor<Point>;
  /** Where the felt keeps a strip for the button that comes closer, if there is one. */
  readonly strip: Accessor<'below' | 'beside' | undefined>;
  readonly isClose: Accessor<boolean>;
  setClose(close: boolean): void;
  /** The felt above the button that comes closer, in pixels. */
  readonly inSight: Accessor<Size>;
  /** The middle of a cell on the felt, also of one that is out of sight. */
  onFelt(cell: string): Point | undefined;
  /** Brings a cell into sight, where only a part of the field is. */
  lookAt(cell: string): void;
  hear(gesture: Gesture): void;
}

/** The camera on these places, with half a cell around them. */
export function shotOf(places: readonly Point[], room: Size, whole: number): Camera | undefined {
  if (places.length === 0 || whole >= FILMED) return undefined;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(room.width / (right - left + 2), room.height / (bottom - top + 2), whole * PUSHED, CLOSEST);
  return zoom < whole * WORTH_IT ? undefined : { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

export function createCamera(desk: Desk, felt: Accessor<Size>, size: Accessor<Size>, isStill = false): BoardCamera {
  const margin = createMemo(() => marginOf(size()));
  const world = createMemo(() => worldOf(size()));
  const strip = createMemo(() => (isStill ? undefined : stripOf(felt(), size())));
  /** What of the felt is the field's. */
  const room = createMemo((): Size => roomOf(felt(), strip()), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  });
  const whole = createMemo(() => unitOf(room(), size()));
  // Undefined: close while something is to be decided, the whole field while a film tells what all do.
  const [wanted, setWanted] = createSignal<number>();
  const shot = createMemo(
    () => {
      if (isStill || wanted() !== undefined || !desk.isFilming() || desk.isRoundOver() || desk.table.pace() === 0)
        return undefined;
      const { row, told } = desk.story();
      if (row === undefined) return undefined;
      const cells = cellsOfShot(eventsOfRow(told, desk.table.reel.coming()), desk.scene());
      return shotOf(
        [...cells].flatMap((cell) => middleOf(cell) ?? []),
        room(),
        whole(),
      );
    },
    undefined,
    { equals: (a, b) => a?.x === b?.x && a?.y === b?.y && a?.zoom === b?.zoom },
  );
  // A camera that somebody has moved stays theirs until the round is over.
  const round = createMemo(() => desk.view().round);
  const isFilming = createMemo(() => desk.isFilming());
  createEffect(on([round, isFilming], () => setWanted(undefined), { defer: true }));
  const unit = createMemo(() => {
    if (shot()) return shot()!.zoom;
    if (!strip()) return whole();
    const usual = whole() < SMALL && desk.table.isAsked() && !desk.isFilming() ? CLOSE : whole();
    return Math.max(whole(), Math.min(CLOSEST, wanted() ?? usual));
  });
  const isClose = createMemo(() => unit() > whole() + 1);
  const [centre, setCentre] = createSignal<Point>({ x: 0, y: 0 });

  const subject = createMemo(() => {
    const event = desk.event();
    const own = desk.scene().figures[desk.table.seat() ?? 0];
    return (event && cellOf(event, desk.scene())) ?? own?.swims ?? own?.at ?? undefined;
  });
  function middleOf(cell: string): Point | undefined {
    const spot = spotOfCell(desk.ground(), cell, desk.turn());
    return spot && { x: spot.x + 0.5 + margin().left / 100, y: spot.y + 0.5 + margin().top / 100 };
  }
  function onFelt(cell: string): Point | undefined {
    const at = middleOf(cell);
    return at && { x: corner().x + at.x * unit(), y: corner().y + at.y * unit() };
  }
  const isInSight = (at: Point): boolean => {
    const { x, y } = corner();
    const [left, top] = [x + at.x * unit(), y + at.y * unit()];
    const edge = unit() * 0.6;
    return left > edge && top > edge && left < room().width - edge && top < room().height - edge;
  };
  function lookAt(cell: string): void {
    const at = middleOf(cell);
    if (at && !isInSight(at)) setCentre(at);
  }
  // Whoever is asked begins with their own golem in the middle; a film is followed only when it leaves the picture.
  createEffect(
    on([() => desk.table.seat(), isClose, () => desk.turn(), () => desk.isFilming(), () => felt().width], () => {
      const at = subject() === undefined ? undefined : middleOf(subject()!);
      if (at) setCentre(at);
    }),
  );
  createEffect(on(subject, (cell) => cell !== undefined && lookAt(cell), { defer: true }));

  const corner = createMemo(() => cornerOf(world(), room(), shot() ?? { ...centre(), zoom: unit() }));

  /** What is really in the middle, however far somebody has tried to push it. */
  const seen = (): Camera => ({
    x: (room().width / 2 - corner().x) / unit(),
    y: (room().height / 2 - corner().y) / unit(),
    zoom: unit(),
  });

  function hear(gesture: Gesture): void {
    if (gesture.kind === 'pan') {
      if (isClose()) setCentre(pannedBy(seen(), gesture.by));
      return;
    }
    const limits = { least: whole(), most: CLOSEST };
    const { zoom, ...middle } = pannedBy(zoomedAt(seen(), room(), gesture.factor, gesture.at, limits), gesture.by);
    setCentre(middle);
    setWanted(zoom);
  }

  return {
    margin,
    world,
    unit,
    corner,
    strip,
    isClose,
    inSight: () => ({ width: felt().width, height: felt().height - (strip() ? TOOLS : 0) }),
    onFelt,
    setClose: (close) => setWanted(close ? CLOSE : whole()),
    lookAt,
    hear,
  };
}
