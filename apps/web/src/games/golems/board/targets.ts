import type { Desk } from '../desk/desk-shape.ts';

/** Answers that name a cell, by that cell. */
export function targetsOf(desk: Desk): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const answer of desk.answers().keys()) {
    const cell = answer.split(' ').at(-1)!;
    if (desk.ground().at.has(cell)) found.set(cell, answer);
  }
  return found;
}
