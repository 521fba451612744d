import type { BotEntry } from '@stolik/search/book';
import type { Effort, Player } from '@stolik/search/player';
import type { Mind } from './mind.ts';
import { golemsLevels } from './words.ts';

/** Ours at full strength. */
export const OURS: Mind = { breadth: 4096, habit: 0.5, temperature: 0, worlds: 16 };
export const OUR_TIME: Effort = { milliseconds: 200 };

/** How the six levels think: ever more programs looked through, ever better rivals expected, ever less left to whim. */
const MINDS: readonly { readonly mind: Mind; readonly effort: Effort }[] = [
  { mind: { breadth: 5, habit: 0, temperature: 0.3, worlds: 1 }, effort: { iterations: 40 } },
  { mind: { breadth: 20, habit: 0, temperature: 0.12, worlds: 2 }, effort: { iterations: 200 } },
  { mind: { breadth: 80, habit: 0.3, temperature: 0.06, worlds: 3 }, effort: { iterations: 1000 } },
  { mind: { breadth: 400, habit: 0.5, temperature: 0.02, worlds: 4 }, effort: { iterations: 6000 } },
  { mind: { breadth: 1500, habit: 0.5, temperature: 0, worlds: 8 }, effort: { iterations: 25_000 } },
  { mind: OURS, effort: { milliseconds: 400 } },
];

export function levelsOf<State>(thinker: (mind: Mind) => Player<State>): readonly BotEntry<State>[] {
  return golemsLevels.map((words, index) => {
    const { mind, effort } = MINDS[index]!;
    return { ...words, player: thinker(mind), effort };
  });
}
