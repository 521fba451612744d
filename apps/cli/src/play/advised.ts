import type { Action } from '@stolik/kernel/game';
import type { Hints } from '@stolik/search/hints';
import type { Review } from '@stolik/search/reviewed';

/** What the adviser has said at this table. */
export class Advised {
  /** First ideas that were told, by the number of steps before them. */
  readonly first: Record<number, Action> = {};
  /** The last look back. */
  review: Review | undefined;
  private last: { readonly state: unknown; readonly hints: Hints } | undefined;

  isAt(state: unknown): boolean {
    return this.last?.state === state;
  }

  /** The same position is thought about once. */
  hintsAt(state: unknown, think: () => Hints): Hints {
    const { last } = this;
    if (last && last.state === state) return last.hints;
    const hints = think();
    this.last = { state, hints };
    return hints;
  }
}
