import type { WallView } from '@stolik/class/views';
import type { Picture } from '../../../base/ui/picture.ts';
import type { Spot } from '../../../shell/study/on-paper.ts';

/** How many have an answer that touches this place. */
export interface Circle extends Spot {
  readonly count: number;
  /** Of the largest one. */
  readonly share: number;
}

type Counts = NonNullable<NonNullable<WallView['asked']>['counts']>;

/** Answers by place: those that touch the same one are one circle. An answer counts once at each of its places. */
export function circlesOf(counts: Counts, spotsOf: (answer: readonly string[]) => readonly Spot[]): readonly Circle[] {
  const circles = new Map<string, Spot & { count: number }>();
  for (const [answer, count] of counts) {
    const spots = new Map(spotsOf(answer).map((spot) => [`${spot.x} ${spot.y}`, spot]));
    for (const [key, { x, y }] of spots) {
      const known = circles.get(key);
      if (known) known.count += count;
      else circles.set(key, { x, y, count });
    }
  }
  const most = Math.max(1, ...[...circles.values()].map(({ count }) => count));
  return [...circles.values()].map((circle) => ({ ...circle, share: circle.count / most }));
}

/** Radius in the measure of boards, whose places are 100 wide: by the area, so that twice as many look like twice as many. */
const radiusOf = ({ share }: Circle): number => Math.round(22 + 18 * Math.sqrt(share));

/** The board with its circles; where one is beyond the rim, the rim goes out to it. */
export function withCircles({ box, parts }: Picture, circles: readonly Circle[]): Picture {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const reach = (side: 'x' | 'y', by: 1 | -1): readonly number[] =>
    circles.map((circle) => circle[side] + by * (radiusOf(circle) + 4));
  const [left, top] = [Math.min(x, ...reach('x', -1)), Math.min(y, ...reach('y', -1))];
  const [right, bottom] = [Math.max(x + width, ...reach('x', 1)), Math.max(y + height, ...reach('y', 1))];
  const drawn = circles.map((circle) => {
    const radius = radiusOf(circle);
    const size = circle.count > 99 ? radius * 0.8 : radius * 1.1;
    return (
      `<circle cx="${circle.x}" cy="${circle.y}" r="${radius}" fill="#fffef9" stroke="#2b2533" stroke-width="4"/>` +
      `<text x="${circle.x}" y="${circle.y}" font-size="${Math.round(size)}" font-weight="800" text-anchor="middle" dominant-baseline="central" fill="#2b2533">${circle.count}</text>`
    );
  });
  return {
    box: [left, top, right - left, bottom - top].join(' '),
    parts: [...parts, ['answers', drawn.join('')]],
  };
}
