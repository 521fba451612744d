// A server in a process of its own that a test may kill: node serve.ts PORT FOLDER, with DATABASE_URL and NATS_URL as usual.
import { join } from 'node:path';
import { buildApp, PLACES } from '../../src/app.ts';
import { noLimits } from '../../src/limits/limits.ts';
import { openOnline } from '../../src/online.ts';
import { TEST_OFFERS } from './offers.ts';

const [port = '0', data = ''] = process.argv.slice(2);
const online = await openOnline({
  data,
  offers: TEST_OFFERS,
  limits: noLimits(),
  databaseUrl: process.env['DATABASE_URL'],
  natsUrl: process.env['NATS_URL'],
});
online.tables.hesitation = 0;
const app = buildApp({ ...PLACES, client: join(data, 'none') }, console.error, online.addTo);
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
// Nobody is left to kill it when the test itself was killed.
process.on('disconnect', () => process.exit(0));
