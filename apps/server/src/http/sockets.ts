import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ByeCode } from '@stolik/wire/messages';
import { WIRE_VERSION } from '@stolik/wire/version';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressKey, addressOf } from '../limits/address.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { Tally } from '../limits/tally.ts';
import { Busy } from '../live/loads.ts';
import { whose } from '../slices.ts';
import { troubleOf } from '../store/trouble.ts';
import { ANYWHERE, isForeign, isMisled, type Reach } from './foreign.ts';
import { textFrame } from './frames.ts';
import { Newcomers } from './newcomers.ts';
import { Traffic } from './traffic.ts';

export const PLAY_PATH = '/api/play';
export const CLASS_PATH = '/api/class';

const HELLO_WITHIN = 10_000;
/**
 * A client that has so much unread is dropped: it reconnects and gets what it missed. The longest message since it had read everything does
 * not count: a slow line needs its time for the view of a large class.
 */
const MOST_UNREAD = 512 * 1024;
/** From here on it is only sent what it must have. */
const MUCH_UNREAD = MOST_UNREAD / 2;
const ALIVE_EVERY = 30_000;
const BEHIND_EVERY = 250;
/** So much of what makes no sense and the connection is closed: three messages that can't be read, or a dozen moves that are none. */
const MOST_NONSENSE = 12;
const MALFORMED = 4;
/** What a person at a table or in a class says at most: at once, and a second. */
const MODEST = [30, 2] as const;
/** Who is not let in has so long to take the answer. */
const REFUSED_WITHIN = 5000;
/** Wishes that come right after `hi` wait for its answer, so many of them. */
const MOST_EARLY = 16;

/** Asks for a WebSocket of ours. Whatever else says `Upgrade` (HTTP/2, as some clients do by default) is answered as if it had not. */
export const isForSockets = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && [PLAY_PATH, CLASS_PATH].includes(pathOf(request));

const pathOf = ({ url }: IncomingMessage): string => url?.split('?')[0] ?? '';

/** What is to be had at a path. */
export interface Place {
  readonly path: string;
  /** The longest message, in bytes. */
  readonly longest: number;
  welcome(caller: Caller): Connection;
}

/** Whoever was let in, and what all connections share. */
export interface Caller {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
  readonly limits: Limits;
  readonly outbox: Outbox;
  readonly behind: Behind;
  readonly traffic: Traffic;
  /** They have greeted and may stay. */
  onIn(): void;
  onClose(): void;
  onFailure(error: unknown): void;
}

export interface SocketsPlan {
  readonly limits: Limits;
  readonly reach?: Reach;
  readonly proxies?: number | undefined;
  /** Whether the operator wants nobody from there. */
  isBlocked?(address: string): boolean;
  /** Something threw that serves one connection. */
  complain?(what: string, error: unknown): void;
}

interface Way {
  readonly place: Place;
  readonly server: WebSocketServer;
  readonly traffic: Traffic;
}

/** The way in for all WebSockets, counted together wherever they go. */
export class Sockets {
  private readonly places: ReadonlyMap<string, Way>;
  /** With the whole address: limits go by networks, but an operator may block a single device. */
  private readonly open = new Map<Connection, string>();
  private readonly byAddress = new Tally();
  private readonly newcomers: Newcomers<Connection>;
  private readonly limits: Limits;
  private readonly reach: Reach;
  private readonly proxies: number;
  private readonly plan: SocketsPlan;
  private readonly outbox = new Outbox();
  private readonly behind: Behind;
  private readonly timer: NodeJS.Timeout;
  private isClosing = false;
  /** Upgrades that were refused, for those who watch the server. */
  refused = 0;

