import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import type { State6 } from '../v6/state.ts';
import { inventor6, KINDS6 } from './invent6.ts';
import { drawProgram, sizeOf } from './trying.ts';
import { edition6, golems6Puzzles } from './v6.ts';
import { areRivalsScenery, ideaOfGolems, isWalk, SCENERY } from './worth.ts';

/** Makes up tables and asks there. */
export const golems6Making: PuzzleMaking<State6> = {
  ...golems6Puzzles,
  source: { kinds: KINDS6, invent: inventor6(edition6) },
  draw: (state, seat, rng) => drawProgram(edition6, state, seat, rng),
  size: (line) => sizeOf(edition6, line),
  isGlance: (start, puzzle) => isWalk(edition6, start, puzzle),
  weakness: (start, puzzle) => (areRivalsScenery(edition6, start, puzzle) ? SCENERY : undefined),
  idea: (start, puzzle) => ideaOfGolems(edition6, start, puzzle),
  themes: edition6.themes,
};
