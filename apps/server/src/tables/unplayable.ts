import type { Problem } from '@stolik/kernel/result';

/**
 * A table is stored, but this program can't go on with it. `newer`: another version of it could, and may be running beside this one;
 * `older`: its rules are played no more; `broken`: what was played can't be played again here; `ended`: the operator has closed it.
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

const ENDED = new Unplayable('ended', 'whoever runs this server has closed this table');

/** So many are remembered: whoever asks again is answered without reading the table again. */
const MOST = 1000;

/** Tables of which it is known that they can't be opened here, and why. */
export class Unopened {
  private readonly why = new Map<string, Unplayable>();
  private readonly ended = new Set<string>();

  add(id: string, why: Unplayable): void {
    this.why.set(id, why);
    if (this.why.size > MOST) this.why.delete(this.why.keys().next().value!);
  }

  find(id: string): Unplayable | undefined {
    return this.ended.has(id) ? ENDED : this.why.get(id);
  }

  /** Whether the operator has closed it. */
  end(id: string, isEnded: boolean): void {
    if (isEnded) this.ended.add(id);
    else this.ended.delete(id);
  }
}
