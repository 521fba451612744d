import { Askers, FairQueue } from '../fair-queue.ts';
import { mostLoading } from '../heap.ts';

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
  private readonly waiting = new FairQueue<Load>();
  /** Of all that wait or run, by id. */
  private readonly askers = new Map<string, Askers>();
  private readonly most: () => number;
  private readonly mostWaiting: number;
  private readonly mostEach: number;
  private running = 0;
  /** Of those that run, in characters of their logs. */
  weight = 0;

  constructor(most = mostLoading, mostWaiting = MOST_WAITING, mostEach = MOST_EACH) {
    this.most = most;
    this.mostWaiting = mostWaiting;
    this.mostEach = mostEach;
  }

  /** Rejects with `Busy` where too many wait. */
  run<T>(id: string, weight: number, address: string, work: (askers: Askers) => Promise<T>): Promise<T> {
    const askers = new Askers([address]);
    this.askers.set(id, askers);
    const loading = new Promise<T>((done, fail) => {
      const finished = (): void => {
        this.running--;
        this.weight -= weight;
        this.next();
      };
      const start = (): void => {
        this.running++;
        this.weight += weight;
        const result = work(askers);
        result.then(done, fail);
        result.then(finished, finished);
      };
      this.add({ weight, start, refuse: () => fail(new Busy()) }, askers);
      this.next();
    });
    const end = (): void => {
      if (this.askers.get(id) === askers) this.askers.delete(id);
    };
    loading.then(end, end);
    return loading;
  }

  /** Another customer waits for this, too: it is loaded in the turn of the first of them. */
  also(id: string, address: string): void {
    this.askers.get(id)?.also(address);
  }

  private add(load: Load, askers: Askers): void {
    const count = Math.max(...[...askers.customers].map((customer) => this.waiting.of(customer)));
    if (count >= this.mostEach || (this.waiting.size >= this.mostWaiting && !this.pushOut(count + 1))) {
      load.refuse();
      return;
    }
    askers.onMore = (customer) => this.waiting.also(load, customer);
    this.waiting.add(load, askers);
  }

  /** The customer who waits for most gives way to those who wait for less. */
  private pushOut(count: number): boolean {
    const { count: longest, last } = this.waiting.longest();
    if (longest <= count || !last) return false;
    this.waiting.remove(last);
    last.refuse();
    return true;
  }

  private next(): void {
    for (;;) {
      const load = this.waiting.peek();
      if (!load) return;
      // The first in turn is waited for, however heavy: lighter ones must not pass it for ever.
      if (this.running > 0 && this.weight + load.weight > this.most()) return;
      this.waiting.take();
      load.start();
    }
  }
}
