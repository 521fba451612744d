import type { Bus, BusMessage } from './bus.ts';

/** For a single process: all followers are notified at once. */
export class LocalBus implements Bus {
  readonly kind = 'local';
  private readonly followers = new Map<string, Set<(message: BusMessage) => void>>();
  private readonly servers = new Map<string, ((question: string) => Promise<string>)[]>();

  publish(table: string, message: BusMessage): void {
    for (const hear of [...(this.followers.get(table) ?? [])]) hear(message);
  }

  follow(table: string, hear: (message: BusMessage) => void): () => void {
    const all = this.followers.get(table) ?? new Set();
    this.followers.set(table, all.add(hear));
    return () => {
      all.delete(hear);
      if (all.size === 0 && this.followers.get(table) === all) this.followers.delete(table);
    };
  }

  onGap(): void {}

  async ask(work: string, question: string, timeout: number): Promise<string | undefined> {
    const servers = this.servers.get(work);
    const serve = servers?.shift();
    if (!servers || !serve) return undefined;
    servers.push(serve);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`nobody has answered "${work}" in time`)), timeout);
    });
    return Promise.race([serve(question), late]).finally(() => clearTimeout(timer));
  }

  serve(work: string, answer: (question: string) => Promise<string>): () => void {
    this.servers.set(work, [...(this.servers.get(work) ?? []), answer]);
    return () => {
      this.servers.set(
        work,
        (this.servers.get(work) ?? []).filter((other) => other !== answer),
      );
    };
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.followers.clear();
    this.servers.clear();
  }
}
