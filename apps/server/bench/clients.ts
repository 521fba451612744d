// The clients, in a process of their own: pairs at tables who play at random as fast as they are answered.
import { connectFour } from '@stolik/connect-four/game';
import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { TableConnection } from '@stolik/wire/client';
import { WebSocket } from 'ws';
import { OFFERS } from '../src/games.ts';

export interface ClientJob {
  readonly url: string;
  readonly game: string;
  readonly tables: number;
  /** So long everybody plays; tables that are over are replaced by new ones. */
  readonly seconds: number;
  /** Moves a second over all tables; 0: as fast as possible. */
  readonly rate: number;
}

export interface ClientResult {
  readonly moves: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly latencies: readonly number[];
}

const findGame = (id: string): AnyGame => OFFERS.find(({ game }) => game.id === id)?.game ?? connectFour;

let bytes = 0;
let moves = 0;
let isMeasuring = false;
let isOver = false;
const latencies: number[] = [];
const rng = new SeededRng(7);

/** What a frame of so many bytes takes on the wire. */
const frame = (length: number): number => length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);

interface Pair {
  readonly players: TableConnection[];
  sentAt: number;
}

async function post(url: string, body: unknown): Promise<{ table: string; code: string; token: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json() as never;
}

async function openPair({ url, game: id, rate, tables }: ClientJob): Promise<Pair> {
  const game = findGame(id);
  const opened = await post(`${url}/api/tables`, { game: id, seats: ['me', 'open'], name: 'A' });
  const joined = await post(`${url}/api/tables/${opened.code}/join`, { name: 'B' });
  const pair: Pair = { players: [], sentAt: 0 };
  const pause = rate > 0 ? (tables / rate) * 1000 : 0;
  for (const token of [opened.token, joined.token]) pair.players.push(sit(url, game, opened.table, token, pair, pause));
  return pair;
}

const replaced = new Set<Pair>();
let job: ClientJob;

function sit(url: string, game: AnyGame, table: string, token: string, pair: Pair, pause: number): TableConnection {
  const connection: TableConnection = new TableConnection(
    {
      game,
      table,
      token,
      wantsPast: false,
      onNews(news, { world, viewer, room, decision }) {
        if (news.kind === 'moved' && pair.sentAt > 0 && game.next(world).kind !== 'together') {
          // The one who did not move has seen it.
          if (connection.scene?.passages.at(news.from)?.actor !== viewer) {
            if (isMeasuring) latencies.push(performance.now() - pair.sentAt);
            pair.sentAt = 0;
          }
        }
        if (isOver || room.phase === 'gathering' || news.kind === 'room' || news.kind === 'here') return;
        const next = game.next(world);
        if (next.kind === 'over') return replace(pair);
        if (!next.seats.includes(viewer)) return;
        const act = (): void => {
          const text = game.write(world, viewer, game.sample(world, viewer, rng));
          pair.sentAt = performance.now();
          void connection.wish(['act', decision, text]).then((answer) => {
            if (answer.ok && isMeasuring) moves++;
          });
        };
        if (pause > 0) setTimeout(act, pause * (0.5 + rng.below(1000) / 1000));
        else act();
      },
    },
    {
      connect(handlers) {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`, { perMessageDeflate: false });
        socket.on('open', () => handlers.opened());
        socket.on('message', (data: Buffer) => {
          if (isMeasuring) bytes += frame(data.length);
          handlers.received(data.toString());
        });
        socket.on('close', () => handlers.closed());
        socket.on('error', (error) => console.error(error.message));
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      later(milliseconds, call) {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
  );
  return connection;
}

function replace(pair: Pair): void {
  if (replaced.has(pair)) return;
  replaced.add(pair);
  setTimeout(() => {
    for (const player of pair.players) player.close();
    if (!isOver) void openPair(job);
  }, 5);
}

const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

process.on('message', (given: ClientJob) => void work(given));

async function work(given: ClientJob): Promise<void> {
  job = given;
  for (let left = given.tables; left > 0; left -= 50) {
    await Promise.all(Array.from({ length: Math.min(50, left) }, () => openPair(given)));
  }
  await wait(2);
  process.send?.('warm');
  isMeasuring = true;
  const began = performance.now();
  await wait(given.seconds);
  isMeasuring = false;
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  process.send?.({ moves, seconds, bytes, p50: at(0.5), p99: at(0.99) });
  isOver = true;
}
