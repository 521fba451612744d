import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { EVERY_GAME } from '../src/games.ts';

/** How a bot is programmed is no help to whoever plays against it. */
const TECHNIQUE = /iterat|Monte|playout|dozens of|hundreds of|search|перебор|расклад|rozda[nń]|iterac/i;

test('every bot of every game is described in one short sentence that needs no programmer', () => {
  for (const { id, levels } of EVERY_GAME) {
    expect(levels).toHaveLength(6);
    for (const language of LANGUAGES) {
      const said = levels.map(({ says }) => says[language]);
      expect(new Set(said).size, id).toBe(6);
      for (const sentence of said) {
        expect(sentence, id).toMatch(/^\p{Lu}.*[\p{L}]$/u);
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20);
        expect(sentence, id).not.toMatch(TECHNIQUE);
      }
    }
  }
});
