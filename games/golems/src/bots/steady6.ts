import { golems6 } from '../games/golems6.ts';
import { PROGRAM, type State6 } from '../v6/state.ts';
import type { Steady } from './rivals.ts';

/** Programs that turn there and back and defend; a golem with other rows lays what overtime lays, which stays too. [G6.3.6] */
const STILL = ['S L R D', 'S L R'];

export const steady6: Steady<State6> = { game: golems6, isProgram: ({ phase }) => phase === PROGRAM, still: STILL };
