import type { BotEntry } from '@stolik/search/book';
import type { LevelWords } from '@stolik/search/levels';
import type { Effort, Player } from '@stolik/search/player';
import { rememberRounds } from './memory.ts';
import type { Mind } from './mind.ts';

/** Ours at full strength. */
export const OURS: Mind = { breadth: 4096, habit: 0.5, temperature: 0, worlds: 16 };
export const OUR_TIME: Effort = { milliseconds: 200 };

/** A mind and what it may spend. */
export interface Level {
  readonly mind: Mind;
  readonly effort: Effort;
}

// Ever more programs looked through, ever better rivals expected, ever less left to whim. In 4.0 the programs are few, so that strength
// comes sooner: its levels lie closer together.
export const LEVELS4: readonly Level[] = [
  { mind: { breadth: 4, habit: 0, temperature: 0.4, worlds: 1 }, effort: { iterations: 30 } },
  { mind: { breadth: 24, habit: 0, temperature: 0.06, worlds: 2 }, effort: { iterations: 260 } },
  { mind: { breadth: 48, habit: 0.3, temperature: 0.053, worlds: 2 }, effort: { iterations: 650 } },
  { mind: { breadth: 96, habit: 0.4, temperature: 0.034, worlds: 3 }, effort: { iterations: 1500 } },
  { mind: { breadth: 180, habit: 0.5, temperature: 0.016, worlds: 4 }, effort: { iterations: 3000 } },
  { mind: OURS, effort: { milliseconds: 400 } },
];

export const LEVELS6: readonly Level[] = [
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
