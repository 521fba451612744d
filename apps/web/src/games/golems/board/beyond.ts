import type { Point, Size } from '../../../base/felt/camera.ts';

/** So far from the edge the middle of a sign stands, and so far apart two are at least. */
const INSET = 24;
const APART = 46;

export interface Far {
  readonly seat: number;
  readonly cell: string;
  /** Its middle on the felt, which may be far outside. */
  readonly at: Point;
}

export interface Sign extends Far {
  readonly sign: Point;
}

const clamp = (value: number, most: number): number => Math.max(INSET, Math.min(most - INSET, value));

/** Signs at the edge of what is in sight, each where a straight line leads to its golem; none covers another. */
export function signsTo(far: readonly Far[], room: Size, unit: number): readonly Sign[] {
  const signs: Sign[] = [];
  const edge = unit * 0.3;
  for (const each of far) {
    const { x, y } = each.at;
    if (x > edge && y > edge && x < room.width - edge && y < room.height - edge) continue;
    let sign = { x: clamp(x, room.width), y: clamp(y, room.height) };
    const isBeside = x <= edge || x >= room.width - edge;
    while (signs.some((other) => Math.hypot(other.sign.x - sign.x, other.sign.y - sign.y) < APART)) {
      const next = isBeside ? { x: sign.x, y: sign.y + APART } : { x: sign.x + APART, y: sign.y };
      if (next.x > room.width - INSET || next.y > room.height - INSET) break;
      sign = next;
    }
    signs.push({ ...each, sign });
  }
  return signs;
}
