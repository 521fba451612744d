import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Bounds } from '../model/position.ts';
import { between, type Camera, holdCamera, type Size, zoomAt } from './camera.ts';

const GLIDE = 380;
/** A finger that moves less than this has tapped. */
const SLACK = 6;

export interface View {
  readonly camera: Accessor<Camera>;
  /** The camera as it last stood still: what is costly to place is placed for this one. */
  readonly settled: Accessor<Camera>;
  /** A gesture or a glide is under way: bubbles wait until it is over. */
  readonly isMoving: Accessor<boolean>;
  /** Whether the camera follows the growing table; a gesture ends that, `fit` begins it again. */
  readonly isFollowing: Accessor<boolean>;
  follow(): void;
  glideTo(camera: Camera): void;
  jumpTo(camera: Camera): void;
  zoomBy(factor: number): void;
  listen(felt: HTMLElement): void;
}

/** The camera, and the gestures that move it: drag, pinch, wheel. */
export function createView(size: Accessor<Size>, bounds: Accessor<Bounds>, pace: Accessor<number>): View {
  const [camera, setCamera] = createSignal<Camera>({ x: 50, y: 50, zoom: 1 });
  const [isMoving, setMoving] = createSignal(false);
  const [isFollowing, setFollowing] = createSignal(true);
  const settled = createMemo<Camera>((before) => (isMoving() ? before : camera()), camera());
  let frame = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let deaf = (): void => undefined;

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function jumpTo(to: Camera): void {
    stop();
    setCamera(to);
    setMoving(false);
  }

  function glideTo(to: Camera): void {
    const from = camera();
    const length = GLIDE * pace();
    stop();
    if (from.x === to.x && from.y === to.y && from.zoom === to.zoom) return;
    if (length === 0) {
      jumpTo(to);
      return;
    }
    const start = performance.now();
    setMoving(true);
    const tick = (now: number): void => {
      const t = Math.min(Math.max((now - start) / length, 0), 1);
      setCamera(between(from, to, 1 - (1 - t) ** 3));
      if (t < 1) frame = requestAnimationFrame(tick);
      else setMoving(false);
    };
    frame = requestAnimationFrame(tick);
  }

  /** A person moved the camera: it stays where they put it. */
  function put(to: Camera): void {
    stop();
    setFollowing(false);
    setMoving(true);
    setCamera(holdCamera(to, bounds()));
    clearTimeout(quiet);
    quiet = setTimeout(() => setMoving(false), 160);
  }

  function zoomBy(factor: number): void {
    setFollowing(false);
    const { width, height } = size();
    glideTo(zoomAt(camera(), size(), factor, { x: width / 2, y: height / 2 }));
  }

  function listen(felt: HTMLElement): void {
    const fingers = new Map<number, { x: number; y: number }>();
    let hasMoved = false;
    const at = ({ clientX, clientY }: PointerEvent | WheelEvent): { x: number; y: number } => {
      const { left, top } = felt.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = (): { middle: { x: number; y: number }; apart: number } => {
      const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    let last = { x: 0, y: 0 };

    felt.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        hasMoved = false;
        last = at(event);
      }
    });
    // On the whole window: a drag goes on beside the felt, and a finger lifted there is lifted.
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId) || fingers.size > 2) return;
      const now = at(event);
      if (fingers.size === 2) {
        const before = spread();
        fingers.set(event.pointerId, now);
        const after = spread();
        hasMoved = true;
        const zoomed = zoomAt(camera(), size(), after.apart / Math.max(before.apart, 1), before.middle);
        put({
          ...zoomed,
          x: zoomed.x - (after.middle.x - before.middle.x) / zoomed.zoom,
          y: zoomed.y - (after.middle.y - before.middle.y) / zoomed.zoom,
        });
        return;
      }
      if (!hasMoved && Math.hypot(now.x - last.x, now.y - last.y) < SLACK) return;
      // Held only from here on: a tap must still reach the cell it was meant for.
      if (!hasMoved) felt.setPointerCapture(event.pointerId);
      hasMoved = true;
      const { x, y, zoom } = camera();
      put({ zoom, x: x - (now.x - last.x) / zoom, y: y - (now.y - last.y) / zoom });
      last = now;
      fingers.set(event.pointerId, now);
    };
    const lift = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      const [left] = fingers.values();
      if (left) last = left;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    deaf = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
    };
    // The click that ends a drag is not meant for anything.
    felt.addEventListener(
      'click',
      (event) => {
        if (!hasMoved || event.detail === 0) return;
        event.stopPropagation();
        hasMoved = false;
      },
      true,
    );
    felt.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        // A pinch on a touchpad comes as a wheel with ctrl, in finer steps.
        const step = event.ctrlKey ? 0.01 : 0.0016;
        put(zoomAt(camera(), size(), Math.exp(-event.deltaY * step), at(event)));
      },
      { passive: false },
    );
  }

  onCleanup(() => {
    deaf();
    stop();
    clearTimeout(quiet);
  });

  return { camera, settled, isMoving, isFollowing, follow: () => setFollowing(true), glideTo, jumpTo, zoomBy, listen };
}
