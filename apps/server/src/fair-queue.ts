import { customerOf } from './limits/address.ts';

/** The customers waiting for the same piece of work, by address. It runs in the turn of the first one; more may join. */
export class Askers {
  private readonly known = new Set<string>();
  /** Called for every later customer. */
  onMore: (customer: string) => void = () => {};

  constructor(addresses: Iterable<string>) {
    for (const address of addresses) this.known.add(customerOf(address));
    // What nobody has asked for is the house's own.
    if (this.known.size === 0) this.known.add('');
  }

  get customers(): ReadonlySet<string> {
    return this.known;
  }

  also(address: string): void {
    const customer = customerOf(address);
    if (this.known.has(customer)) return;
    this.known.add(customer);
    this.onMore(customer);
  }
}

/** What waits, taken in turns by customer. A thing that several customers wait for is in the queue of each, and is taken once. */
export class FairQueue<Thing> {
  /** By customer, in the order in which they have their turns. */
  private readonly queues = new Map<string, Set<Thing>>();
  private readonly waiting = new Map<Thing, ReadonlySet<string>>();

  get size(): number {
    return this.waiting.size;
  }

  /** How many wait of this customer. */
  of(customer: string): number {
    return this.queues.get(customer)?.size ?? 0;
  }

  /** To the end of those who wait. */
  add(thing: Thing, { customers }: Askers): void {
    this.waiting.set(thing, customers);
    for (const customer of customers) this.wait(thing, customer);
  }

  /** Another customer waits for it, too. Does nothing if it is no longer queued. */
  also(thing: Thing, customer: string): void {
    if (this.waiting.has(thing)) this.wait(thing, customer);
  }

  private wait(thing: Thing, customer: string): void {
    const own = this.queues.get(customer);
    if (own) own.add(thing);
    else this.queues.set(customer, new Set([thing]));
  }

  /** The first piece of the customer whose turn it is. */
  peek(): Thing | undefined {
    const [own] = this.queues.values();
    const [first] = own ?? [];
    return first;
  }

  take(): Thing | undefined {
    const thing = this.peek();
    if (thing === undefined) return undefined;
    const [customer, own] = this.queues.entries().next().value!;
    this.remove(thing);
    if (own.size === 0) return thing;
    this.queues.delete(customer);
    this.queues.set(customer, own);
    return thing;
  }

  remove(thing: Thing): void {
    for (const customer of this.waiting.get(thing) ?? []) {
      const own = this.queues.get(customer);
      if (own?.delete(thing) && own.size === 0) this.queues.delete(customer);
    }
    this.waiting.delete(thing);
  }

  /** Of the customer who waits for most, how many these are and which came last of those that nobody else waits for. */
  longest(): { readonly count: number; readonly last: Thing | undefined } {
    let longest: ReadonlySet<Thing> = new Set();
    for (const queue of this.queues.values()) if (queue.size > longest.size) longest = queue;
    return { count: longest.size, last: [...longest].findLast((thing) => this.waiting.get(thing)?.size === 1) };
  }
}
