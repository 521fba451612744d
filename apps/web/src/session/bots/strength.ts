import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { findLevel, levelsOf } from './levels.ts';

/** What was measured of a level and the one below it (docs/bots.md), as people say it. */
const wordFor = (share: number): 'always' | 'usually' | 'often' => (share >= 82 ? 'always' : share >= 65 ? 'usually' : 'often');

/** How strong a level is, by the one below it; undefined where nobody knows yet. */
export function strengthOf(game: string, id: string): string | undefined {
  const levels = levelsOf(game);
  const level = findLevel(game, id);
  const below = levels[levels.indexOf(level) - 1];
  if (!below) return p().setup.firstLevel;
  return level.share === undefined ? undefined : p().setup.beats[wordFor(level.share)](read(below.label));
}
