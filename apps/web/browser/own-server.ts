import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CLASSROOM } from './chromium.ts';

/** Below those of outgoing connections: such a one keeps its port for a minute, and may take that of a server that is down. */
const anyPort = (): number => randomInt(11_000, 32_768);

/** A server of a test's own, to be killed, put to sleep and started again at the same address with the same data. */
export class OwnServer {
  private chosen = anyPort();
  private readonly data = mkdtempSync(join(tmpdir(), 'stolik-class-'));
  private child: ChildProcess | undefined;
  private gone: Promise<void> = Promise.resolve();

  get port(): number {
    return this.chosen;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async start(): Promise<void> {
    // Until they are gone those who were killed keep the port and the folder.
    await this.gone;
    // Another server may have the port; who has been here once is looked for at the same one.
    const most = this.child === undefined ? 5 : 1;
    for (let tries = 1; !(await this.comesUp()); tries++) {
      if (tries === most) throw new Error('the server could not start');
      this.chosen = anyPort();
    }
  }

  /** Until it can be reached; answers false when it has ended before. */
  private comesUp(): Promise<boolean> {
    const main = join(import.meta.dirname, '../../server/src/main.ts');
    const child = spawn(process.execPath, [main, '--port', String(this.port), '--host', '127.0.0.1', '--data', this.data], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, STOLIK_HOSTS: CLASSROOM },
    });
    this.child = child;
    this.gone = new Promise((done) => child.once('exit', () => done()));
    return new Promise((done) => {
      createInterface(child.stdout).on('line', (line) => line.startsWith('Stolik is at') && done(true));
      void this.gone.then(() => done(false));
    });
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
    // Its last file may come while the folder is emptied.
    rmSync(this.data, { recursive: true, force: true, maxRetries: 10 });
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
