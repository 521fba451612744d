import { EVERY_GAME, EXAMPLES, GAMES } from '@stolik/games/games';
import { expect, test } from 'vitest';
import { whatIsMissing } from '../citizens.ts';

test.each(EVERY_GAME)('$id is at home everywhere', async (game) => {
  expect(await whatIsMissing(game)).toEqual([]);
});

test('no two games share an id or the letters of their clauses', () => {
  for (const key of ['id', 'clauses'] as const)
    expect(new Set(EVERY_GAME.map((game) => game[key])).size).toBe(GAMES.length + EXAMPLES.length);
});

test('of a stranger everything is missing', async () => {
  const silent = { en: 'Nobody', ru: '', pl: 'Nikt' };
  const grey = { light: '#888888', dark: '#888888', contrast: '#888888', ink: '#999999' };
  const stranger = { ...GAMES[0]!, id: 'nobody', title: silent, credit: silent, felt: grey, sheet: 'nobody' };
  expect(await whatIsMissing({ ...stranger, levels: stranger.levels.slice(1) })).toEqual([
    'title, invitation or credit is not said in every language',
    'the letters of its clauses are taken',
    'docs/rules/nobody.md is missing',
    'there is no game nobody',
    'the terminal does not know it',
    'the server does not offer it',
    'apps/web/src/games/nobody/client.tsx is missing',
    'apps/web/src/games/nobody/how-to.ts is missing',
    'apps/web/src/games/nobody/miniature.ts is missing',
    'apps/web/src/games/nobody/news.ts is missing',
    'it has no felt in three lights',
    'its ink can’t be read on its felt',
    'the first picture of a table does not know it',
    'the build plays no little table of it',
    'docs/pictures has no sheet "nobody"',
  ]);
});

test.each(EVERY_GAME)('$id says rightly whether its seats hide things', async (game) => {
  expect(await whatIsMissing({ ...game, hasSecrets: !game.hasSecrets })).toEqual([
    game.hasSecrets
      ? 'a seat sees more than others: it has secrets'
      : 'it says that seats hide things, and every seat sees the same',
  ]);
});
