import { HANDS } from '@stolik/golems/programs';
import type { Limits } from '../src/games/golems/model/limits.ts';

/** What a program of Golems 6.1 may be: four rows, the usual hand, an If. */
export const SIX: Limits = {
  edition: 'golems6',
  fewest: 4,
  most: 4,
  hand: HANDS.golems6,
  bonus: 'if',
  call: false,
  kids: false,
  forbidden: undefined,
};
