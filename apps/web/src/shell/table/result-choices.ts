import type { LevelWords } from '@stolik/search/levels';
import type { Sitter } from '@stolik/table/table';
import { knownLevel, levelsOf } from '../../session/bots/levels.ts';

/** The level one step above (or below) the strongest bot here; undefined without bots, or at the end of the ladder. */
export function otherLevel(game: string, sitters: readonly Sitter[], step: 1 | -1): LevelWords | undefined {
  const levels = levelsOf(game);
  const here = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [knownLevel(game, sitter.level)?.id ?? ''] : []));
  const strongest = Math.max(-1, ...here.map((id) => levels.findIndex((level) => level.id === id)));
  return strongest < 0 ? undefined : levels[strongest + step];
}

/** The same people; all bots play at this level. */
export const seatedAt = (sitters: readonly Sitter[], level: string): readonly Sitter[] =>
  sitters.map((sitter) => (sitter.kind === 'bot' ? { ...sitter, level } : sitter));
