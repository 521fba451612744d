// `npm start`: serves Stolik. Options after `--`: npm start -- --port 9000 --lan. Also: backup FILE, restore FILE, worker, admin.
import { networkInterfaces } from 'node:os';
import { buildApp, PLACES } from './app.ts';
import { openClassFor } from './classes/opening.ts';
import { whoOpensAt } from './classes/who-opens.ts';
import { runAdmin, runBackup, runRestore, runWorker } from './commands.ts';
import { addAddresses } from './http/addresses.ts';
import { addHostPage } from './http/host-page.ts';
import { houseAddresses } from './interfaces.ts';
import { installLastHandler } from './last-handler.ts';
import { usualLimits } from './limits/limits.ts';
import { openLog } from './log.ts';
import { type Online, openOnline } from './online.ts';
import { openPage } from './open-page.ts';
import { ADMIN_HELP } from './operator/admin.ts';
import { readSettings } from './settings.ts';
import { onSignals } from './signals.ts';
import { HELP, readStart } from './start.ts';
import { whyNotOpened } from './store/trouble.ts';
import { openServiceManager } from './systemd.ts';
import { printQr } from './terminal.ts';

const start = readStart(process.argv.slice(2), process.env);
if (!start.ok) {
  console.error(`${start.problem.says}\n\n${process.argv[2] === 'admin' ? ADMIN_HELP : HELP}`);
  process.exit(2);
}
if (start.value.help) {
  console.log(HELP);
  process.exit(0);
}

const { host, port, isPortFixed, data, command, reach, classLabel, opensPage } = start.value;
const log = openLog(process.env['STOLIK_LOG']);
const settings = readSettings(process.env);
if (!settings.ok) {
  console.error(`${settings.problem.at}: ${settings.problem.says}. See docs/deploy.md.`);
  process.exit(2);
}
const { proxies, retention, limits, storage, contact, hosts, drainFor } = settings.value;
// The reader of standard output or error may go away; the server stays.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const around = { data, databaseUrl: process.env['DATABASE_URL'], natsUrl: process.env['NATS_URL'] };
if (command) await runCommand();
else await serve();

async function runCommand(): Promise<void> {
  try {
    if (command?.word === 'worker') {
      const manager = openServiceManager(process.env, log.complain);
      const stop = await runWorker(around);
      console.log('Thinking for the bots of all servers. Stop it with Ctrl+C.');
      manager.ready();
      installLastHandler({ log, failed: () => {}, stop });
      onSignals({ drainFor: 0, drain: () => {}, stop, onFailure: couldNotStop });
    } else if (command?.word === 'admin') {
      console.log(command.words ? await runAdmin(command.words, around) : ADMIN_HELP);
    } else if (command) {
      const run = command.word === 'backup' ? runBackup : runRestore;
      console.log(await run(command.file, around));
    }
  } catch (error) {
    console.error(whyNotOpened(error, around));
    process.exit(1);
  }
}

async function serve(): Promise<void> {
  const manager = openServiceManager(process.env, log.complain);
  const online = await openTables();
  let taken = port;
  let stopNow = (): void => {};
  const app = buildApp(
    PLACES,
    (error, request) => {
      online.standing.complaints++;
      log.complain('a request failed', error, { request });
    },
    (app, sendPage) => {
      online.addTo(app, sendPage);
      const addresses = (): readonly string[] => otherAddresses().map((address) => `http://${address}:${taken}/`);
      addAddresses(app, addresses);
      if (opensPage)
        addHostPage(
          app,
          sendPage,
          () => ({ addresses: addresses(), platform: process.platform, data }),
          () => stopNow(),
        );
      if (log.isVerbose) {
        app.addHook('onResponse', async (request, reply) => {
          // The pattern and not the address: that may hold a code.
          log.say('request', {
            request: request.id,
            method: request.method,
            route: request.routeOptions.url ?? '',
            status: reply.statusCode,
            milliseconds: Math.round(reply.elapsedTime),
          });
        });
      }
    },
    proxies,
  );
  const stop = async (): Promise<void> => {
    log.say('stopping');
    manager.stopping();
    await online.close();
    await app.close();
  };
  const drain = (): void => {
    log.say('draining', { seconds: drainFor / 1000 });
    manager.stopping();
    online.standing.isDraining = true;
  };
  installLastHandler({ log, failed: online.failed, stop });
  stopNow = onSignals({ drainFor, drain, stop, onFailure: couldNotStop });
  taken = await listen(app);
  manager.ready();
  online.serves(`http://localhost:${taken}/`);
  console.log(`Stolik is at http://localhost:${taken}/`);
  const others = otherAddresses().map((address) => `http://${address}:${taken}/`);
  for (const address of others) console.log(`  for others in the same network: ${address}`);
  if (others[0] !== undefined) console.log(`\n${printQr(others[0])}`);
  if (classLabel !== undefined) console.log(await openClassFor(online, classLabel, `http://localhost:${taken}`, process.env));
  console.log('Stop it with Ctrl+C.');
  if (opensPage) openPage(`http://localhost:${taken}/host`);
  log.say('started', { port: taken, store: online.store.kind, bus: online.bus.kind });
}

function couldNotStop(error: unknown): void {
  log.complain('could not stop in order', error);
}

async function openTables(): Promise<Online> {
  try {
    // Who can be reached from everywhere needs codes that can't be guessed; in a house they are said aloud.
    const from = proxies > 0 ? 'anywhere' : reach;
    const codeLength = settings.ok ? (settings.value.codeLength ?? (from === 'anywhere' ? 8 : 6)) : 8;
    return await openOnline({
      ...around,
      proxies,
      retention,
      limits: usualLimits(limits),
      storage,
      contact,
      codeLength,
      whoOpens: settings.ok ? (settings.value.whoOpens ?? whoOpensAt(from)) : undefined,
      reach: { from, names: hosts, proxies },
      say: log.say,
      complain: log.complain,
    });
  } catch (error) {
    console.error(`The tables could not be opened: ${whyNotOpened(error, around)}`);
    process.exit(1);
  }
}

/** A port that was asked for is that port or nothing; the usual one gives way to the next that is free. */
async function listen(app: ReturnType<typeof buildApp>): Promise<number> {
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

function otherAddresses(): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  return houseAddresses(networkInterfaces());
}
