import { createInterface, type Interface } from 'node:readline';

/** The person at the prompt. */
export interface Lines {
  readonly isInteractive: boolean;
  /** Undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines from a person or from a pipe. */
export class LineReader implements Lines {
  readonly isInteractive = Boolean(process.stdin.isTTY);
  private readonly lines: string[] = [];
  private readonly waiting: ((line: string | undefined) => void)[] = [];
  private readonly source: Interface;
  private isClosed = false;

  constructor() {
    this.source = createInterface({ input: process.stdin, output: process.stdout, terminal: this.isInteractive });
    this.source.on('line', (line) => {
      const first = this.waiting.shift();
      if (first) first(line);
      else this.lines.push(line);
    });
    this.source.on('close', () => {
      this.isClosed = true;
      for (const resolve of this.waiting.splice(0)) resolve(undefined);
    });
  }

  ask(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    const ready = this.lines.shift();
    if (ready !== undefined || this.isClosed) {
      if (!this.isInteractive) process.stdout.write(`${ready ?? ''}\n`);
      return Promise.resolve(ready);
    }
    return new Promise((resolve) => {
      this.waiting.push((line) => {
        if (!this.isInteractive) process.stdout.write(`${line ?? ''}\n`);
        resolve(line);
      });
    });
  }

  close(): void {
    this.source.close();
  }
}
