/** What is known of somebody who is not asked for anything just now. */
export interface Idle {
  /** The seat whose eyes one looks through; undefined for who looks on. */
  readonly seat: number | undefined;
  /** Their own program lies there. */
  readonly hasLaid: boolean;
  /** A film runs, or the game is over: something else lies there. */
  readonly isElsewhere: boolean;
  /** Paper beside the board says the rest. */
  readonly hasPaper: boolean;
}

/** What lies on the wood of somebody who is not asked: their own program, or for who looks on where there is no paper, who plays. */
export function onWood({ seat, hasLaid, isElsewhere, hasPaper }: Idle): 'program' | 'players' | undefined {
  if (isElsewhere) return undefined;
  if (seat !== undefined) return hasLaid ? 'program' : undefined;
  return hasPaper ? undefined : 'players';
}
