import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../store/postgres.ts';

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

export interface TestNats {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startNats(): Promise<TestNats> {
  const port = await freePort();
  const child: ChildProcess = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((done) => {
    child.stderr?.on('data', (chunk) => String(chunk).includes('Server is ready') && done());
  });
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
