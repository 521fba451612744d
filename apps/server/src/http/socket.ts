import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Refusal, WATCHER } from '@stolik/kernel/game';
import { type ByeCode, type ClientMessage, MOST_BYTES, type NoCode, readClientMessage, type Wish } from '@stolik/wire/messages';
import { WIRE_VERSION } from '@stolik/wire/version';
import { fingerprintOf } from '@stolik/wire/world';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressKey, addressOf } from '../limits/address.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { whose } from '../slices.ts';
import type { LiveTable, Onlooker } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { ANYWHERE, isForeign, isMisled, type Reach } from './foreign.ts';
import { textFrame } from './frames.ts';

const PLAY_PATH = '/api/play';
export const CLASS_PATH = '/api/class';

const HELLO_WITHIN = 10_000;
/** A client that has so much unread is dropped: it comes again and gets what it missed. */
const MOST_UNREAD = 512 * 1024;
const ALIVE_EVERY = 30_000;
const BEHIND_EVERY = 250;
/** So much of what makes no sense and the connection is closed: three messages that can't be read, or a dozen moves that are none. */
const MOST_NONSENSE = 12;
const MALFORMED = 4;
/** Who is not let in has so long to take the answer. */
const REFUSED_WITHIN = 5000;
/** So many entries of a past that must be told anew count for one. */
const ENTRIES_FOR_ONE = 50;
/** Wishes that come right after `hi` wait for its answer, so many of them. */
const MOST_EARLY = 16;

/** Asks for a WebSocket of ours. Whatever else says `Upgrade` (HTTP/2, as some clients do by default) is answered as if it had not. */
export const isForSockets = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && [PLAY_PATH, CLASS_PATH].includes(pathOf(request));

export const pathOf = ({ url }: IncomingMessage): string => url?.split('?')[0] ?? '';

/** WebSockets at `/api/play`: one connection is one table, seen by one viewer. */
export class PlaySockets {
  private readonly sockets: WebSocketServer;
  private readonly open = new Set<Connection>();
  private readonly tables: Tables;
  private readonly limits: Limits;
  private readonly timer: NodeJS.Timeout;
  private readonly byAddress = new Map<string, number>();
  private readonly proxies: number;
  private readonly reach: Reach;
  private readonly outbox = new Outbox();
  private readonly behind: Behind;
  private isClosing = false;
  /** Upgrades that were refused, for whoever watches the server. */
  refused = 0;

  constructor(tables: Tables, limits: Limits, reach: Reach = ANYWHERE, proxies = 0) {
    this.proxies = proxies;
    this.reach = reach;
    this.tables = tables;
    this.limits = limits;
    this.behind = new Behind(limits.unread);
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      autoPong: false,
      clientTracking: false,
    });
    this.timer = setInterval(() => this.checkAlive(), ALIVE_EVERY).unref();
  }

  get connections(): number {
    return this.open.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // Those of classes are let in elsewhere.
      if (!isForSockets(request) || pathOf(request) === PLAY_PATH) this.upgrade(request, socket, head);
    });
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = addressKey(addressOf(request, this.proxies));
    const why = this.whyNot(request, address);
    if (why !== undefined) {
      this.refuse(socket, why);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, socket, this.outbox, this.tables, this.limits, address, this.behind, () => {
        this.open.delete(connection);
        this.behind.forget(connection);
        this.count(address, -1);
      });
      this.open.add(connection);
      this.count(address, 1);
    });
  }

  /** Node has given the socket away and closes nothing any more: whoever keeps its half open would keep it for ever. */
  private refuse(socket: Duplex, why: string): void {
    this.refused++;
    (socket as Socket).setTimeout(REFUSED_WITHIN, () => socket.destroy());
    socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  }

  private whyNot(request: IncomingMessage, address: string): string | undefined {
    if (!isForSockets(request)) return '404 Not Found';
    if (isForeign(request.headers, this.reach) || isMisled(request.headers, this.reach)) return '403 Forbidden';
    if (this.isClosing || this.open.size >= this.limits.connections) return '503 Service Unavailable';
    const isFull = (this.byAddress.get(address) ?? 0) >= this.limits.connectionsEach;
    return !isFull && this.limits.connecting.allows(address) ? undefined : '429 Too Many Requests';
  }

  private count(address: string, by: 1 | -1): void {
    const count = (this.byAddress.get(address) ?? 0) + by;
    if (count > 0) this.byAddress.set(address, count);
    else this.byAddress.delete(address);
  }

  private checkAlive(): void {
    for (const connection of this.open) connection.checkAlive();
  }

  /** Tells everybody to come again elsewhere or later. */
  close(): void {
    this.isClosing = true;
    clearInterval(this.timer);
    for (const connection of this.open) connection.bye('closing');
  }
}

