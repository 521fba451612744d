import type { Game, Viewer } from '@stolik/kernel/game';
import { REFEREE } from '@stolik/kernel/game';
import { GOLEM_TYPES } from '../core/golem-types.ts';
import { OLDEST_RULINGS, RULINGS } from '../core/rulings.ts';
import { BOOK6 } from '../scenarios/book6.ts';
import { leadsIn } from '../scenarios/leads.ts';
import { tellGolems } from '../text/tell.ts';
import { count6, legal6, overtime6, refuse6, roll6, sample6 } from '../v6/actions.ts';
import type { Event6 } from '../v6/events.ts';
import { follow6 } from '../v6/follow.ts';
import { read6, write6 } from '../v6/notation.ts';
import type { Options6 } from '../v6/options.ts';
import { next6, play6, resign6 } from '../v6/play.ts';
import { redeal6 } from '../v6/redeal.ts';
import { parseTable, setup6 } from '../v6/setup.ts';
import { cloneState, type State6 } from '../v6/state.ts';
import { explain6 } from '../v6/text/explain.ts';
import { type View6, view6 } from '../v6/view.ts';

/** Only a luck card is hidden in an event; commits never carry what was committed. [G6.2.5] */
function see6(event: Event6, viewer: Viewer): Event6 | undefined {
  if (event.kind !== 'luckDrawn' || viewer === REFEREE || viewer === event.seat) return event;
  return { kind: 'luckDrawn', seat: event.seat };
}

/** Golems v6.1. */
export const golems6: Game<State6, View6, Event6, Options6> = {
  id: 'golems6',
  rulesVersion: RULINGS,
  oldestRules: OLDEST_RULINGS,
  seats: { min: 1, max: 4 },
  leads: leadsIn(BOOK6, GOLEM_TYPES),
  parseOptions: parseTable,
  setup: setup6,
  clone: cloneState,
  seatsAt: (state) => state.table.seats,
  next: next6,
  legal: legal6,
  count: count6,
  sample: sample6,
  roll: roll6,
  refuse: refuse6,
  play: play6,
  resign: resign6,
  overtime: overtime6,
  view: view6,
  see: see6,
  follow: follow6,
  redeal: redeal6,
  write: write6,
  read: read6,
  tell: (event, telling) => tellGolems('golems6', event, telling),
  explain: explain6,
};
