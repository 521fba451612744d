import { connect, type Msg, type NatsConnection, NoRespondersError, RequestError } from '@nats-io/transport-node';
import type { Bus, BusMessage } from './bus.ts';

const SUBJECT = 'stolik.table.';
const WORK = 'stolik.work.';

/** Between processes. Messages are not kept: who misses one finds it in the store. */
export class NatsBus implements Bus {
  readonly kind = 'nats';
  private readonly nats: NatsConnection;
  private readonly gaps: (() => void)[] = [];

  private constructor(nats: NatsConnection) {
    this.nats = nats;
    void this.watch();
  }

  static async open(url: string): Promise<NatsBus> {
    const servers = url.split(',').map((server) => server.trim());
    return new NatsBus(
      await connect({ servers, name: 'stolik', maxReconnectAttempts: -1, reconnectTimeWait: 500, timeout: 10_000 }),
    );
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.nats.status()) if (type === 'reconnect') for (const call of this.gaps) call();
  }

  publish(table: string, message: BusMessage): void {
    if (!this.nats.isClosed()) this.nats.publish(SUBJECT + table, JSON.stringify(message));
  }

  follow(table: string, hear: (message: BusMessage) => void): () => void {
    const subscription = this.nats.subscribe(SUBJECT + table, {
      callback: (error: Error | null, message: Msg) => {
        if (!error) hear(message.json<BusMessage>());
      },
    });
    return () => subscription.unsubscribe();
  }

  onGap(call: () => void): void {
    this.gaps.push(call);
  }

  async ask(work: string, question: string, timeout: number): Promise<string | undefined> {
    try {
      const answer = await this.nats.request(WORK + work, question, { timeout });
      return answer.string();
    } catch (error) {
      if (error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders())) return undefined;
      throw error;
    }
  }

  serve(work: string, answer: (question: string) => Promise<string>): () => void {
    const subscription = this.nats.subscribe(WORK + work, {
      queue: 'stolik',
      callback: (error: Error | null, message: Msg) => {
        if (error) return;
        // A question that can't be answered stays unanswered: whoever asked has a time limit and another way.
        void answer(message.string()).then(
          (text) => message.respond(text),
          () => {},
        );
      },
    });
    return () => subscription.unsubscribe();
  }

  async check(): Promise<void> {
    await this.nats.flush();
  }

  async close(): Promise<void> {
    await this.nats.drain();
  }
}
