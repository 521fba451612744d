import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WATCHER } from '@stolik/kernel/game';
import { type ByeCode, type ClientMessage, MOST_BYTES, type NoCode, readClientMessage, type Wish } from '@stolik/wire/messages';
import { WIRE_VERSION } from '@stolik/wire/version';
import { fingerprintOf } from '@stolik/wire/world';
import { type WebSocket, WebSocketServer } from 'ws';
import { Bucket } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { LiveTable, Onlooker } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';

export const PLAY_PATH = '/api/play';

const HELLO_WITHIN = 10_000;
/** A client that has so much unread is dropped: it comes again and gets what it missed. */
const MOST_UNREAD = 512 * 1024;
const ALIVE_EVERY = 30_000;
/** So many malformed messages and the connection is closed. */
const MOST_NONSENSE = 3;

/** WebSockets at `/api/play`: one connection is one table, seen by one viewer. */
export class PlaySockets {
  private readonly sockets: WebSocketServer;
  private readonly open = new Set<Connection>();
  private readonly tables: Tables;
  private readonly limits: Limits;
  private readonly timer: NodeJS.Timeout;
  private readonly isBehindProxy: boolean;
  private isClosing = false;

  constructor(tables: Tables, limits: Limits, isBehindProxy = false) {
    this.isBehindProxy = isBehindProxy;
    this.tables = tables;
    this.limits = limits;
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.timer = setInterval(() => this.checkAlive(), ALIVE_EVERY).unref();
  }

  get connections(): number {
    return this.open.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const why = this.whyNot(request);
    if (why !== undefined) {
      socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, socket, this.tables, this.limits, () => this.open.delete(connection));
      this.open.add(connection);
    });
  }

  private whyNot(request: IncomingMessage): string | undefined {
    if (request.url?.split('?')[0] !== PLAY_PATH) return '404 Not Found';
    if (this.isClosing || this.open.size >= this.limits.connections) return '503 Service Unavailable';
    return this.limits.connecting.allows(this.addressOf(request)) ? undefined : '429 Too Many Requests';
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = this.isBehindProxy ? [request.headers['x-forwarded-for'] ?? ''].flat()[0] : undefined;
    return forwarded?.split(',')[0]?.trim() || (request.socket.remoteAddress ?? '');
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

class Connection implements Onlooker {
  viewer: number = WATCHER;
  shapes = 0;
  private table: LiveTable | undefined;
  private hasGreeted = false;
  private isAlive = true;
  private nonsense = 0;
  private readonly socket: WebSocket;
  /** What is said in one round of events goes out in one piece: a write costs more than all the rest of a move. */
  private readonly stream: Duplex;
  private isCorked = false;
  private readonly tables: Tables;
  private readonly bucket: Bucket;
  private readonly helloTimer: NodeJS.Timeout;

  constructor(socket: WebSocket, stream: Duplex, tables: Tables, limits: Limits, onClose: () => void) {
    this.socket = socket;
    this.stream = stream;
    this.tables = tables;
    this.bucket = new Bucket(...limits.messages, Date.now());
    this.helloTimer = setTimeout(() => this.bye('malformed'), HELLO_WITHIN).unref();
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : (data as Buffer).toString()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      this.table?.leave(this);
      onClose();
    });
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) {
      this.socket.terminate();
      return;
    }
    if (!this.isCorked) {
      this.isCorked = true;
      this.stream.cork();
      setImmediate(() => {
        this.isCorked = false;
        this.stream.uncork();
      });
    }
    this.socket.send(text);
  }

  bye(code: ByeCode): void {
    this.send(JSON.stringify(['bye', code]));
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

  private receive(text: string): void {
    this.isAlive = true;
    if (!this.bucket.allows(Date.now())) {
      this.bye('too-fast');
      return;
    }
    const message = readClientMessage(text);
    if (!message.ok) {
      if (++this.nonsense >= MOST_NONSENSE || !this.hasGreeted) this.bye('malformed');
      return;
    }
    this.take(message.value).catch(() => this.bye('closing'));
  }

  private async take(message: ClientMessage): Promise<void> {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') await this.greet(message);
    else if (this.table) await this.wish(this.table, message);
    else this.bye('malformed');
  }

  private async greet([, wire, id, token, from, fingerprint]: Extract<
    ClientMessage,
    readonly ['hi', ...unknown[]]
  >): Promise<void> {
    if (this.hasGreeted) return this.bye('malformed');
    this.hasGreeted = true;
    clearTimeout(this.helloTimer);
    if (wire !== WIRE_VERSION) return this.bye('other-wire');
    const found = token === '' ? undefined : await this.tables.findPlace(token);
    if (token !== '' && found?.place.table !== id) return this.bye('bad-token');
    const table = found?.table ?? (await this.tables.find(id));
    if (!table) return this.bye('unknown-table');
    if (fingerprint !== '' && fingerprint !== fingerprintOf(table.match.game)) return this.bye('other-rules');
    this.viewer = found?.place.seat ?? WATCHER;
    if (this.socket.readyState !== this.socket.OPEN) return;
    await table.join(this, from);
    this.table = table;
    if (this.socket.readyState !== this.socket.OPEN) table.leave(this);
  }

  private async wish(table: LiveTable, wish: Wish): Promise<void> {
    const id = wish[1];
    if (this.viewer < 0) return this.no(id, 'not-yours');
    if (wish[0] === 'say') {
      table.say(this.viewer, wish[2]);
      this.ok(id, table.match.version);
    } else if (wish[0] === 'again') {
      const again = await this.tables.again(table, this.viewer, id);
      if (again.ok) this.ok(id, table.match.version);
      else this.no(id, 'not-now');
    } else {
      const granted = await table.wish(this.viewer, wish).catch(() => undefined);
      if (!granted) this.no(id, 'broken');
      else if (granted.ok) this.ok(id, granted.value);
      else
        this.send(
          JSON.stringify(['no', id, granted.problem.code, ...(granted.problem.refusal ? [granted.problem.refusal] : [])]),
        );
    }
  }

  private ok(id: string, version: number): void {
    this.send(`["ok","${id}",${version}]`);
  }

  private no(id: string, code: NoCode): void {
    this.send(JSON.stringify(['no', id, code]));
  }
}
