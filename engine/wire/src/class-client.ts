import type { ClassView } from '@stolik/class/views';
import type { ClassNoCode, ClassServerMessage, ClassWish } from './class.ts';
import type { Socket, Status, Surroundings } from './client.ts';
import { patched } from './delta.ts';
import type { ByeCode } from './messages.ts';
import { Unpacker } from './packing.ts';
import { WIRE_VERSION } from './version.ts';

export type ClassAnswer = { readonly ok: true } | { readonly ok: false; readonly code: ClassNoCode };

export interface ClassPlan {
  /** The teacher's, a pupil's or the wall's. */
  readonly token: string;
  /** What one is told has changed. */
  onView(view: ClassView): void;
  onStatus?(status: Status, why?: ByeCode): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
const QUIET = 12_500;
const SILENCE = 15_000;
/** So long one waits who has just come back and asks. */
const PROMPT = 4000;
const RESEND_AFTER = 8000;
const SLOWLY = 2000;
/** After these there is no point in coming again with the same words. */
const FINAL: readonly ByeCode[] = ['bad-token', 'other-wire', 'malformed'];

interface Pending {
  readonly id: string;
  readonly wish: ClassWish;
  done(answer: ClassAnswer): void;
  cancelResend(): void;
}

/**
 * A class on a server, seen by one of it. Connects, stays connected, is told the present whenever it comes again; sends every wish until it is
 * answered, under an id that lets the server do it once. `Surroundings.connect` opens a socket to `/api/class` here.
 */
export class ClassConnection {
  view: ClassView | undefined;
  private readonly plan: ClassPlan;
  private readonly around: Surroundings;
  private socket: Socket | undefined;
  private unpacker = new Unpacker();
  private readonly pending = new Map<string, Pending>();
  private readonly prefix: string;
  private count = 0;
  private tries = 0;
  private isLive = false;
  private hasHeard = false;
  private isClosed = false;
  private cancelWait: () => void = () => {};
  private cancelPing: () => void = () => {};
  /** The server's time when the whole was last told: what happened when is in its time. */
  serverNow = 0;

  constructor(plan: ClassPlan, around: Surroundings) {
    this.plan = plan;
    this.around = around;
    this.prefix = Math.floor(around.random() * 36 ** 6).toString(36);
    this.open();
  }

  /** The promise is kept when the server has it for good, however often the connection breaks meanwhile. */
  wish(wish: ClassWish): Promise<ClassAnswer> {
    const id = `${this.prefix}-${(this.count++).toString(36)}`;
    return new Promise((done) => {
      const pending: Pending = { id, wish, done, cancelResend: () => {} };
      this.pending.set(id, pending);
      if (this.isLive) this.sendWish(pending);
    });
  }

  /**
   * Comes again now instead of later: the network or the person is back. A line that seems to stand is asked at once whether it does: of one
   * that broke while a device slept nobody is told.
   */
  hurry(): void {
    if (this.isClosed) return;
    if (this.socket) {
      this.ask(PROMPT);
      return;
    }
    this.cancelWait();
    this.open();
  }

  close(): void {
    this.end();
    this.plan.onStatus?.('closed');
  }

  private end(): void {
    this.isClosed = true;
    this.isLive = false;
    this.cancelWait();
    this.cancelPing();
    for (const { cancelResend } of this.pending.values()) cancelResend();
    this.socket?.close();
    this.socket = undefined;
  }

  private open(): void {
    this.plan.onStatus?.('connecting');
    this.unpacker = new Unpacker();
    // A socket that was given up may still speak: only the present one is heard.
    let mine: Socket | undefined;
    const isCurrent = (): boolean => mine !== undefined && this.socket === mine;
    mine = this.around.connect({
      opened: () => isCurrent() && this.send(['hi', WIRE_VERSION, this.plan.token]),
      received: (text) => isCurrent() && this.receive(text),
      closed: () => isCurrent() && this.comeAgain(),
    });
    this.socket = mine;
    this.watch();
  }

  private send(message: readonly unknown[]): void {
    this.socket?.send(JSON.stringify(message));
  }

  private sendWish(pending: Pending): void {
    this.send(['do', pending.id, pending.wish]);
    pending.cancelResend();
    pending.cancelResend = this.around.later(RESEND_AFTER, () => {
      if (this.isLive) this.sendWish(pending);
    });
  }

  /** Asks whether anybody is there when nothing has come for a while, and gives the connection up when nobody answers. */
  private watch(): void {
    this.cancelPing();
    this.hasHeard = false;
    this.cancelPing = this.around.later(QUIET, () => {
      if (this.hasHeard) {
        this.watch();
        return;
      }
      this.ask(SILENCE);
    });
  }

  private ask(within: number): void {
    this.cancelPing();
    this.hasHeard = false;
    if (this.isLive) this.send(['ping']);
    this.cancelPing = this.around.later(within, () => (this.hasHeard ? this.watch() : this.comeAgain()));
  }

  private comeAgain(): void {
    if (this.isClosed) return;
    this.cancelPing();
    this.cancelWait();
    this.isLive = false;
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.plan.onStatus?.('waiting');
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.tries++);
    this.cancelWait = this.around.later(longest * (0.5 + this.around.random() / 2), () => this.open());
  }

  private receive(text: string): void {
    this.hasHeard = true;
    try {
      this.take(JSON.parse(text) as ClassServerMessage);
    } catch {
      // What does not fit what we have: come again, and be told the whole.
      this.comeAgain();
    }
  }

  private take(message: ClassServerMessage): void {
    switch (message[0]) {
      case '#':
        this.unpacker.learn(message.slice(1) as never);
        break;
      case 'view': {
        this.serverNow = message[1];
        const isFirst = !this.isLive;
        this.isLive = true;
        this.tries = 0;
        this.show(this.unpacker.unpack(message[2]) as unknown as ClassView);
        if (!isFirst) break;
        this.plan.onStatus?.('live');
        for (const pending of this.pending.values()) this.sendWish(pending);
        break;
      }
      case '+':
        this.show(patched(this.unpacker, this.view, message[1]) as ClassView);
        break;
      case 'ok':
        this.settle(message[1], { ok: true });
        break;
      case 'no':
        if (message[2] === 'too-fast') this.slowDown(message[1]);
        else this.settle(message[1], { ok: false, code: message[2] });
        break;
      case 'bye':
        this.leave(message[1]);
        break;
      case 'pong':
        break;
    }
  }

  private show(view: ClassView): void {
    this.view = view;
    this.plan.onView(view);
  }

  /** Nothing that was done is lost because it was told too quickly. */
  private slowDown(id: string): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    pending.cancelResend();
    pending.cancelResend = this.around.later(SLOWLY, () => {
      if (this.isLive) this.sendWish(pending);
    });
  }

  private settle(id: string, answer: ClassAnswer): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.cancelResend();
    waiting?.done(answer);
  }

  private leave(why: ByeCode): void {
    if (!FINAL.includes(why)) {
      this.comeAgain();
      return;
    }
    this.end();
    this.plan.onStatus?.('closed', why);
  }
}