  constructor(places: readonly Place[], plan: SocketsPlan) {
    const { limits, reach = ANYWHERE, proxies = 0 } = plan;
    this.places = new Map(places.map((place) => [place.path, { place, server: serverOf(place), traffic: new Traffic() }]));
    this.plan = plan;
    this.limits = limits;
    this.reach = reach;
    this.proxies = proxies;
    this.behind = new Behind(limits.unread);
    this.newcomers = new Newcomers(limits.silentEach);
    this.timer = setInterval(() => this.checkAlive(), ALIVE_EVERY).unref();
  }

  get connections(): number {
    return this.open.size;
  }

  /** By path. */
  get traffic(): ReadonlyMap<string, Traffic> {
    return new Map([...this.places].map(([path, { traffic }]) => [path, traffic]));
  }

  /** Connections to one table or class. */
  countAt(id: string): number {
    let count = 0;
    for (const connection of this.open.keys()) if (connection.subject === id) count++;
    return count;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const whole = addressOf(request, this.proxies);
    const address = addressKey(whole);
    const at = isForSockets(request) ? this.places.get(pathOf(request)) : undefined;
    const why = at ? this.whyNot(request, address) : '404 Not Found';
    if (!at || why !== undefined) {
      this.refuse(stream, why ?? '');
      return;
    }
    at.server.handleUpgrade(request, stream, head, (socket) => {
      const { limits, outbox, behind } = this;
      const { traffic } = at;
      const onIn = (): void => this.newcomers.delete(address, connection);
      const onClose = (): void => {
        onIn();
        this.open.delete(connection);
        behind.forget(connection);
        this.byAddress.add(address, -1);
        traffic.open--;
      };
      const onFailure = (error: unknown): void => {
        traffic.failures++;
        this.plan.complain?.('a connection failed', error);
      };
      const connection = at.place.welcome({ socket, stream, address, limits, outbox, behind, traffic, onIn, onClose, onFailure });
      this.open.set(connection, whole);
      this.byAddress.add(address, 1);
      traffic.open++;
      this.newcomers.add(address, connection)?.drop();
      // A browser is not told why it was refused a connection, so it gets one, and the reason.
      if (this.plan.isBlocked?.(whole)) connection.bye('blocked');
    });
  }

  /** Other networks are blocked now: who is connected from there is told so. */
  dismissBlocked(): void {
    for (const [connection, address] of this.open) if (this.plan.isBlocked?.(address)) connection.bye('blocked');
  }

  /** Node has given the socket away and closes nothing any more: whoever keeps its half open would keep it for ever. */
  private refuse(stream: Duplex, why: string): void {
    this.refused++;
    (stream as Socket).setTimeout(REFUSED_WITHIN, () => stream.destroy());
    stream.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
  }

  private whyNot(request: IncomingMessage, address: string): string | undefined {
    if (isForeign(request.headers, this.reach) || isMisled(request.headers, this.reach)) return '403 Forbidden';
    if (this.isClosing || this.open.size >= this.limits.connections) return '503 Service Unavailable';
    const hasRoom = this.byAddress.hasRoom(address, this.limits.connectionsEach, this.limits.connections);
    return hasRoom && this.limits.connecting.allows(address) ? undefined : '429 Too Many Requests';
  }

  private checkAlive(): void {
    for (const connection of this.open.keys()) guarded(connection, () => connection.checkAlive());
  }

  /** Tells everybody to come again elsewhere or later. */
  close(): void {
    this.isClosing = true;
    clearInterval(this.timer);
    for (const connection of this.open.keys()) connection.bye('closing');
  }
}

const serverOf = ({ longest }: Place): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    maxPayload: longest,
    perMessageDeflate: false,
    autoPong: false,
    clientTracking: false,
  });

/** Serves one of many: what goes wrong with it ends that connection, and the others are served. */
function guarded(connection: Connection, work: () => void): void {
  try {
    work();
  } catch {
    connection.drop();
  }
}

/** What is said in one round of events goes out in one piece a connection: a write costs more than all the rest of a move. */
class Outbox {
  private waiting: Connection[] = [];
  private readonly empty = (): void => {
    const connections = this.waiting;
    this.waiting = [];
    for (const connection of connections) guarded(connection, () => connection.flush());
  };

