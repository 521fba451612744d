/** What happens to the classes of a process, for whoever watches the server; a class counts through its house. */
export class ClassCounts {
  /** Written down by this process. */
  entries = 0;
  bytes = 0;
  /** Writes that came too late and were tried again. */
  races = 0;
  /** Classes that were closed because something in them threw. */
  failures = 0;
  readonly wishes = new Map<string, number>();

  /** `outcome` is `ok`, or why not. */
  wished(kind: string, outcome: string): void {
    const key = `${kind} ${outcome}`;
    this.wishes.set(key, (this.wishes.get(key) ?? 0) + 1);
  }

  readonly count = (what: 'entries' | 'bytes' | 'races' | 'failures', by = 1): void => {
    this[what] += by;
  };
}
