// The clients, in a process of their own: pairs at tables who play at random. Everybody is connected before the clock starts.
import { once } from 'node:events';
import { connectFour } from '@stolik/connect-four/game';
import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { TableConnection } from '@stolik/wire/client';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { OFFERS } from '../src/games.ts';

export interface ClientJob {
  /** One after the other where there are several, with commas between them: people at one table are at different servers. */
  readonly url: string;
  readonly game: string;
  readonly tables: number;
  /** Moves a second over all tables; 0: as fast as possible. */
  readonly rate: number;
  /** A table stops after so many moves, so that all of them play until the end. */
  readonly movesEach: number;
  /** So many look on at each table. */
  readonly watchers?: number;
}

export interface ClientResult {
  readonly moves: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Until the other one at the table had it. */
  readonly p50: number;
  readonly p99: number;
  /** Until whoever moved was told that it is on disk. */
  readonly acked: { readonly p50: number; readonly p99: number; readonly longest: number };
}

const findGame = (id: string): AnyGame => OFFERS.find(({ game }) => game.id === id)?.game ?? connectFour;
const rng = new SeededRng(7);
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** What a frame of so many bytes takes on the wire. */
const frame = (length: number): number => length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);

class Round {
  moves = 0;
  bytes = 0;
  readonly latencies: number[] = [];
  private readonly acks: number[] = [];
  private turn = 0;
  private readonly job: ClientJob;
  private readonly game: AnyGame;
  private isOn = false;
  private left = 0;
  private finish = (): void => {};
  private readonly starts: (() => void)[] = [];
  private readonly players: TableConnection[] = [];
  private readonly watchers: WebSocket[] = [];

  constructor(job: ClientJob) {
    this.job = job;
    this.game = findGame(job.game);
  }

  async open(): Promise<void> {
    for (let left = this.job.tables; left > 0; left -= 25) {
      await Promise.all(Array.from({ length: Math.min(25, left) }, () => this.openTable()));
    }
  }

  /** The next of the servers. */
  private url(): string {
    const urls = this.job.url.split(',');
    return urls[this.turn++ % urls.length]!;
  }

  private async openTable(): Promise<void> {
    const { game, watchers = 0 } = this.job;
    const opened = await post(`${this.url()}/api/tables`, { game, seats: ['me', 'open'], name: 'A' });
    const joined = await post(`${this.url()}/api/tables/${opened.code}/join`, { name: 'B' });
    const table = { sentAt: 0, moves: 0, isDone: false };
    await Promise.all([opened.token, joined.token].map((token) => this.sit(opened.table, token, table)));
    await Promise.all(Array.from({ length: watchers }, () => this.spectate(opened.table)));
  }

  private async spectate(id: string): Promise<void> {
    const socket = new WebSocket(`${this.url().replace('http', 'ws')}/api/play`, { perMessageDeflate: false });
    this.watchers.push(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify(['hi', WIRE_VERSION, id, '', -1, '']));
    await once(socket, 'message');
  }

  private sit(id: string, token: string, table: { sentAt: number; moves: number; isDone: boolean }): Promise<void> {
    const { game } = this;
    return new Promise((joined) => {
      const act = (): void => {
        const { world, viewer, decision } = connection.scene!;
        const next = game.next(world);
        if (next.kind === 'over' || table.moves >= this.job.movesEach) {
          if (!table.isDone && --this.left === 0) this.finish();
          table.isDone = true;
          return;
        }
        if (!next.seats.includes(viewer)) return;
        const text = game.write(world, viewer, game.sample(world, viewer, rng));
        table.sentAt = performance.now();
        table.moves++;
        this.moves++;
        const from = table.sentAt;
        void connection.request(['act', decision, text]).then(() => this.acks.push(performance.now() - from));
      };
      let isThinking = false;
      /** At a rate everybody thinks for a while, once at a time; the first moves of all tables don't fall together either. */
      const soon = (share: number): void => {
        const { rate, tables } = this.job;
        if (rate === 0) act();
        if (rate === 0 || isThinking) return;
        isThinking = true;
        const think = (): void => {
          isThinking = false;
          act();
        };
        setTimeout(think, (tables / rate) * 1000 * share);
      };
      const connection: TableConnection = new TableConnection(
        {
          game,
          table: id,
          token,
          wantsPast: false,
          onNews: (news, { viewer, passages }) => {
            if (news.kind === 'joined') {
              this.starts.push(() => soon(rng.below(1000) / 1000));
              joined();
            }
            if (news.kind !== 'moved' || !this.isOn) return;
            const isOthers = passages[news.from]?.actor !== viewer;
            if (isOthers) this.latencies.push(performance.now() - table.sentAt);
            soon(0.5 + rng.below(1000) / 1000);
          },
        },
        this.around(),
      );
      this.players.push(connection);
    });
  }

  private around(): ConstructorParameters<typeof TableConnection>[1] {
    return {
      connect: (handlers) => {
        const socket = new WebSocket(`${this.url().replace('http', 'ws')}/api/play`, { perMessageDeflate: false });
        socket.on('open', () => handlers.opened());
        socket.on('message', (data: Buffer) => {
          this.bytes += frame(data.length);
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
    };
  }

  async play(): Promise<ClientResult> {
    this.left = this.job.tables;
    this.isOn = true;
    this.bytes = 0;
    const done = new Promise<void>((finish) => {
      this.finish = finish;
    });
    const began = performance.now();
    for (const start of this.starts) start();
    await done;
    const seconds = (performance.now() - began) / 1000;
    const [latencies, acks] = [this.latencies, this.acks].map((list) => list.sort((a, b) => a - b));
    const acked = { p50: at(acks!, 0.5), p99: at(acks!, 0.99), longest: acks!.at(-1) ?? 0 };
    return { moves: this.moves, seconds, bytes: this.bytes, p50: at(latencies!, 0.5), p99: at(latencies!, 0.99), acked };
  }

  close(): void {
    for (const player of this.players) player.close();
    for (const socket of this.watchers) socket.terminate();
  }
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

let round: Round | undefined;

process.on('message', (message: ClientJob | 'go') => void take(message));
process.on('disconnect', () => process.exit(0));

async function take(message: ClientJob | 'go'): Promise<void> {
  if (message === 'go') {
    process.send?.(await round!.play());
    round!.close();
    return;
  }
  round = new Round(message);
  await round.open();
  process.send?.('ready');
}
