import type { Game } from '@stolik/kernel/game';
import type { CircuitEvent } from './events.ts';
import { follow } from './follow.ts';
import { legal, refuse } from './legal.ts';
import { next } from './next.ts';
import { read, splitLine, write } from './notation.ts';
import { type CircuitOptions, OLDEST_RULINGS, parseOptions, RULINGS } from './options.ts';
import { overtime } from './overtime.ts';
import { play, resign } from './play.ts';
import { redeal } from './redeal.ts';
import { roll, sample } from './sample.ts';
import { setup } from './setup.ts';
import { type CircuitState, cloneState, DECIDE, ONCE } from './state.ts';
import { describe } from './text/describe.ts';
import { explain } from './text/explain.ts';
import { tell } from './text/tell.ts';
import { type CircuitView, see, view } from './view.ts';

/** Don't Short the Circuit! A Series Story. */
export const circuit: Game<CircuitState, CircuitView, CircuitEvent, CircuitOptions> = {
  id: 'circuit',
  rulesVersion: RULINGS,
  oldestRules: OLDEST_RULINGS,
  seats: { min: 2, max: 6 },
  parseOptions,
  setup,
  clone: cloneState,
  seatsAt: (state) => state.seats,
  next,
  legal,
  sample,
  roll,
  refuse,
  play,
  resign,
  overtime,
  view,
  see,
  follow,
  redeal,
  write,
  read,
  lines: { split: splitLine, continues: (state) => state.phase === DECIDE && state.again !== ONCE },
  describe,
  tell,
  explain,
};
