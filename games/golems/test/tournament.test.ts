import { describe, expect, test } from 'vitest';
import { findScenario } from '../src/scenarios/all.ts';
import { checkScenario } from '../src/scenarios/check.ts';
import { fieldOf, fieldsFor, planBattles } from '../src/tournament/plan.ts';
import { outInLastRow, pointsOf, resultOf, standingsOf } from '../src/tournament/standings.ts';
import type { View6 } from '../src/v6/view.ts';

const view = (...golems: readonly (readonly [at: string | null, damage: number, dealt: number])[]): View6 =>
  ({
    players: golems.length,
    options: { tie: 'strikes' },
    golems: golems.map(([at, damage, dealt]) => ({ at, damage, dealt })),
  }) as unknown as View6;
const outcome = (...winners: number[]) => ({ winners, scores: [], reason: '', clause: '' });

describe('[G6.10.5] the battles of a tournament', () => {
  test('together everybody begins one start further on, on another field each time; four meet at last on the field of the tournament', () => {
    const battles = planBattles('all', 4, 3);
    // The seat stays: everybody keeps their mark.
    for (const { seats } of battles) expect(seats).toEqual([0, 1, 2, 3]);
    const begins = battles.map((battle) => {
      const { starts } = findScenario('golems6', battle.scenario)!;
      return fieldOf(battle)!.starts.map(({ at }) => starts.findIndex((start) => start.at === at));
    });
    expect(begins).toEqual([
      [0, 1, 2, 3],
      [3, 0, 1, 2],
      [2, 3, 0, 1],
    ]);
    expect(new Set(battles.map(({ scenario }) => scenario)).size).toBe(3);
    expect(battles.at(-1)!.scenario).toBe('tournament');
  });

  test.each([3, 4])('each of %i meets each, once and twice', (participants) => {
    for (const legs of [1, 2]) {
      const battles = planBattles('pairs', participants, legs);
      const met = new Map<string, number>();
      for (const { seats } of battles) {
        const pair = seats.toSorted((one, other) => one - other).join();
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
      expect(battles).toHaveLength((legs * participants * (participants - 1)) / 2);
      expect([...met.values()].every((times) => times === legs)).toBe(true);
    }
    const [there, back] = [0, 1].map((leg) => planBattles('pairs', participants, 2).slice(leg * (participants === 3 ? 3 : 6)));
    expect(back![0]!.seats).toEqual(there![0]!.seats);
    expect(new Set([there![0]!.turn, back![0]!.turn])).toEqual(new Set([0, 1]));
    for (const battle of back!) {
      expect(battle.seats[0]).toBeLessThan(battle.seats[1]!);
      expect(checkScenario(fieldOf(battle)!)).toEqual([]);
    }
  });

  test('two only ever meet in duels, however it was asked for', () => {
    expect(planBattles('pairs', 2, 3)).toEqual(planBattles('all', 2, 3));
  });

  test('the fields are sound, seat so many and have neither bots nor children’s goals', () => {
    for (const players of [2, 3, 4]) {
      expect(fieldsFor(players).length).toBeGreaterThanOrEqual(3);
      for (const field of fieldsFor(players)) {
        expect(checkScenario(field)).toEqual([]);
        expect(field.bots).toEqual([]);
      }
    }
  });
});

describe('[G6.10.5] points and places', () => {
  test('two points for every rival left behind, one for every equal', () => {
    expect(pointsOf([1, 2])).toEqual([2, 0]);
    expect(pointsOf([1, 1])).toEqual([1, 1]);
    expect(pointsOf([1, 2, 3, 4])).toEqual([6, 4, 2, 0]);
    expect(pointsOf([2, 2, 1, 4])).toEqual([3, 3, 6, 0]);
  });

  test('the winner, then who is on the field by damage, then who is out', () => {
    const result = resultOf(view(['a1', 1, 0], [null, 3, 9], ['b2', 0, 1], ['c3', 1, 2]), outcome(2), []);
    expect(result.places).toEqual([3, 4, 1, 2]);
    expect(result.dealt).toEqual([0, 9, 1, 2]);
    expect(result.taken).toEqual([1, 3, 0, 1]);
  });

  test('golems that are out share the last place, however much each could bear', () => {
    const result = resultOf(view(['a1', 1, 5], [null, 2, 0], [null, 3, 1]), outcome(0), [2]);
    expect(result.places).toEqual([1, 2, 2]);
    expect(pointsOf(result.places)).toEqual([4, 1, 1]);
  });

  test('a draw is equal, whatever was dealt on the way', () => {
    expect(resultOf(view(['a1', 1, 2], ['b1', 1, 2], [null, 3, 9]), outcome(), []).places).toEqual([1, 1, 3]);
    expect(resultOf(view([null, 3, 4], [null, 4, 2]), outcome(), [0, 1]).places).toEqual([1, 1]);
    expect(resultOf(view([null, 3, 4], [null, 2, 0], [null, 4, 2]), outcome(), [0, 2]).places).toEqual([1, 3, 1]);
  });

  test('who went out in the last row is told by its events', () => {
    const out = (seat: number) => ({ kind: 'golemOut', seat });
    const row = { kind: 'rowOpened' };
    expect(outInLastRow([row, out(3), row, out(0), out(1)])).toEqual([0, 1]);
    expect(outInLastRow([])).toEqual([]);
  });

  test('equal points are parted by damage dealt, then by damage taken; else the place is shared', () => {
    const battles = planBattles('pairs', 3, 1);
    const won = (dealt: readonly number[], taken: readonly number[]) => ({ places: [1, 2], dealt, taken });
    // Everybody wins one of two: 0 against 1, 1 against 2, 2 against 0.
    const results = battles.map(({ seats }) => {
      const best = { '0,1': 0, '1,2': 1, '0,2': 2 }[seats.toSorted((one, other) => one - other).join()];
      return { ...won([0, 0], [0, 0]), places: seats.map((each) => (each === best ? 1 : 2)) };
    });
    expect(standingsOf(3, battles, results).map(({ points, place }) => [points, place])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    const duels = planBattles('all', 2, 2);
    const lost = { places: [2, 1], dealt: [2, 2], taken: [3, 0] };
    const standings = standingsOf(2, duels, [won([3, 1], [1, 3]), lost]);
    // Each has won once.
    expect(standings.map(({ participant, points, dealt, taken, place }) => [participant, points, dealt, taken, place])).toEqual([
      [0, 2, 5, 4, 1],
      [1, 2, 3, 3, 2],
    ]);
    const even = standingsOf(2, duels, [won([1, 1], [1, 1]), { ...won([1, 1], [1, 1]), places: [2, 1] }]);
    expect(even.map(({ place }) => place)).toEqual([1, 1]);
  });

  test('battles that are still to come count nothing', () => {
    const battles = planBattles('all', 2, 3);
    const [first] = standingsOf(2, battles, [{ places: [2, 1], dealt: [0, 2], taken: [2, 0] }, undefined, undefined]);
    expect(first).toMatchObject({ participant: 1, played: 1, wins: 1, points: 2 });
  });
});
