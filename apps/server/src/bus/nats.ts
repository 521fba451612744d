import {
  type ConnectionOptions,
  connect,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  RequestError,
  type Subscription,
} from '@nats-io/transport-node';
import { type Bus, type BusMessage, readBusMessage } from './bus.ts';

const SUBJECT = 'stolik.table.';
const WORK = 'stolik.work.';
const AGAIN_AFTER = 1000;
const CHECK_WITHIN = 2000;

interface Listener {
  readonly subject: string;
  readonly queue: string | undefined;
  hear(message: Msg): void;
  subscription: Subscription | undefined;
}

/** `nats://user:password@host:port`, or `nats://token@host:port`; commas between several. */
export function readNatsUrl(url: string): ConnectionOptions {
  const all = url.split(',').map((one) => new URL(one.includes('://') ? one.trim() : `nats://${one.trim()}`));
  const [user, pass] = [all[0]?.username, all[0]?.password].map((part) => decodeURIComponent(part ?? ''));
  const servers = all.map(({ host }) => host);
  if (user && pass) return { servers, user, pass };
  return user ? { servers, token: user } : { servers };
}

/**
 * Between processes. Messages are not persistent: a lost one is found in the store. Unreadable messages are skipped, and a
 * lost connection is reopened.
 */
export class NatsBus implements Bus {
  readonly kind = 'nats';
  private readonly options: ConnectionOptions;
  private nats: NatsConnection;
  private readonly gaps: (() => void)[] = [];
  private readonly listeners = new Set<Listener>();
  private isClosing = false;

  private constructor(options: ConnectionOptions, nats: NatsConnection) {
    this.options = options;
    this.nats = nats;
    this.attach();
  }

  static async open(url: string): Promise<NatsBus> {
    const options = { ...readNatsUrl(url), name: 'stolik', maxReconnectAttempts: -1, reconnectTimeWait: 500, timeout: 10_000 };
    return new NatsBus(options, await connect(options));
  }

  private attach(): void {
    const { nats } = this;
    void this.watch(nats);
    void nats.closed().then(async () => {
      if (!this.isClosing) await this.reconnect();
    });
  }

  private async watch(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) if (type === 'reconnect') this.tellGap();
  }

  private tellGap(): void {
    for (const call of this.gaps) call();
  }

  private async reconnect(): Promise<void> {
    while (!this.isClosing) {
      try {
        this.nats = await connect(this.options);
        for (const listener of this.listeners) this.listen(listener);
        this.attach();
        this.tellGap();
        return;
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN_AFTER).unref());
      }
    }
  }

  private listen(listener: Listener): void {
    listener.subscription = this.nats.subscribe(listener.subject, {
      ...(listener.queue !== undefined && { queue: listener.queue }),
      // An exception in here would end the client's reader, and with it everything that comes.
      callback: (error: Error | null, message: Msg) => {
        try {
          if (!error) listener.hear(message);
        } catch {
          // Whatever it was, the store knows better.
        }
      },
    });
  }

  private add(subject: string, queue: string | undefined, hear: (message: Msg) => void): () => void {
    const listener: Listener = { subject, queue, hear, subscription: undefined };
    this.listeners.add(listener);
    if (!this.nats.isClosed()) this.listen(listener);
    return () => {
      this.listeners.delete(listener);
      listener.subscription?.unsubscribe();
    };
  }

  publish(table: string, message: BusMessage): void {
    if (!this.nats.isClosed()) this.nats.publish(SUBJECT + table, JSON.stringify(message));
  }

  follow(table: string, hear: (message: BusMessage) => void): () => void {
    return this.add(SUBJECT + table, undefined, (message) => {
      const read = readBusMessage(message.string());
      if (read) hear(read);
    });
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
    return this.add(WORK + work, 'stolik', (message) => {
      // A request that cannot be answered stays unanswered: its sender has a timeout and a fallback.
      void answer(message.string()).then(
        (text) => message.respond(text),
        () => {},
      );
    });
  }

  async check(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('NATS does not answer')), CHECK_WITHIN);
    });
    await Promise.race([this.nats.flush(), late]).finally(() => clearTimeout(timer));
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (!this.nats.isClosed()) await this.nats.drain();
  }
}
