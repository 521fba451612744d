import { turned } from './position.ts';

/** What was taken out of the hand last: it goes back where it was when it is taken back. */
export interface Gone {
  readonly index: number;
  readonly tile: string;
}

/** A tile whatever way it is turned: two that differ only by rotation are the same one to the rules. [M1.1] */
const kindOf = (tile: string): string => [0, 1, 2, 3].map((turn) => turned(tile, turn)).sort()[0]!;

/**
 * A hand as it lies before its owner: tiles stay where they are, the one that was laid leaves its own slot (of two equal ones
 * the rules may have taken the other), new ones come to the end.
 */
export function arrange(before: readonly string[], now: readonly string[], gone: Gone | undefined): readonly string[] {
  const left = new Map<string, number>();
  for (const tile of now) left.set(kindOf(tile), (left.get(kindOf(tile)) ?? 0) + 1);
  const take = (tile: string): boolean => {
    const count = left.get(kindOf(tile)) ?? 0;
    left.set(kindOf(tile), count - 1);
    return count > 0;
  };
  const isGone = gone !== undefined && before[gone.index] === gone.tile;
  // The slot that was chosen gives way first: it comes last when the tiles that stay are counted.
  const order = before.map((_, index) => index).sort((a, b) => rank(a) - rank(b) || a - b);
  function rank(index: number): number {
    return isGone && index === gone?.index ? 1 : 0;
  }
  const stays = new Set(order.filter((index) => take(before[index]!)));
  const kept = before.filter((_, index) => stays.has(index));
  const added = now.filter((tile) => {
    const count = left.get(kindOf(tile)) ?? 0;
    if (count <= 0) return false;
    left.set(kindOf(tile), count - 1);
    return true;
  });
  if (gone && !isGone && added.length === 1 && kindOf(added[0]!) === kindOf(gone.tile)) {
    return [...kept.slice(0, gone.index), gone.tile, ...kept.slice(gone.index)];
  }
  return [...kept, ...added];
}
