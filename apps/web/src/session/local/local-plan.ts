import type { AnyGame } from '@stolik/kernel/game';
import type { Chronicle } from '@stolik/table/chronicle';
import type { Session } from '@stolik/table/session';
import type { Table } from '@stolik/table/table';
import type { MatchPage } from '../match.ts';

export interface LocalPlan {
  readonly game: AnyGame;
  readonly session: Session;
  /** Has followed the session up to here. */
  readonly chronicle: Chronicle;
  readonly page: MatchPage;
  /** Nobody plays: a log is looked at with open hands. */
  readonly isReplay?: boolean;
  /** A replay begins after so many steps. */
  readonly from?: number | undefined;
  /** Somebody plays at this table in another tab: nothing is decided here, and what happens there is told by `news`. */
  news?(listen: (now: Session) => void): void;
  /** The table has changed and is to be saved. */
  onChange?(table: Table): void;
}
