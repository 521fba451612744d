import { findGame } from '@stolik/games/games';
import type { LevelWords } from '@stolik/search/levels';
import { type Manifest, opponentIn } from '@stolik/search/manifest';
import type { Sitter } from '@stolik/table/table';

function manifestOf(game: string): Manifest {
  const manifest = findGame(game);
  if (!manifest) throw new Error(`no bot knows the game ${game}`);
  return manifest;
}

/** Weakest first; the words alone, without rules or bots. */
export const levelsOf = (game: string): readonly LevelWords[] => manifestOf(game).levels;
/** Who sits opposite when you just sit down, in every game. */
export const USUAL_LEVEL = '2';
export const usualLevel = (game: string): LevelWords => findLevel(game, USUAL_LEVEL);
/** Sparring partners for lessons and classes, where the game has any. */
export const sparringOf = (game: string): readonly LevelWords[] => manifestOf(game).sparring ?? [];
/** A log may name a level of another program: nothing is known of that. */
export const knownLevel = (game: string, id: string): LevelWords | undefined => opponentIn(manifestOf(game), id);
export const findLevel = (game: string, id: string): LevelWords => knownLevel(game, id) ?? levelsOf(game)[0]!;
/** By seat the level of the bot that sits there; undefined for a person. */
export const levelsAt = (game: string, sitters: readonly Sitter[]): readonly (string | undefined)[] =>
  sitters.map((sitter) => (sitter.kind === 'bot' ? findLevel(game, sitter.level).id : undefined));

/** The strongest bot that sits there; undefined without bots of the house. */
export function strongestLevel(game: string, sitters: readonly Sitter[]): LevelWords | undefined {
  const levels = levelsOf(game);
  const here = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [knownLevel(game, sitter.level)?.id ?? ''] : []));
  return levels[Math.max(-1, ...here.map((id) => levels.findIndex((level) => level.id === id)))];
}
