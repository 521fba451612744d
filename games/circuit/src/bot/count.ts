import type { Count } from '@stolik/search/count';
import { sideOf } from '../board/order.ts';
import type { CircuitState } from '../board/state.ts';
import * as codes from '../turn/codes.ts';
import { scoreOf } from '../turn/next.ts';
import { countPoints } from '../words/naming.ts';
import { COULD, COULD_NOT, PENALTIES, POINTS, QUIET, TIE, WAITED } from './review-words.ts';

const seatsOf = ({ seats }: CircuitState): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The score is light minus penalties; what everybody waits for is light. */
export const pointsCount: Count<CircuitState> = {
  name: POINTS,
  of: (state) => seatsOf(state).map((seat) => scoreOf(state, seat)),
  sides: (state) => seatsOf(state).map((seat) => sideOf(state, seat)),
  stir: ({ points }) => points.reduce((sum, each) => sum + each, 0),
  least: 2,
  amount: countPoints,
  quiet: (span, language) => QUIET[language](span),
  could: (isYou, language) => COULD[language](isYou),
  couldNot: COULD_NOT,
  waiting: { isWaiting: (action) => codes.isSwap(codes.baseOf(action)) || codes.baseOf(action) === codes.PASS, says: WAITED },
  tie: TIE,
  telling: ['glowPlaced', 'shortMade', 'partsBurnt', 'penaltyPaid'],
  parts: ({ penalties }, seat, { language }) => (penalties[seat]! > 0 ? PENALTIES[language](penalties[seat]!) : ''),
};
