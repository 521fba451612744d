import type { Point } from './camera.ts';

/** So far the wheel is moved for one quarter, in pixels: a touchpad tells many small moves. */
const NOTCH = 50;
/** So far two fingers twist for one quarter, in degrees. */
const TWIST = 35;

/** Quarters that a wheel has turned: feed it every move, and it answers when one is full. */
export function createNotches(): (deltaY: number) => -1 | 0 | 1 {
  let gathered = 0;
  return (deltaY) => {
    gathered = Math.sign(gathered) === -Math.sign(deltaY) ? deltaY : gathered + deltaY;
    if (Math.abs(gathered) < NOTCH) return 0;
    const by = gathered > 0 ? 1 : -1;
    gathered = 0;
    return by;
  };
}

/** Where one point lies from another, in degrees clockwise. */
const angleOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Quarters that two fingers have twisted; a second finger that only taps means one. */
export class Twist {
  #from: number;
  #hasTurned = false;

  constructor(carrying: Point, other: Point) {
    this.#from = angleOf(carrying, other);
  }

  moved(carrying: Point, other: Point): -1 | 0 | 1 {
    const by = ((((angleOf(carrying, other) - this.#from) % 360) + 540) % 360) - 180;
    if (Math.abs(by) < TWIST) return 0;
    this.#from += by > 0 ? 90 : -90;
    this.#hasTurned = true;
    return by > 0 ? 1 : -1;
  }

  lifted(): 0 | 1 {
    return this.#hasTurned ? 0 : 1;
  }
}
