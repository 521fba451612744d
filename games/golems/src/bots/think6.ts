import type { Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { foregone, type Player } from '@stolik/search/player';
import { golems6 } from '../games/golems6.ts';
import { overtime6 } from '../v6/actions.ts';
import { OVER, PROGRAM, type State6, SUBPROGRAM } from '../v6/state.ts';
import { type Questions, tryAnswers } from './answers.ts';
import { planLikeHuman } from './human.ts';
import type { Weights } from './judge4.ts';
import { HUMAN6, judge6, WEIGHTS6 } from './judge6.ts';
import { type Mind, thinkOfProgram } from './mind.ts';
import { Round6, sortBarrels6 } from './round6.ts';
import { chooseSubprogram } from './subprograms.ts';

const questionsFor = (weights: Weights): Questions<State6> => ({
  game: golems6,
  isRoundOver: ({ phase }) => phase <= PROGRAM || phase === OVER,
  quick: overtime6,
  judge: (state, out) => judge6(state, out, weights),
});

/** The bot of Golems 6.1. */
export function thinker6(mind: Mind, weights: Weights = WEIGHTS6): Player<State6> {
  const questions = questionsFor(weights);
  return (world, seat, rng, budget) => {
    if (world.phase === PROGRAM) return thinkOfProgram(new Round6(world, seat, weights, rng, mind), mind, rng, budget);
    if (world.phase === SUBPROGRAM) return foregone(chooseSubprogram(world, seat, rng));
    sortBarrels6(world);
    return tryAnswers(questions, world, seat, mind.worlds, rng);
  };
}

const HUMAN_WORLDS = 4;

/** A2: a good human player, written by hand. */
export const human6: Player<State6> = (world: State6, seat: Seat, rng: Rng) => {
  if (world.phase === PROGRAM) return foregone(planLikeHuman(new Round6(world, seat, HUMAN6, rng), rng));
  if (world.phase === SUBPROGRAM) return foregone(chooseSubprogram(world, seat, rng));
  sortBarrels6(world);
  return tryAnswers(questionsFor(HUMAN6), world, seat, HUMAN_WORLDS, rng);
};