  /** A tick comes after everything that is promised has been done: all tables whose moves were stored together. */
  add(connection: Connection): void {
    if (this.waiting.push(connection) === 1) process.nextTick(this.empty);
  }
}

/** Those who have not read what was sent to them: all of it together has a limit, and whoever is furthest behind goes first. */
class Behind {
  private readonly connections = new Set<Connection>();
  private readonly most: number;
  private checkedAt = 0;
  /** What was unread of those added since the last check; some may be counted twice. */
  private added = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    this.added += connection.unread;
    const now = Date.now();
    // Soon enough also where all of it comes at once and nothing after it.
    if (now - this.checkedAt < BEHIND_EVERY && this.added < this.most / 4) return;
    this.checkedAt = now;
    this.added = 0;
    this.check();
  }

  forget(connection: Connection): void {
    this.connections.delete(connection);
  }

  private check(): void {
    let sum = 0;
    for (const connection of this.connections) {
      if (connection.unread === 0) this.connections.delete(connection);
      sum += connection.unread;
    }
    if (sum <= this.most) return;
    for (const connection of [...this.connections].sort((a, b) => b.unread - a.unread)) {
      if (sum <= this.most / 2) break;
      sum -= connection.unread;
      connection.drop();
    }
  }
}

/** One WebSocket: greets once, talks within limits, is dropped when it does not read or has gone silent. */
export abstract class Connection {
  shapes = 0;
  protected readonly socket: WebSocket;
  protected readonly limits: Limits;
  readonly address: string;
  private readonly stream: Duplex;
  private readonly outbox: Outbox;
  private readonly behind: Behind;
  private readonly traffic: Traffic;
  private readonly onIn: () => void;
  private readonly onFailure: (error: unknown) => void;
  private readonly bucket: Bucket;
  private readonly modest: Bucket;
  private readonly helloTimer: NodeJS.Timeout;
  private readonly early: (() => void)[] = [];
  /** Frames, a character for every byte. */
  private unsent = '';
  /** The length of the longest message since the client had read everything. */
  private longest = 0;
  private hasGreeted = false;
  private isIn = false;
  private hasEnded = false;
  private isAlive = true;
  private nonsense = 0;

  constructor({ socket, stream, address, limits, outbox, behind, traffic, onIn, onClose, onFailure }: Caller) {
    this.socket = socket;
    this.stream = stream;
    this.address = address;
    this.limits = limits;
    this.outbox = outbox;
    this.behind = behind;
    this.traffic = traffic;
    this.onIn = onIn;
    this.onFailure = onFailure;
    this.bucket = new Bucket(...limits.messages, Date.now());
    this.modest = new Bucket(...MODEST, Date.now());
    // Not said goodbye to: that would be for good, and the greeting of a phone may be on its way for long.
    this.helloTimer = setTimeout(() => this.drop(), HELLO_WITHIN).unref();
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : (data as Buffer).toString()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('ping', (data) => this.answerPing(data));
    stream.on('drain', () => {
      this.longest = 0;
      if (!this.isGone) guarded(this, () => this.caughtUp());
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      this.leave();
      onClose();
    });
  }

  /** False for what can't be read. */
  protected abstract read(text: string): boolean;
  /** The connection is gone: nobody sits there any more. */
  protected abstract leave(): void;
  /** The client has read everything after it was behind. */
  protected caughtUp(): void {}
  /** The table or class that it is about, once it is known. */
  abstract get subject(): string | undefined;

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  /**
   * Whether the client reads more slowly than it is told: a message of this length is better left out, if it can be. Only a stream that
   * waits for its reader says later that it is free again; so one that waits for nobody never lags, however long the message is.
   */
  lags(length: number): boolean {
    return this.stream.writableNeedDrain && this.unread + this.unsent.length + length > MUCH_UNREAD + this.longest;
  }

