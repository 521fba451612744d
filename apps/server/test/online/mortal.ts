import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server process that can be killed and comes again at the same address. */
export class Mortal {
  readonly url: string;
  deaths = 0;
  /** What its processes have complained of. */
  readonly complaints: string[] = [];
  private readonly port: number;
  private readonly data: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  constructor(port: number, data: string, env: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.data = data;
    this.env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  async live(): Promise<void> {
    this.child = fork(join(import.meta.dirname, 'serve.ts'), [String(this.port), this.data], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.complaints.push(chunk.toString());
      process.stderr.write(chunk);
    });
    const { child } = this;
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server at ${this.url} ended with ${code}: ${this.complaints.at(-1)}`);
    });
    await Promise.race([once(child, 'message'), ended]);
  }

  /** Without a word, at once. */
  async die(): Promise<void> {
    if (!this.child) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    this.deaths++;
    this.child = undefined;
  }
}
