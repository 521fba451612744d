import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Classes } from '../classes/classes.ts';
import type { Capacity } from '../live/capacity.ts';
import type { RequestCounts } from '../metrics/requests.ts';
import type { Notices } from '../notices/notices.ts';
import type { Operator } from '../operator/operator.ts';
import type { Standing } from '../standing.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Door } from './door.ts';
import type { Sockets } from './sockets.ts';

/** What is asked of a server's parts by those who keep it running: health and measures. */
export interface Operated {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly classes: Classes;
  readonly capacity: Capacity;
  readonly sockets: Sockets;
  readonly bots: BotPool;
  readonly notices: Notices;
  readonly door: Door;
  readonly operator: Operator;
  readonly requests: RequestCounts;
  readonly data: string;
  readonly proxies: number;
  readonly standing: Standing;
}
