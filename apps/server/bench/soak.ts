// `npm run soak -- --minutes 60 --tables 12`: people play while the server is killed, lines are cut, onlookers do not read, players leave
// and somebody attacks, all at once; then every log is proven, what was acknowledged is looked for, and memory is looked at.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseLog, replay } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { checkChance } from '@stolik/table/fair';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { SqliteStore } from '../src/store/sqlite.ts';
import { freePort } from '../test/free-port.ts';
import { LINES, openSeated, Player } from '../test/online/house.ts';
import { Mortal } from '../test/online/mortal.ts';
import { findGame } from '../test/online/offers.ts';
import { type PlayedTable, proveLogs } from '../test/online/proof.ts';

export interface SoakPlan {
  readonly seconds: number;
  /** Tables that are played at any moment. */
  readonly tables: number;
  readonly seed: number;
}

export interface Findings {
  readonly tables: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly cuts: number;
  readonly leavers: number;
  readonly slowReaders: number;
  readonly attacks: number;
  /** The least heap in each tenth of the quiet time after the kills: it fills what the server keeps loaded, and then stays. */
  readonly heapMegabytes: readonly number[];
  /** What the server still held when everybody had gone. */
  readonly left: { readonly connections: number; readonly loaded: number };
  readonly wrong: readonly string[];
}

