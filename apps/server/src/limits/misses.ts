import type { Pass } from '../guests/passes.ts';
import { AddressLimiter, Limiter } from './bucket.ts';

/** Who tries a short code: from where, and with which pass. */
export interface Caller {
  /** As `addressKey` gives it. */
  readonly address: string;
  readonly pass?: Pass | undefined;
  /** The pass was issued lately, so that it has a budget of its own. */
  readonly isOwn: boolean;
}

/** Too many wrong guesses. `isShared`: by all clients at this address together; a client with a pass has its own budget. */
export class TooMany {
  readonly isShared: boolean;

  constructor(isShared: boolean) {
    this.isShared = isShared;
  }
}

const SHARED = new TooMany(true);

/** A client with at most this many misses may try even while the global budget is used up. */
const FEW = 10;
/** The same for a pass; an address gets several. */
const FEW_BY_PASS = 2;
/** The misses of a pass over its lifetime. */
export const MISSES_BY_PASS = 5;
const DAY = 86_400;

/** Guesses of one customer, who may have a whole IPv6 network, are worth little more than those of one address. */
const OF_A_CUSTOMER = { 56: 2, 48: 4 };

/** A limit on guesses, or on what gives more of them. */
export const missesBy = (burst: number, perSecond: number, now?: () => number): AddressLimiter =>
  new AddressLimiter(burst, perSecond, OF_A_CUSTOMER, now);

/** Takes one miss from a budget before the answer is known, and gives it back where the code was right. */
interface Budget {
  missed(): void;
  found(): void;
}

/**
 * Wrong guesses of short codes: of a class, of a lesson, of a table. Each pass has a budget. All other clients at an address
 * share one, and so does the whole world. When that is used up, only clients with few misses of their own may continue.
 * docs/adr/0027 has the reasons and the numbers.
 */
export class Misses {
  private readonly shared: Limiter;
  private readonly own: Limiter;
  private readonly all: Limiter;
  /** For those who watch the server. */
  count = 0;

  constructor(shared: Limiter, own: Limiter, all: Limiter) {
    this.shared = shared;
    this.own = own;
    this.all = all;
  }

  /** `shared`: what everybody without a pass at an address has together. */
  static usual(shared: readonly [burst: number, perSecond: number], now?: () => number): Misses {
    const own = new Limiter(MISSES_BY_PASS, MISSES_BY_PASS / DAY, now);
    return new Misses(missesBy(...shared, now), own, new Limiter(5000, 5, now));
  }

  /** Looks up the target of a code; finding nothing is a miss. */
  async look<T>(caller: Caller, find: () => Promise<T | undefined>): Promise<T | undefined | TooMany> {
    const budget = this.ownBudget(caller) ?? this.sharedBudget(caller.address);
    if (!budget) return SHARED;
    let found: T | undefined;
    try {
      found = await find();
    } catch (error) {
      budget.found();
      throw error;
    }
    if (found !== undefined) {
      budget.found();
      return found;
    }
    budget.missed();
    this.count++;
    this.all.allows('');
    return undefined;
  }

  /** Undefined without a pass, or where it is used up. */
  private ownBudget({ pass, isOwn }: Caller): Budget | undefined {
    if (!pass || !isOwn) return undefined;
    const key = `${pass.id} ${pass.issuedAt}`;
    if (!this.all.has('') && this.own.used(key) >= FEW_BY_PASS) return undefined;
    return this.own.allows(key) ? { missed: () => {}, found: () => this.own.refund(key) } : undefined;
  }

  private sharedBudget(address: string): Budget | undefined {
    const used = this.shared.used(address);
    if (!this.all.has('') && used >= FEW) return undefined;
    // A whole class may try at the same moment. Attempts are counted before their answers only after a wrong guess.
    if (used < FEW)
      return this.shared.has(address) ? { missed: () => this.shared.charge(address, 1), found: () => {} } : undefined;
    return this.shared.allows(address) ? { missed: () => {}, found: () => this.shared.refund(address) } : undefined;
  }
}

const BY_NETWORK = { 56: 1, 48: 1 };

/** All players know a table's code and could guess the four letters of a seat; this limits that. */
export class SeatMisses {
  /** Without a pass, by network. */
  private readonly shared: Limiter;
  private readonly own: Limiter;
  private readonly network: Limiter;
  private readonly all: Limiter;

  constructor(
    shared: Limiter = new AddressLimiter(10, 1 / 600, BY_NETWORK),
    own = new Limiter(MISSES_BY_PASS, 1 / 600),
    network: Limiter = new AddressLimiter(40, 1 / 300, BY_NETWORK),
    all = new Limiter(400, 1 / 60),
  ) {
    this.shared = shared;
    this.own = own;
    this.network = network;
    this.all = all;
  }

  /** Undefined: they may. */
  whyNot(table: string, caller: Caller): TooMany | undefined {
    if (!this.network.has(`${table} ${caller.address}`) || !this.all.has(table)) return new TooMany(false);
    if (this.limiterOf(caller).has(keyOf(table, caller))) return undefined;
    return new TooMany(!hasOwn(caller));
  }

  missed(table: string, caller: Caller): void {
    this.limiterOf(caller).charge(keyOf(table, caller), 1);
    this.network.charge(`${table} ${caller.address}`, 1);
    this.all.charge(table, 1);
  }

  private limiterOf(caller: Caller): Limiter {
    return hasOwn(caller) ? this.own : this.shared;
  }
}

const hasOwn = ({ pass, isOwn }: Caller): boolean => pass !== undefined && isOwn;

const keyOf = (table: string, caller: Caller): string => `${table} ${hasOwn(caller) ? caller.pass!.id : caller.address}`;
