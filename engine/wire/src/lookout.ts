/** The server answers, answers that there are too many requests, or does not answer. */
export type Probed = 'there' | 'refused' | 'gone';

/** The services that a lookout needs from its surroundings. */
export interface Outside {
  /** Calls once after this delay in milliseconds; the returned function cancels. */
  later(milliseconds: number, call: () => void): () => void;
  /** From 0 to below 1: spreads reconnecting clients, makes ids. */
  random(): number;
  /** Asks by a light request whether the server answers. Without it only sockets are tried, less and less often. */
  probe?(done: (found: Probed) => void): void;
  /** Whether the page is visible; by default yes. */
  isSeen?(): boolean;
}

/** A server that is back is found within 2.4 seconds. Ten thousand clients ask 5,000 times a second, and each asks once of a server that answers. */
const EVERY = 2000;
const SPREAD = 0.2;

type Ended = Exclude<Probed, 'gone'> | 'unseen';

/**
 * Asks again and again whether the server answers, until it does. Browsers make a page wait longer after each WebSocket that fails, up to
 * a minute; a plain request is answered at once.
 */
export class Lookout {
  private readonly around: Outside;
  /** Answers to earlier lookouts are ignored. */
  private watch = 0;
  private cancelNext: () => void = () => {};

  constructor(around: Outside) {
    this.around = around;
  }

  /** Only a visible page may probe this often. */
  get isUseful(): boolean {
    return this.around.probe !== undefined && (this.around.isSeen?.() ?? true);
  }

  start(ended: (how: Ended) => void): void {
    this.stop();
    this.ask(this.watch, ended);
  }

  stop(): void {
    this.watch++;
    this.cancelNext();
  }

  private ask(watch: number, ended: (how: Ended) => void): void {
    const end = (how: Ended): void => {
      this.stop();
      ended(how);
    };
    if (!this.isUseful) {
      end('unseen');
      return;
    }
    // Before the answer to this one: on a bad network a request may never be answered.
    this.cancelNext = this.around.later(EVERY * (1 + SPREAD * (2 * this.around.random() - 1)), () => this.ask(watch, ended));
    this.around.probe?.((found) => {
      if (watch === this.watch && found !== 'gone') end(found);
    });
  }
}
