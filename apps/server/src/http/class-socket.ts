import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Who } from '@stolik/class/commands';
import { type ClassClientMessage, type ClassNoCode, MOST_CLASS_BYTES, readClassMessage } from '@stolik/wire/class';
import type { ByeCode } from '@stolik/wire/messages';
import { WIRE_VERSION } from '@stolik/wire/version';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Classes, Member } from '../classes/classes.ts';
import type { ClassOnlooker } from '../classes/live-class.ts';
import { addressKey, addressOf } from '../limits/address.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { TOO_MANY } from '../limits/misses.ts';
import { ANYWHERE, isForeign, isMisled, type Reach } from './foreign.ts';
import { CLASS_PATH, isForSockets, pathOf } from './socket.ts';

const HELLO_WITHIN = 10_000;
const MOST_UNREAD = 512 * 1024;
const ALIVE_EVERY = 30_000;
const REFUSED_WITHIN = 5000;
const MOST_NONSENSE = 3;
const MOST_EARLY = 16;

const isForClasses = (request: IncomingMessage): boolean => isForSockets(request) && pathOf(request) === CLASS_PATH;

/** WebSockets at `/api/class`: one connection is one class, seen by its teacher, a pupil or the wall. */
export class ClassSockets {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_CLASS_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly open = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly classes: Classes;
  private readonly limits: Limits;
  private readonly reach: Reach;
  private readonly proxies: number;
  private readonly timer: NodeJS.Timeout;
  private isClosing = false;

  constructor(classes: Classes, limits: Limits, reach: Reach = ANYWHERE, proxies = 0) {
    this.classes = classes;
    this.limits = limits;
    this.reach = reach;
    this.proxies = proxies;
    this.timer = setInterval(() => {
      for (const connection of this.open) connection.checkAlive();
    }, ALIVE_EVERY).unref();
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      if (isForClasses(request)) this.upgrade(request, socket, head);
    });
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = addressKey(addressOf(request, this.proxies));
    const why = this.whyNot(request, address);
    if (why !== undefined) {
      (socket as Socket).setTimeout(REFUSED_WITHIN, () => socket.destroy());
      socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, this.classes, this.limits, address, () => {
        this.open.delete(connection);
        this.count(address, -1);
      });
      this.open.add(connection);
      this.count(address, 1);
    });
  }

  private whyNot(request: IncomingMessage, address: string): string | undefined {
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

  close(): void {
    this.isClosing = true;
    clearInterval(this.timer);
    for (const connection of this.open) connection.bye('closing');
  }
}

class Connection implements ClassOnlooker {
  who: Who = { kind: 'wall' };
  drawn = 0;
  shapes = 0;
  private member: Member | undefined;
  private hasGreeted = false;
  private hasEnded = false;
  private isAlive = true;
  private nonsense = 0;
  private early: Extract<ClassClientMessage, readonly ['do', ...unknown[]]>[] = [];
  private readonly socket: WebSocket;
  private readonly classes: Classes;
  private readonly limits: Limits;
  private readonly address: string;
  private readonly bucket: Bucket;
  private readonly helloTimer: NodeJS.Timeout;

  constructor(socket: WebSocket, classes: Classes, limits: Limits, address: string, onClose: () => void) {
    this.socket = socket;
    this.classes = classes;
    this.limits = limits;
    this.address = address;
    this.bucket = new Bucket(...limits.messages, Date.now());
    this.helloTimer = setTimeout(() => this.bye('malformed'), HELLO_WITHIN).unref();
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : (data as Buffer).toString()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      this.hasEnded = true;
      this.member?.room.leave(this);
      onClose();
    });
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    // Who does not read comes again and is told the present.
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }

  bye(code: ByeCode): void {
    if (this.hasEnded) return;
    this.send(JSON.stringify(['bye', code]));
    this.hasEnded = true;
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
    if (this.hasEnded) return;
    if (!this.bucket.allows(Date.now()) || !this.limits.talking.allows(this.address)) {
      this.bye('too-fast');
      return;
    }
    const message = readClassMessage(text);
    if (!message.ok) {
      this.nonsense += 1;
      if (!this.hasGreeted || this.nonsense >= MOST_NONSENSE) this.bye('malformed');
      return;
    }
    this.take(message.value);
  }

  private take(message: ClassClientMessage): void {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') this.greet(message[1], message[2]).catch(() => this.bye('closing'));
    else if (this.member) this.wish(this.member, message);
    else if (this.hasGreeted && this.early.length < MOST_EARLY) this.early.push(message);
    else this.bye('malformed');
  }

  private async greet(wire: number, token: string): Promise<void> {
    if (this.hasGreeted) return this.bye('malformed');
    this.hasGreeted = true;
    clearTimeout(this.helloTimer);
    if (wire !== WIRE_VERSION) return this.bye('other-wire');
    const member = await this.limits.misses.look(this.address, () => this.classes.findMember(token));
    if (member === TOO_MANY) return this.bye('too-fast');
    if (!member) return this.bye('bad-token');
    this.who = member.who;
    this.drawn = member.drawn;
    await member.room.join(this);
    this.member = member;
    if (this.hasEnded) return member.room.leave(this);
    for (const message of this.early.splice(0)) this.wish(member, message);
  }

  private wish(member: Member, [, id, wish]: Extract<ClassClientMessage, readonly ['do', ...unknown[]]>): void {
    if (!member.room.isTheirs(member)) {
      this.bye('bad-token');
      return;
    }
    // What is written down has a measure, or one child could fill the log of all.
    const { who, room } = member;
    if (who.kind === 'pupil' && wish.kind !== 'at' && !this.limits.asides.allows(`${room.room.id} ${who.pupil}`)) {
      this.no(id, 'too-fast');
      return;
    }
    this.classes.wish(member, wish, id).then(
      (granted) => (granted.ok ? this.send(JSON.stringify(['ok', id])) : this.no(id, granted.problem)),
      () => this.no(id, 'broken'),
    );
  }

  private no(id: string, code: ClassNoCode): void {
    this.send(JSON.stringify(['no', id, code]));
  }
}
