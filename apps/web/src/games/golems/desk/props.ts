import type { BoardProps } from '../../../shell/contract.ts';
import type { GolemsEvent, GolemsView } from '../model/scene.ts';
import type { Edition } from './edition.ts';

/** What every part of the page gets: the table, and the edition that it was made for. */
export interface GolemsProps extends BoardProps<GolemsView, GolemsEvent> {
  readonly edition: Edition;
}
