import { mostHeard } from '../heap.ts';
import { customerOf } from '../limits/address.ts';
import { type Slices, whose } from '../slices.ts';

/** A connection whose messages wait to be read, each of them as it was sent. */
export interface Speaker {
  readonly address: string;
  /** The class it is in. */
  readonly subject: string | undefined;
  /** The length of its next message; undefined where none waits. */
  readonly nextLength: number | undefined;
  /** Bytes that its messages take while they wait. */
  readonly unheard: number;
  /** Takes that message out, to be read later. The promise is kept when what it asks for is done. */
  takeNext(): () => Promise<unknown> | undefined;
}

/** What the connections of one customer have said. */
interface Said {
  /** Connections with a message that waits, by class; classes and connections in the order of their turns. */
  readonly waiting: Map<string, Set<Speaker>>;
  /** How many messages are being worked on. */
  atWork: number;
}

/**
 * Messages that may be long and ask for long work. A hundred connections can send all of theirs at the same moment: read at once, they
 * would hold everybody else up and take twenty times their length in memory until the work is done. So they wait as bytes. Customers take
 * turns, so do the classes of each (a school has one address), and the connections of each class. Only so many characters are worked on at
 * a time, but one message of each customer always is. A connection that goes on while much of it waits is not read from (`Connection`).
 */
export class Hearing {
  private readonly customers = new Map<string, Said>();
  /** Where those who wait do so: a connection that has left has no class any more. */
  private readonly places = new Map<Speaker, string>();
  private readonly slices: Slices;
  private readonly most: number;
  /** Characters that are being worked on. */
  private length = 0;

  constructor(slices: Slices, most = mostHeard()) {
    this.slices = slices;
    this.most = most;
  }

  /** Another message of this connection waits. */
  add(speaker: Speaker): void {
    if (speaker.nextLength === undefined) return;
    const customer = customerOf(speaker.address);
    const said = this.customers.get(customer) ?? { waiting: new Map(), atWork: 0 };
    this.customers.set(customer, said);
    this.wait(said, speaker);
    this.goOn();
  }

  /** How many bytes of this customer wait, of all connections. */
  unheardOf(address: string): number {
    const { waiting } = this.customers.get(customerOf(address)) ?? {};
    return [...(waiting?.values() ?? [])].reduce((sum, speakers) => sum + unheardOf(speakers), 0);
  }

  /** Nothing of it is waited for any more. */
  forget(speaker: Speaker): void {
    const customer = customerOf(speaker.address);
    const said = this.customers.get(customer);
    if (said) this.takeOut(said, speaker);
    this.tidy(customer);
    this.goOn();
  }

  private wait(said: Said, speaker: Speaker): void {
    if (this.places.has(speaker)) return;
    const subject = speaker.subject ?? '';
    const speakers = said.waiting.get(subject) ?? new Set();
    said.waiting.set(subject, speakers.add(speaker));
    this.places.set(speaker, subject);
  }

  /** The other connections of its class wait behind those of other classes then. */
  private takeOut({ waiting }: Said, speaker: Speaker): void {
    const subject = this.places.get(speaker);
    if (subject === undefined) return;
    this.places.delete(speaker);
    const speakers = waiting.get(subject);
    speakers?.delete(speaker);
    waiting.delete(subject);
    if (speakers && speakers.size > 0) waiting.set(subject, speakers);
  }

  private goOn(): void {
    while (this.begin());
  }

  /** Answers whether there was a message that may be worked on. */
  private begin(): boolean {
    for (const [customer, said] of this.customers) {
      const speaker = this.nextOf(said);
      const length = speaker?.nextLength;
      if (!speaker || length === undefined) continue;
      if (said.atWork > 0 && this.length + length > this.most) continue;
      // To the end of those who wait.
      this.customers.delete(customer);
      this.customers.set(customer, said);
      this.takeOut(said, speaker);
      said.atWork++;
      this.length += length;
      const heard = speaker.takeNext();
      // What it asks for is asked by its own address, also where another connection has made way for it.
      const read = (): Promise<unknown> | undefined => whose.run(speaker.address, heard);
      if (speaker.nextLength !== undefined) this.wait(said, speaker);
      void this.work(read, customer, said, length);
      return true;
    }
    return false;
  }

  /** A connection that has ended says nothing any more, and holds nobody behind it up. */
  private nextOf(said: Said): Speaker | undefined {
    for (;;) {
      const [speakers] = said.waiting.values();
      const [speaker] = speakers ?? [];
      if (!speaker || speaker.nextLength !== undefined) return speaker;
      this.takeOut(said, speaker);
    }
  }

  private async work(read: () => Promise<unknown> | undefined, customer: string, said: Said, length: number): Promise<void> {
    // The connection itself reports errors.
    await this.slices.once(read, customer).catch(() => {});
    said.atWork--;
    this.length -= length;
    this.tidy(customer);
    this.goOn();
  }

  private tidy(customer: string): void {
    const said = this.customers.get(customer);
    if (said && said.atWork === 0 && said.waiting.size === 0) this.customers.delete(customer);
  }
}

function unheardOf(speakers: ReadonlySet<Speaker>): number {
  let sum = 0;
  for (const { unheard } of speakers) sum += unheard;
  return sum;
}
