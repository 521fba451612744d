/** So many different ones are remembered. */
const MOST = 8;

/** The same text is the same object: whatever says the same, in the same order of fields, is in memory once. */
export class Copies {
  private readonly known = new Map<string, object>();

  /** `before`: what has been looked at already. */
  of<T extends object>(value: T, before: T | undefined): T {
    if (value === before) return value;
    const text = JSON.stringify(value);
    const copy = (this.known.get(text) as T | undefined) ?? value;
    // Those that are in use stay.
    this.known.delete(text);
    this.known.set(text, copy);
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!);
    return copy;
  }
}
