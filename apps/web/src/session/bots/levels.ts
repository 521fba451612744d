import { circuitLevels } from '@stolik/circuit/bot/words';
import { golems4Levels, golems6Levels } from '@stolik/golems/bots/words';
import { micropulLevels } from '@stolik/micropul/bot/words';
import type { LevelWords } from '@stolik/search/levels';

/** Weakest first; the words alone, without rules or bots. */
const LEVELS: Readonly<Record<string, readonly LevelWords[]>> = {
  micropul: micropulLevels,
  circuit: circuitLevels,
  golems6: golems6Levels,
  golems4: golems4Levels,
};

/** Tables that were kept before there were six levels name their bots so. */
const FORMER: Readonly<Record<string, string>> = { random: '1', greedy: '2', careful: '3', planner: '3' };

export function levelsOf(game: string): readonly LevelWords[] {
  const levels = Object.hasOwn(LEVELS, game) ? LEVELS[game] : undefined;
  if (!levels) throw new Error(`no bot knows the game ${game}`);
  return levels;
}
/** Who sits opposite when you just sit down. */
export const usualLevel = (game: string): LevelWords => findLevel(game, '2');
/** A log may name a level of another program: nothing is known of that. */
export const knownLevel = (game: string, id: string): LevelWords | undefined =>
  levelsOf(game).find((level) => level.id === (Object.hasOwn(FORMER, id) ? FORMER[id] : id));
export const findLevel = (game: string, id: string): LevelWords => knownLevel(game, id) ?? levelsOf(game)[0]!;