const GAMES = ['micropul', 'circuit', 'golems6', 'golems4', 'connect-four'];
const SHORT: Readonly<Record<string, object>> = { golems6: { rounds: 4 }, golems4: { rounds: 3 } };
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The server's own figures; undefined while it is dead. */
async function measured(url: string, name: string): Promise<number | undefined> {
  const text = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  const found = new RegExp(`^stolik_${name} (\\S+)$`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** What a seat that was played from several pages after each other had acknowledged; the pages themselves are let go. */
const ackedOf = (pages: readonly Player[]): Pick<Player, 'acked'> => ({ acked: pages.flatMap(({ acked }) => acked) });

class Soak {
  readonly played: PlayedTable[] = [];
  readonly counts = { cuts: 0, leavers: 0, slowReaders: 0, attacks: 0 };
  readonly heap: { readonly at: number; readonly bytes: number }[] = [];
  private readonly plan: SoakPlan;
  private readonly server: Mortal;
  private readonly rng: SeededRng;
  private readonly until: number;
  /** The last third is quiet: nobody kills, so that memory can be looked at. */
  private readonly quietFrom: number;
  private attacker: ChildProcess | undefined;
  private past = '';

  constructor(plan: SoakPlan, server: Mortal) {
    this.plan = plan;
    this.server = server;
    this.rng = new SeededRng(plan.seed);
    this.until = Date.now() + plan.seconds * 1000;
    this.quietFrom = this.until - plan.seconds * 400;
  }

  private get isOn(): boolean {
    return Date.now() < this.until;
  }

  async run(): Promise<void> {
    const lanes = Array.from({ length: this.plan.tables }, (_, lane) => this.keepPlaying(lane));
    await Promise.all([
      ...lanes,
      this.keepKilling(),
      this.keepCutting(),
      this.keepStaring(),
      this.keepAttacking(),
      this.keepWeighing(),
    ]);
  }

  private async keepPlaying(lane: number): Promise<void> {
    for (let round = lane; this.isOn; round++) {
      const id = GAMES[round % GAMES.length]!;
      const options = SHORT[id] ?? {};
      const opened = await openSeated(this.server.url, id, 2, { options }).catch(() => undefined);
      if (!opened) await wait(100);
      else await this.playOut(id, opened.table, opened.tokens, lane * 1000 + round);
    }
  }

  private async playOut(id: string, table: string, tokens: readonly string[], seed: number): Promise<void> {
    const sit = (token: string, seat: number): Player => new Player(this.server.url, findGame(id), table, token, seed + seat);
    const players = tokens.map(sit);
    const all = players.map((player) => [player]);
    const place = this.played.push({ table, players: [] }) - 1;
    const kind = (place + 1) % 4;
    if (this.past === '') this.past = table;
    await players[0]!.until(() => players[0]!.isOver || players[0]!.acked.length >= 2, `some moves of ${id} ${table}`, 600_000);
    if (kind === 0) {
      // Goes for good: a bot plays on.
      this.counts.leavers++;
      await players[1]!.connection.wish(['leave']);
    } else if (kind === 1) {
      // Closes the page, and opens it again after a while.
      this.counts.leavers++;
      players[1]!.close();
      await wait(200 + this.rng.below(1500));
      players[1] = sit(tokens[1]!, 7);
      all[1]!.push(players[1]!);
    }
    await Promise.all(players.map((player) => player.until(() => player.isOver, `the end of ${id} ${table}`, 600_000)));
    for (const some of all.flat()) some.close();
    this.played[place] = { table, players: all.map(ackedOf) };
  }

  private async keepKilling(): Promise<void> {
    while (Date.now() < this.quietFrom) {
      await wait(4000 + this.rng.below(12_000));
      if (Date.now() >= this.quietFrom) break;
      await this.server.die();
      await this.server.live();
    }
  }

  private async keepCutting(): Promise<void> {
    for (; this.isOn; await wait(50 + this.rng.below(300))) {
      const lines = [...LINES];
      const line = lines[this.rng.below(Math.max(1, lines.length))];
      if (!line) continue;
      this.counts.cuts++;
      line.terminate();
    }
  }

  /** Onlookers who ask for everything and read nothing. */
  private async keepStaring(): Promise<void> {
    for (; this.isOn; await wait(300)) {
      const table = this.played.at(-1 - this.rng.below(this.plan.tables))?.table;
      if (!table) continue;
      this.counts.slowReaders++;
      const socket = new WebSocket(`${this.server.url.replace('http', 'ws')}/api/play`);
      socket.on('error', () => {});
      socket.on('open', () => {
        socket.send(JSON.stringify(['hi', WIRE_VERSION, table, '', 0, '']));
        socket.pause();
      });
      setTimeout(() => socket.terminate(), 3000).unref();
    }
  }

  /** From an address of their own, as long as they live; a server that dies takes them along. */
  private async keepAttacking(): Promise<void> {
    for (; this.isOn; await wait(500)) {
      if (this.past === '' || this.attacker?.exitCode === null) continue;
      this.counts.attacks++;
      this.attacker = fork(join(import.meta.dirname, '../test/online/attacker.ts'), [this.server.url, this.past, '127.0.0.2'], {
        stdio: 'ignore',
      });
    }
    if (this.attacker?.exitCode !== null) return;
    const gone = once(this.attacker, 'exit');
    this.attacker.kill('SIGKILL');
    await gone;
  }

  private async keepWeighing(): Promise<void> {
    for (; this.isOn; await wait(500)) {
      const bytes = await measured(this.server.url, 'process_heap_bytes');
      if (bytes !== undefined && Date.now() > this.quietFrom) this.heap.push({ at: Date.now(), bytes });
    }
  }

  /** The least of each tenth of the quiet time: what is left when rubbish has been taken away. */
  get growth(): readonly number[] {
    const tenth = Math.max(1, Math.ceil(this.heap.length / 10));
    const parts = Array.from({ length: Math.ceil(this.heap.length / tenth) }, (_, part) =>
      this.heap.slice(part * tenth, (part + 1) * tenth),
    );
    return parts.map((part) => Math.round(Math.min(...part.map(({ bytes }) => bytes)) / 1e5) / 10);
  }
}

/** What `stolik verify` does, of every game that is over. */
async function proveChance(
  url: string,
  tables: readonly PlayedTable[],
  games: (table: string) => Promise<string>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { table } of tables) {
    const log = parseLog(await (await fetch(`${url}/api/tables/${table}/log`)).text());
    const game = findGame(await games(table));
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
  const data = mkdtempSync(join(tmpdir(), 'stolik-soak-'));
  const server = new Mortal(await freePort(), data, { TEST_LIMITS: 'soak' });
  await server.live();
  const run = new Soak(plan, server);
  await run.run();
  await wait(3500);
  const left = {
    connections: (await measured(server.url, 'connections')) ?? -1,
    loaded: (await measured(server.url, 'tables_loaded')) ?? -1,
  };
  const kills = server.deaths;
  const gameOf = async (table: string): Promise<string> => {
    const { room } = (await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { room: { game: string } };
    return room.game;
  };
  const wrong = await proveChance(server.url, run.played, gameOf);
  await server.die();
  const store = new SqliteStore(join(data, 'stolik.sqlite'));
  const proof = await proveLogs(store, run.played);
  await store.close();
  rmSync(data, { recursive: true, force: true });
  return {
    tables: run.played.length,
    acknowledged: proof.acknowledged,
    kills,
    ...run.counts,
    heapMegabytes: run.growth,
    left,
    wrong: [...proof.wrong, ...wrong],
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '12' },
      seed: { type: 'string', default: String(Date.now() % 1e6) },
    },
  });
  const plan = { seconds: Number(values.minutes) * 60, tables: Number(values.tables), seed: Number(values.seed) };
  const found = await soak(plan);
  console.log(JSON.stringify({ soak: plan, ...found }, null, 2));
  process.exit(found.wrong.length > 0 ? 1 : 0);
}
