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
import type { Behind, Held } from './behind.ts';
import { ANYWHERE, isForeign, isMisled, type Reach } from './foreign.ts';
import { textFrame } from './frames.ts';
import type { Hearing } from './hearing.ts';
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
/** A move, a fact, a ping: longer messages take longer to read, and count for as many as they are longer. */
const SHORT = 4096;
/** So much of what makes no sense and the connection is closed: three messages that can't be read, or a dozen moves that are none. */
const MOST_NONSENSE = 12;
const MALFORMED = 4;
/** Between two pings: where reading was paused, the answers of minutes come at once. */
const MOST_PONGS = 30;
/** What a person at a table or in a class says at most: at once, and a second. */
const MODEST = [30, 2] as const;
/** Who is not let in has so long to take the answer. */
const REFUSED_WITHIN = 5000;
/** Messages that come right after `hi` wait unread for its answer, so many of them. */
const MOST_EARLY = 16;
/** A message that waits takes about so many bytes beside its own. */
const WAITING_TAKES = 256;
/** Nothing more is read from a connection of which so many bytes wait for their turn, four of the longest messages. */
const MUCH_UNHEARD = 64 * 1024;
/** Nor from one of which anything waits where of its customer so much of the memory for such bytes is taken. */
const PART_UNHEARD = 1 / 16;
/** For five minutes it may be so: then its turn has not come, and never will where its client is gone. */
const MOST_CHECKS_PAUSED = 10;
/** Is answered at once, also where others wait. */
const PING = Buffer.from('["ping"]');

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

/** The admitted clients, and the state that all connections share. */
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
  /** Shared with everything else that clients have not read. */
  readonly behind: Behind;
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
    const { limits, behind, reach = ANYWHERE, proxies = 0 } = plan;
    this.places = new Map(places.map((place) => [place.path, { place, server: serverOf(place), traffic: new Traffic() }]));
    this.plan = plan;
    this.limits = limits;
    this.reach = reach;
    this.proxies = proxies;
    this.behind = behind;
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

  /** The blocked networks have changed: clients from them are disconnected. */
  dismissBlocked(): void {
    for (const [connection, address] of this.open) if (this.plan.isBlocked?.(address)) connection.bye('blocked');
  }

  /** Node has handed the socket over and no longer closes it: a client that keeps its half open would keep it forever. */
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

  /** Tells all clients to reconnect elsewhere or later. */
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
    // Browsers send a message in one piece. What has not come to its end is counted by nobody else.
    maxFragments: 16,
    maxBufferedChunks: 256,
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

const NOTHING = Buffer.alloc(0);

/** One WebSocket: greets once, talks within limits, is dropped when it does not read or has gone silent. */
export abstract class Connection implements Held {
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
  /** Where messages are heard in turn; undefined: at once. */
  private readonly hearing: Hearing | undefined;
  /** Messages that wait until their sender has come in, or for their turn. */
  private waiting: Buffer[] = [];
  /** Bytes that these take. */
  unheard = 0;
  /** How often nobody could hear whether the client is there, because nothing is read from it. */
  private checksPaused = 0;
  /** Frames, a character for every byte. */
  private unsent = '';
  /** The length of the longest message since the client had read everything. */
  private longest = 0;
  private hasGreeted = false;
  private isIn = false;
  private hasEnded = false;
  private isAlive = true;
  /** Since the last ping. */
  private pongs = 0;
  private nonsense = 0;

  constructor({ socket, stream, address, limits, outbox, behind, traffic, onIn, onClose, onFailure }: Caller, hearing?: Hearing) {
    this.socket = socket;
    this.hearing = hearing;
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
    socket.on('message', (data, isBinary) => this.receive(isBinary ? NOTHING : (data as Buffer)));
    socket.on('pong', () => {
      this.isAlive = true;
      // Each answers a ping: one that nobody asked for is a flood.
      if (++this.pongs > MOST_PONGS) this.drop();
    });
    socket.on('ping', (data) => this.answerPing(data));
    stream.on('drain', () => {
      this.longest = 0;
      if (!this.isGone) guarded(this, () => this.caughtUp());
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      this.takeWaiting();
      this.hearing?.forget(this);
      this.leave();
      onClose();
    });
  }

  /** False for what can't be read; for what takes longer a promise that is kept when it is done. */
  protected abstract read(text: string): boolean | Promise<unknown>;
  /** The connection is gone: nobody sits there any more. */
  protected abstract leave(): void;
  /** The client has read everything after it was behind. */
  protected caughtUp(): void {}
  /** The table or class that it is about, once it is known. */
  abstract get subject(): string | undefined;

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  /** Bytes in memory for this client. */
  get held(): number {
    return this.unread + this.unheard;
  }

