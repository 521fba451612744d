import { afterAll, beforeAll } from 'vitest';
import { NatsBus } from '../../src/bus/nats.ts';
import { describeBus } from './contract.ts';
import { withNats } from './nats.ts';
import { startNats, type TestNats } from './start-nats.ts';

withNats('the NATS bus', () => {
  let server: TestNats;
  beforeAll(async () => {
    server = await startNats();
  });
  afterAll(() => server.stop());
  describeBus('NATS', () => NatsBus.open(server.url));
});
