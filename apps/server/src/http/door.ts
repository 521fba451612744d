import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from '../headers.ts';
import { addressKey, customerOf } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import { Tally } from '../limits/tally.ts';

/** So many requests may wait for their answers on one connection; no browser sends a second one before the first is answered. */
const MOST_AT_ONCE = 16;
/** Who sends more counts as if they had knocked so often: a thousand requests fit into one piece that is read. */
const FOR_A_HEAP = 1000;

const BYTES_FOR_ONE = 200;
/** More than that is not read, see `bodyLimit`. */
const MOST_BODY = 64 * 1024;

/**
 * Who may connect at all. What is refused only after its request has been read costs as much as an answer, and thousands of connections
 * that speak at the same moment are one long round of events in which nobody else is heard. So an address knocks so often, has so many
 * connections, of them so many on which no whole request has come yet and so many that wait for another request, and so many requests a
 * second. Behind a proxy all come from its address: there the proxy is the door.
 */
export class Door {
  /** Connections that were closed before they could say anything. */
  refused = 0;
  private readonly limits: Limits;
  /** Connections on which no whole request has come yet, and of whom. */
  private readonly silent = new Map<Socket, string>();
  private readonly silentOf = new Tally();
  private readonly openOf = new Tally();
  /** Connections that were answered and wait for another request, by customer, the longest first. */
  private readonly idle = new Map<string, Set<Socket>>();
  private readonly unanswered = new WeakMap<Socket, number>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  attach(server: Server): void {
    server.maxConnections = this.limits.sockets;
    server.on('connection', (socket) => this.meet(socket));
    server.on('upgrade', ({ socket }: IncomingMessage) => {
      this.heard(socket);
      // It may have served a request before.
      this.wake(socket, addressKey(socket.remoteAddress ?? ''));
    });
    // Before everybody else: what is refused here must cost nothing more.
    const handlers = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (this.takes(request, response)) for (const handle of handlers) handle(request, response);
    });
  }

  private takes(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    if (socket.destroyed) return false;
    // A body that dribbles in is no whole request.
    if (request.complete || !hasBody(request)) this.heard(socket);
    else request.once('end', () => this.heard(socket));
    const address = addressKey(socket.remoteAddress ?? '');
    this.wake(socket, address);
    const waiting = (this.unanswered.get(socket) ?? 0) + 1;
    this.unanswered.set(socket, waiting);
    response.once('close', () => {
      const left = this.unanswered.get(socket)! - 1;
      this.unanswered.set(socket, left);
      if (left === 0) this.rest(socket, address);
    });
    if (waiting > MOST_AT_ONCE) {
      this.refused++;
      this.limits.knocking.charge(address, FOR_A_HEAP);
      socket.destroy();
      return false;
    }
    if (this.limits.requests.allows(address, costOf(request))) return true;
    response.writeHead(429, { ...SECURITY_HEADERS, connection: 'close', 'retry-after': '5' }).end();
    return false;
  }

  private meet(socket: Socket): void {
    const address = addressKey(socket.remoteAddress ?? '');
    if (!this.lets(address)) {
      this.refused++;
      socket.destroy();
      return;
    }
    this.openOf.add(address, 1);
    this.silentOf.add(address, 1);
    this.silent.set(socket, address);
    socket.once('close', () => {
      this.heard(socket);
      this.wake(socket, address);
      this.openOf.add(address, -1);
    });
  }

  private lets(address: string): boolean {
    const { sockets, socketsEach, silentEach, knocking } = this.limits;
    return (
      this.openOf.hasRoom(address, socketsEach, sockets) && this.silentOf.of(address) < silentEach && knocking.allows(address)
    );
  }

  /** Answered: it may stay for another request. A customer has a limited number of these; the longest idle one is closed. */
  private rest(socket: Socket, address: string): void {
    if (socket.destroyed) return;
    const customer = customerOf(address);
    const all = this.idle.get(customer) ?? new Set();
    this.idle.set(customer, all.add(socket));
    for (const oldest of all) {
      if (all.size <= this.limits.idleEach) break;
      all.delete(oldest);
      oldest.destroy();
    }
  }

  private wake(socket: Socket, address: string): void {
    const customer = customerOf(address);
    const all = this.idle.get(customer);
    if (all?.delete(socket) && all.size === 0) this.idle.delete(customer);
  }

  private heard(socket: Socket): void {
    const address = this.silent.get(socket);
    if (address === undefined) return;
    this.silent.delete(socket);
    this.silentOf.add(address, -1);
  }
}

/** What is sent has to be read before anybody can say what it is: brackets in brackets take milliseconds. */
const costOf = ({ headers }: IncomingMessage): number => {
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : MOST_BODY;
  return 1 + Math.min(MOST_BODY, length || 0) / BYTES_FOR_ONE;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
