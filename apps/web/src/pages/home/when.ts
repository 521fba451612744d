const DAY = 24 * 60 * 60 * 1000;

/** How many midnights lie between: what was last night is yesterday. */
export function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.max(0, Math.round((midnight(now) - midnight(then)) / DAY));
}
