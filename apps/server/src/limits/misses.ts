import { widerKey } from './address.ts';
import { Limiter } from './bucket.ts';

/** Whoever has missed so seldom may try even while the whole world is guessing. */
const FEW = 10;

/** Whoever knows a table's code, as everybody there does, could guess the four letters of a seat; this is how often. */
export class SeatMisses {
  private readonly network: Limiter;
  private readonly all: Limiter;

  constructor(network = new Limiter(10, 1 / 600), all = new Limiter(200, 1 / 60)) {
    this.network = network;
    this.all = all;
  }

  mayTry(table: string, address: string): boolean {
    return this.network.has(`${table} ${widerKey(address)}`) && this.all.has(table);
  }

  missed(table: string, address: string): void {
    this.network.allows(`${table} ${widerKey(address)}`);
    this.all.allows(table);
  }
}

/** Somebody has missed too often. */
export const TOO_MANY = Symbol('too many misses');

/**
 * Codes that nobody has: of one address, of one network, and of all together. When all together have missed too often only those go
 * on who have hardly missed themselves, so that many who guess do not shut out the one who mistypes.
 */
export class Misses {
  private readonly own: Limiter;
  private readonly network: Limiter;
  private readonly all: Limiter;

  constructor(own = new Limiter(100, 0.2), network = new Limiter(400, 1), all = new Limiter(5000, 5)) {
    this.own = own;
    this.network = network;
    this.all = all;
  }

  get count(): number {
    return this.total;
  }
  private total = 0;
  /** Tries by address and by network that are being looked up. */
  private readonly underWay = new Map<string, number>();

  /** Looks up what somebody has a code of; nothing found is a miss. Answers `TOO_MANY` where they have missed too often to be heard. */
  async look<T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined | typeof TOO_MANY> {
    if (!this.mayTry(address)) return TOO_MANY;
    const keys = [address, networkOf(address)];
    for (const key of keys) this.tally(key, 1);
    try {
      const found = await find();
      if (found === undefined) this.missed(address);
      return found;
    } finally {
      for (const key of keys) this.tally(key, -1);
    }
  }

  /** Who has missed before may have no more tries under way than they have left, or many at the same moment would all go through. */
  private mayTry(address: string): boolean {
    const used = this.own.used(address);
    const network = networkOf(address);
    const underWay = (key: string): number => (used < FEW ? 0 : (this.underWay.get(key) ?? 0));
    if (!this.own.has(address, underWay(address)) || !this.network.has(network, underWay(network))) return false;
    return this.all.has('') || used < FEW;
  }

  private missed(address: string): void {
    this.total++;
    this.own.charge(address, 1);
    this.network.charge(networkOf(address), 1);
    this.all.allows('');
  }

  private tally(key: string, by: 1 | -1): void {
    const count = (this.underWay.get(key) ?? 0) + by;
    if (count > 0) this.underWay.set(key, count);
    else this.underWay.delete(key);
  }
}

/** A name of its own, also where the network is one address. */
const networkOf = (address: string): string => `network ${widerKey(address)}`;
