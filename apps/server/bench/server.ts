// `npm run bench:server`: the server and real clients on loopback, as JSON lines. Options: --tables 500 --rounds 2 --games a,b
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@stolik/games/games';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import type { ClientJob, ClientResult } from './clients.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
    games: { type: 'string', default: ['connect-four', ...GAMES.map(({ id }) => id)].join(',') },
    idle: { type: 'string', default: '2000' },
  },
});

interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly used: number;
}

const print = (line: Record<string, unknown>): void => console.log(JSON.stringify({ bench: 'server', ...line }));
const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

async function startHost(): Promise<{ host: ChildProcess; url: string; usage: () => Promise<Usage> }> {
  const host = fork(join(import.meta.dirname, 'host.ts'), { execArgv: ['--expose-gc'] });
  const [{ url }] = (await once(host, 'message')) as [{ url: string }];
  const usage = async (): Promise<Usage> => {
    host.send('usage');
    return (await once(host, 'message'))[0] as Usage;
  };
  return { host, url, usage };
}

async function measurePlay(game: string, tables: number, rate: number): Promise<void> {
  const { host, url, usage } = await startHost();
  const clients = fork(join(import.meta.dirname, 'clients.ts'));
  const sum = { moves: 0, seconds: 0, bytes: 0, cpu: 0 };
  let last = { p50: 0, p99: 0 };
  for (let turn = 0; turn <= Number(values.rounds); turn++) {
    clients.send({ url, game, tables, rate, movesEach: rate > 0 ? 10 : Number.MAX_SAFE_INTEGER } satisfies ClientJob);
    await once(clients, 'message');
    const before = await usage();
    clients.send('go');
    const [result] = (await once(clients, 'message')) as [ClientResult];
    const after = await usage();
    // The first time everything is cold.
    if (turn === 0) continue;
    sum.moves += result.moves;
    sum.seconds += result.seconds;
    sum.bytes += result.bytes;
    sum.cpu += after.cpu - before.cpu;
    last = result;
  }
  print({
    what: rate > 0 ? `latency at ${rate} moves/s` : 'as fast as it goes',
    game,
    tables,
    moves: sum.moves,
    movesPerSecond: round(sum.moves / sum.seconds),
    serverCpuMicrosecondsPerMove: round(sum.cpu / sum.moves),
    bytesOutPerMove: round(sum.bytes / sum.moves, 1),
    p50Milliseconds: round(last.p50, 1),
    p99Milliseconds: round(last.p99, 1),
  });
  clients.kill();
  host.disconnect();
  await once(host, 'exit');
}

async function measureIdle(count: number): Promise<void> {
  const { host, url, usage } = await startHost();
  const headers = { 'content-type': 'application/json' };
  const open = async (): Promise<{ table: string; token: string }> => {
    const body = JSON.stringify({ game: 'connect-four', seats: ['me', { bot: 'random' }], name: 'A' });
    return (await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).json() as never;
  };
  for (let i = 0; i < 200; i++) await open();
  const before = await usage();
  const opened: { table: string; token: string }[] = [];
  for (let left = count; left > 0; left -= 20) opened.push(...(await Promise.all(Array.from({ length: 20 }, open))));
  await new Promise((done) => setTimeout(done, 3000));
  const after = await usage();
  print({
    what: 'memory of an idle table',
    tables: count,
    bytes: round((after.used - before.used) / count),
    rssBytes: round((after.rss - before.rss) / count),
  });
  const sockets = opened.slice(0, 1000).map(({ table, token }) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/play`, { perMessageDeflate: false });
    socket.on('open', () => socket.send(JSON.stringify(['hi', WIRE_VERSION, table, token, -1, ''])));
    return once(socket, 'message');
  });
  await Promise.all(sockets);
  const connected = await usage();
  print({
    what: 'memory of a connection with its table',
    connections: sockets.length,
    bytes: round((connected.used - after.used) / sockets.length),
    rssBytes: round((connected.rss - after.rss) / sockets.length),
  });
  host.disconnect();
  await once(host, 'exit');
}

for (const game of values.games.split(',')) {
  await measurePlay(game, Number(values.tables), 0);
  await measurePlay(game, Number(values.tables), 500);
}
await measureIdle(Number(values.idle));
process.exit(0);
