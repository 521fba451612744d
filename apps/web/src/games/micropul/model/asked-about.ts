import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import type { Corner } from '@stolik/micropul/places';
import type { Spot } from '@stolik/micropul/preview';

/** The unit of the group that a question is about: `2,-1,NW`. */
export function askedAbout({ group }: Goal): Spot | undefined {
  const [x, y, corner] = typeof group === 'string' ? group.split(',') : [];
  return corner ? { x: Number(x), y: Number(y), corner: corner as Corner } : undefined;
}
