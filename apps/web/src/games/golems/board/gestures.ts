import type { Camera } from './camera.ts';

const NEAR = 8;

/**
 * One finger moves the field, two bring it closer. Only where not everything is in sight: elsewhere a press stays what it is.
 */
export function listenToFingers(element: HTMLElement, camera: Camera): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let hasMoved = false;
  let travelled = 0;
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  element.addEventListener('pointerdown', (event) => {
    if (!camera.strip()) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    hasMoved = fingers.size > 1;
    travelled = 0;
  });
  element.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    const apart = spread();
    if (fingers.size === 2) {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (apart > 0) camera.zoom(spread() / apart);
      return;
    }
    travelled += Math.hypot(dx, dy);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!hasMoved && travelled < NEAR) return;
    hasMoved = true;
    if (camera.isClose()) camera.pan(dx, dy);
  });
  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(kind, lift);
  // A press that has moved the field chooses no cell.
  element.addEventListener(
    'click',
    (event) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.stopPropagation();
    },
    { capture: true },
  );
}
