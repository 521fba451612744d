/** No progress for so long, and somebody should look. */
export const QUIET_FOR = 120_000;
export const MANY_TRIES = 3;

/** What is known of somebody who works on something. */
export interface Work {
  readonly isHere: boolean;
  /** Something was given to them and they have not finished it. */
  readonly isBusy: boolean;
  /** When they last got on: solved, moved, were given something, came. */
  readonly movedAt: number;
  /** Wrong tries at what they are doing now. */
  readonly tries: number;
}

export type Stuck = { readonly why: 'tries'; readonly count: number } | { readonly why: 'quiet'; readonly for: number };

/** Whether somebody needs the teacher, and why; not while everybody is held, which is no fault of theirs. */
export function stuckOf({ isHere, isBusy, movedAt, tries }: Work, isHeld: boolean, now: number): Stuck | undefined {
  if (!isHere || !isBusy || isHeld) return undefined;
  if (tries >= MANY_TRIES) return { why: 'tries', count: tries };
  return now - movedAt >= QUIET_FOR ? { why: 'quiet', for: now - movedAt } : undefined;
}
