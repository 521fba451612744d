import type { Problem } from '@stolik/kernel/result';

/**
 * A table is stored, but this program can't go on with it. `newer`: another version of it could, and may be running beside this one;
 * `older`: its rules are played no more; `broken`: what was played can't be played again here.
 */
export class Unplayable extends Error {
  readonly reason: 'newer' | 'older' | 'broken';

  constructor(reason: Unplayable['reason'], says: string, cause?: unknown) {
    super(says, { cause });
    this.reason = reason;
  }

  get problem(): Problem {
    return { at: 'rules', says: this.message };
  }
}

const BROKEN =
  'what was played at this table can’t be played again by this version of the server; it is kept, and nothing is lost';

export const broken = (cause: unknown): Unplayable => new Unplayable('broken', BROKEN, cause);

/** So many are remembered, each for so long: whoever asks again meanwhile is answered without reading the log again. */
const MOST = 1000;
const REMEMBERED_FOR = 60_000;

/** Logs that could not be opened here, and why. Later they are tried again: what was wrong may have been put right. */
export class Unopened {
  private readonly why = new Map<string, { readonly why: Unplayable; readonly at: number }>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  add(id: string, why: Unplayable): void {
    this.why.set(id, { why, at: this.now() });
    if (this.why.size > MOST) this.why.delete(this.why.keys().next().value!);
  }

  find(id: string): Unplayable | undefined {
    const known = this.why.get(id);
    if (known && this.now() - known.at >= REMEMBERED_FOR) this.why.delete(id);
    return known && this.why.has(id) ? known.why : undefined;
  }
}
