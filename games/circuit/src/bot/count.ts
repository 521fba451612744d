import type { Count } from '@stolik/search/count';
import { sideOf } from '../board/order.ts';
import type { CircuitState } from '../board/state.ts';
import { countPoints } from '../text/words.ts';
import { scoreOf } from '../turn/next.ts';
import { COULD, COULD_NOT, POINTS, QUIET, TIE } from './review-words.ts';

const seatsOf = ({ seats }: CircuitState): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The score is light minus penalties; what everybody waits for is light. */
export const pointsCount: Count<CircuitState> = {
  name: POINTS,
  of: (state) => seatsOf(state).map((seat) => scoreOf(state, seat)),
  sides: (state) => seatsOf(state).map((seat) => sideOf(state, seat)),
  stir: ({ points }) => points.reduce((sum, each) => sum + each, 0),
  least: 2,
  amount: countPoints,
  quiet: (length, isWhole, language) => QUIET[language](length, isWhole),
  could: (isYou, language) => COULD[language](isYou),
  couldNot: COULD_NOT,
  tie: TIE,
  telling: ['glowPlaced', 'shortMade', 'partsBurnt', 'penaltyPaid'],
};
