import type { TableClient } from '../../../shell/contract.ts';
import type { GolemsEvent, GolemsView } from './scene.ts';

/** The table of this game: with its own views and events. */
export type GolemsTable = TableClient<GolemsView, GolemsEvent>;
