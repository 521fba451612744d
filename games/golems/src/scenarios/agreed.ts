import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import type { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { wrong } from './wrong.ts';

/** Twenty rounds of three cards. [G6.11.4] */
export const MOST_CARDS = 60;

/** The problems of the options, each by itself and together. */
export function checkAgreed({ game, options }: Pick<Scenario, 'game' | 'options'>): readonly ScenarioProblem[] {
  const { options: rules, mostRounds } = EDITIONS[game];
  const isKids = options['kids'] === true;
  const problems = Object.entries(options).flatMap(([key, value]): ScenarioProblem[] => {
    const at = `options.${key}`;
    if (!Object.hasOwn(rules, key)) return [wrong(game, 'option-unknown', at, { known: Object.keys(rules) })];
    const rule = rules[key]!;
    if (rule === 'switch') return typeof value === 'boolean' ? [] : [wrong(game, 'option-switch', at, {})];
    if (rule === 'rounds') {
      const most = mostRounds(isKids);
      const isGood = Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
      return isGood ? [] : [wrong(game, 'option-rounds', at, { most })];
    }
    if (rule === 'cards') {
      const isGood = Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_CARDS;
      return isGood ? [] : [wrong(game, 'option-cards', at, { most: MOST_CARDS })];
    }
    return rule.includes(value as string) ? [] : [wrong(game, 'option-word', at, { known: rule })];
  });
  if (problems.length > 0) return problems;
  return isKids ? checkKids(game, options) : checkGrownUps(game, options);
}

function checkKids(game: EditionId, options: Scenario['options']): readonly ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  if (options['logic'] === true) problems.push(wrong(game, 'option-kids', 'options.logic', { option: 'logic' }));
  if ((options['tie'] ?? 'draw') !== 'draw') problems.push(wrong(game, 'option-kids', 'options.tie', { option: 'tie' }));
  if (options['cards'] !== undefined) {
    for (const option of ['rounds', 'turns'])
      if (options[option] !== undefined) problems.push(wrong(game, 'option-alone', `options.${option}`, { option }));
    if (options['goal'] === 'most') problems.push(wrong(game, 'alone-most', 'options.goal', {}));
  }
  if (options['goal'] === undefined) problems.push(wrong(game, 'kids-goal', 'options.goal', {}));
  return problems;
}

function checkGrownUps(game: EditionId, options: Scenario['options']): readonly ScenarioProblem[] {
  return ['turns', 'goal', 'cards']
    .filter((option) => options[option] !== undefined)
    .map((option) => wrong(game, 'option-not-kids', `options.${option}`, { option }));
}
