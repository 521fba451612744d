import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Debian's package `nats-server`; nothing else brings it. */
const hasNats = (): boolean => spawnSync('nats-server', ['--version']).status === 0;

/** A machine without NATS must not pass for one where it was tested: what is missing is said loudly. */
export function withNats(what: string, suite: () => void): void {
  const missing = (): void => {
    test(`SKIPPED: ${what}`, () => {
      console.warn(`\n!!! SKIPPED: ${what}. There is no nats-server here (Debian: apt-get install nats-server). !!!\n`);
      expect(hasNats()).toBe(false);
    });
  };
  (hasNats() ? suite : missing)();
}
