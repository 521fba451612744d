import type { Steady } from '../bots/rivals.ts';
import { golems6 } from './game.ts';
import { PROGRAM, type State6 } from './state.ts';

/** Programs that turn there and back and defend; a golem with other rows lays what overtime lays, which stays too. [G6.3.6] */
const STILL = ['S L R D', 'S L R'];

export const steady6: Steady<State6> = { game: golems6, isProgram: ({ phase }) => phase === PROGRAM, still: STILL };
