import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/all.ts';
import { EDITIONS, playerOf, playThrough } from './table.ts';

describe.each(EDITIONS)('$game.id', ({ game, book }) => {
  const scenarios = SCENARIOS[game.id as 'golems6'].flatMap((scenario) => [
    { id: scenario.id, seats: scenario.players.max },
    ...(scenario.players.min < scenario.players.max ? [{ id: scenario.id, seats: scenario.players.min }] : []),
  ]);

  test.each(scenarios)('plays $id for $seats to its end, every move allowed', ({ id, seats }) => {
    let moves = 0;
    playThrough(game, playerOf(book, '5'), { scenario: id }, seats, (state, seat, action) => {
      expect(game.refuse(state, seat, action), game.write(state, seat, action)).toBeUndefined();
      moves++;
    });
    expect(moves).toBeGreaterThan(0);
  });
});
