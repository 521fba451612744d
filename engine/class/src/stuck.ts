/** After this time without progress the teacher should look. */
export const QUIET_FOR = 120_000;
export const MANY_TRIES = 3;

/** The state of a pupil's work on a thing. */
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

/** Whether and why a pupil needs the teacher; never while the class is held. */
export function stuckOf({ isHere, isBusy, movedAt, tries }: Work, isHeld: boolean, now: number): Stuck | undefined {
  if (!isHere || !isBusy || isHeld) return undefined;
  if (tries >= MANY_TRIES) return { why: 'tries', count: tries };
  return now - movedAt >= QUIET_FOR ? { why: 'quiet', for: now - movedAt } : undefined;
}
