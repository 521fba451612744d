import type { Viewer } from '@stolik/kernel/game';
import type { Listener } from '../live/live-log.ts';
import type { News } from './telling.ts';

/** A viewer of a table: a socket, a stream. */
export interface Subscriber extends Listener {
  readonly viewer: Viewer;
  /** The entry with which this viewer joined: a former player is not shown what the next one sees. */
  readonly satAt: number;
  /** Looks over a shoulder: shown what that seat sees, counted nowhere, and may do nothing. */
  readonly isQuiet?: boolean;
  /** How many shapes it has been told. */
  shapes: number;
  /** For those who don't speak the protocol of `/api/play`: told instead of the packed message. */
  see?(news: News): void;
}
