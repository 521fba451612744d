import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { golems4 } from '../../src/games/golems4.ts';
import { SCENARIOS } from '../../src/scenarios/all.ts';
import { balanceGolems4, playNext } from '../../src/v4/balance.ts';
import { greedyGolems4 } from '../../src/v4/greedy.ts';
import { redeal4 } from '../../src/v4/view.ts';

describe('greedy programs', () => {
  test.each(SCENARIOS.golems4)('[G4.2.1] $id is played to an end', (scenario) => {
    for (let players = scenario.players.min; players <= scenario.players.max; players++) {
      const rng = new SeededRng(players);
      const state = golems4.setup(unwrap(golems4.parseOptions({ scenario: scenario.id }, players)), players);
      for (let steps = 0; golems4.next(state).kind !== 'over'; steps++) {
        expect(steps).toBeLessThan(1500);
        playNext(state, rng);
      }
      const next = golems4.next(state);
      expect(next.outcome?.clause).toBe('G4.9.2');
    }
  });

  test('beats random programs clearly', () => {
    const rng = new SeededRng('greedy');
    let points = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const greedy = game % 2;
      const state = golems4.setup(unwrap(golems4.parseOptions({}, 2)), 2);
      for (let next = golems4.next(state); next.kind !== 'over'; next = golems4.next(state)) {
        if (next.kind === 'chance') golems4.play(state, CHANCE, golems4.roll(state, rng));
        else {
          const seat = next.seats[0]!;
          const action = seat === greedy ? greedyGolems4(redeal4(state, seat, rng), seat, rng) : golems4.sample(state, seat, rng);
          expect(golems4.refuse(state, seat, action)).toBeUndefined();
          golems4.play(state, seat, action);
        }
      }
      const { outcome } = golems4.next(state);
      points += outcome!.winners.length === 0 ? 0.5 : outcome!.winners[0] === greedy ? 1 : 0;
    }
    expect(points / games).toBeGreaterThan(0.8);
  });

  test('the balance of the robots adds up', () => {
    const { duels, rates } = balanceGolems4(4, 1);
    expect(duels).toHaveLength(6);
    for (const { games, wins, losses, draws } of duels) expect(wins + losses + draws).toBe(games);
    expect(Object.values(rates).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(2);
  });
});
