import { ok, problem, type Result } from '@stolik/kernel/result';
import { CONTENTS, ICE_TOKEN, LEVEL_BITS, LEVEL_MASK, MOST_LEVELS, STONE, TOKENS, WATER } from './kinds.ts';

/** The tokens of one cell. */
export interface CellTokens {
  /** Number of the token on the ground, 0 none. */
  readonly token: number;
  /** Contents of the barrel or column, 0 none. */
  readonly column: number;
}

const SIDES = 'NSEW';

/** Reads `water barrel:bomb`, `line:EN`, `barrel:tools/chips`. The ends of a line may be in either order. */
export function readTokens(text: string, at: string): Result<CellTokens> {
  let token = 0;
  let column = 0;
  for (const word of text.split(' ').filter(Boolean)) {
    if (word === 'barrel' || word.startsWith('barrel:')) {
      const barrels = readColumn(word, at);
      if (!barrels.ok) return barrels;
      if (column !== 0) return problem(at, 'two barrels never share a cell; a column is written barrel:chips/bomb');
      column = barrels.value;
      continue;
    }
    const number = TOKENS.indexOf(canonicalLine(word) as (typeof TOKENS)[number]);
    if (number <= 0) return problem(at, `there is no token "${word}"`);
    const isIceOnWater = token === WATER && number === ICE_TOKEN;
    if ((token !== 0 && !isIceOnWater) || column !== 0) return problem(at, `${word} can’t be there: ${text}`);
    token = number;
  }
  if (token === STONE && column !== 0) return problem(at, 'a barrel never stands on a stone');
  return ok({ token, column });
}

function canonicalLine(word: string): string {
  if (!word.startsWith('line:')) return word;
  const ends = [...word.slice('line:'.length)].sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));
  return `line:${ends.join('')}`;
}

function readColumn(word: string, at: string): Result<number> {
  const levels = word === 'barrel' ? ['barrel'] : word.slice('barrel:'.length).split('/');
  if (levels.length > MOST_LEVELS) return problem(at, `a column has at most ${MOST_LEVELS} barrels`);
  let column = 0;
  for (const level of levels.reverse()) {
    const contents = (CONTENTS as readonly string[]).indexOf(level);
    if (contents <= 0) return problem(at, `"${level}" is nothing a barrel can hold; known are chips, bomb, tools`);
    column = (column << LEVEL_BITS) | contents;
  }
  return ok(column);
}

/** `water barrel:bomb`; unknown contents as `barrel`, with `closed` all contents. */
export function writeTokens(token: number, column: number, closed: boolean): string {
  const words: string[] = token === 0 ? [] : [TOKENS[token]!];
  const levels: string[] = [];
  for (let rest = column; rest !== 0; rest >>>= LEVEL_BITS) levels.push(closed ? 'barrel' : CONTENTS[rest & LEVEL_MASK]!);
  if (levels.length === 1 && levels[0] === 'barrel') words.push('barrel');
  else if (levels.length > 0) words.push(`barrel:${levels.join('/')}`);
  return words.join(' ');
}
