import { afterAll, beforeAll, expect, test } from 'vitest';
import { NatsBus } from '../../src/bus/nats.ts';
import { describeBus } from './contract.ts';
import { hasNats, sayNatsIsMissing, startNats, type TestNats } from './nats.ts';

if (hasNats()) {
  let server: TestNats;
  beforeAll(async () => {
    server = await startNats();
  });
  afterAll(() => server.stop());
  describeBus('NATS', () => NatsBus.open(server.url));
} else {
  test('the NATS bus is SKIPPED', () => {
    sayNatsIsMissing('the NATS bus');
    expect(hasNats()).toBe(false);
  });
}
