import { Lookout, type Outside } from './lookout.ts';
import type { ByeCode } from './messages.ts';

/** The services that the client library needs from its surroundings: a browser, Node, a test. */
export interface Surroundings extends Outside {
  /** Opens a WebSocket to the server: `/api/play` for a table, `/api/class` for a class. */
  connect(handlers: SocketHandlers): Socket;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export type Status = 'connecting' | 'live' | 'waiting' | 'closed';

export interface LinePlan {
  /** The longest delay between two attempts to reconnect: for a hidden page, or if the server refuses. */
  readonly longestDelay: number;
  /** After these there is no point in coming again with the same words. */
  readonly final: readonly ByeCode[];
  /** A new socket is about to be opened: what was learnt over the old one is forgotten. */
  begin(): void;
  greeting(): readonly unknown[];
  receive(text: string): void;
  onStatus?: ((status: Status, why?: ByeCode) => void) | undefined;
}

const FIRST_DELAY = 500;
/** A closing server loses all its clients at once, so they spread their reconnects. */
const AFTER_CLOSING = 1000;
/** A refusing server is asked again after a second at the earliest, then less and less often. */
const TRIES_AFTER_REFUSAL = 2;
/** Nobody has spoken for that long, or up to twice as long: one asks. */
const QUIET = 12_500;
const SILENCE = 15_000;
/** So long one waits who has just come back and asks; who has not been answered by then doubts that the line stands. */
const PROMPT = 4000;
const RESEND_AFTER = 8000;
const SLOWLY = 2000;

interface Pending<Answer> {
  readonly message: readonly unknown[];
  readonly done: (answer: Answer) => void;
  cancelResend(): void;
}

/**
 * A connection that reconnects by itself and detects a dead server. Retries every request until it is acknowledged, under an
 * id that lets the server process it once. The plan defines the messages.
 */
export class Line<Answer> {
  private readonly plan: LinePlan;
  private readonly around: Surroundings;
  private readonly lookout: Lookout;
  private socket: Socket | undefined;
  private readonly pending = new Map<string, Pending<Answer>>();
  private readonly prefix: string;
  private count = 0;
  private tries = 0;
  private isLive = false;
  private hasHeard = false;
  private isClosed = false;
  private cancelWait: () => void = () => {};
  private cancelPing: () => void = () => {};

  constructor(plan: LinePlan, around: Surroundings) {
    this.plan = plan;
    this.around = around;
    this.lookout = new Lookout(around);
    this.prefix = Math.floor(around.random() * 36 ** 6).toString(36);
  }

  /** The promise is kept when the server has it for good, however often the connection breaks meanwhile. */
  request(message: (id: string) => readonly unknown[]): Promise<Answer> {
    const id = `${this.prefix}-${(this.count++).toString(36)}`;
    return new Promise((done) => {
      const pending: Pending<Answer> = { message: message(id), done, cancelResend: () => {} };
      this.pending.set(id, pending);
      this.sendRequest(pending);
    });
  }

  open(): void {
    this.lookout.stop();
    this.plan.onStatus?.('connecting');
    this.plan.begin();
    // A socket that was given up may still speak: only the present one is heard.
    let mine: Socket | undefined;
    const isCurrent = (): boolean => mine !== undefined && this.socket === mine;
    mine = this.around.connect({
      opened: () => isCurrent() && this.send(this.plan.greeting()),
      received: (text) => {
        if (!isCurrent()) return;
        this.hasHeard = true;
        this.plan.receive(text);
      },
      closed: () => isCurrent() && this.reconnect(),
    });
    this.socket = mine;
    this.watch();
  }

  /**
   * Reconnects now instead of later: the network or the user is back. Pings an open connection at once, because no event
   * reports one that broke while the device slept.
   */
  hurry(): void {
    if (this.isClosed) return;
    if (this.socket) {
      this.ask(PROMPT);
      return;
    }
    this.cancelWait();
    this.tries = 0;
    this.tryNow();
  }

  close(): void {
    this.end();
    this.plan.onStatus?.('closed');
  }

