import type { BotEntry } from '@stolik/search/book';
import type { LevelWords } from '@stolik/search/levels';
import type { Effort, Player } from '@stolik/search/player';
import insight4 from '../../data/insight4.json' with { type: 'json' };
import insight6 from '../../data/insight6.json' with { type: 'json' };
import { type Net, netOf } from './insight.ts';
import { rememberRounds } from './memory.ts';
import type { Mind } from './mind.ts';
import { EVEN, isTemper, TEMPERS } from './temper.ts';

/** The strongest as it was when the arena's yardsticks were set: A5 stays as it is. */
export const OURS: Mind = { breadth: 4096, habit: 0.5, temperature: 0, worlds: 16, byRules: true };
export const OUR_TIME: Effort = { milliseconds: 200 };

/** A mind and what it may spend. */
export interface Level {
  readonly mind: Mind;
  readonly effort: Effort;
}

const { brawler, builder, gambler, fox, careful, master } = TEMPERS;

// The first two are clumsy: they think that a rival stays where it is, walk up to it, strike early and mix up their rows. The others look
// through ever more programs of both sides, one's own first, and leave ever less to whim.
const strongest = (breadth: number, net: Net): Level => ({
  mind: { ...OURS, breadth, isSparing: true, isWary: true, temper: master, byRules: false, net },
  effort: { milliseconds: 400 },
});

/** Who gives advice wants to win, and remembers what rivals did. */
const ADVISER: Mind = { ...OURS, byRules: false, isSparing: true, temper: { ...EVEN, recall: 1 } };
export const ADVISER4: Mind = { ...ADVISER, breadth: 1024, otherBreadth: 256 };
export const ADVISER6: Mind = { ...ADVISER, breadth: 2048, otherBreadth: 512 };

export const LEVELS4: readonly Level[] = [
  {
    mind: { breadth: 16, habit: 0, temperature: 0.1, worlds: 1, isShortSighted: true, slips: 0.4, temper: brawler },
    effort: { iterations: 120 },
  },
  {
    mind: { breadth: 24, habit: 0, temperature: 0.08, worlds: 2, isShortSighted: true, slips: 0.15, temper: builder },
    effort: { iterations: 260 },
  },
  {
    mind: { breadth: 200, otherBreadth: 30, habit: 0.3, temperature: 0.03, worlds: 2, temper: gambler },
    effort: { iterations: 650 },
  },
  {
    mind: { breadth: 120, habit: 0.4, temperature: 0.024, worlds: 3, temper: fox },
    effort: { iterations: 1500 },
  },
  {
    mind: { breadth: 200, habit: 0.5, temperature: 0.014, worlds: 4, temper: careful },
    effort: { iterations: 3000 },
  },
  strongest(512, netOf(insight4.net)),
];

export const LEVELS6: readonly Level[] = [
  {
    mind: { breadth: 12, habit: 0, temperature: 0.1, worlds: 1, isShortSighted: true, slips: 0.4, temper: brawler },
    effort: { iterations: 80 },
  },
  {
    mind: { breadth: 24, habit: 0, temperature: 0.08, worlds: 2, isShortSighted: true, slips: 0.15, temper: builder },
    effort: { iterations: 300 },
  },
  {
    mind: { breadth: 200, otherBreadth: 60, habit: 0.3, temperature: 0.03, worlds: 3, isSparing: true, temper: gambler },
    effort: { iterations: 900 },
  },
  {
    mind: { breadth: 300, otherBreadth: 200, habit: 0.4, temperature: 0.02, worlds: 4, isSparing: true, temper: fox },
    effort: { iterations: 2300 },
  },
  {
    mind: { breadth: 400, habit: 0.5, temperature: 0.018, worlds: 6, isSparing: true, temper: careful },
    effort: { iterations: 5900 },
  },
  strongest(1024, netOf(insight6.net)),
];

/** The levels as they were before bots had a temper: the arena measures today's against them. */
export const EARLIER4: readonly Level[] = [
  { mind: { breadth: 4, habit: 0, temperature: 0.4, worlds: 1 }, effort: { iterations: 30 } },
  { mind: { breadth: 24, habit: 0, temperature: 0.06, worlds: 2 }, effort: { iterations: 260 } },
  { mind: { breadth: 48, habit: 0.3, temperature: 0.053, worlds: 2 }, effort: { iterations: 650 } },
  { mind: { breadth: 96, habit: 0.4, temperature: 0.034, worlds: 3 }, effort: { iterations: 1500 } },
  { mind: { breadth: 180, habit: 0.5, temperature: 0.016, worlds: 4 }, effort: { iterations: 3000 } },
  { mind: OURS, effort: { milliseconds: 400 } },
];

export const EARLIER6: readonly Level[] = [
  { mind: { breadth: 4, habit: 0, temperature: 0.4, worlds: 1 }, effort: { iterations: 30 } },
  { mind: { breadth: 24, habit: 0, temperature: 0.06, worlds: 2 }, effort: { iterations: 300 } },
  { mind: { breadth: 80, habit: 0.3, temperature: 0.06, worlds: 3 }, effort: { iterations: 1000 } },
  { mind: { breadth: 200, habit: 0.4, temperature: 0.035, worlds: 4 }, effort: { iterations: 2500 } },
  { mind: { breadth: 400, habit: 0.5, temperature: 0.02, worlds: 6 }, effort: { iterations: 6000 } },
  { mind: OURS, effort: { milliseconds: 400 } },
];

export function levelsOf<State>(
  words: readonly LevelWords[],
  levels: readonly Level[],
  thinker: (mind: Mind) => Player<State>,
): readonly BotEntry<State>[] {
  return words.map((said, index) => {
    const { mind, effort } = levels[index]!;
    return { ...said, player: thinker(mind), effort, recall: rememberRounds };
  });
}

/** A level with another temper than its own; undefined where there is no such level or temper. */
export function temperedOf<State>(
  words: readonly LevelWords[],
  levels: readonly Level[],
  thinker: (mind: Mind) => Player<State>,
  level: string,
  temper: string,
): BotEntry<State> | undefined {
  const index = words.findIndex(({ id }) => id === level);
  if (index < 0 || !isTemper(temper)) return undefined;
  const { mind, effort } = levels[index]!;
  return { ...words[index]!, player: thinker({ ...mind, temper: TEMPERS[temper] }), effort, recall: rememberRounds };
}

/** `earlier1` to `earlier6`, for the arena only; no player is offered them. */
export const earlierOf = <State>(
  words: readonly LevelWords[],
  levels: readonly Level[],
  thinker: (mind: Mind) => Player<State>,
): readonly BotEntry<State>[] =>
  words.map((said, index) => ({ ...said, id: `earlier${said.id}`, ...levels[index]!, player: thinker(levels[index]!.mind) }));
