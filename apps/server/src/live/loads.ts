import { mostLoading } from '../heap.ts';
import { customerOf } from '../limits/address.ts';

/** Too much is being loaded already: a client that tries again in a moment finds room. */
export class Busy extends Error {
  readonly says = 'this server is busy; try again in a moment';
}

interface Load {
  readonly weight: number;
  start(): void;
  refuse(): void;
}

/** So many loads wait, of all customers and of one: as many as a school may have after a restart. */
const MOST_WAITING = 4000;
const MOST_EACH = 1000;

/**
 * Logs that are being loaded. Anybody can ask for a hundred large ones at once, and each takes its memory before anything could be dropped
 * for it. So only some run at a time, by weight; the others wait, and customers take turns. A load that is heavier than the limit runs alone.
 */
export class Loads {
  /** By customer, in the order in which they have their turns. */
  private readonly queues = new Map<string, Load[]>();
  private readonly most: () => number;
  private readonly mostWaiting: number;
  private readonly mostEach: number;
  private running = 0;
  private waiting = 0;
  /** Of those that run, in characters of their logs. */
  weight = 0;

  constructor(most = mostLoading, mostWaiting = MOST_WAITING, mostEach = MOST_EACH) {
    this.most = most;
    this.mostWaiting = mostWaiting;
    this.mostEach = mostEach;
  }

  /** Rejects with `Busy` where too many wait. */
  run<T>(weight: number, address: string, work: () => Promise<T>): Promise<T> {
    return new Promise((done, fail) => {
      const finished = (): void => {
        this.running--;
        this.weight -= weight;
        this.next();
      };
      const start = (): void => {
        this.running++;
        this.weight += weight;
        const result = work();
        result.then(done, fail);
        result.then(finished, finished);
      };
      this.add(customerOf(address), { weight, start, refuse: () => fail(new Busy()) });
      this.next();
    });
  }

  private add(customer: string, load: Load): void {
    const own = this.queues.get(customer) ?? [];
    if (own.length >= this.mostEach || (this.waiting >= this.mostWaiting && !this.pushOut(own.length + 1))) {
      load.refuse();
      return;
    }
    own.push(load);
    this.queues.set(customer, own);
    this.waiting++;
  }

  /** The customer who waits for most gives way to those who wait for less. */
  private pushOut(count: number): boolean {
    let longest: Load[] = [];
    for (const queue of this.queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= count) return false;
    longest.pop()!.refuse();
    this.waiting--;
    return true;
  }

  private next(): void {
    for (;;) {
      const [customer, own] = this.queues.entries().next().value ?? [];
      const load = own?.[0];
      if (customer === undefined || !own || !load) return;
      // The first in turn is waited for, however heavy: lighter ones must not pass it for ever.
      if (this.running > 0 && this.weight + load.weight > this.most()) return;
      own.shift();
      this.waiting--;
      this.queues.delete(customer);
      if (own.length > 0) this.queues.set(customer, own);
      load.start();
    }
  }
}