/** What is said in one round of events goes out in one piece a connection: a write costs more than all the rest of a move. */
class Outbox {
  private waiting: Connection[] = [];
  private readonly empty = (): void => {
    const connections = this.waiting;
    this.waiting = [];
    for (const connection of connections) connection.flush();
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

  constructor(most: number) {
    this.most = most;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    const now = Date.now();
    if (now - this.checkedAt < BEHIND_EVERY) return;
    this.checkedAt = now;
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

class Connection implements Onlooker {
  viewer: number = WATCHER;
  satAt = -1;
  isQuiet = false;
  shapes = 0;
  private table: LiveTable | undefined;
  private hasGreeted = false;
  private hasEnded = false;
  private isAlive = true;
  private nonsense = 0;
  private readonly early: Wish[] = [];
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly outbox: Outbox;
  /** Frames, a character for every byte. */
  private unsent = '';
  private readonly tables: Tables;
  private readonly limits: Limits;
  private readonly bucket: Bucket;
  private readonly helloTimer: NodeJS.Timeout;

  private readonly address: string;
  private readonly behind: Behind;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    outbox: Outbox,
    tables: Tables,
    limits: Limits,
    address: string,
    behind: Behind,
    onClose: () => void,
  ) {
    this.address = address;
    this.behind = behind;
    this.socket = socket;
    this.stream = stream;
    this.outbox = outbox;
    this.tables = tables;
    this.limits = limits;
    this.bucket = new Bucket(...limits.messages, Date.now());
    this.helloTimer = setTimeout(() => this.bye('malformed'), HELLO_WITHIN).unref();
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : (data as Buffer).toString()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('ping', (data) => this.answerPing(data));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      this.table?.leave(this);
      onClose();
    });
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount + this.unsent.length > MOST_UNREAD) {
      this.socket.terminate();
      return;
    }
    if (this.unsent === '') this.outbox.add(this);
    this.unsent += textFrame(text);
  }

  /** Past ws, which would make two buffers and an object of every message; whole frames and nothing compressed, so its own fit between. */
  flush(): void {
    const frames = this.unsent;
    this.unsent = '';
    if (frames !== '' && this.socket.readyState === this.socket.OPEN && !this.stream.write(frames, 'latin1'))
      this.behind.add(this);
  }

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  drop(): void {
    this.socket.terminate();
  }

  bye(code: ByeCode): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
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

  /** Whether something that came may be looked at: not too much of it, and nothing after the end. */
  private mayGoOn(): boolean {
    this.isAlive = true;
    if (this.hasEnded) return false;
    if (!this.bucket.allows(Date.now()) || !this.limits.talking.allows(this.address)) this.bye('too-fast');
    return !this.hasEnded;
  }

  /** Not left to ws, which answers without an end: who asks and never reads would fill our memory. */
  private answerPing(data: Buffer): void {
    if (!this.mayGoOn()) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.pong(data);
  }

  private receive(text: string): void {
    if (!this.mayGoOn()) return;
    const message = readClientMessage(text);
    if (!message.ok) {
      this.count(this.hasGreeted ? MALFORMED : MOST_NONSENSE);
      return;
    }
    try {
      this.take(message.value);
    } catch {
      this.bye('closing');
    }
  }

  private take(message: ClientMessage): void {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') whose.run(this.address, () => this.greet(message)).catch(() => this.bye('closing'));
    else if (this.table) this.wish(this.table, message);
    else if (this.hasGreeted && this.early.length < MOST_EARLY) this.early.push(message);
    else this.bye('malformed');
  }

  private count(nonsense: number): void {
    this.nonsense += nonsense;
    if (this.nonsense >= MOST_NONSENSE) this.bye('malformed');
  }

  private async greet([, wire, id, token, from, fingerprint]: Extract<
    ClientMessage,
    readonly ['hi', ...unknown[]]
  >): Promise<void> {
    if (this.hasGreeted) return this.bye('malformed');
    this.hasGreeted = true;
    clearTimeout(this.helloTimer);
    if (wire !== WIRE_VERSION) return this.bye('other-wire');
    const look = token.startsWith('look.') ? await this.tables.findLook(token) : undefined;
    const found = token === '' || look ? undefined : await this.tables.findPlace(token);
    const table = token === '' ? await this.tables.find(id) : (look ?? found)?.table;
    const unopened = table ? undefined : this.tables.unopened.find(id);
    // Another server may know how to go on with it: the client comes again, and perhaps there.
    if (unopened) return this.bye(unopened.reason === 'newer' ? 'closing' : 'unplayable');
    if (token !== '' && table?.session.id !== id) return this.bye('bad-token');
    if (!table) return this.bye('unknown-table');
    if (fingerprint !== '' && fingerprint !== fingerprintOf(table.session.game)) return this.bye('other-rules');
    this.isQuiet = look !== undefined;
    this.viewer = look?.viewer ?? found?.place.seat ?? WATCHER;
    this.satAt = found?.place.satAt ?? -1;
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (table.isPast(from) && !(await this.maySeePast(table))) return this.bye('too-fast');
    await table.join(this, from);
    this.table = table;
    if (this.socket.readyState !== this.socket.OPEN) table.leave(this);
    for (const wish of this.early.splice(0)) this.wish(table, wish);
  }

  /** What was told before costs little; a long past that nobody has asked for yet costs as much as it is long. */
  private async maySeePast(table: LiveTable): Promise<boolean> {
    const behind = await this.tables.films.behind(table.session, this.viewer);
    return this.limits.films.allows(this.address, Math.min(50, 1 + behind / ENTRIES_FOR_ONE));
  }

  private wish(table: LiveTable, wish: Wish): void {
    const id = wish[1];
    const giveUp = (): void => this.no(id, 'broken');
    if (this.viewer < 0 || this.isQuiet || !table.isTheirs(this)) this.no(id, 'not-yours');
    else if (!this.mayWish(table, wish)) this.no(id, 'too-fast');
    else if (wish[0] === 'say') {
      table.say(this.viewer, wish[2]);
      this.ok(id, table.session.version);
    } else if (wish[0] === 'again') {
      // It opens a table, as any other does.
      if (table.session.phase === 'over' && table.session.rematch === undefined && !this.limits.opening.allows(this.address)) {
        this.no(id, 'too-fast');
        return;
      }
      this.tables
        .again(table, this.viewer, id, this.address)
        .then((again) => (again.ok ? this.ok(id, table.session.version) : this.no(id, 'not-now')), giveUp);
    } else {
      table.wish(this.viewer, wish, this.satAt).then((granted) => {
        if (granted.ok) return this.ok(id, granted.value);
        this.no(id, granted.problem.code, granted.problem.refusal);
        if (granted.problem.code === 'unreadable') this.count(1);
      }, giveUp);
    }
  }

  /** What is no move is limited by the seat, however many connections it has: everybody at the table hears of it. */
  private mayWish(table: LiveTable, wish: Wish): boolean {
    if (wish[0] === 'act' || wish[0] === 'resign') return true;
    const { asides, chatter } = this.limits;
    return asides.allows(`${table.session.id} ${this.viewer}`) && chatter.allows(this.address);
  }

  private ok(id: string, version: number): void {
    this.send(`["ok","${id}",${version}]`);
  }

  private no(id: string, code: NoCode, refusal?: Refusal): void {
    this.send(JSON.stringify(refusal ? ['no', id, code, refusal] : ['no', id, code]));
  }
}
