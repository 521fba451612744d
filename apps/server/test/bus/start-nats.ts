import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

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
