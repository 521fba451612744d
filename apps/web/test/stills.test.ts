import { EVERY_GAME, loadRules } from '@stolik/games/games';
import { expect, test } from 'vitest';
import { play, playAll, stillGame } from '../build/stills.ts';

test('every little table has a picture of a game that can go on, drawn without styles and names of its own', async () => {
  const stills = await playAll(EVERY_GAME);
  for (const {
    id,
    still: { stools },
  } of EVERY_GAME) {
    const still = stills[id]!;
    expect(still.seats, id).toBe(stools.length);
    const rules = await loadRules(id);
    const options = rules.parseOptions(still.options, still.seats);
    const state = options.ok ? rules.setup(options.value, still.seats) : undefined;
    for (const [actor, action] of still.steps) {
      expect(rules.refuse(state, actor, action), id).toBeUndefined();
      rules.play(state, actor, action);
    }
    expect(rules.next(state).kind, id).not.toBe('over');
    const keys = still.picture.parts.map(([key]) => key);
    expect(new Set(keys).size, id).toBe(keys.length);
    const markup = still.picture.parts.map(([, drawn]) => drawn).join('');
    expect(markup.length, id).toBeGreaterThan(1000);
    // Ids would meet those of another little table, inline styles the server's policy.
    expect(markup, id).not.toMatch(/ (id|style)="/);
  }
});

test('a little table that is over says what to change', async () => {
  const game = await stillGame(EVERY_GAME.find(({ id }) => id === 'connect-four')!);
  const silent = { ...game, news: { fourMade: game.news['fourMade']! } };
  for (const over of [silent, { ...game, moves: 42 }])
    expect(() => play(over)).toThrow(/the little table of connect-four is over after \d+ moves.*manifest\.ts.*news\.ts/);
});