  protected get isGone(): boolean {
    return this.socket.readyState !== this.socket.OPEN;
  }

  send(text: string): void {
    if (this.isGone) return;
    if (this.unread + this.unsent.length > MOST_UNREAD + this.longest) {
      this.socket.terminate();
      return;
    }
    this.traffic.sent++;
    this.longest = Math.max(this.longest, text.length);
    if (this.unsent === '') this.outbox.add(this);
    this.unsent += textFrame(text);
  }

  /** Past ws, which would make two buffers and an object of every message; whole frames and nothing compressed, so its own fit between. */
  flush(): void {
    const frames = this.unsent;
    this.unsent = '';
    if (frames !== '' && !this.isGone && !this.stream.write(frames, 'latin1')) this.behind.add(this);
  }

  drop(): void {
    this.socket.terminate();
  }

  bye(code: ByeCode): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.traffic.said(code);
    this.send(JSON.stringify(['bye', code]));
    this.flush();
    this.socket.close(1000);
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }

  checkAlive(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  /** The one greeting; `enter` says why somebody may not come in. */
  protected begin(wire: number, enter: () => Promise<ByeCode | undefined>): void {
    whose
      .run(this.address, () => this.greet(wire, enter))
      .catch((error: unknown) => {
        if (!(error instanceof Busy)) this.onFailure(error);
        this.bye('closing');
      });
  }

  /** Why a wish came to nothing that threw: nothing can be saved now, or it is our mistake. */
  protected whyFailed(error: unknown): 'unsaved' | 'too-fast' | 'broken' {
    if (troubleOf(error)) return 'unsaved';
    if (error instanceof Busy) return 'too-fast';
    this.onFailure(error);
    return 'broken';
  }

  private async greet(wire: number, enter: () => Promise<ByeCode | undefined>): Promise<void> {
    if (this.hasGreeted) return this.bye('malformed');
    this.hasGreeted = true;
    clearTimeout(this.helloTimer);
    if (wire !== WIRE_VERSION) return this.bye('other-wire');
    const why = await enter();
    if (why !== undefined) return this.bye(why);
    // Who went away meanwhile was told so before they had come in.
    if (this.isGone) return this.leave();
    this.isIn = true;
    this.onIn();
    for (const wish of this.early.splice(0)) wish();
  }

  /** Grants what is wished, for those who have come in. */
  protected hear(wish: () => void): void {
    if (this.isIn) wish();
    else if (this.hasGreeted && this.early.length < MOST_EARLY) this.early.push(wish);
    else this.bye('malformed');
  }

  /** So much of what came made no sense. */
  protected count(nonsense: number): void {
    this.nonsense += nonsense;
    if (this.nonsense >= MOST_NONSENSE) this.bye('malformed');
  }

  private receive(text: string): void {
    this.traffic.received++;
    if (!this.mayGoOn()) return;
    try {
      if (!this.read(text)) this.count(this.hasGreeted ? MALFORMED : MOST_NONSENSE);
    } catch (error) {
      this.onFailure(error);
      this.bye('closing');
    }
  }

  /** Whether something that came may be looked at: not too much of it, and nothing after the end. */
  private mayGoOn(): boolean {
    this.isAlive = true;
    if (this.hasEnded) return false;
    const now = Date.now();
    // Somebody who has come in and says little is heard whatever others at the same address do.
    const isModest = this.isIn && this.modest.allows(now);
    if (!this.bucket.allows(now) || !(isModest || this.limits.talking.allows(this.address))) this.bye('too-fast');
    return !this.hasEnded;
  }

  /** Not left to ws, which answers without an end: who asks and never reads would fill our memory. */
  private answerPing(data: Buffer): void {
    if (!this.mayGoOn()) return;
    if (this.unread > MOST_UNREAD + this.longest) this.socket.terminate();
    else this.socket.pong(data);
  }
}
