import type { BotBook } from '@stolik/search/book';
import { ductPlayer } from '@stolik/search/duct';
import { ladderOf, NAMES } from '@stolik/search/ladder';
import { golems6 } from '../games/golems6.ts';
import { decodeProgram } from '../programs/code.ts';
import { greedyGolems6 } from '../v6/greedy.ts';
import { OVER, PROGRAM, type State6 } from '../v6/state.ts';
import { adviserOf } from './adviser.ts';
import { count6 } from './count.ts';
import { explaining6 } from './explain6.ts';
import { judge6 } from './judge6.ts';
import { ADVISER6, EARLIER6, earlierOf, LEVELS6, levelsOf, OUR_TIME, OURS, temperedOf } from './levels.ts';
import { sparringOf } from './rivals.ts';
import { beforePrograms6 } from './round6.ts';
import { seerOf } from './seer.ts';
import { steady6 } from './steady6.ts';
import { TEMPER_NAMES } from './temper.ts';
import { human6, thinker6 } from './think6.ts';
import { tidily } from './tidy.ts';
import { golems6Levels, golemsSparring } from './words.ts';

const ours = thinker6(OURS);

/** The bots of Golems 6.1. */
export const golems6Bots: BotBook<State6> = {
  game: 'golems6',
  levels: tidily(levelsOf(golems6Levels, LEVELS6, thinker6), ({ phase, table }, action) =>
    phase === PROGRAM && !table.kids ? decodeProgram(action) : undefined,
  ),
  ladder: [
    ...ladderOf<State6>({ game: golems6, greedy: greedyGolems6, human: human6 }).filter(({ id }) => id !== 'A4'),
    {
      ...NAMES.A4,
      player: ductPlayer<State6>(golems6, { exploration: 0.7, before: beforePrograms6 }),
      effort: { iterations: 10_000 },
    },
    { ...NAMES.A5, player: ours, effort: OUR_TIME },
    {
      ...NAMES.A6,
      seer: seerOf<State6>({
        game: golems6,
        isLastToLay: (state, seat) => state.phase === PROGRAM && !state.table.alternate && state.waiting === 1 << seat,
        isRoundOver: ({ phase }) => phase <= PROGRAM || phase === OVER,
        judge: judge6,
        player: ours,
      }),
      effort: OUR_TIME,
    },
  ],
  sparring: sparringOf(golemsSparring, steady6),
  others: earlierOf(golems6Levels, EARLIER6, thinker6),
  adviser: adviserOf<State6>({
    player: thinker6(ADVISER6),
    roundsAfter: ({ round, lastRound, table }) => (table.kids ? undefined : lastRound - round),
    predict: explaining6.predict,
  }),
  explainMove: explaining6.explainMove,
  dangerOf: explaining6.dangerOf,
  count: count6,
  isForKids: ({ table }) => table.kids,
  tempers: TEMPER_NAMES,
  tempered: (level, temper) => temperedOf(golems6Levels, LEVELS6, thinker6, level, temper),
  placeOf: explaining6.placeOf,
};