  /** The server has greeted: called once per socket, before its first content. */
  greeted(): boolean {
    const isFirst = !this.isLive;
    this.isLive = true;
    this.tries = 0;
    if (isFirst) this.plan.onStatus?.('live');
    return isFirst;
  }

  /** What waits for an answer is sent again. */
  resend(): void {
    for (const pending of this.pending.values()) this.sendRequest(pending);
  }

  settle(id: string, answer: Answer): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.cancelResend();
    waiting?.done(answer);
  }

  /** Nothing that was done is lost because it was told too quickly. */
  slowDown(id: string): void {
    const pending = this.pending.get(id);
    if (pending) this.sendLater(pending, SLOWLY);
  }

  /** The server has said goodbye. */
  leave(why: ByeCode): void {
    if (!this.plan.final.includes(why)) {
      if (why === 'too-fast' || why === 'too-many') this.tries = Math.max(this.tries, TRIES_AFTER_REFUSAL);
      this.reconnect(why === 'closing' ? AFTER_CLOSING : FIRST_DELAY);
      return;
    }
    this.end();
    this.plan.onStatus?.('closed', why);
  }

  reconnect(first = FIRST_DELAY): void {
    if (this.isClosed) return;
    this.drop();
    this.plan.onStatus?.('waiting');
    this.wait(first);
  }

  private drop(): void {
    this.cancelPing();
    this.cancelWait();
    this.lookout.stop();
    this.isLive = false;
    const old = this.socket;
    this.socket = undefined;
    old?.close();
  }

  private wait(first = FIRST_DELAY): void {
    const longest = Math.min(this.plan.longestDelay, first * 2 ** this.tries++);
    this.cancelWait = this.around.later(longest * (0.5 + this.around.random() / 2), () => this.tryNow());
  }

  /** A visible page probes the server often until it answers; a hidden one tries a socket. */
  private tryNow(): void {
    if (this.lookout.isUseful) this.lookout.start((how) => (how === 'there' ? this.open() : this.wait()));
    else this.open();
  }

  private end(): void {
    this.isClosed = true;
    this.isLive = false;
    this.cancelWait();
    this.cancelPing();
    this.lookout.stop();
    for (const { cancelResend } of this.pending.values()) cancelResend();
    this.socket?.close();
    this.socket = undefined;
  }

  private send(message: readonly unknown[]): void {
    this.socket?.send(JSON.stringify(message));
  }

  private sendRequest(pending: Pending<Answer>): void {
    if (!this.isLive) return;
    this.send(pending.message);
    this.sendLater(pending, RESEND_AFTER);
  }

  private sendLater(pending: Pending<Answer>, milliseconds: number): void {
    pending.cancelResend();
    pending.cancelResend = this.around.later(milliseconds, () => this.sendRequest(pending));
  }

  /** Asks whether anybody is there when nothing has come for a while, and gives the connection up when nobody answers. */
  private watch(): void {
    this.cancelPing();
    this.lookout.stop();
    this.hasHeard = false;
    this.cancelPing = this.around.later(QUIET, () => (this.hasHeard ? this.watch() : this.ask(SILENCE)));
  }

  private ask(within: number): void {
    this.cancelPing();
    this.hasHeard = false;
    if (this.isLive) this.send(['ping']);
    this.cancelPing = this.around.later(PROMPT, () => (this.hasHeard ? this.watch() : this.doubt(within - PROMPT)));
  }

  /** A server that answers others and not this line has lost it: the line is given up before its time. */
  private doubt(within: number): void {
    if (within <= 0) {
      this.reconnect();
      return;
    }
    this.cancelPing = this.around.later(within, () => (this.hasHeard ? this.watch() : this.reconnect()));
    // A server is slow to greet when all clients reconnect at once; a second socket would make it slower.
    if (!this.isLive || !this.lookout.isUseful) return;
    this.lookout.start((how) => {
      if (how !== 'there' || this.hasHeard) return;
      this.drop();
      this.open();
    });
  }
}
