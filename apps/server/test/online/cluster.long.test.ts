import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres.ts';
import { withNats } from '../bus/nats.ts';
import { startNats } from '../bus/start-nats.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../store/postgres.ts';
import { openSeated, Player } from './house.ts';
import { Mortal } from './mortal.ts';
import { findGame } from './offers.ts';
import { type PlayedTable, proveLogs } from './proof.ts';

const PROCESSES = 3;
const TABLES = 200;
const AT_ONCE = 25;
const KILL_EVERY = 3000;
/** A quick machine goes on playing until so many processes have died under it. */
const KILLS = 4;
const GAMES = ['connect-four', 'connect-four', 'micropul', 'golems4', 'circuit'];

/** Plays tables one after the other; every connection goes to any of the processes, each time to another. */
async function playTables(any: () => string, lane: number, played: PlayedTable[], isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const id = GAMES[(lane + played.length) % GAMES.length]!;
    const opened = await openSeated(any(), id, 2).catch(() => undefined);
    if (!opened) {
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    const seed = played.length * 2;
    const players = opened.tokens.map((token, seat) => new Player(any, findGame(id), opened.table, token, seed + seat));
    played.push({ table: opened.table, players });
    await Promise.all(players.map((player) => player.until(() => player.isOver, `the end of ${id} ${opened.table}`, 300_000)));
    for (const player of players) player.close();
  }
}

async function playInCluster(): Promise<{ tables: number; deaths: number; acknowledged: number }> {
  const [postgres, nats] = [await startPostgres(), await startNats()];
  const [url, data] = [await postgres.database(), mkdtempSync(join(tmpdir(), 'stolik-cluster-'))];
  const env = { DATABASE_URL: url, NATS_URL: nats.url };
  const servers: Mortal[] = [];
  for (let i = 0; i < PROCESSES; i++) servers.push(new Mortal(await freePort(), data, env));
  await Promise.all(servers.map((server) => server.live()));
  let turn = 0;
  const any = (): string => servers[turn++ % PROCESSES]!.url;
  const played: PlayedTable[] = [];
  let isDone = false;
  const killing = (async () => {
    for (let kill = 0; !isDone; kill++) {
      await new Promise((done) => setTimeout(done, KILL_EVERY));
      const victim = servers[(kill * 2) % PROCESSES]!;
      if (isDone) break;
      await victim.die();
      await victim.live();
    }
  })();
  const countDeaths = (): number => servers.reduce((sum, server) => sum + server.deaths, 0);
  const isEnough = (): boolean => played.length >= TABLES && countDeaths() >= KILLS;
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => playTables(any, lane, played, isEnough)));
  isDone = true;
  await killing;
  const deaths = countDeaths();
  await Promise.all(servers.map((server) => server.die()));
  const store = await PostgresStore.open(url);
  const { acknowledged, wrong } = await proveLogs(store, played);
  expect(wrong).toEqual([]);
  await store.close();
  await nats.stop();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
  return { tables: played.length, deaths, acknowledged };
}

withNats('the cluster', () => {
  test(`${PROCESSES} processes on Postgres and NATS play ${TABLES} tables while one after the other is killed`, {
    timeout: 600_000,
  }, async () => {
    const { tables, deaths, acknowledged } = await playInCluster();
    expect(tables).toBeGreaterThanOrEqual(TABLES);
    expect(deaths).toBeGreaterThanOrEqual(KILLS);
    expect(acknowledged).toBeGreaterThan(TABLES * 10);
    console.log(`${deaths} kills, ${tables} tables, ${acknowledged} acknowledged decisions, all in the log once`);
  });
});
