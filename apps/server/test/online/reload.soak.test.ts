import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Viewer, WATCHER } from '@stolik/kernel/game';
import { PROMISED } from '@stolik/table/chance';
import { readEntry } from '@stolik/table/entry';
import { advance, openSession, type Session } from '@stolik/table/session';
import { mayRead } from '@stolik/table/sight';
import { type Scene, TableConnection } from '@stolik/wire/client';
import { isSame } from '@stolik/wire/delta';
import { worldOf } from '@stolik/wire/world';
import { expect, test, vi } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { freePort } from '../free-port.ts';
import { around, openSeated, Player } from './house.ts';
import { Mortal } from './mortal.ts';
import { findGame } from './offers.ts';

const [ROUNDS, KILLS] = process.env['STOLIK_LONG'] ? [6, 4] : [1, 1];
const GAMES: readonly [string, number, object][] = [
  ['micropul', 2, {}],
  ['circuit', 3, {}],
  ['golems6', 3, { scenario: 'cross' }],
  ['golems4', 3, {}],
];

/** Looks at a table from one seat, or from none, and keeps everything it was ever shown. */
class Witness {
  readonly scenes: Scene[] = [];
  readonly texts: string[] = [];
  readonly viewer: Viewer;
  private readonly connection: TableConnection;

  constructor(url: string, game: AnyGame, table: string, token: string, viewer: Viewer) {
    this.viewer = viewer;
    this.connection = new TableConnection(
      { game, table, token, wantsPast: true, onNews: (_, scene) => this.scenes.push(scene) },
      around(url, (text) => this.texts.push(text)),
    );
  }

  get isThere(): boolean {
    return this.scenes.at(-1)?.isPresent === true;
  }

  close(): void {
    this.connection.close();
  }
}

class PlayedOut {
  readonly players: readonly Player[];
  readonly witnesses: Witness[] = [];
  readonly table: string;
  readonly game: AnyGame;
  private readonly url: string;
  private readonly tokens: readonly string[];

  constructor(url: string, id: string, { table, tokens }: { table: string; tokens: readonly string[] }, seed: number) {
    [this.url, this.table, this.tokens, this.game] = [url, table, tokens, findGame(id)];
    this.players = tokens.map((token, seat) => new Player(url, this.game, table, token, seed * 10 + seat));
  }

  /** Somebody new behind every seat and one who looks on: they know nothing but what the server tells them from now on. */
  async look(): Promise<void> {
    const fresh = [...this.tokens, ''].map(
      (token, seat) => new Witness(this.url, this.game, this.table, token, token === '' ? WATCHER : seat),
    );
    this.witnesses.push(...fresh);
    await vi.waitUntil(() => fresh.every(({ isThere }) => isThere), { timeout: 60_000, interval: 5 });
  }

  get decisions(): number {
    return this.players.reduce((sum, { acked }) => sum + acked.length, 0);
  }

  close(): void {
    for (const one of [...this.players, ...this.witnesses]) one.close();
  }
}

/** What each witness holds beside what their seat may know by the log; answers how much was compared. */
function compare({ game, table, witnesses }: PlayedOut, seed: string, texts: readonly string[], wrong: string[]): number {
  const [first, ...rest] = texts.map(readEntry);
  if (first?.kind !== 'open') throw new Error(`${table} was never opened`);
  const sessions: Session[] = [openSession({ id: table, game, seed, chance: PROMISED }, first)];
  for (const entry of rest) sessions.push(advance(sessions.at(-1)!, entry));
  const made = sessions.flatMap((session) => session.made ?? []);
  let compared = 0;
  for (const { viewer, scenes, texts: heard } of witnesses) {
    for (const { version, world, passages } of scenes) {
      const session = sessions[version - 1]!;
      if (session.next.kind === 'over') continue;
      compared++;
      if (!isSame(world, worldOf(game, session.table.state, viewer)))
        wrong.push(`${game.id} ${table}: at ${version} viewer ${viewer} holds another world than the one dealt for them`);
      for (const [index, { text }] of passages.entries()) {
        const { step, asked } = made[index]!;
        if (text !== undefined && !mayRead(viewer, step, asked))
          wrong.push(`${game.id} ${table}: viewer ${viewer} read "${text}"`);
      }
    }
    if (heard.some((text) => text.includes(seed))) wrong.push(`${game.id} ${table}: viewer ${viewer} was told the seed`);
  }
  return compared;
}

test('a server that dies and comes again shows nobody more than their seat may know', { timeout: 400_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-reload-'));
  const server = new Mortal(await freePort(), data);
  await server.live();
  const played: PlayedOut[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const now: PlayedOut[] = [];
    for (const [id, seats, options] of GAMES)
      now.push(
        new PlayedOut(server.url, id, await openSeated(server.url, id, seats, { options }), round * GAMES.length + now.length),
      );
    await Promise.all(now.map((one) => one.look()));
    for (let kill = 0; kill < KILLS; kill++) {
      // At any moment of a game: the first ones have hardly begun.
      const before = now.map(({ decisions }) => decisions);
      await vi.waitUntil(() => now.every(({ decisions, players }, i) => decisions > before[i]! + kill || players[0]!.isOver), {
        timeout: 60_000,
        interval: 1,
      });
      await server.die();
      await server.live();
      await Promise.all(now.map((one) => one.look()));
    }
    for (const one of now) one.close();
    played.push(...now);
  }
  await server.die();
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  const wrong: string[] = [];
  let compared = 0;
  for (const one of played) {
    const stored = (await store.load(one.table))!;
    compared += compare(one, stored.seed, stored.entries, wrong);
  }
  await store.close();
  rmSync(data, { recursive: true });
  expect(wrong).toEqual([]);
  // Everybody behind every seat, after every death.
  expect(compared).toBeGreaterThan(played.length * (KILLS + 1) * 3);
  console.log(
    `${server.deaths - 1} deaths, ${played.length} tables, ${compared} worlds compared with what their viewer may know`,
  );
});
