import type { Store } from '../store/store.ts';
import { Blocks } from './networks.ts';
import { answer, type Ended, type Orders, type Present, readOrders, stampOf } from './orders.ts';

/** An order is obeyed within this, and a little. */
const LOOK_EVERY = 1000;

export interface OperatorPlan {
  readonly store: Store;
  /** Which of several servers this is. */
  readonly process: string;
  now(): number;
  onEnded(ended: Ended): Promise<void>;
  onReopened(ended: Ended): void;
  /** The local connections of a table or class. */
  present(id: string): Promise<Present>;
  say(what: string, facts: Readonly<Record<string, string | number | boolean>>): void;
  complain(what: string, error: unknown): void;
}

/** Does at this server what the operator has ordered in the store; see orders.ts. */
export class Operator {
  private readonly plan: OperatorPlan;
  private blocks = new Blocks([]);
  private ended: ReadonlyMap<string, Ended> = new Map();
  private readonly answered = new Set<string>();
  private readonly watchers: (() => void)[] = [];
  private stamp: string | undefined;
  /** When the first of the blocks ends. */
  private blocksEnd = Number.POSITIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private isFailing = false;

  constructor(plan: OperatorPlan) {
    this.plan = plan;
  }

  /** Knows all orders before anybody is let in, and looks for others until `close`. */
  async start(): Promise<void> {
    await this.look();
    this.again();
  }

  private again(): void {
    this.timer = setTimeout(() => {
      void this.look()
        .then(
          () => {
            this.isFailing = false;
          },
          (error: unknown) => {
            // A store that is away is away for many looks.
            if (!this.isFailing) this.plan.complain('the orders of the operator could not be read', error);
            this.isFailing = true;
          },
        )
        .finally(() => this.timer && this.again());
    }, LOOK_EVERY).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  isBlocked(address: string): boolean {
    return this.blocks.has(address);
  }

  /** Other networks are blocked than before. */
  onBlocks(call: () => void): void {
    this.watchers.push(call);
  }

  get counts(): { readonly blocks: number; readonly ended: number } {
    return { blocks: this.blocks.count, ended: this.ended.size };
  }

  async look(): Promise<void> {
    const { store, now } = this.plan;
    const stamp = await stampOf(store);
    if (stamp === this.stamp && now() < this.blocksEnd) return;
    const orders = await readOrders(store, now());
    await this.obey(orders);
    this.stamp = stamp;
  }

  private async obey({ blocks, ended, questions }: Orders): Promise<void> {
    const { store, process, onEnded, onReopened, present, say } = this.plan;
    if (blocks.length > 0 || this.blocks.count > 0) {
      if (blocks.length !== this.blocks.count) say('networks are blocked', { count: blocks.length });
      this.blocks = new Blocks(blocks.map(({ network }) => network));
      for (const call of this.watchers) call();
    }
    this.blocksEnd = Math.min(Number.POSITIVE_INFINITY, ...blocks.map(({ until }) => until));
    const before = this.ended;
    this.ended = new Map(ended.map((one) => [one.id, one]));
    for (const one of ended) {
      if (before.has(one.id)) continue;
      await onEnded(one);
      say(`the operator has closed a ${one.kind}`, { id: one.id, isDeleted: one.isDeleted });
    }
    for (const one of before.values()) if (!this.ended.has(one.id)) onReopened(one);
    for (const { key, id } of questions) {
      if (this.answered.has(key)) continue;
      this.answered.add(key);
      await answer(store, key, process, await present(id));
    }
  }
}
