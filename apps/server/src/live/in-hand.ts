/**
 * Objects dropped from memory that may still be referenced: while they are, they are found again. Two instances of one log
 * would not see each other's writes.
 */
export class InHand<Thing extends object> {
  private readonly things = new Map<string, WeakRef<Thing>>();
  private readonly released = new FinalizationRegistry<string>((id) => {
    if (!this.things.get(id)?.deref()) this.things.delete(id);
  });

  add(id: string, thing: Thing): void {
    this.things.set(id, new WeakRef(thing));
    this.released.register(thing, id);
  }

  /** It is in memory again, or is not to be found any more. */
  take(id: string): Thing | undefined {
    const thing = this.things.get(id)?.deref();
    this.things.delete(id);
    return thing;
  }
}
