import { type Action, ActionList, type Game, type Seat } from '@stolik/kernel/game';
import { roll } from './chance.ts';
import { describe } from './describe.ts';
import { type MicropulEvent, see } from './events.ts';
import { follow } from './follow.ts';
import { legal, sample } from './legal.ts';
import { next } from './next.ts';
import { read, write } from './notation.ts';
import { type Options, parseOptions } from './options.ts';
import { play, resign } from './play.ts';
import { redeal } from './redeal.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { explain, tell } from './text.ts';
import { type MicropulView, view } from './view.ts';

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
  describe,
  tell,
  explain,
};
