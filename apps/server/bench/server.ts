// `npm run bench:server`: the server and real clients on loopback, as JSON lines. Options: --tables 500 --seconds 10 --games a,b
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    games: { type: 'string', default: 'connect-four,micropul,circuit,golems6,golems4' },
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

async function measurePlay(game: string, tables: number, seconds: number, rate: number): Promise<void> {
  const { host, url, usage } = await startHost();
  const clients = fork(join(import.meta.dirname, 'clients.ts'));
  clients.send({ url, game, tables, seconds, rate });
  await once(clients, 'message');
  const before = await usage();
  const [result] = (await once(clients, 'message')) as [
    { moves: number; seconds: number; bytes: number; p50: number; p99: number },
  ];
  const after = await usage();
  print({
    what: rate > 0 ? `latency at ${rate} moves/s` : 'as fast as it goes',
    game,
    tables,
    movesPerSecond: round(result.moves / result.seconds),
    serverCpuMicrosecondsPerMove: round((after.cpu - before.cpu) / result.moves),
    bytesOutPerMove: round(result.bytes / result.moves, 1),
    p50Milliseconds: round(result.p50, 1),
    p99Milliseconds: round(result.p99, 1),
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
    socket.on('open', () => socket.send(JSON.stringify(['hi', 1, table, token, -1, ''])));
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
  await measurePlay(game, Number(values.tables), Number(values.seconds), 0);
  await measurePlay(game, Number(values.tables), Number(values.seconds), 500);
}
await measureIdle(Number(values.idle));
process.exit(0);
