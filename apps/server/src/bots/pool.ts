import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from './question.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread.ts';

interface Waiting {
  readonly id: number;
  readonly question: BotQuestion;
  readonly since: number;
  readonly share: Share;
  readonly done: (action: number) => void;
  readonly fail: (error: Error) => void;
}

/** Whose question it is: threads are shared by where a table was opened, then by table. */
export interface Share {
  /** Whether the table has viewers; evaluated when a thread is free. */
  isAwaited(): boolean;
  readonly table: string;
  readonly from: string;
}

const NOBODYS: Share = { isAwaited: () => true, table: '', from: '' };

interface Thread {
  readonly worker: Worker;
  doing: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The queue's limit: callers above it retry later. */
const MOST_WAITING = 2000;
/** A bot that thinks longer is stopped with its thread. */
const LONGEST = 20_000;

const messageOf = ({ id, question, since }: Waiting): ThreadQuestion => ({
  id,
  question,
  waited: performance.now() - since,
});

/** Threads that think for bots; they start when first needed and keep no process alive. */
export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly queue: Waiting[] = [];
  private readonly most: number;
  private count = 0;
  /** When each was served last, counted in questions. */
  private readonly served = new Map<string, number>();
  private turn = 0;
  private isClosed = false;

  constructor(most = availableParallelism()) {
    this.most = most;
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Tables with viewers come first: abandoned tables must not delay them. */
  ask(question: BotQuestion, share: Share = NOBODYS): Promise<number> {
    return new Promise((done, fail) => {
      if (this.isClosed || this.queue.length >= MOST_WAITING) {
        fail(new Error(this.isClosed ? 'the bots have gone home' : 'too many wait for a bot'));
        return;
      }
      this.queue.push({ id: ++this.count, question, since: performance.now(), share, done, fail });
      this.handOut();
    });
  }

  private handOut(): void {
    while (this.queue.length > 0) {
      const free = this.threads.find(({ doing }) => !doing) ?? this.start();
      if (!free) return;
      const next = this.takeNext();
      free.doing = next;
      free.worker.ref();
      free.timer = setTimeout(() => this.drop(free, new Error('a bot has thought for too long')), LONGEST);
      free.worker.postMessage(messageOf(next));
    }
  }

  /** Of those that are awaited the one whose place was served longest ago; there the table that was; there the first. */
  private takeNext(): Waiting {
    const rank = ({ share }: Waiting): readonly number[] => [
      share.isAwaited() ? 0 : 1,
      this.served.get(`from ${share.from}`) ?? 0,
      this.served.get(`table ${share.table}`) ?? 0,
    ];
    let best = 0;
    let bestRank = rank(this.queue[0]!);
    for (let i = 1; i < this.queue.length; i++) {
      const other = rank(this.queue[i]!);
      const differs = other.findIndex((value, index) => value !== bestRank[index]);
      if (differs >= 0 && other[differs]! < bestRank[differs]!) [best, bestRank] = [i, other];
    }
    const [next] = this.queue.splice(best, 1) as [Waiting];
    if (this.served.size > MOST_WAITING) this.served.clear();
    this.turn++;
    this.served.set(`from ${next.share.from}`, this.turn).set(`table ${next.share.table}`, this.turn);
    return next;
  }

  private start(): Thread | undefined {
    if (this.threads.length >= this.most) return undefined;
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.unref();
    const thread: Thread = { worker, doing: undefined, timer: undefined };
    worker.on('message', (answer: ThreadAnswer) => this.take(thread, answer));
    worker.on('error', (error) => this.drop(thread, error as Error));
    this.threads.push(thread);
    return thread;
  }

  private take(thread: Thread, answer: ThreadAnswer): void {
    const { doing } = thread;
    if (doing?.id !== answer.id) return;
    clearTimeout(thread.timer);
    thread.doing = undefined;
    thread.worker.unref();
    if (answer.ok) doing.done(answer.action);
    else doing.fail(new Error(answer.says));
    this.handOut();
  }

  private drop(thread: Thread, error: Error): void {
    const index = this.threads.indexOf(thread);
    if (index < 0) return;
    this.threads.splice(index, 1);
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.doing?.fail(error);
    this.handOut();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { fail } of this.queue.splice(0)) fail(new Error('the bots have gone home'));
    const threads = this.threads.splice(0);
    for (const { timer } of threads) clearTimeout(timer);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
