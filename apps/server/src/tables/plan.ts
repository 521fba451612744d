import type { Opening } from '@stolik/table/entry';
import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Offer } from '../games.ts';
import type { CodeLength, Look, Signer } from '../guests/tokens.ts';
import type { Capacity } from '../live/capacity.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import type { ClassSeats } from './seats-again.ts';

/** What a stranger asks for when opening a table; checked by http/read.ts. */
export type TableRequest = Pick<
  Opening,
  'game' | 'options' | 'seats' | 'pace' | 'isOpen' | 'leads' | 'first' | 'previous' | 'isShut' | 'isSameDeal' | 'class' | 'deal'
>;

export interface Seated {
  readonly table: LiveTable;
  readonly seat: number;
  readonly token: string;
}

/** What a table of a class has to do with its class. */
export interface ClassTies {
  /** Whom of the class the people at a table are, as the class is now; nobody where there is no class any more. */
  seatsAt(table: LiveTable): Promise<ClassSeats>;
  /** A rematch was opened. Answers false where there is no class any more. */
  adopt(table: LiveTable): Promise<boolean>;
  /** Whether a token to look at a table is still good. */
  mayLook(table: LiveTable, look: Look): Promise<boolean>;
}

export interface TablesPlan {
  readonly store: Store;
  readonly bus: Bus;
  readonly signer: Signer;
  readonly offers: readonly Offer[];
  readonly bots: BotPool;
  now?(): number;
  /** Something went wrong that nobody at a table can put right. */
  complain(what: string, error: unknown): void;
  /** How many letters a code has; six where nothing is said. */
  readonly codeLength?: CodeLength | undefined;
  readonly capacity: Capacity;
  /** What is left on the disk of the store, where that is known. */
  freeBytes(): Promise<number | undefined>;
  /** Something was written at a table by this process. */
  onMoved?(table: LiveTable): void;
  /** Whether all tables with the same seed are over. */
  isDealOver?(deal: NonNullable<Opening['deal']>): Promise<boolean>;
  /** What tables of classes ask their class; nothing is asked where there are no classes. */
  ties?(): ClassTies;
  /** A player must decide now; for notices. */
  onAsked?(table: LiveTable, seat: number): void;
}
