import type { Problem } from '@stolik/kernel/result';

/**
 * A stored table that this program cannot resume. `newer`: a newer version could, and may be running at the same time.
 * `older`: its rules are no longer supported. `broken`: its log fails to replay. `ended`: the operator has closed it.
 */
export class Unplayable extends Error {
  readonly reason: 'newer' | 'older' | 'broken' | 'ended';

  constructor(reason: Unplayable['reason'], says: string, cause?: unknown) {
    super(says, { cause });
    this.reason = reason;
  }

  get problem(): Problem {
    return { at: this.reason === 'ended' ? 'operator' : 'rules', says: this.message };
  }
}

const BROKEN =
  'what was played at this table can’t be played again by this version of the server; it is kept, and nothing is lost';

export const broken = (cause: unknown): Unplayable => new Unplayable('broken', BROKEN, cause);

const ENDED = new Unplayable('ended', 'the operator of this server has closed this table');

/** The size and lifetime of a cache: repeated requests are answered without reading the log again. */
const MOST = 1000;
const REMEMBERED_FOR = 60_000;

/** Logs that could not be opened here, and why. Later they are tried again: what was wrong may have been put right. */
export class Unopened {
  private readonly why = new Map<string, { readonly why: Unplayable; readonly at: number }>();
  private readonly ended = new Set<string>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  add(id: string, why: Unplayable): void {
    this.why.set(id, { why, at: this.now() });
    if (this.why.size > MOST) this.why.delete(this.why.keys().next().value!);
  }

  find(id: string): Unplayable | undefined {
    if (this.ended.has(id)) return ENDED;
    const known = this.why.get(id);
    if (known && this.now() - known.at >= REMEMBERED_FOR) this.why.delete(id);
    return known && this.why.has(id) ? known.why : undefined;
  }

  /** Whether the operator has closed it. */
  end(id: string, isEnded: boolean): void {
    if (isEnded) this.ended.add(id);
    else this.ended.delete(id);
  }
}
