import type { BotBook } from '@stolik/search/book';
import { ductPlayer } from '@stolik/search/duct';
import { ladderOf, NAMES } from '@stolik/search/ladder';
import { adviserOf } from '../bots/adviser.ts';
import { count4 } from '../bots/count.ts';
import { explaining4 } from '../bots/explain4.ts';
import { judge4 } from '../bots/judge4.ts';
import { ADVISER4, EARLIER4, earlierOf, LEVELS4, levelsOf, OUR_TIME, OURS, temperedOf } from '../bots/levels.ts';
import { sparringOf } from '../bots/rivals.ts';
import { beforePrograms4 } from '../bots/round4.ts';
import { seerOf } from '../bots/seer.ts';
import { TEMPER_NAMES } from '../bots/temper.ts';
import { human4, thinker4 } from '../bots/think4.ts';
import { tidily } from '../bots/tidy.ts';
import { golems4Levels, golemsSparring } from '../bots/words.ts';
import { unpackProgram4 } from '../programs/choices4.ts';
import { golems4 } from './game.ts';
import { greedyGolems4 } from './greedy.ts';
import { ASK_CARD, ASK_PROGRAM, OVER, type State4 } from './state.ts';
import { steady4 } from './steady.ts';

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
  adviser: adviserOf<State4>({ player: thinker4(ADVISER4), foresee: explaining4.foresee }),
  explainMove: explaining4.explainMove,
  dangerOf: explaining4.dangerOf,
  count: () => count4,
  tempers: TEMPER_NAMES,
  tempered: (level, temper) => temperedOf(golems4Levels, LEVELS4, thinker4, level, temper),
};
