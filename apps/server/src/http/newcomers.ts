import { customerOf } from '../limits/address.ts';

/**
 * Connections that have not greeted yet, by customer, oldest first. A customer with many silent ones loses the oldest: they
 * never use up the space of others at the same address, who greet at once.
 */
export class Newcomers<Each> {
  private readonly waiting = new Map<string, Set<Each>>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The one that has to go, where there are too many. */
  add(address: string, newcomer: Each): Each | undefined {
    const customer = customerOf(address);
    const others = this.waiting.get(customer) ?? new Set();
    this.waiting.set(customer, others.add(newcomer));
    const [oldest] = others;
    return others.size > this.most ? oldest : undefined;
  }

  /** It has come in, or gone. */
  delete(address: string, newcomer: Each): void {
    const customer = customerOf(address);
    const others = this.waiting.get(customer);
    if (others?.delete(newcomer) && others.size === 0) this.waiting.delete(customer);
  }
}
