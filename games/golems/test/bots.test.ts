import { type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { plannerGolems4 } from '../src/bots/planner4.ts';
import { plannerGolems6 } from '../src/bots/planner6.ts';
import { golems4 } from '../src/v4/game.ts';
import { golems6 } from '../src/v6/game.ts';

// biome-ignore lint/suspicious/noExplicitAny: the state of either edition
type Player = (world: any, seat: Seat, rng: Rng) => number;

/** Games of the planner against somebody who plays at random: won, lost. */
function match(game: AnyGame, planner: Player, scenario: string, games: number): readonly [won: number, lost: number] {
  let [won, lost] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const rng = new SeededRng(seed);
    const state = game.setup(unwrap(game.parseOptions({ scenario }, 2)), 2);
    const own = seed % 2;
    for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
      if (actor === CHANCE) game.play(state, CHANCE, game.roll(state, rng));
      else if (actor === own) {
        const action = planner(game.redeal(state, own, rng), own, rng);
        expect(game.refuse(state, own, action)).toBeUndefined();
        game.play(state, own, action);
      } else game.play(state, actor, game.sample(state, actor, rng));
    }
    const winners = game.next(state).outcome?.winners ?? [];
    if (winners.includes(own)) won++;
    else if (winners.length > 0) lost++;
  }
  return [won, lost];
}

test.each([
  ['golems6', golems6 as AnyGame, plannerGolems6 as Player, 'duel'],
  ['golems6', golems6 as AnyGame, plannerGolems6 as Player, 'treasure'],
  ['golems4', golems4 as AnyGame, plannerGolems4 as Player, 'summer-duel'],
] as const)('%s: the planner beats chance (%#)', (_, game, planner, scenario) => {
  const [won, lost] = match(game, planner, scenario, 10);
  expect(won, `${scenario}: won ${won}, lost ${lost} of 10`).toBeGreaterThan(lost + 2);
});
