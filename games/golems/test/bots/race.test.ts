import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { hintsFor } from '@stolik/search/hints';
import { describe, expect, test } from 'vitest';
import { golems6Bots } from '../../src/bots/golems6.ts';
import { golems6 } from '../../src/games/golems6.ts';
import type { View6 } from '../../src/v6/view.ts';

// Young players take turns, so that what is advised depends on nobody else: little thinking is enough.
const book = { ...golems6Bots, adviser: { ...golems6Bots.adviser, iterations: 1500 } };
const rival = golems6Bots.levels[1]!;

interface Advised {
  readonly place: string | undefined;
  readonly says: string;
  readonly items: number;
  readonly gears: readonly string[];
}

/** Plays with the first hint against level 2; what was advised each round, and what lay there before. */
function follow(scenario: string, seed: number): readonly Advised[] {
  const rng = new SeededRng(seed);
  const state = golems6.setup(unwrap(golems6.parseOptions({ scenario }, 2)), 2);
  const advised: Advised[] = [];
  for (let next = golems6.next(state); next.kind !== 'over'; next = golems6.next(state)) {
    const seat = next.seats[0]!;
    if (seat === 1) {
      const { action } = rival.player(golems6.redeal(state, seat, rng), seat, rng, { iterations: 300 });
      golems6.play(state, seat, action);
      continue;
    }
    const { tokens } = golems6.view(state, seat) as View6;
    const [{ action, says, place } = { action: 0, says: '' }] = hintsFor(golems6, book, state, seat, 'en').ideas;
    const gears = Object.keys(tokens).filter((cell) => ['gear', 'treasure'].includes(tokens[cell]!));
    advised.push({ place, says, items: state.items[seat]!, gears });
    golems6.play(state, seat, action);
  }
  return advised;
}

describe('hints for children', () => {
  test.each([1, 2, 3])('go for one gear until it is taken, and name the gear that the light falls on (game %i)', (seed) => {
    const advised = follow('gears', seed);
    expect(advised.length).toBeGreaterThan(3);
    for (const [round, { place, says, items, gears }] of advised.entries()) {
      expect(gears).toContain(place);
      const next = advised[round + 1];
      if (!next) break;
      // Taken as it was said, or still gone for; only the other team can take it away.
      if (says.startsWith('Picks up')) expect(next.items).toBeGreaterThan(items);
      else if (next.gears.includes(place!)) expect(next.place).toBe(place);
    }
  });

  test('the treasure is named as what it is, nearer every round', () => {
    const advised = follow('treasure', 1);
    for (const { place, gears } of advised) expect(place).toBe(gears[0]);
    expect(advised.at(-1)?.says).toBe('Gets the treasure!');
    const cards = advised.map(({ says }) => Number(/\d+/.exec(says)?.[0] ?? 0));
    expect(cards).toEqual(cards.toSorted((a, b) => b - a));
  });
});
