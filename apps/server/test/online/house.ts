import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Seat, WATCHER } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { type Answer, type News, type Scene, TableConnection } from '@stolik/wire/client';
import type { Surroundings } from '@stolik/wire/line';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { buildApp, PLACES } from '../../src/app.ts';
import { noLimits } from '../../src/limits/limits.ts';
import { type Online, type OnlinePlan, openOnline } from '../../src/online.ts';
import { TEST_OFFERS } from './offers.ts';

export interface TestHouse {
  readonly url: string;
  readonly online: Online;
  readonly app: FastifyInstance;
  /** `GET /api/tables` and so on. */
  readonly routes: readonly string[];
  close(): Promise<void>;
}

export async function openHouse(plan: Partial<OnlinePlan> = {}): Promise<TestHouse> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-'));
  const online = await openOnline({ data, offers: TEST_OFFERS, limits: noLimits(), ...plan });
  online.tables.hesitation = 0;
  const routes: string[] = [];
  const addTo: typeof online.addTo = (app, sendPage) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
    });
    online.addTo(app, sendPage);
  };
  const app = buildApp({ ...PLACES, client: join(data, 'none') }, console.error, addTo, plan.proxies);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    online,
    app,
    routes,
    async close() {
      await online.close();
      await app.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by expectations
export type Answered = { status: number; body: any };

export async function call(
  url: string,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answered> {
  const init =
    body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url + path, init);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** When tests begin that move their clock themselves. */
export const START = Date.UTC(2026, 0, 5, 9);

export const salt = (): string => randomBytes(16).toString('hex');

/** Connections of clients that are open now: whoever wants to cut one finds it here. */
export const LINES = new Set<WebSocket>();

/**
 * Less patient than people, so that tests with many accidents stay short; a bench that measures it waits as a browser does. `within`: how long
 * a test waits for something at a device of a class.
 */
export const patience = { share: 1 / 4, within: 120_000 };

/** Node's side of the client library. Every byte that comes in is told to `onText`. */
export function around(
  url: string | (() => string),
  onText: (text: string) => void = () => {},
  path = '/api/play',
): Surroundings {
  return {
    connect(handlers) {
      const socket = new WebSocket(`${(typeof url === 'string' ? url : url()).replace('http', 'ws')}${path}`);
      socket.on('open', () => {
        LINES.add(socket);
        handlers.opened();
      });
      socket.on('message', (data) => {
        const text = (data as Buffer).toString();
        onText(text);
        handlers.received(text);
      });
      socket.on('close', () => {
        LINES.delete(socket);
        handlers.closed();
      });
      socket.on('error', () => {});
      return {
        send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
        close: () => socket.terminate(),
      };
    },
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds * patience.share);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

/** Somebody at a table who plays at random by the rules, in the world the server has sent. */
export class Player {
  readonly connection: TableConnection;
  readonly news: News[] = [];
  readonly answers: Answer[] = [];
  readonly acked: string[] = [];
  private readonly game: AnyGame;
  private readonly rng: Rng;
  private isActing = false;
  private status = '';
  private readonly watchers = new Set<() => void>();
  plays = true;

  constructor(
    url: string | (() => string),
    game: AnyGame,
    table: string,
    token: string,
    seed: number,
    onText?: (text: string) => void,
    wantsPast = true,
  ) {
    this.game = game;
    this.rng = new SeededRng(seed);
    this.connection = new TableConnection(
      {
        game,
        table,
        token,
        wantsPast,
        onNews: (news) => {
          this.news.push(news);
          for (const watcher of this.watchers) watcher();
          this.act();
        },
        onStatus: (status, why) => {
          this.status = `${status} ${why ?? ''}`;
        },
      },
      around(url, onText),
    );
  }

  get scene(): Scene {
    if (!this.connection.scene) throw new Error('not joined yet');
    return this.connection.scene;
  }

  get isOver(): boolean {
    const { scene } = this.connection;
    return scene?.room.phase === 'over' && this.game.next(scene.world).kind === 'over';
  }

  /** How it stands, for whoever has waited in vain. */
  get says(): string {
    const { scene } = this.connection;
    const { phase, isPaused, isHeld, seats } = scene?.room ?? {};
    const next = scene && this.game.next(scene.world);
    const answer = this.answers.at(-1);
    return JSON.stringify({ status: this.status, phase, isPaused, isHeld, seats, next, acting: this.isActing, answer });
  }

  isAsked(): boolean {
    const { scene } = this.connection;
    if (!scene || scene.viewer === WATCHER || scene.room.phase !== 'playing') return false;
    if (scene.room.isPaused || scene.room.isHeld) return false;
    const sitter = scene.room.seats[scene.viewer];
    return sitter?.kind === 'person' && sitter.standIn === undefined && this.game.next(scene.world).seats.includes(scene.viewer);
  }

  /** Some legal action in notation. */
  choose(): string {
    const { world, viewer } = this.scene;
    return this.game.write(world, viewer as Seat, this.game.sample(world, viewer as Seat, this.rng));
  }

  act(): void {
    if (!this.plays || this.isActing || !this.isAsked()) return;
    this.isActing = true;
    const text = this.choose();
    const { decision } = this.scene;
    void this.connection.request(['act', decision, text]).then((answer) => {
      this.answers.push(answer);
      if (answer.ok) this.acked.push(`${decision} ${text}`);
      this.isActing = false;
      this.act();
    });
  }

  /** Waits until something is so. */
  until(isSo: () => boolean, what = 'something', within = 120_000): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`${what} did not come: ${this.says}`)), within);
      const look = (): void => {
        if (!this.connection.scene || !isSo()) return;
        clearTimeout(timer);
        clearInterval(again);
        this.watchers.delete(look);
        done();
      };
      this.watchers.add(look);
      // What somebody else sees may change without news for this one.
      const again = setInterval(look, 20);
      look();
    });
  }

  close(): void {
    this.connection.close();
  }
}

export interface Opened {
  readonly table: string;
  readonly code: string;
  readonly tokens: readonly string[];
}

/** A table with everybody seated. */
export async function openSeated(url: string, game: string, seats: number, more: Record<string, unknown> = {}): Promise<Opened> {
  const request = {
    game,
    seats: ['me', ...Array.from({ length: seats - 1 }, () => 'open')],
    name: 'Anna',
    salt: salt(),
    ...more,
  };
  const opened = await call(url, '/api/tables', request);
  if (opened.status !== 201) throw new Error(JSON.stringify(opened));
  const { table, code, token } = opened.body;
  const tokens = [token];
  for (let seat = 1; seat < seats; seat++) {
    const joined = await call(url, `/api/tables/${code}/join`, { name: `Guest ${seat}`, salt: salt() });
    if (joined.status !== 201) throw new Error(JSON.stringify(joined));
    tokens.push(joined.body.token);
  }
  return { table, code, tokens };
}

/** The same with another last letter. */
export const misspelt = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('_') ? 'A' : '_');
