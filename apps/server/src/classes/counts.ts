/** What happens to the classes of a process, for those who watch the server. */
export class ClassCounts {
  /** Writes that came too late and were tried again. */
  races = 0;
  /** Characters that this process has written. */
  written = 0;
  /** Classes that were closed because something in them threw. */
  failures = 0;
  readonly requests = new Map<string, number>();

  /** `outcome` is `ok`, or why not. */
  requested(kind: string, outcome: string): void {
    const key = `${kind} ${outcome}`;
    this.requests.set(key, (this.requests.get(key) ?? 0) + 1);
  }

  count(what: 'races' | 'written' | 'failures', by: number): void {
    this[what] += by;
  }
}
