import { Limiter } from './bucket.ts';

/** How much one address or one connection may ask for. Generous for a class behind one address, too little for a flood. */
export interface Limits {
  readonly opening: Limiter;
  readonly joining: Limiter;
  readonly asking: Limiter;
  readonly connecting: Limiter;
  /** Messages of one connection: at once, and a second. */
  readonly messages: readonly [burst: number, perSecond: number];
  readonly connections: number;
}

export function usualLimits(): Limits {
  return {
    opening: new Limiter(30, 0.5),
    joining: new Limiter(80, 2),
    asking: new Limiter(200, 20),
    connecting: new Limiter(200, 10),
    messages: [60, 20],
    connections: 20_000,
  };
}

/** For benchmarks and load tests, where one address is everybody. */
export function noLimits(): Limits {
  const all = (): Limiter => new Limiter(1e9, 1e9);
  return { opening: all(), joining: all(), asking: all(), connecting: all(), messages: [1e9, 1e9], connections: 100_000 };
}
