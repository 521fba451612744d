// `npm run soak -- --minutes 60 --tables 12 --lessons 3`: people play and classes learn while the server is killed, lines are cut, spectators do
// not read, players and pupils leave, and somebody attacks tables and classes, all at once; then every log is proven, what was acknowledged is
// looked for, and memory is looked at.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseLog, replay } from '@stolik/kernel/log';
import { checkChance } from '@stolik/table/fair';
import { SqliteStore } from '../src/store/sqlite.ts';
import { freePort } from '../test/free-port.ts';
import { patience } from '../test/online/house.ts';
import { Mortal } from '../test/online/mortal.ts';
import { findGame } from '../test/online/offers.ts';
import { type PlayedTable, proveLogs } from '../test/online/proof.ts';
import { SoakLessons } from './soak-lessons.ts';
import { measured, type SoakPlan, SoakStage, wait } from './soak-stage.ts';
import { SoakTables } from './soak-tables.ts';

export interface Findings {
  readonly tables: number;
  /** Decisions at tables, those of lessons too. */
  readonly acknowledged: number;
  readonly lessons: number;
  /** Requests of teachers and pupils that were acknowledged. */
  readonly classRequests: number;
  readonly kills: number;
  readonly cuts: number;
  readonly leavers: number;
  readonly slowReaders: number;
  readonly attacks: number;
  readonly classAttacks: number;
  /** The least heap in each tenth of the quiet time after the kills: it fills what the server keeps loaded, and then stays. */
  readonly heapMegabytes: readonly number[];
  /** What the server still held when everybody had gone. */
  readonly left: { readonly connections: number; readonly loaded: number };
  readonly wrong: readonly string[];
}

/** What a server says when a table or a class could not go on. */
const FAILED = /failed and was closed|can't be (opened|gone on with)|not found|uncaught/i;

/** What `stolik verify` does, of every game that is over. */
async function proveChance(url: string, tables: readonly PlayedTable[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { table } of tables) {
    const { room } = (await (await fetch(`${url}/api/tables/${table}`)).json()) as { room: { game: string } };
    const log = parseLog(await (await fetch(`${url}/api/tables/${table}/log`)).text());
    const game = findGame(room.game);
    if (!log.ok || !log.value.chance) wrong.push(`${table}: its log can't be read`);
    else {
      const [again, chance] = [replay(game, log.value), checkChance(game, log.value, log.value.chance)];
      if (!again.ok) wrong.push(`${table}: ${again.problem.says}`);
      if (!chance.ok) wrong.push(`${table}: ${chance.problem.says}`);
    }
  }
  return wrong;
}

export async function soak(plan: SoakPlan): Promise<Findings> {
  // A device of a class waits as long as a player does.
  patience.within = plan.patience * 1000;
  const data = mkdtempSync(join(tmpdir(), 'stolik-soak-'));
  const server = new Mortal(await freePort(), data, { TEST_LIMITS: 'soak' });
  await server.live();
  const stage = new SoakStage(plan, server);
  const [tables, lessons] = [new SoakTables(stage, plan), new SoakLessons(stage, plan)];
  await Promise.all([stage.run(), tables.run(), lessons.run()]);
  await wait(3500);
  const left = {
    connections: (await measured(server.url, 'connections')) ?? -1,
    loaded: (await measured(server.url, 'tables_loaded')) ?? -1,
  };
  const kills = server.deaths;
  const wrong = await proveChance(server.url, [...tables.played, ...lessons.ended]);
  await server.die();
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  const [proof, taught] = [await proveLogs(store, tables.played), await lessons.prove(store)];
  await store.close();
  rmSync(data, { recursive: true, force: true });
  return {
    tables: tables.played.length + lessons.ended.length,
    acknowledged: proof.acknowledged + taught.moves,
    lessons: lessons.count,
    classRequests: taught.acknowledged,
    kills,
    ...stage.counts,
    heapMegabytes: stage.growth,
    left,
    wrong: [...proof.wrong, ...taught.wrong, ...wrong, ...server.complaints.filter((said) => FAILED.test(said))],
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '12' },
      lessons: { type: 'string', default: '3' },
      seed: { type: 'string', default: String(Date.now() % 1e6) },
      patience: { type: 'string', default: '600' },
    },
  });
  const { minutes, tables, lessons, seed, patience: waits } = values;
  const plan = {
    seconds: Number(minutes) * 60,
    tables: Number(tables),
    lessons: Number(lessons),
    seed: Number(seed),
    patience: Number(waits),
  };
  const found = await soak(plan);
  console.log(JSON.stringify({ soak: plan, ...found }, null, 2));
  process.exit(found.wrong.length > 0 ? 1 : 0);
}
