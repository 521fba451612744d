import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import { howTo as circuit } from '../src/games/circuit/how-to.ts';
import { howTo as connectFour } from '../src/games/connect-four/how-to.ts';
import { howTo as golems4 } from '../src/games/golems4/how-to.ts';
import { howTo as golems6 } from '../src/games/golems6/how-to.ts';
import { howTo as kids } from '../src/games/golems6/how-to-kids.ts';
import { howTo as micropul } from '../src/games/micropul/how-to.ts';

describe.each(Object.entries({ micropul, circuit, golems6, golems4, connectFour, 'golems6 with children': kids }))(
  'how to play %s in a minute',
  (_, { steps }) => {
    test('is six pictures with a sentence or two each, in every language', () => {
      expect(steps).toHaveLength(6);
      for (const { says } of steps) {
        for (const language of LANGUAGES) {
          expect(says[language]).toMatch(/[.!]$/);
          expect(says[language].length, says[language]).toBeLessThan(130);
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
  },
);

const words = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

describe.each(Object.entries({ micropul, circuit, golems6, golems4, connectFour, kids }))('%s', (_, { steps }) => {
  test.each(LANGUAGES)('is told in fifteen words a picture at most, in %s', (language) => {
    for (const { says } of steps) expect(words(says[language]), says[language]).toBeLessThanOrEqual(15);
  });
});

describe.each(Object.entries({ micropul, circuit, golems6, golems4 }))('%s', (_, { opens }) => {
  test.each(LANGUAGES)('begins with its story and its goal, in %s', (language) => {
    const says = opens?.[language] ?? '';
    expect(says).toMatch(/^[^.]+\. [^.]+\.$/);
    expect(words(says)).toBeLessThanOrEqual(25);
  });
});

describe('how children play', () => {
  test('begins with the story and the goal, and speaks of nothing that they do not have', () => {
    expect(kids.steps[0]!.says.en).toContain('Algoritmus');
    expect(kids.steps[1]!.says.en).toContain('treasure');
    const all = kids.steps.flatMap(({ says }) => Object.values(says)).join(' ');
    expect(all).not.toMatch(/strike|defen[cd]|luck|repeat|удар|защит|удач|повтор|cios|obron|szczęści|powtórz/i);
    // Nobody wonders what is in their barrels: the disc with the question mark is not drawn.
    expect(kids.steps[4]!.picture.length).toBeLessThan(golems6.steps[4]!.picture.length);
  });
});
