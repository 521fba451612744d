import type { GolemsEvent, Scene } from '../model/scene.ts';
import { cellOf } from './told.ts';

/** Where a row is over: what comes then is told by another shot. */
const CUTS = new Set<GolemsEvent['kind']>(['rowOpened', 'rowEnded', 'roundBegan', 'roundEnded', 'gameOver']);
/** Nobody has to come closer for these. */
const ASIDE = new Set<GolemsEvent['kind']>(['rowOpened', 'golemTurned', 'conditionTested', 'defended', 'loopBegan', 'loopEnded']);

/** What happens in the row on the screen: what has been told of it, and what is still to come. */
export function eventsOfRow(told: readonly GolemsEvent[], coming: readonly GolemsEvent[]): readonly GolemsEvent[] {
  const end = coming.findIndex(({ kind }) => CUTS.has(kind));
  return [...told, ...(end < 0 ? coming : coming.slice(0, end))];
}

/** The cells that somebody who follows a row must see; none: nothing but turns and looks, for which all of the field is shown. */
export function cellsOfShot(row: readonly GolemsEvent[], scene: Scene): ReadonlySet<string> {
  const cells = new Set<string>();
  for (const event of row) {
    if (ASIDE.has(event.kind)) continue;
    const named = [
      cellOf(event, scene),
      'from' in event ? event.from : undefined,
      'at' in event ? event.at : undefined,
      ...(event.kind === 'strikeMade' || event.kind === 'attacked' ? [seatedAt(event.seat, scene)] : []),
    ];
    // A turn is from one quarter to another.
    for (const cell of named) if (typeof cell === 'string' && cell.length > 1) cells.add(cell);
  }
  return cells;
}

const seatedAt = (seat: number, { figures }: Scene): string | undefined => figures[seat]?.at ?? undefined;
