import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { freePort } from '../free-port.ts';
import { openSeated, Player } from './house.ts';
import { Mortal } from './mortal.ts';
import { findGame } from './offers.ts';
import { type PlayedTable, proveLogs } from './proof.ts';

const KILLS = process.env['STOLIK_LONG'] ? 30 : 2;
const AT_ONCE = 12;
const GAMES = ['connect-four', 'micropul', 'circuit', 'golems4'];

/** Keeps so many tables going until told to stop; a table that is over is replaced. */
async function keepPlaying(url: string, lane: number, played: PlayedTable[], isEnough: () => boolean): Promise<void> {
  for (let round = 0; !isEnough(); round++) {
    const id = GAMES[(lane + round) % GAMES.length]!;
    const opened = await openSeated(url, id, 2).catch(() => undefined);
    if (!opened) {
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    const players = opened.tokens.map(
      (token, seat) => new Player(url, findGame(id), opened.table, token, lane * 100 + round * 2 + seat),
    );
    played.push({ table: opened.table, players });
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end', 240_000)));
    for (const player of players) player.close();
  }
}

const countAcked = (played: readonly PlayedTable[]): number =>
  played.reduce((sum, { players }) => sum + players.reduce((some, { acked }) => some + acked.length, 0), 0);

test(`a server killed ${KILLS} times under load loses and doubles nothing it has acknowledged`, {
  timeout: 400_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'stolik-kill-'));
  const server = new Mortal(await freePort(), data);
  await server.live();
  const played: PlayedTable[] = [];
  let isEnough = false;
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) => keepPlaying(server.url, lane, played, () => isEnough));
  for (let kill = 0; kill < KILLS; kill++) {
    // Not before it has done some work again, and then at any moment of it.
    const before = countAcked(played);
    await vi.waitUntil(() => countAcked(played) > before + 20, { timeout: 120_000, interval: 5 });
    await new Promise((done) => setTimeout(done, (kill * 37) % 100));
    await server.die();
    await server.live();
  }
  isEnough = true;
  await Promise.all(lanes);
  await server.die();
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  const { acknowledged, wrong } = await proveLogs(store, played);
  expect(wrong).toEqual([]);
  await store.close();
  rmSync(data, { recursive: true });
  expect(server.deaths).toBe(KILLS + 1);
  expect(acknowledged).toBeGreaterThan(KILLS * 20);
  console.log(`${KILLS} kills, ${played.length} tables, ${acknowledged} acknowledged decisions, all in the log once`);
});
