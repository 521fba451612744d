import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { levelsOf } from '../editions/tokens.ts';
import type { ScenarioProblem } from './problem.ts';
import { wrong } from './wrong.ts';

/** Why this word is no token of the edition; undefined when it is one. */
export function tokenProblem(game: EditionId, word: string, at: string, cell: string): ScenarioProblem | undefined {
  const { tokens, forms } = EDITIONS[game];
  if (tokens.includes(word)) return undefined;
  const kind = word.split(':', 1)[0]!;
  const cells = [cell];
  if (kind === 'barrel') return barrelProblem(game, word, at, cells);
  if (kind === forms.kind)
    return forms.words.includes(word) ? undefined : wrong(game, forms.code, at, { known: forms.words }, cells);
  return wrong(game, 'token-unknown', at, { word }, cells);
}

function barrelProblem(game: EditionId, word: string, at: string, cells: readonly string[]): ScenarioProblem | undefined {
  const { contents, hasColumns } = EDITIONS[game];
  const levels = levelsOf(word);
  if (!hasColumns && levels.length > 1) return wrong(game, 'column', at, {}, cells);
  const bad = levels.find((level) => level !== 'barrel' && !contents.includes(level));
  return bad === undefined ? undefined : wrong(game, 'contents-unknown', at, { word: bad, known: contents }, cells);
}

/** Two tokens that can't share a cell, or undefined. */
export function findClash(game: EditionId, words: readonly string[]): readonly [string, string] | undefined {
  for (const [index, other] of words.entries()) {
    const one = words.slice(0, index).find((before) => EDITIONS[game].doClash(before, other));
    if (one !== undefined) return [one, other];
  }
  return undefined;
}

/** The things that the box lacks; undefined when there are enough of all these tokens. */
export function boxProblem(game: EditionId, words: readonly string[]): ScenarioProblem | undefined {
  const edition = EDITIONS[game];
  const short = edition.boxUse(words).find(([, laid, has]) => laid > has);
  if (short) return wrong(game, 'box', 'tokens', { thing: short[0], laid: short[1], has: short[2] });
  const laid = words.filter((word) => word === 'wall').length;
  const has = edition.wallsInBox?.(words) ?? laid;
  return laid > has ? wrong(game, 'box-walls', 'tokens', { laid, has }) : undefined;
}
