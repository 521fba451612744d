import { Limiter } from './bucket.ts';

/** How much one address or one connection may ask for. Generous for a class behind one address, too little for a flood. */
export interface Limits {
  readonly opening: Limiter;
  /** Of them in the lobby, which shows the newest: nobody may push all the others out. */
  readonly listing: Limiter;
  readonly joining: Limiter;
  readonly asking: Limiter;
  readonly connecting: Limiter;
  /** Pasts of tables: each counts for as much as has to be told anew. */
  readonly films: Limiter;
  /** Messages of one connection: at once, and a second. */
  readonly messages: readonly [burst: number, perSecond: number];
  readonly connections: number;
  /** Of them from one address: a school, but not all there are. */
  readonly connectionsEach: number;
  /** Wishes of a seat that are no moves: phrases, questions, pauses, taking back. */
  readonly asides: Limiter;
  /** Moves and streams of one bot of somebody's own. */
  readonly bots: Limiter;
}

export function usualLimits(): Limits {
  return {
    opening: new Limiter(30, 0.5),
    listing: new Limiter(20, 1 / 30),
    joining: new Limiter(80, 2),
    asking: new Limiter(200, 20),
    connecting: new Limiter(200, 10),
    films: new Limiter(150, 4),
    messages: [60, 20],
    connections: 20_000,
    connectionsEach: 2_000,
    asides: new Limiter(20, 1),
    bots: new Limiter(60, 20),
  };
}

/** For benchmarks and load tests, where one address is everybody. */
export function noLimits(): Limits {
  const all = (): Limiter => new Limiter(1e9, 1e9);
  return {
    opening: all(),
    listing: all(),
    joining: all(),
    asking: all(),
    connecting: all(),
    films: all(),
    messages: [1e9, 1e9],
    connections: 100_000,
    connectionsEach: 100_000,
    asides: all(),
    bots: all(),
  };
}
