import * as kernel from '@stolik/kernel/game';
import { type Game, type Next, over } from '@stolik/kernel/game';
import { OLDEST_RULINGS, RULINGS } from '../core/rulings.ts';
import { BOOK4 } from '../scenarios/book4.ts';
import { leadsIn } from '../scenarios/leads.ts';
import { tellGolems } from '../text/tell.ts';
import { count4, legal4, overtime4, refuse4, roll4, sample4 } from '../v4/choices.ts';
import type { Event4 } from '../v4/facts.ts';
import { follow4 } from '../v4/follow.ts';
import { ROBOTS } from '../v4/kinds.ts';
import { read4, write4 } from '../v4/notation.ts';
import { type Options4, parseOptions4 } from '../v4/options.ts';
import { play4, resign4 } from '../v4/play.ts';
import { setup4 } from '../v4/setup.ts';
import * as record from '../v4/state.ts';
import { cloneState, type State4 } from '../v4/state.ts';
import { explain4 } from '../v4/text/explain.ts';
import { redeal4, see4, type View4, view4 } from '../v4/view.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { ROLL, TOGETHER, TURN } = kernel;
const { ASK_BUILD, ASK_CARD, ASK_CONTENTS, ASK_DIE, ASK_PROGRAM, OVER, REASON_CLAUSES, REASONS } = record;

function next4(state: State4): Next {
  switch (state.ask) {
    case ASK_PROGRAM:
      return TOGETHER[state.waiting]!;
    case ASK_CARD:
    case ASK_DIE:
    case ASK_CONTENTS:
      return ROLL;
    case OVER:
      return over({
        winners: state.winner === 0 ? [] : [state.winner - 1],
        scores: [],
        reason: REASONS[state.reason]!,
        clause: REASON_CLAUSES[state.reason]!,
      });
    default:
      return TURN[state.asked]!;
  }
}

/** Golems v4.0: robots with three components that break, led by programs that all run at once. */
export const golems4: Game<State4, View4, Event4, Options4> = {
  id: 'golems4',
  rulesVersion: RULINGS,
  oldestRules: OLDEST_RULINGS,
  seats: { min: 1, max: 4 },
  leads: leadsIn(BOOK4, ROBOTS),
  parseOptions: parseOptions4,
  setup: setup4,
  clone: cloneState,
  seatsAt: (state) => state.table.seats,
  next: next4,
  legal: legal4,
  count: count4,
  sample: sample4,
  roll: roll4,
  refuse: refuse4,
  play: play4,
  resign: resign4,
  // Every choice in the middle of an execution lets the programs run on.
  isFinal: (state) => state.ask !== ASK_BUILD && state.ask !== ASK_PROGRAM,
  overtime: overtime4,
  view: view4,
  see: see4,
  follow: follow4,
  redeal: redeal4,
  write: write4,
  read: read4,
  tell: (event, telling) => tellGolems('golems4', event, telling),
  explain: explain4,
};
