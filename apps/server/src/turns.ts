/** Work under the same key is done one after the other, in the order it was asked for; under other keys at the same time. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    // An earlier failure concerns only its own caller.
    const turn = before.then(work, work);
    this.last.set(key, turn);
    const end = (): void => {
      if (this.last.get(key) === turn) this.last.delete(key);
    };
    turn.then(end, end);
    return turn;
  }
}
