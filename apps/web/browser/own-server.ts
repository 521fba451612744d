import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { CLASSROOM } from './chromium.ts';

/** A server of a test's own, to be killed, put to sleep and started again at the same address with the same data. */
export class OwnServer {
  /** Below those of outgoing connections: such a one keeps its port for a minute, and may take that of a server that is down. */
  readonly port = randomInt(11_000, 32_768);
  readonly base = `http://127.0.0.1:${this.port}/`;
  private readonly data = mkdtempSync(join(tmpdir(), 'stolik-class-'));
  private child: ChildProcess | undefined;

  async start(): Promise<void> {
    const main = join(import.meta.dirname, '../../server/src/main.ts');
    this.child = spawn(process.execPath, [main, '--port', String(this.port), '--host', '127.0.0.1', '--data', this.data], {
      stdio: 'ignore',
      env: { ...process.env, STOLIK_HOSTS: CLASSROOM },
    });
    const how = (): Promise<boolean | string> =>
      fetch(this.base).then(
        // Another server may have the port.
        ({ ok }) => ok && this.child?.exitCode === null,
        () => (this.child?.exitCode === null ? 'not yet' : 'the server could not start'),
      );
    await expect.poll(how, { timeout: 60_000 }).toBe(true);
  }

  /** Without a word, at once. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** As a laptop whose lid is closed: nothing is answered, and no line is broken. */
  sleep(): void {
    this.child?.kill('SIGSTOP');
  }

  wake(): void {
    this.child?.kill('SIGCONT');
  }

  end(): void {
    this.wake();
    this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A network between devices and a server, which can be cut. */
export class Cable {
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(to: number) {
    this.server = createServer((near) => {
      if (this.isCut) {
        near.destroy();
        return;
      }
      const far = connect(to, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.ends.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => {
          this.ends.delete(end);
          other.destroy();
        });
      }
      near.pipe(far);
      far.pipe(near);
    });
  }

  static async to(port: number): Promise<Cable> {
    const cable = new Cable(port);
    await new Promise<void>((done) => cable.server.listen(0, '127.0.0.1', done));
    return cable;
  }

  get base(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  end(): void {
    this.cut();
    this.server.close();
  }
}
