// A server in a process of its own that a test may kill: node serve.ts PORT FOLDER, with DATABASE_URL and NATS_URL as usual.
import Fastify from 'fastify';
import { CHECKING } from '../../src/http/checking.ts';
import { type Limits, noLimits, usualLimits } from '../../src/limits/limits.ts';
import { openOnline } from '../../src/online.ts';
import { TEST_OFFERS } from './offers.ts';

/** `soak`: as usual, but a whole crowd comes from one address. */
function limitsNamed(name: string | undefined): Limits {
  if (name === undefined) return noLimits();
  const crowd = [10_000, 1000] as const;
  return usualLimits(
    name === 'soak'
      ? { opening: crowd, joining: crowd, connecting: crowd, knocking: crowd, films: crowd, openingClasses: crowd }
      : {},
  );
}

const [port = '0', data = ''] = process.argv.slice(2);
const online = await openOnline({
  data,
  offers: TEST_OFFERS,
  limits: limitsNamed(process.env['TEST_LIMITS']),
  databaseUrl: process.env['DATABASE_URL'],
  natsUrl: process.env['NATS_URL'],
});
online.tables.hesitation = 0;
// Without the pages, which take most of the time a server needs to start.
const app = Fastify({ ajv: CHECKING });
online.addTo(app, (reply) => reply.code(404).send());
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
// Nobody is left to kill it when the test itself was killed.
process.on('disconnect', () => process.exit(0));
