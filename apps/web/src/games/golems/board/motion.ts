import type { Desk } from '../desk/desk-shape.ts';
import { besideOf, facingNumber, turnedFacing } from '../model/field.ts';
import type { GolemsEvent } from '../model/scene.ts';

/** In hundredths of a cell. */
const shift = (x: number, y: number): Keyframe => ({
  transform: `translate(calc(${x} * var(--gl-u)), calc(${y} * var(--gl-u)))`,
});
const STILL = shift(0, 0);

/** Which way a quarter leads on the board as it is turned: 0 up, clockwise. */
const ALONG = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** It runs as if nobody else wanted that cell, stands still where they meet, and hops back. */
const collision = (x: number, y: number): Keyframe[] => [
  { ...STILL, offset: 0, easing: 'ease-in' },
  { ...shift(x * 44, y * 44), offset: 0.36 },
  { ...shift(x * 44, y * 44), offset: 0.46, easing: 'ease-out' },
  { ...shift(x * 18, y * 18 - 12), offset: 0.68 },
  { ...shift(x * -6, y * -6), offset: 0.86 },
  { ...STILL, offset: 1 },
];

/** How a figure stirs without going anywhere: it bumps, lunges, shakes, sinks in. */
export function stirring(
  desk: Desk,
  seat: number,
  event: GolemsEvent,
): { readonly frames: Keyframe[]; readonly length: number } | undefined {
  const figure = desk.scene().figures[seat];
  if (!figure || !('seat' in event) || event.seat !== seat) return undefined;
  const ahead = (back = false): readonly [number, number] =>
    ALONG[(turnedFacing(facingNumber(figure.facing), desk.turn()) + (back ? 2 : 0)) % 4]!;
  switch (event.kind) {
    case 'moveBlocked':
    case 'slideBlocked': {
      const to = 'to' in event ? event.to : null;
      const side = [0, 1, 2, 3].find((direction) => besideOf(desk.ground(), event.at, direction)?.name === to);
      const [x, y] = side === undefined ? ahead() : ALONG[turnedFacing(side, desk.turn())]!;
      if (event.by === 'claim') return { frames: collision(x, y), length: 700 };
      return { frames: [STILL, shift(x * 20, y * 20), shift(x * -6, y * -6), STILL], length: 420 };
    }
    case 'strikeMade':
    case 'attacked': {
      const [x, y] = ahead();
      return { frames: [STILL, shift(x * -8, y * -8), shift(x * 22, y * 22), STILL], length: 460 };
    }
    case 'damageTaken':
    case 'componentDamaged':
    case 'robotHit':
      return { frames: [STILL, shift(-9, 0), shift(8, 3), shift(-6, -2), shift(4, 0), STILL], length: 420 };
    case 'commandSwallowed':
    case 'commandRefused':
      return { frames: [STILL, shift(0, 7), shift(3, 4), shift(-3, 6), STILL], length: 460 };
    case 'loopDetected':
      return {
        frames: [0, 120, 240, 360].map((angle) => ({ transform: `rotate(${angle}deg)` })),
        length: 620,
      };
    case 'waterEntered':
    case 'robotFell':
    case 'stuckInWater':
      return { frames: [STILL, shift(0, -10), shift(0, 10), shift(0, -4), STILL], length: 560 };
    case 'golemRepaired':
    case 'componentRepaired':
    case 'goalTaken':
      return { frames: [STILL, shift(0, -16), STILL, shift(0, -8), STILL], length: 560 };
    default:
      return undefined;
  }
}
