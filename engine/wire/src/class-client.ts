import type { ClassView } from '@stolik/class/views';
import type { ClassNoCode, ClassRequest, ClassServerMessage } from './class.ts';
import { patched } from './delta.ts';
import { Line, type Status, type Surroundings } from './line.ts';
import type { ByeCode } from './messages.ts';
import { Unpacker } from './packing.ts';
import { WIRE_VERSION } from './version.ts';

export type ClassAnswer = { readonly ok: true } | { readonly ok: false; readonly code: ClassNoCode };

export interface ClassPlan {
  /** The teacher's, a pupil's or the wall's. */
  readonly token: string;
  /** The view has changed. */
  onView(view: ClassView): void;
  onStatus?(status: Status, why?: ByeCode): void;
}

const LONGEST_DELAY = 10_000;
/** After these there is no point in coming again with the same words. */
const FINAL: readonly ByeCode[] = ['bad-token', 'other-wire', 'malformed', 'ended', 'blocked'];

/**
 * A class on a server, seen by one member. Connects, reconnects, and receives a snapshot after each reconnect. Retries every
 * request until it is acknowledged, under an id that lets the server process it once. `Surroundings.connect` opens a socket
 * to `/api/class` here.
 */
export class ClassConnection {
  view: ClassView | undefined;
  private readonly plan: ClassPlan;
  private readonly line: Line<ClassAnswer>;
  private unpacker = new Unpacker();
  /** The server's time when the whole was last told: what happened when is in its time. */
  serverNow = 0;

  constructor(plan: ClassPlan, around: Surroundings) {
    this.plan = plan;
    this.line = new Line(
      {
        longestDelay: LONGEST_DELAY,
        final: FINAL,
        begin: () => {
          this.unpacker = new Unpacker();
        },
        greeting: () => ['hi', WIRE_VERSION, plan.token],
        receive: (text) => this.receive(text),
        onStatus: plan.onStatus?.bind(plan),
      },
      around,
    );
    this.line.open();
  }

  /** The promise is kept when the server has it for good, however often the connection breaks meanwhile. */
  request(request: ClassRequest): Promise<ClassAnswer> {
    return this.line.request((id) => ['do', id, request]);
  }

  /** Comes again now instead of later: the network or the person is back. */
  hurry(): void {
    this.line.hurry();
  }

  close(): void {
    this.line.close();
  }

  private receive(text: string): void {
    try {
      this.take(JSON.parse(text) as ClassServerMessage);
    } catch {
      // A change that does not fit: reconnect, and receive a snapshot.
      this.line.reconnect();
    }
  }

  private take(message: ClassServerMessage): void {
    switch (message[0]) {
      case '#':
        this.unpacker.learn(message.slice(1) as never);
        break;
      case 'view': {
        this.serverNow = message[1];
        this.show(withHints(this.unpacker.unpack(message[2]) as unknown as ClassView, this.view));
        if (this.line.greeted()) this.line.resend();
        break;
      }
      case '+':
        this.show(patched(this.unpacker, this.view, message[1]) as ClassView);
        break;
      case 'ok':
        this.line.settle(message[1], { ok: true });
        break;
      case 'no':
        if (message[2] === 'too-fast') this.line.slowDown(message[1]);
        else this.line.settle(message[1], { ok: false, code: message[2] });
        break;
      case 'bye':
        this.line.leave(message[1]);
        break;
      case 'pong':
        break;
    }
  }

  private show(view: ClassView): void {
    this.view = view;
    this.plan.onView(view);
  }
}

/** Hints never become fewer: a server that has just started does not know of those that were sent before. */
function withHints(now: ClassView, before: ClassView | undefined): ClassView {
  if (now.who !== 'pupil' || before?.who !== 'pupil') return now;
  return { ...now, hints: Math.max(now.hints, before.hints) };
}
