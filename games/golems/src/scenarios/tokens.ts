import box4 from '../../data/box4.json' with { type: 'json' };
import box6 from '../../data/box6.json' with { type: 'json' };
import luck6 from '../../data/luck6.json' with { type: 'json' };
import type { Edition } from '../programs/program.ts';

const CONTENTS: Readonly<Record<Edition, readonly string[]>> = {
  golems6: ['empty', 'dynamite', 'repair', 'plus', 'minus', 'hole'],
  golems4: ['chips', 'bomb', 'tools'],
};
const SIMPLE: Readonly<Record<Edition, readonly string[]>> = {
  golems6: ['wall', 'water', 'treasure', 'gear', 'ladder:A+', 'ladder:A-', 'ladder:B+', 'ladder:B-'],
  golems4: ['stone', 'water', 'ice', 'portal'],
};
const LINES = ['NS', 'EW', 'NE', 'SE', 'SW', 'NW'];
const LOGIC = ['and', 'or', 'not', 'xor'] as const;

/** Why this word is no token of the edition; undefined when it is one. */
export function tokenProblem(edition: Edition, word: string): string | undefined {
  if (SIMPLE[edition].includes(word)) return undefined;
  const [kind, detail = ''] = word.split(':', 2) as [string, string?];
  if (kind === 'barrel') return barrelProblem(edition, detail);
  if (edition === 'golems4' && kind === 'line') {
    return LINES.includes(detail) ? undefined : `a line is one of ${LINES.map((line) => `line:${line}`).join(', ')}`;
  }
  if (edition === 'golems6' && kind === 'logic') {
    return (LOGIC as readonly string[]).includes(detail)
      ? undefined
      : `a logic token is one of ${LOGIC.map((logic) => `logic:${logic}`).join(', ')}`;
  }
  return `there is no token "${word}"`;
}

function barrelProblem(edition: Edition, detail: string): string | undefined {
  if (detail === '') return undefined;
  const levels = detail.split('/');
  if (edition === 'golems6' && levels.length > 1) return 'barrels stand in columns only in v4.0';
  const wrong = levels.find((level) => level !== 'barrel' && !CONTENTS[edition].includes(level));
  return wrong === undefined ? undefined : `"${wrong}" is nothing a barrel can hold; known are ${CONTENTS[edition].join(', ')}`;
}

/** What the box does not have enough of; undefined when all these tokens can be laid at once. [G6.1.6, G4.1.5] */
export function boxProblem(edition: Edition, words: readonly string[]): string | undefined {
  return edition === 'golems6' ? boxProblem6(words) : boxProblem4(words);
}

const count = (words: readonly string[], is: (word: string) => boolean): number => words.filter(is).length;

function boxProblem6(words: readonly string[]): string | undefined {
  const walls = count(words, (word) => word === 'wall');
  const water = count(words, (word) => word === 'water');
  const ladders = count(words, (word) => word.startsWith('ladder:'));
  const barrels = count(words, (word) => word.startsWith('barrel'));
  const inBox = Object.values(luck6.barrels).reduce((sum, each) => sum + each);
  if (barrels > inBox) return `${barrels} barrels are laid and the box has ${inBox} [G6.1.6]`;
  if (water > box6.waters) return `${water} tokens of water are laid and the box has ${box6.waters} [G6.1.6]`;
  const sides = box6.ladders + box6.waters - water - ladders;
  if (walls > sides) return `${walls} walls are laid, but only ${sides} tokens are left to show a wall [G6.1.6]`;
  const twice = words.find((word, index) => word.startsWith('ladder:') && words.indexOf(word) !== index);
  if (twice) return `${twice} is laid twice and the box has one [G6.1.6]`;
  const many = LOGIC.find((logic) => count(words, (word) => word === `logic:${logic}`) > luck6.logic[logic]);
  return many && `more tokens ${many} are laid than the box has [G6.1.6]`;
}

function boxProblem4(words: readonly string[]): string | undefined {
  const { counts } = box4.tokens;
  const barrels = words
    .filter((word) => word.startsWith('barrel'))
    .reduce((sum, word) => sum + (word.includes(':') ? word.split('/').length : 1), 0);
  const laid: [string, number, number][] = [
    ['barrels', barrels, Object.values(box4.barrels.contents).reduce((sum, each) => sum + each)],
    ['stones', count(words, (word) => word === 'stone'), counts.stone],
    ['portals', count(words, (word) => word === 'portal'), counts.portal],
    ['tokens of water', count(words, (word) => word === 'water' || word === 'ice'), counts.water],
    ['straight lines', count(words, (word) => word === 'line:NS' || word === 'line:EW'), counts.straight],
    ['turns of a line', count(words, (word) => /^line:[NS][EW]$/.test(word)), counts.turn],
  ];
  const short = laid.find(([, used, has]) => used > has);
  return short && `${short[1]} ${short[0]} are laid and the box has ${short[2]} [G4.1.5]`;
}
