import type { GolemsEvent, Scene } from '../model/scene.ts';

/** The cell an event happens on. */
export function cellOf(event: GolemsEvent, scene: Scene): string | undefined {
  if (event.kind === 'strikeMade') return event.way.at(-1);
  if (event.kind === 'attacked') return event.cells.at(-1);
  if (event.kind === 'conditionTested' && event.at) return event.at;
  if (event.kind === 'golemMoved' || event.kind === 'golemSlid' || event.kind === 'golemShoved') return event.to;
  if ('at' in event && event.at) return event.at;
  if ('to' in event && typeof event.to === 'string' && event.to.length > 1) return event.to;
  if ('seat' in event) return scene.figures[event.seat]?.swims ?? scene.figures[event.seat]?.at ?? undefined;
  return undefined;
}

export interface StoryLine {
  readonly event: GolemsEvent;
  readonly number: number;
}

export interface Story {
  readonly round: number;
  readonly row: number | undefined;
  /** Who has a command in that row; undefined before it is opened. When children take turns only one has. */
  readonly acting: readonly number[] | undefined;
  readonly pass: number | undefined;
  /** The step of G6.5.1 or G4.4. */
  readonly step: number | undefined;
  readonly lines: readonly StoryLine[];
  /** Everything that has happened in the row so far. */
  readonly told: readonly GolemsEvent[];
}
