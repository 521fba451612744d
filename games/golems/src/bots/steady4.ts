import { golems4 } from '../games/golems4.ts';
import { ASK_PROGRAM, type State4 } from '../v4/state.ts';
import type { Steady } from './rivals.ts';

/** Programs that turn there and back; with a damaged chassis that forbids a turn, what overtime lays stays too. [G4.3.2] */
const STILL = ['L R L R', 'S L R', 'L R'];

export const steady4: Steady<State4> = { game: golems4, isProgram: ({ ask }) => ask === ASK_PROGRAM, still: STILL };
