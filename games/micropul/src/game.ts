import { type Action, ActionList, type Game, type Seat } from '@stolik/kernel/game';
import { read, write } from './notation/notation.ts';
import { follow } from './seen/follow.ts';
import { redeal } from './seen/redeal.ts';
import { type MicropulView, view } from './seen/view.ts';
import { explain, tell } from './text/tell.ts';
import { roll } from './turn/chance.ts';
import { type MicropulEvent, see } from './turn/events.ts';
import { legal, sample } from './turn/legal.ts';
import { next } from './turn/next.ts';
import { type Options, parseOptions } from './turn/options.ts';
import { play, resign } from './turn/play.ts';
import { refuse } from './turn/refuse.ts';
import { setup } from './turn/setup.ts';
import { cloneState, type State } from './turn/state.ts';

/** The first in the order of notation. */
function overtime(state: State, seat: Seat): Action {
  const actions = new ActionList();
  legal(state, seat, actions);
  const written = actions.toArray().map((action) => ({ action, text: write(state, seat, action) }));
  return written.reduce((first, each) => (each.text < first.text ? each : first)).action;
}

export const micropul: Game<State, MicropulView, MicropulEvent, Options> = {
  id: 'micropul',
  rulesVersion: 1,
  seats: { min: 1, max: 2 },
  parseOptions,
  setup,
  clone: (state) => cloneState(state),
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
  tell,
  explain,
};
