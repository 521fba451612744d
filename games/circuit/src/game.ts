import type { Game } from '@stolik/kernel/game';
import { type CircuitOptions, OLDEST_RULINGS, parseOptions, RULINGS } from './board/options.ts';
import { setup } from './board/setup.ts';
import { type CircuitState, cloneState, DECIDE, ONCE } from './board/state.ts';
import { read, splitLine, write } from './notation/notation.ts';
import { follow } from './seen/follow.ts';
import { redeal } from './seen/redeal.ts';
import { type CircuitView, see, view } from './seen/view.ts';
import { explain } from './text/explain.ts';
import { tell } from './text/tell.ts';
import type { CircuitEvent } from './turn/events.ts';
import { legal, refuse } from './turn/legal.ts';
import { next } from './turn/next.ts';
import { overtime } from './turn/overtime.ts';
import { play, resign } from './turn/play.ts';
import { roll, sample } from './turn/sample.ts';

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
  tell,
  explain,
};
