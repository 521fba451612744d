import type { BotBook } from '@stolik/search/book';
import { ductPlayer } from '@stolik/search/duct';
import { ladderOf, NAMES } from '@stolik/search/ladder';
import { golems4 } from '../games/golems4.ts';
import { unpackProgram4 } from '../programs/choices4.ts';
import { greedyGolems4 } from '../v4/greedy.ts';
import { ASK_CARD, ASK_PROGRAM, OVER, type State4 } from '../v4/state.ts';
import { adviserOf } from './adviser.ts';
import { explainChoice4 } from './choices4.ts';
import { count4 } from './count.ts';
import { explaining4 } from './explain4.ts';
import { judge4 } from './judge4.ts';
import { ADVISER4, EARLIER4, earlierOf, LEVELS4, levelsOf, OUR_TIME, OURS, temperedOf } from './levels.ts';
import { sparringOf } from './rivals.ts';
import { beforePrograms4 } from './round4.ts';
import { seerOf } from './seer.ts';
import { steady4 } from './steady4.ts';
import { TEMPER_NAMES } from './temper.ts';
import { human4, thinker4 } from './think4.ts';
import { tidily } from './tidy.ts';
import { golems4Levels, golemsSparring } from './words.ts';

const ours = thinker4(OURS);

/** The bots of Golems 4.0. */
export const golems4Bots: BotBook<State4> = {
  game: 'golems4',
  levels: tidily(levelsOf(golems4Levels, LEVELS4, thinker4), ({ ask }, action) =>
    ask === ASK_PROGRAM ? unpackProgram4(action) : undefined,
  ),
  ladder: [
    ...ladderOf<State4>({ game: golems4, greedy: greedyGolems4, human: human4 }).filter(({ id }) => id !== 'A4'),
    {
      ...NAMES.A4,
      player: ductPlayer<State4>(golems4, { exploration: 0.7, before: beforePrograms4 }),
      effort: { iterations: 10_000 },
    },
    { ...NAMES.A5, player: ours, effort: OUR_TIME },
    {
      ...NAMES.A6,
      seer: seerOf<State4>({
        game: golems4,
        isLastToLay: (state, seat) => state.ask === ASK_PROGRAM && state.waiting === 1 << seat,
        isRoundOver: ({ ask }) => ask === ASK_CARD || ask === ASK_PROGRAM || ask === OVER,
        judge: judge4,
        player: ours,
      }),
      effort: OUR_TIME,
    },
  ],
  sparring: sparringOf(golemsSparring, steady4),
  others: earlierOf(golems4Levels, EARLIER4, thinker4),
  adviser: adviserOf<State4>({
    player: thinker4(ADVISER4),
    roundsAfter: ({ round, table }) => table.rounds - round,
    predict: explaining4.predict,
  }),
  explainMove: (world, seat, action, language, known) =>
    explaining4.explainMove(world, seat, action, language, known) || explainChoice4(world, seat, action, language),
  dangerOf: explaining4.dangerOf,
  count: () => count4,
  tempers: TEMPER_NAMES,
  tempered: (level, temper) => temperedOf(golems4Levels, LEVELS4, thinker4, level, temper),
};
