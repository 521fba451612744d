import { expect, test } from 'vitest';
import { figureArt, frontArt } from '../src/games/golems/model/pieces.ts';
import type { Figure } from '../src/games/golems/model/scene.ts';

const STILL = { at: 'a1', facing: 'N', swims: null, damage: 0, limit: 0, damaged: [], items: 0, extra: 0, seat: 0 } as const;

test.each([
  ['golems6', 'granite', null],
  ['golems6', '__proto__', null],
  ['golems4', 'violet', null],
  ['golems6', 'sword', 'wizard'],
  ['golems6', 'granite', 'hunter'],
] as const)('%s: a %s of a file, played by %s, is drawn as a blank figure', (edition, type, bot) => {
  const figure = { ...STILL, type, bot } as unknown as Figure;
  const known = { ...STILL, type: edition === 'golems6' ? 'sword' : 'red', bot: null } as unknown as Figure;
  for (const draw of [(one: Figure) => figureArt(one, edition, 0, 'A'), (one: Figure) => frontArt(one, edition, 'A')]) {
    expect(draw(figure)).toMatch(/^<svg|^<g|^</);
    expect(draw(figure)).not.toContain('undefined');
    expect(draw(figure)).not.toBe(draw(known));
  }
});

test.each([
  ['golems6', '', 'hunter'],
  ['golems6', 'bow', 'guard'],
  ['golems4', '', 'coward'],
] as const)('%s: what is known is drawn as itself (%s, %s)', (edition, type, bot) => {
  const figure = { ...STILL, type, bot } as unknown as Figure;
  const blank = { ...figure, bot: 'wizard' } as unknown as Figure;
  expect(figureArt(figure, edition, 0)).not.toBe(figureArt(blank, edition, 0));
});
