import box4 from '../../data/box4.json' with { type: 'json' };
import box6 from '../../data/box6.json' with { type: 'json' };
import luck6 from '../../data/luck6.json' with { type: 'json' };
import type { Edition } from '../programs/program.ts';
import { type ScenarioProblem, type Thing, wrong } from './problem.ts';

/** What can be in a barrel. [G6.1.6, G4.1.5] */
export const BARREL_CONTENTS: Readonly<Record<Edition, readonly string[]>> = {
  golems6: ['empty', 'dynamite', 'repair', 'plus', 'minus', 'hole'],
  golems4: ['chips', 'bomb', 'tools'],
};
const SIMPLE: Readonly<Record<Edition, readonly string[]>> = {
  golems6: ['wall', 'water', 'treasure', 'gear', 'ladder:A+', 'ladder:A-', 'ladder:B+', 'ladder:B-'],
  golems4: ['stone', 'water', 'ice', 'portal'],
};
export const LINES = ['NS', 'EW', 'NE', 'SE', 'SW', 'NW'] as const;
export const LOGIC = ['and', 'or', 'not', 'xor'] as const;
const KNOWN_LINES = LINES.map((line) => `line:${line}`);
const KNOWN_LOGIC = LOGIC.map((logic) => `logic:${logic}`);

export const wordsIn = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean);
export const isBarrelWord = (word: string): boolean => word === 'barrel' || word.startsWith('barrel:');
export const isGoalWord = (word: string): boolean => word === 'treasure' || word === 'gear';
/** The barrels of a column, the lowest first; one for a barrel that stands alone. */
export const levelsOf = (word: string): readonly string[] =>
  word === 'barrel' ? ['barrel'] : word.slice('barrel:'.length).split('/');

/** Why this word is no token of the edition; undefined when it is one. */
export function tokenProblem(edition: Edition, word: string, at: string, cell: string): ScenarioProblem | undefined {
  if (SIMPLE[edition].includes(word)) return undefined;
  const kind = word.split(':', 1)[0]!;
  const cells = [cell];
  if (kind === 'barrel') return barrelProblem(edition, word, at, cells);
  if (edition === 'golems4' && kind === 'line')
    return KNOWN_LINES.includes(word) ? undefined : wrong(edition, 'line-unknown', at, { known: KNOWN_LINES }, cells);
  if (edition === 'golems6' && kind === 'logic')
    return KNOWN_LOGIC.includes(word) ? undefined : wrong(edition, 'logic-unknown', at, { known: KNOWN_LOGIC }, cells);
  return wrong(edition, 'token-unknown', at, { word }, cells);
}

function barrelProblem(edition: Edition, word: string, at: string, cells: readonly string[]): ScenarioProblem | undefined {
  const levels = levelsOf(word);
  if (edition === 'golems6' && levels.length > 1) return wrong(edition, 'column', at, {}, cells);
  const known = BARREL_CONTENTS[edition];
  const bad = levels.find((level) => level !== 'barrel' && !known.includes(level));
  return bad === undefined ? undefined : wrong(edition, 'contents-unknown', at, { word: bad, known }, cells);
}

/** Two tokens that can't lie on one cell, or undefined. */
export function findClash(edition: Edition, words: readonly string[]): readonly [string, string] | undefined {
  for (const [index, other] of words.entries()) {
    const one = words.slice(0, index).find((before) => doClash(edition, before, other));
    if (one !== undefined) return [one, other];
  }
  return undefined;
}

/** Whether the second can't be laid on the first. [G6.4.1, G6.8, G4.7] */
function doClash(edition: Edition, below: string, above: string): boolean {
  if (edition === 'golems4') {
    if (isBarrelWord(below)) return true;
    if (isBarrelWord(above)) return below === 'stone' || below === 'portal';
    return !(below === 'water' && above === 'ice');
  }
  const pair = [below, above];
  if (pair.some((word) => word.startsWith('logic:'))) return true;
  // Nobody ever stops on a wall or in the water, so what lies there could not be taken.
  if (pair.some(isGoalWord)) return pair.every(isGoalWord) || pair.some((word) => word === 'wall' || word === 'water');
  return true;
}

/** What the box has, and how many of it these words use, in the order of the clauses. [G6.1.6, G4.1.5] */
export function boxUse(
  edition: Edition,
  words: readonly string[],
): readonly (readonly [thing: Thing, laid: number, has: number])[] {
  const barrels = words.filter(isBarrelWord).flatMap(levelsOf);
  const contents = (inBox: Readonly<Record<string, number>>): [Thing, number, number][] =>
    BARREL_CONTENTS[edition].map((kind) => [`barrel:${kind}`, barrels.filter((each) => each === kind).length, inBox[kind] ?? 0]);
  const sum = (inBox: Readonly<Record<string, number>>): number => Object.values(inBox).reduce((all, each) => all + each, 0);
  const count = (is: (word: string) => boolean): number => words.filter(is).length;
  if (edition === 'golems6') {
    return [
      ['barrel', barrels.length, sum(luck6.barrels)],
      ...contents(luck6.barrels),
      ['water', count((word) => word === 'water'), box6.waters],
      ...['A+', 'A-', 'B+', 'B-'].map((half): [Thing, number, number] => {
        const ladder = `ladder:${half}` as const;
        return [ladder, count((word) => word === ladder), 1];
      }),
      ...LOGIC.map((logic): [Thing, number, number] => {
        const token = `logic:${logic}` as const;
        return [token, count((word) => word === token), luck6.logic[logic]];
      }),
    ];
  }
  const { counts } = box4.tokens;
  return [
    ['barrel', barrels.length, sum(box4.barrels.contents)],
    ...contents(box4.barrels.contents),
    ['stone', count((word) => word === 'stone'), counts.stone],
    ['portal', count((word) => word === 'portal'), counts.portal],
    // Ice lies on water.
    ['water', count((word) => word === 'water' || word === 'ice'), counts.water],
    ['ice', count((word) => word === 'ice'), counts.ice],
    ['straight', count((word) => word === 'line:NS' || word === 'line:EW'), counts.straight],
    ['turn', count((word) => /^line:[NS][EW]$/.test(word)), counts.turn],
  ];
}

/** How many tokens can show a wall: each has water or a ladder on its back. [G6.1.6] */
export function wallsInBox(words: readonly string[]): number {
  const used = words.filter((word) => word === 'water' || word.startsWith('ladder:')).length;
  return box6.ladders + box6.waters - used;
}

/** What the box does not have enough of; undefined when all these tokens can be laid at once. */
export function boxProblem(edition: Edition, words: readonly string[]): ScenarioProblem | undefined {
  const short = boxUse(edition, words).find(([, laid, has]) => laid > has);
  if (short) return wrong(edition, 'box', 'tokens', { thing: short[0], laid: short[1], has: short[2] });
  if (edition === 'golems4') return undefined;
  const laid = words.filter((word) => word === 'wall').length;
  const has = wallsInBox(words);
  return laid > has ? wrong(edition, 'box-walls', 'tokens', { laid, has }) : undefined;
}
