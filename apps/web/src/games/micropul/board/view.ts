import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { between, type Camera, pannedBy, type Size, zoomedAt } from '../../../base/felt/camera.ts';
import { type Gesture, listenToFingers } from '../../../base/felt/fingers.ts';
import type { Bounds } from '../model/position.ts';
import { holdCamera, ZOOM } from './camera.ts';

const GLIDE = 380;

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
    glideTo(zoomedAt(camera(), size(), factor, { x: width / 2, y: height / 2 }, ZOOM));
  }

  function hear(gesture: Gesture): void {
    if (gesture.kind === 'pan') put(pannedBy(camera(), gesture.by));
    else put(pannedBy(zoomedAt(camera(), size(), gesture.factor, gesture.at, ZOOM), gesture.by));
  }

  function listen(felt: HTMLElement): void {
    deaf = listenToFingers(felt, { hear, wheel: (factor, at) => put(zoomedAt(camera(), size(), factor, at, ZOOM)) });
  }

  onCleanup(() => {
    deaf();
    stop();
    clearTimeout(quiet);
  });

  return { camera, settled, isMoving, isFollowing, follow: () => setFollowing(true), glideTo, jumpTo, zoomBy, listen };
}
