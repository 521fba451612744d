import type { Ghost } from '../model/ghost.ts';
import type { Words } from './words.ts';

/** Where a program leads, from cell to cell, and where the golem looks in the end. */
export function wayInWords({ start, stops }: Ghost, { panel }: Words): string {
  const last = stops.at(-1);
  const way = panel.way(
    start,
    stops.flatMap(({ way: cells }) => cells),
  );
  return `${way}${last ? `, ${panel.turnsTo[last.facing]}` : ''}.`;
}
