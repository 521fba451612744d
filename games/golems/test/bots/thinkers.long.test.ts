import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { EDITIONS, playerOf, playThrough } from './table.ts';

describe.each(EDITIONS)('$game.id', ({ game, book }) => {
  test('plays with every option of the edition', () => {
    const options = game.id === 'golems6' ? { scenario: 'barrel-yard', logic: true, tie: 'strikes' } : { build: true };
    let asked = 0;
    playThrough(game, playerOf(book, '4'), options, 2, (state, seat, action) => {
      expect(game.refuse(state, seat, action)).toBeUndefined();
      asked++;
    });
    expect(asked).toBeGreaterThan(4);
  });

  test.each(['3', 'A2', 'A5'])('%s decides by what its seat may know', (id) => {
    const player = playerOf(book, id);
    const scenario = game.id === 'golems6' ? 'barrel-yard' : 'barrels-and-bombs';
    let varied = 0;
    let asked = 0;
    playThrough(game, playerOf(book, '2'), { scenario, ...(game.id === 'golems6' ? { logic: true } : {}) }, 2, (state, seat) => {
      // The first questions of all, then some of the others: a good human player thinks long.
      if (asked++ % 5 > 1 || asked > 16) return;
      const worlds = [1, 2].map((seed) => game.redeal(state, seat, new SeededRng(seed)));
      if (new Set(worlds.map((world) => JSON.stringify(world))).size > 1) varied++;
      const actions = worlds.map((world) => player(world, seat, new SeededRng(5), { iterations: 300 }).action);
      expect(new Set(actions).size, `${actions}`).toBe(1);
    });
    expect(varied).toBeGreaterThan(0);
  });

  test('the same seed gives the same game', () => {
    const actions = [1, 2].map(() => {
      const made: number[] = [];
      playThrough(game, playerOf(book, '4'), {}, 2, (_, __, action) => made.push(action));
      return made;
    });
    expect(actions[0]).toEqual(actions[1]);
  });

  test('says why a program is good, in every language', () => {
    const seen = new Set<string>();
    let asked = 0;
    playThrough(game, playerOf(book, '2'), {}, 2, (state, seat, action) => {
      if (asked++ > 9) return;
      const world = game.redeal(state, seat, new SeededRng(1));
      const said = LANGUAGES.map((language) => book.explainMove!(game.clone(world), seat, action, language));
      for (const text of said) if (text !== '') expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(new Set(said.map((text) => text === '')).size).toBe(1);
      seen.add(said[0]!);
    });
    expect([...seen].some((text) => text !== '')).toBe(true);
  });
});
