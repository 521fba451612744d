import type { Program } from '@stolik/golems/programs';
import type { PlayedEdition } from './edition.ts';
import type { GolemsEvent, GolemsView, Scene } from './scene.ts';

/** Where the golem is after each row, and what it met, if nobody else does anything. */
export interface GhostStop {
  readonly row: number;
  readonly cell: string;
  readonly facing: string;
  /** Cells it passed on the way from the stop before, itself included. */
  readonly way: readonly string[];
  /** What is worth a sentence: blocked, pushed, hit, tested, wet. */
  readonly notes: readonly GolemsEvent[];
}

export interface Ghost {
  readonly start: string;
  readonly stops: readonly GhostStop[];
  /** Barrels that would be pushed: from, to. */
  readonly pushes: readonly (readonly [from: string, to: string])[];
  readonly scene: Scene;
}

/** What a program would do if the others stay and barrels are empty. */
export function ghostOf(edition: PlayedEdition, view: GolemsView, seat: number, program: Program): Ghost | undefined {
  const at = edition.sceneOf(view).figures[seat]?.at;
  if (!at || program.length === 0) return undefined;
  return follow(edition, view, seat, at, edition.rehearse(view, seat, program));
}

/** Where the golem came in a program that has run, whatever met it there. */
export function trailOf(
  edition: PlayedEdition,
  view: GolemsView,
  seat: number,
  events: readonly GolemsEvent[],
): Ghost | undefined {
  const at = edition.sceneOf(view).figures[seat]?.at;
  return at ? follow(edition, view, seat, at, events) : undefined;
}

function follow(edition: PlayedEdition, view: GolemsView, seat: number, start: string, events: readonly GolemsEvent[]): Ghost {
  const stops: GhostStop[] = [];
  const pushes: (readonly [string, string])[] = [];
  let row = 0;
  let way: string[] = [];
  let notes: GolemsEvent[] = [];
  let now = view;
  const close = (): void => {
    const me = edition.sceneOf(now).figures[seat]!;
    if (row > 0 && me.at) stops.push({ row, cell: me.at, facing: me.facing, way, notes });
    way = [];
    notes = [];
  };
  for (const event of events) {
    if (event.kind === 'rowOpened') {
      close();
      row = event.row;
    }
    now = edition.follow(now, event);
    if (!('seat' in event) || event.seat !== seat) {
      if (event.kind === 'barrelShoved') pushes.push([event.from, event.to]);
      continue;
    }
    if (event.kind === 'golemMoved' || event.kind === 'golemSlid') way.push(...(event.via ? [event.via] : []), event.to);
    if (event.kind === 'waterLeft' || event.kind === 'waterEntered') way.push(event.kind === 'waterLeft' ? event.to : event.at);
    if (event.kind === 'barrelPushed') pushes.push([event.from, event.to]);
    notes.push(event);
  }
  close();
  return { start, stops, pushes, scene: edition.sceneOf(now) };
}
