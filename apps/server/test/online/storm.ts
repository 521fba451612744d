// Somebody who does one thing as often as they can, from an address of their own: node storm.ts KIND URL ADDRESS
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { again, askFrom } from './asking.ts';
import type { Answered } from './house.ts';

// An attacker has machines of its own: here it must not take the server's.
setPriority(10);
const [kind = '', url = '', localAddress = ''] = process.argv.slice(2);
const { hostname: host, port } = new URL(url);
const ask = askFrom(url, localAddress);

const open = async (game: string, seats: readonly unknown[]): Promise<Answered> =>
  ask('POST', '/api/tables', { game, seats, name: 'Eve' });

/** A socket at a table that says this so often, and comes again. */
function talk(table: string, token: string, every: number, say: (turn: number) => unknown): void {
  const socket = new WebSocket(`ws://${host}:${port}/api/play`, { localAddress });
  let [turn, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  socket.on('error', () => {});
  socket.on('open', () => {
    socket.send(JSON.stringify(['hi', WIRE_VERSION, table, token, -1, '']));
    timer = setInterval(() => socket.send(JSON.stringify(say(turn++))), every);
  });
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(talk, 300, table, token, every, say);
  });
}

const STORMS: Readonly<Record<string, () => Promise<void> | void>> = {
  /** Thousands of requests in one piece, without waiting for an answer. */
  heaps() {
    const heap = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000);
    again(20, async () => {
      const socket = connect({ host, port: Number(port), localAddress });
      await new Promise((done) => {
        socket
          .on('error', () => {})
          .on('close', done)
          .resume();
        const more = (): void => {
          if (socket.destroyed) return;
          if (socket.write(heap)) setImmediate(more);
          else socket.once('drain', more);
        };
        socket.on('connect', more);
      });
    });
  },
  /** As much JSON as a body may hold, made to be slow. */
  bodies() {
    const paths = ['/api/tables', '/api/mine', '/api/seat', '/api/bot/tables/BCDFGHJK/join'];
    const bodies = ['['.repeat(60_000), '['.repeat(30_000) + ']'.repeat(30_000), '{"a":'.repeat(10_000)];
    again(30, (turn) => ask('POST', paths[turn % paths.length]!, bodies[turn % bodies.length]));
  },
  /** Bodies that never come to an end. */
  drips() {
    again(1500, async () => {
      const socket = connect({ host, port: Number(port), localAddress });
      const timer = setInterval(() => socket.write(' '), 1000);
      socket.write(
        'POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
      );
      await new Promise((done) =>
        socket
          .on('error', () => {})
          .on('close', done)
          .resume(),
      );
      clearInterval(timer);
      await new Promise((done) => setTimeout(done, 100));
    });
  },
  /** Hundreds of connections that each keep to their own limit. */
  pings: async () => {
    for (let i = 0; i < 8; i++) {
      const { body } = await open('connect-four', ['me', 'open']);
      for (let each = 0; each < 24; each++) talk(body.table, '', 55, () => ['ping']);
    }
  },
  /** Taking back and asking at as many tables as one may have. */
  undos: async () => {
    for (let i = 0; i < 24; i++) {
      const { body } = await open(i % 2 ? 'golems4' : 'circuit', ['me', { bot: '1' }]);
      talk(body.table, body.token, 100, (turn) => (turn % 2 ? ['undo', `u${turn}`] : ['pause', `p${turn}`, (turn / 2) % 2]));
    }
  },
  /** Bots that want the list of all moves again and again. */
  streams: async () => {
    const bots: { readonly key: string; readonly table: string }[] = [];
    for (let i = 0; i < 10; i++) {
      const { body } = await open('circuit', ['open', 'open']);
      for (let seat = 0; seat < 2; seat++) {
        const { key } = (await ask('POST', '/api/bot/account')).body ?? {};
        const place = await ask('POST', `/api/bot/tables/${body.room.code}/join`, {}, key);
        if (place.status === 201) bots.push({ key, table: place.body.table });
      }
    }
    again(20, (turn) =>
      ask('GET', `/api/bot/tables/${bots[turn % bots.length]!.table}/stream`, undefined, bots[turn % bots.length]!.key),
    );
  },
};

await STORMS[kind]!();
process.send?.('begun');
process.on('disconnect', () => process.exit(0));
