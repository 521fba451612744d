// `npm run bench:peers`: the same game, the same number of tables, the same machine, the same run: boardgame.io's server with its storage in
// memory, and ours, on disk and in memory. boardgame.io is installed into .cache on demand and is no dependency of this project.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PEER_CLIENTS, PEER_SERVER } from './peer-scripts.ts';

const VERSION = '0.50.2';
const MEMORY = '/dev/shm';
const FOLDER = join(resolve(import.meta.dirname, '../../..'), '.cache', 'peers');
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
    idle: { type: 'string', default: '2000' },
  },
});

function install(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: { 'boardgame.io': VERSION } }));
  writeFileSync(join(FOLDER, 'server.cjs'), PEER_SERVER);
  writeFileSync(join(FOLDER, 'clients.cjs'), PEER_CLIENTS);
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return;
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' });
  if (done.status !== 0) {
    console.error('boardgame.io could not be installed; is the registry within reach?');
    process.exit(1);
  }
}

interface PeerUsage {
  readonly cpu: number;
  readonly used: number;
  readonly bytes: number;
}

interface PeerResult {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

interface Peer {
  usage(): Promise<PeerUsage>;
  ask(question: { readonly what: string; readonly tables?: number }): Promise<PeerResult>;
  stop(): void;
}

async function startPeer(): Promise<Peer> {
  const server = fork(join(FOLDER, 'server.cjs'), { execArgv: ['--expose-gc'] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const clients = fork(join(FOLDER, 'clients.cjs'));
  return {
    async usage() {
      server.send('usage');
      return (await once(server, 'message'))[0] as PeerUsage;
    },
    async ask(question) {
      clients.send({ ...question, port });
      return (await once(clients, 'message'))[0] as PeerResult;
    },
    stop() {
      clients.kill();
      server.kill();
    },
  };
}

const round = (value: number): number => Number(value.toFixed(1));

async function measurePlay(tables: number): Promise<void> {
  const { ask, usage, stop } = await startPeer();
  const sum = { moves: 0, seconds: 0, bytes: 0, cpu: 0 };
  let last = { p50: 0, p99: 0 };
  for (let turn = 0; turn <= Number(values.rounds); turn++) {
    await ask({ what: 'open', tables });
    const before = await usage();
    const result = await ask({ what: 'play' });
    const after = await usage();
    // The first time everything is cold; as with ours.
    if (turn === 0) continue;
    sum.moves += result.moves;
    sum.seconds += result.seconds;
    sum.bytes += after.bytes - before.bytes;
    sum.cpu += after.cpu - before.cpu;
    last = result;
  }
  console.log(
    JSON.stringify({
      bench: 'peer',
      who: `boardgame.io ${VERSION}, in memory`,
      game: 'connect-four',
      tables,
      moves: sum.moves,
      movesPerSecond: Math.round(sum.moves / sum.seconds),
      serverCpuMicrosecondsPerMove: Math.round(sum.cpu / sum.moves),
      bytesOutPerMove: round(sum.bytes / sum.moves),
      p50Milliseconds: round(last.p50),
      p99Milliseconds: round(last.p99),
    }),
  );
  stop();
}

/** In a process of its own, where only idle tables have ever been; as with ours. */
async function measureIdle(idle: number): Promise<void> {
  const { ask, usage, stop } = await startPeer();
  await ask({ what: 'idle', tables: 200 });
  await new Promise((done) => setTimeout(done, 3000));
  const quiet = await usage();
  await ask({ what: 'idle', tables: idle });
  await new Promise((done) => setTimeout(done, 3000));
  const full = await usage();
  console.log(
    JSON.stringify({
      bench: 'peer',
      who: `boardgame.io ${VERSION}`,
      what: 'memory of an idle table',
      tables: idle,
      bytes: Math.round((full.used - quiet.used) / idle),
    }),
  );
  stop();
}

install();
await measurePlay(Number(values.tables));
await measureIdle(Number(values.idle));
/** Ours, every move on disk before it is acknowledged; or in memory as theirs, where the machine has such a folder. */
async function measureOurs(folder?: string): Promise<void> {
  const { tables, rounds, idle } = values;
  const options = ['--games', 'connect-four', '--tables', tables, '--rounds', rounds, '--idle', idle];
  console.log(JSON.stringify({ bench: 'peer', who: `ours, ${folder ? 'in memory' : 'on disk'}` }));
  const ours = fork(join(import.meta.dirname, 'server.ts'), options, {
    env: { ...process.env, ...(folder && { TMPDIR: folder }) },
  });
  await once(ours, 'exit');
}

await measureOurs();
if (existsSync(MEMORY)) await measureOurs(MEMORY);
process.exit(0);
