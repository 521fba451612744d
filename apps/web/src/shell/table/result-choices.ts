import type { Sitter } from '@stolik/table/table';
import { knownLevel, levelsOf } from '../../session/bots/levels.ts';

type LevelWords = ReturnType<typeof levelsOf>[number];

/** A level other than the bots here have, and the one it was measured against. */
export interface OtherLevel {
  readonly level: LevelWords;
  readonly below: LevelWords | undefined;
}

/** The level one step above (or below) the strongest bot here; undefined without bots, or at the end of the ladder. */
export function otherLevel(game: string, sitters: readonly Sitter[], step: 1 | -1): OtherLevel | undefined {
  const levels = levelsOf(game);
  const here = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [knownLevel(game, sitter.level)?.id ?? ''] : []));
  const strongest = Math.max(-1, ...here.map((id) => levels.findIndex((level) => level.id === id)));
  const level = strongest < 0 ? undefined : levels[strongest + step];
  return level && { level, below: levels[strongest + step - 1] };
}

/** The same people; all bots play at this level. */
export const seatedAt = (sitters: readonly Sitter[], level: string): readonly Sitter[] =>
  sitters.map((sitter) => (sitter.kind === 'bot' ? { ...sitter, level } : sitter));
