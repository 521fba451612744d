import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import type { State4 } from '../v4/state.ts';
import { inventor4, KINDS4 } from './invent4.ts';
import { drawProgram, sizeOf } from './trying.ts';
import { edition4, golems4Puzzles } from './v4.ts';
import { areRivalsScenery, ideaOfGolems, isWalk, SCENERY } from './worth.ts';

/** Makes up tables and asks there. */
export const golems4Making: PuzzleMaking<State4> = {
  ...golems4Puzzles,
  source: { kinds: KINDS4, invent: inventor4(edition4) },
  draw: (state, seat, rng) => drawProgram(edition4, state, seat, rng),
  size: (line) => sizeOf(edition4, line),
  isGlance: (start, puzzle) => isWalk(edition4, start, puzzle),
  weakness: (start, puzzle) => (areRivalsScenery(edition4, start, puzzle) ? SCENERY : undefined),
  idea: (start, puzzle) => ideaOfGolems(edition4, start, puzzle),
  themes: edition4.themes,
};
