import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import { howTo as circuit } from '../src/games/circuit/how-to.ts';
import { howTo as golems4 } from '../src/games/golems4/how-to.ts';
import { howTo as golems6 } from '../src/games/golems6/how-to.ts';
import { howTo as micropul } from '../src/games/micropul/how-to.ts';

describe.each(Object.entries({ micropul, circuit, golems6, golems4 }))('how to play %s in a minute', (_, { steps }) => {
  test('is six pictures with a sentence or three each, in every language', () => {
    expect(steps).toHaveLength(6);
    for (const { says } of steps) {
      for (const language of LANGUAGES) {
        expect(says[language]).toMatch(/[.!]$/);
        expect(says[language].length, says[language]).toBeLessThan(240);
      }
      expect(new Set(LANGUAGES.map((language) => says[language])).size).toBe(LANGUAGES.length);
    }
  });

  test('draws with pieces of the game, without inline styles, which the server’s policy forbids', () => {
    for (const { picture } of steps) {
      expect(picture.length).toBeGreaterThan(500);
      expect(picture).not.toContain('style=');
      expect(picture).not.toMatch(/NaN|undefined/);
    }
  });
});
