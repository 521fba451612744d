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

  mayTry(address: string): boolean {
    if (!this.own.has(address) || !this.network.has(widerKey(address))) return false;
    return this.all.has('') || this.own.used(address) < FEW;
  }

  missed(address: string): void {
    this.total++;
    this.own.allows(address);
    this.network.allows(widerKey(address));
    this.all.allows('');
  }
}
