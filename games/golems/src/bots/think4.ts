import type { Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { foregone, type Player } from '@stolik/search/player';
import { golems4 } from '../games/golems4.ts';
import { BUILDS, canBuild, partOf } from '../v4/build.ts';
import { CHASSIS, PROCESSOR, WEAPON } from '../v4/kinds.ts';
import { ASK_BUILD, ASK_CARD, ASK_PROGRAM, kitOf, OVER, type State4 } from '../v4/state.ts';
import { type Questions, tryAnswers } from './answers.ts';
import { planLikeHuman } from './human.ts';
import { breakingOrder4, HUMAN4, judge4, WEIGHTS4, type Weights } from './judge4.ts';
import { type Mind, thinkOfProgram } from './mind.ts';
import { quickAnswer4, Round4, sortBarrels4 } from './round4.ts';

const questionsFor = (weights: Weights): Questions<State4> => ({
  game: golems4,
  isRoundOver: ({ ask }) => ask === ASK_CARD || ask === ASK_PROGRAM || ask === OVER,
  quick: (state, seat, rng) => quickAnswer4(state, seat, breakingOrder4(state, seat, weights), rng),
  judge: (state, out) => judge4(state, out, weights),
});

/** The components left that promise most: rows, then power and reach. [G4.2.2] */
function buildBest(state: State4, weights: Weights): number {
  const { rows, power, reach } = kitOf(state);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let build = 0; build < BUILDS; build++) {
    if (!canBuild(state, build)) continue;
    const sound = (component: number): number => partOf(build, component) * 2;
    const worth =
      weights[6]! * rows[sound(PROCESSOR)]! + weights[7]! * power[sound(WEAPON)]! + weights[8]! * reach[sound(WEAPON)]!;
    // Of equals the one whose damaged side is better.
    const spare = weights[6]! * rows[sound(PROCESSOR) + 1]! + weights[7]! * power[sound(WEAPON) + 1]!;
    const total = worth + spare / 4 - (partOf(build, CHASSIS) === partOf(build, WEAPON) ? 0 : 1e-6);
    if (total <= most) continue;
    most = total;
    best = build;
  }
  return best;
}

/** The bot of Golems 4.0. */
export function thinker4(mind: Mind, weights: Weights = WEIGHTS4): Player<State4> {
  const questions = questionsFor(weights);
  return (world, seat, rng, budget) => {
    if (world.ask === ASK_PROGRAM) return thinkOfProgram(new Round4(world, seat, weights, rng, mind), mind, rng, budget);
    if (world.ask === ASK_BUILD) return foregone(buildBest(world, weights));
    sortBarrels4(world);
    return tryAnswers(questions, world, seat, mind.worlds, rng);
  };
}

const HUMAN_WORLDS = 4;

/** A2: a good human player, written by hand. */
export const human4: Player<State4> = (world: State4, seat: Seat, rng: Rng) => {
  if (world.ask === ASK_PROGRAM) return foregone(planLikeHuman(new Round4(world, seat, HUMAN4, rng), rng));
  if (world.ask === ASK_BUILD) return foregone(buildBest(world, HUMAN4));
  sortBarrels4(world);
  return tryAnswers(questionsFor(HUMAN4), world, seat, HUMAN_WORLDS, rng);
};
