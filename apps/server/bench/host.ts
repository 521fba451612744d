// The server that is measured, in a process of its own: the same as `npm start`, without limits by address, with Connect Four; on Postgres and NATS where DATABASE_URL and NATS_URL say so.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFour } from '@stolik/connect-four/game';
import { buildApp, PLACES } from '../src/app.ts';
import { OFFERS } from '../src/games.ts';
import { noLimits } from '../src/limits/limits.ts';
import { openOnline } from '../src/online.ts';

const data = mkdtempSync(join(tmpdir(), 'stolik-bench-'));
const offers = [...OFFERS, { game: connectFour, levels: ['random', 'greedy'] }];
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env;
const online = await openOnline({ data, offers, limits: noLimits(), databaseUrl, natsUrl });
const app = buildApp({ ...PLACES, client: join(data, 'none') }, console.error, online.addTo);
const url = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', (question) => {
  if (question === 'usage') {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    process.send?.({ cpu: user + system, rss, used: heapUsed + external + arrayBuffers, ...online.tables.counts });
  }
});
process.on('disconnect', () => {
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ url });
