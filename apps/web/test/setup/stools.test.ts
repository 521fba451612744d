import { sidesOf } from '@stolik/circuit/board/order';
import { findScenario } from '@stolik/golems/scenarios';
import { expect, test } from 'vitest';
import { startsOf } from '../../src/games/golems/model/field.ts';
import { bandsOf, freeSpot, spotsOf } from '../../src/shell/terms/stools.ts';
import { partnersOf, teamsOf } from '../../src/shell/terms/teams.ts';

const sides = (players: number, teams: boolean): readonly number[] => sidesOf({ teams }, players);

test('[C8.2] partners sit opposite each other, joined by a band; nobody shares a spot', () => {
  for (const players of [3, 4, 5, 6]) {
    const seats = sides(players, true);
    const spots = spotsOf(seats);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(players);
    const bands = bandsOf(seats);
    expect(bands).toHaveLength(players === 3 ? 1 : players === 4 ? 2 : players === 5 ? 2 : 3);
    for (const { from, to } of bands) expect([from.x + to.x, from.y + to.y]).toEqual([0, 0]);
  }
  expect(bandsOf(sides(4, false))).toEqual([]);
});

test('one more stool stands where nobody sits', () => {
  for (const players of [1, 2, 3, 4, 5]) {
    const seats = players < 2 ? [0] : sides(players, players === 5);
    expect(spotsOf(seats)).not.toContainEqual(freeSpot(spotsOf(seats)));
  }
});

test('everybody sits where their golem begins, as far as there is a spot', () => {
  const seated = (scenario: string, players: number) =>
    spotsOf(
      Array.from({ length: players }, (_, seat) => seat),
      startsOf(findScenario('golems6', scenario)!, players),
    ).map(({ x, y }) => (y > 0 ? 'near' : y < 0 ? 'far' : x < 0 ? 'left' : 'right'));
  expect(seated('duel', 2)).toEqual(['near', 'far']);
  expect(seated('treasure', 2)).toEqual(['left', 'right']);
  expect(seated('courtyard', 3)).toEqual(['near', 'right', 'left']);
  expect(seated('cross', 4)).toEqual(['left', 'right', 'near', 'far']);
});

test('[C8.2] who plays with whom is known before the game: two against one, pairs, nobody', () => {
  expect(teamsOf([0, 1, 0])).toEqual([[0, 2], [1]]);
  expect(partnersOf([0, 1, 0], 1)).toEqual([]);
  expect(partnersOf([0, 1, 2, 0, 1, 2], 4)).toEqual([1]);
  expect(teamsOf([0, 1, 2])).toEqual([]);
});
