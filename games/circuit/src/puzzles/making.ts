import type { PuzzleMaking } from '@stolik/kernel/puzzles/making';
import type { CircuitState } from '../board/state.ts';
import { CIRCUIT_KINDS, inventCircuit } from './invent.ts';
import { circuitPuzzles } from './puzzles.ts';
import { themesOf } from './themes.ts';

/** Asks in positions of games that are played for it. */
export const circuitMaking: PuzzleMaking<CircuitState> = {
  ...circuitPuzzles,
  source: { kinds: CIRCUIT_KINDS, invent: (kind, rng) => inventCircuit(kind, rng, circuitPuzzles) },
  themes: themesOf,
};
