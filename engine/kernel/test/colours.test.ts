import { expect, test } from 'vitest';
import { COLOURS, coloursOf, fillColours, isColour, withColour } from '../src/colours.ts';
import { AT_RANDOM, dealtLeads, withLead } from '../src/leads.ts';
import { SeededRng } from '../src/random.ts';

test('[C2.1] nobody has the colour of another, whatever was chosen; the first who chose keeps it', () => {
  expect(fillColours([])).toEqual(['red', 'blue', 'green', 'yellow', 'violet', 'teal']);
  expect(fillColours([undefined, 'red'])).toEqual(['blue', 'red', 'green', 'yellow', 'violet', 'teal']);
  expect(fillColours(['yellow', 'yellow', undefined, undefined]).slice(0, 4)).toEqual(['yellow', 'blue', 'green', 'red']);
  const rng = new SeededRng('colours');
  for (let i = 0; i < 500; i++) {
    const chosen = Array.from({ length: rng.below(7) }, () => [...COLOURS, undefined, 'brown' as const][rng.below(8)]);
    const colours = fillColours(chosen);
    expect(new Set(colours).size).toBe(6);
    for (const [seat, colour] of chosen.entries())
      if (colour && chosen.indexOf(colour) === seat) expect(colours[seat]).toBe(colour);
  }
});

test('who takes a colour swaps with whoever had it', () => {
  expect(withColour(fillColours([]), 0, 'green').slice(0, 3)).toEqual(['green', 'blue', 'red']);
});

test('a table from before colours could be chosen looks as it did', () => {
  expect(coloursOf([{}, {}])).toEqual(['red', 'blue', 'green', 'violet', 'brown', 'teal']);
  expect(coloursOf([{ colour: 'mauve' }, {}])).toEqual(coloursOf([]));
  expect(coloursOf([{ colour: 'yellow' }, {}]).slice(0, 2)).toEqual(['yellow', 'blue']);
  expect([...COLOURS, 'brown'].every(isColour)).toBe(true);
  expect([undefined, '', 'mauve', 4].some(isColour)).toBe(false);
});

test('[G6.2.1] who takes a figure swaps with whoever had it; chance deals those that are left, the same for the same seed', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(withLead(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
  expect(withLead(['a', 'b'], 1, AT_RANDOM)).toEqual(['a', AT_RANDOM]);
  expect(dealtLeads(all, [AT_RANDOM, 'a', AT_RANDOM])).toEqual(['b', 'a', 'c']);
  const deal = (seed: number): readonly string[] => dealtLeads(all, [AT_RANDOM, 'a', AT_RANDOM], new SeededRng(seed));
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const dealt = deal(seed);
    expect(deal(seed)).toEqual(dealt);
    expect(new Set(dealt).size).toBe(3);
    expect(dealt[1]).toBe('a');
    seen.add(dealt[0]!);
  }
  expect([...seen].sort()).toEqual(['b', 'c', 'd', 'e', 'f']);
});
