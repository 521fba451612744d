import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { expect, test } from 'vitest';
import { advice } from '../../src/games/micropul/advice.ts';
import { positionOf } from '../../src/games/micropul/model/position.ts';

test('the lamp rings the whole group that a stone is for, and draws the stone', () => {
  const state = micropul.setup(unwrap(micropul.parseOptions({}, 2)), 2);
  const rng = new SeededRng('rings');
  let ringed = 0;
  for (let next = micropul.next(state); next.kind !== 'over' && ringed < 12; next = micropul.next(state)) {
    const actor = next.kind === 'chance' ? -1 : next.seats[0]!;
    if (actor >= 0) {
      const view = micropul.view(state, actor);
      const { groups } = positionOf(view);
      for (const group of groups.filter(({ stones, tiles }) => stones.length === 0 && tiles.length > 1)) {
        const { x, y, corner } = group.spots[0]!;
        const { over, hand } = advice.lit(view, actor, `stone ${x},${y},${corner}`);
        const [, ring] = over!.split('</mask>');
        for (const dot of group.dots) expect(ring).toContain(`M${dot.x} ${dot.y}h.01`);
        for (const other of groups)
          if (other !== group) for (const dot of other.dots) expect(ring).not.toContain(`M${dot.x} ${dot.y}h.01`);
        expect(hand).toEqual(['.mp-stone-button']);
        ringed++;
      }
    }
    const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, actor, rng);
    micropul.play(state, actor, action);
  }
  expect(ringed).toBeGreaterThan(5);
});
