// `npm start`: serves Stolik. Options after `--`: npm start -- --port 9000 --lan
import { networkInterfaces } from 'node:os';
import { buildApp, PLACES } from './app.ts';
import { type Online, openOnline } from './online.ts';
import { HELP, readStart } from './start.ts';

const start = readStart(process.argv.slice(2), process.env);
if (!start.ok) {
  console.error(`${start.problem.says}\n\n${HELP}`);
  process.exit(2);
}
if (start.value.help) {
  console.log(HELP);
  process.exit(0);
}

const { host, port, isPortFixed, data } = start.value;
const online = await openTables();
const app = buildApp(PLACES, console.error, (app) => online.addTo(app));
const taken = await listen();
const address = `http://localhost:${taken}/`;
console.log(`Stolik is at ${address}`);
for (const other of otherAddresses()) console.log(`  for others in the same network: http://${other}:${taken}/`);
console.log('Stop it with Ctrl+C.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void online
      .close()
      .then(() => app.close())
      .then(() => process.exit(0));
  });
}

async function openTables(): Promise<Online> {
  try {
    return await openOnline({ data, databaseUrl: process.env['DATABASE_URL'], natsUrl: process.env['NATS_URL'] });
  } catch (error) {
    console.error(`The tables could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** A port that was asked for is that port or nothing; the usual one gives way to the next that is free. */
async function listen(): Promise<number> {
  const last = isPortFixed ? port : port + 20;
  for (let tried = port; tried <= last; tried++) {
    try {
      await app.listen({ host, port: tried });
      if (tried !== port && port !== 0) console.log(`Port ${port} is taken.`);
      const bound = app.server.address();
      return typeof bound === 'object' && bound ? bound.port : tried;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && tried < last) continue;
      console.error(whyNot(code, tried, error));
      process.exit(1);
    }
  }
  throw new Error('the last port is either taken or an error');
}

function whyNot(code: string | undefined, tried: number, error: unknown): string {
  if (code === 'EADDRINUSE')
    return `Port ${tried} is taken. Stop what runs there, or choose another: npm start -- --port ${tried + 1}`;
  if (code === 'EACCES') return `This user may not use port ${tried}. Choose one above 1023: npm start -- --port 8080`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `"${host}" is no address of this machine. Leave --host out, or give one that is.`;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function otherAddresses(): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: found }) => found);
}