  /**
   * Whether the client lags behind (backpressure): a message of this length should be skipped if possible. Only a stream
   * with pending data reports later that it has drained, so a stream without pending data never lags.
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
    // Who said too much may go on: nothing of it is even parsed.
    if (code === 'too-fast') this.socket.pause();
    else this.readOn();
    this.socket.close(1000);
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }

  checkAlive(): void {
    const { isPaused } = this.socket;
    if (isPaused) this.checksPaused++;
    if (isPaused ? this.checksPaused > MOST_CHECKS_PAUSED : !this.isAlive) {
      this.socket.terminate();
      return;
    }
    // Where nothing is read, a line that is broken is noticed by what is written.
    this.isAlive = false;
    this.pongs = 0;
    this.socket.ping();
  }

  /** The greeting; `enter` returns the reason for a refusal. */
  protected begin(wire: number, enter: () => Promise<ByeCode | undefined>): void {
    whose
      .run(this.address, () => this.greet(wire, enter))
      .catch((error: unknown) => {
        if (!(error instanceof Busy)) this.onFailure(error);
        this.bye('closing');
      });
  }

  /** Why a request threw: nothing can be saved now, or it is our mistake. */
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
    if (this.hearing) this.hearing.add(this);
    else for (const data of this.takeWaiting()) if (!this.isGone) void this.hear(data.toString());
  }

  private takeWaiting(): readonly Buffer[] {
    const { waiting } = this;
    this.waiting = [];
    this.unheard = 0;
    return waiting;
  }

  get nextLength(): number | undefined {
    return this.waiting[0]?.length;
  }

  takeNext(): () => Promise<unknown> | undefined {
    const data = this.waiting.shift() ?? NOTHING;
    this.unheard -= WAITING_TAKES + data.length;
    if (this.waiting.length === 0) this.readOn();
    return () => (this.isGone || this.hasEnded ? undefined : this.hear(data.toString()));
  }

  /** A copy: what came is part of a larger piece, which would stay with it. */
  private keep(data: Buffer): void {
    if (!this.isIn && this.waiting.length >= MOST_EARLY) {
      this.bye('malformed');
      return;
    }
    const copy = Buffer.allocUnsafeSlow(data.length);
    data.copy(copy);
    this.waiting.push(copy);
    this.unheard += WAITING_TAKES + data.length;
    if (this.isIn) this.hearing?.add(this);
    if (this.unheard === 0) return;
    this.behind.add(this);
    if (this.isIn && this.saysTooMuch()) this.socket.pause();
  }

  /** Goes on before it was heard: what it says waits at its own end from now on, until all that has come is heard. */
  private saysTooMuch(): boolean {
    if (this.socket.isPaused || !this.hearing) return false;
    return this.unheard > MUCH_UNHEARD || this.hearing.unheardOf(this.address) > PART_UNHEARD * this.limits.unread;
  }

  private readOn(): void {
    if (!this.socket.isPaused) return;
    this.checksPaused = 0;
    // What says that it is there may be among what was not read.
    this.isAlive = true;
    this.socket.resume();
  }

  /** Requests need an admitted client; one that has not even greeted is closed. */
  protected hasComeIn(): boolean {
    if (!this.isIn) this.bye('malformed');
    return this.isIn;
  }

  /** So much of what came made no sense. */
  protected count(nonsense: number): void {
    this.nonsense += nonsense;
    if (this.nonsense >= MOST_NONSENSE) this.bye('malformed');
  }

  private receive(data: Buffer): void {
    this.traffic.received++;
    if (!this.mayGoOn(data.length)) return;
    const mustWait = this.hasGreeted && (!this.isIn || this.hearing !== undefined);
    if (mustWait && !data.equals(PING)) this.keep(data);
    else void this.hear(data.toString());
  }

  private hear(text: string): Promise<unknown> | undefined {
    try {
      const done = this.read(text);
      if (done === false) this.count(this.hasGreeted ? MALFORMED : MOST_NONSENSE);
      return typeof done === 'object' ? done : undefined;
    } catch (error) {
      this.onFailure(error);
      this.bye('closing');
      return undefined;
    }
  }

  /** Whether something that came may be looked at: not too much of it, and nothing after the end. */
  private mayGoOn(length = 0): boolean {
    this.isAlive = true;
    if (this.hasEnded) return false;
    const now = Date.now();
    // An admitted client that sends little is always served, despite others at the same address.
    const isModest = this.isIn && length <= SHORT && this.modest.allows(now);
    const cost = Math.max(1, Math.ceil(length / SHORT));
    if (!this.bucket.allows(now) || !(isModest || this.limits.talking.allows(this.address, cost))) this.bye('too-fast');
    return !this.hasEnded;
  }

  /** Not left to ws, which answers without an end: who asks and never reads would fill our memory. */
  private answerPing(data: Buffer): void {
    if (!this.mayGoOn()) return;
    if (this.unread > MOST_UNREAD + this.longest) this.socket.terminate();
    else this.socket.pong(data);
  }
}
