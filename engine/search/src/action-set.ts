import type { Action, ActionList } from '@stolik/kernel/game';

/** Answers "is this action in that list?" for lists of hundreds, without emptying anything between lists. */
export class ActionSet {
  private keys = new Float64Array(1024);
  private stamps = new Int32Array(1024);
  private stamp = 0;

  fill(list: ActionList): void {
    this.stamp++;
    if (list.length * 2 > this.keys.length) {
      const room = 2 ** Math.ceil(Math.log2(list.length * 4));
      this.keys = new Float64Array(room);
      this.stamps = new Int32Array(room);
      this.stamp = 1;
    }
    for (let i = 0; i < list.length; i++) {
      const action = list.items[i]!;
      const slot = this.slotOf(action);
      this.keys[slot] = action;
      this.stamps[slot] = this.stamp;
    }
  }

  has(action: Action): boolean {
    return this.stamps[this.slotOf(action)] === this.stamp;
  }

  private slotOf(action: Action): number {
    const mask = this.keys.length - 1;
    // Codes may need more than 32 bits: both halves take part.
    let slot = (Math.imul(action | 0, 0x9e3779b1) ^ Math.imul((action / 2 ** 31) | 0, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    while (this.stamps[slot] === this.stamp && this.keys[slot] !== action) slot = (slot + 1) & mask;
    return slot;
  }
}
