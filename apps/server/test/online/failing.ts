// A server in a process of its own in which something throws: node failing.ts FOLDER MILLISECONDS. Told what to do by messages.
import Fastify from 'fastify';
import { CHECKING } from '../../src/http/checking.ts';
import { installLastHandler } from '../../src/last-handler.ts';
import { noLimits } from '../../src/limits/limits.ts';
import { openLog } from '../../src/log.ts';
import { openOnline } from '../../src/online.ts';
import { TEST_OFFERS } from './offers.ts';

const [data = '', within = ''] = process.argv.slice(2);
const log = openLog('json');
const online = await openOnline({ data, offers: TEST_OFFERS, limits: noLimits(), complain: log.complain });
// Without the pages, which take most of the time a server needs to start.
const app = Fastify({ ajv: CHECKING });
online.addTo(app, (reply) => reply.code(404).send());
const stop = async (): Promise<void> => {
  await online.close();
  await app.close();
};
installLastHandler({ log, failed: online.failed, stop, within: Number(within) });

let letGo = (): void => {};
const orders: Readonly<Record<string, () => void>> = {
  /** Whatever is to be written waits for `go`. */
  hold() {
    const gate = new Promise<void>((done) => {
      letGo = done;
    });
    const { store } = online;
    const append = store.append.bind(store);
    store.append = async (...given) => {
      process.send?.('writing');
      await gate;
      return append(...given);
    };
    process.send?.('held');
  },
  go: () => letGo(),
  throw: () =>
    void setTimeout(() => {
      throw new RangeError('no move "drop c" of "Anna" from 203.0.113.9');
    }),
  reject: () => void Promise.reject(new TypeError('nobody waits for this')),
};
process.on('message', (order) => orders[String(order)]?.());
process.on('disconnect', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
