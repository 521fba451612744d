import type { Edition, Program } from '@stolik/golems/programs/program';
import { followed, type GolemsEvent, type GolemsView, is6, type Scene, sceneOf } from './scene.ts';

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

/** The events of one program by the real rules, on a little world of our own made from what the player sees. */
export type GhostRun = (view: GolemsView, seat: number, program: Program) => readonly GolemsEvent[];

const RUNS: Partial<Record<Edition, GhostRun>> = {};

/** Each edition brings its own rules, so that nobody loads those of the other. */
export function teachGhost(edition: Edition, run: GhostRun): void {
  RUNS[edition] = run;
}

/** What a program would do if the others stay and barrels are empty. */
export function ghostOf(view: GolemsView, seat: number, program: Program): Ghost | undefined {
  const at = is6(view) ? view.golems[seat]?.at : view.robots[seat]?.at;
  if (!at || program.length === 0) return undefined;
  const run = RUNS[is6(view) ? 'golems6' : 'golems4'];
  return run && follow(view, seat, at, run(view, seat, program));
}

function follow(view: GolemsView, seat: number, start: string, events: readonly GolemsEvent[]): Ghost {
  const stops: GhostStop[] = [];
  const pushes: (readonly [string, string])[] = [];
  let row = 0;
  let way: string[] = [];
  let notes: GolemsEvent[] = [];
  let now = view;
  const close = (): void => {
    const me = sceneOf(now).figures[seat]!;
    if (row > 0 && me.at) stops.push({ row, cell: me.at, facing: me.facing, way, notes });
    way = [];
    notes = [];
  };
  for (const event of events) {
    if (event.kind === 'rowOpened') {
      close();
      row = event.row;
    }
    now = followed(now, event);
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
  return { start, stops, pushes, scene: sceneOf(now) };
}
