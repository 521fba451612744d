import type { Edition } from '../programs/program.ts';
import { type ScenarioProblem, wrong } from './problem.ts';
import type { Scenario } from './scenario.ts';

/** How many rounds a game has at most. [G6.3.1, G6.11.3, G4.0.1] */
export function mostRounds(edition: Edition, isKids: boolean): number {
  if (edition === 'golems4') return 8;
  return isKids ? 20 : 10;
}

type Rule = 'switch' | 'rounds' | 'cards' | readonly string[];

/** Twenty rounds of three cards. [G6.11.4] */
export const MOST_CARDS = 60;

/** The options that a scenario may ask for, and what they may say. */
export const AGREED: Readonly<Record<Edition, Readonly<Record<string, Rule>>>> = {
  golems6: {
    logic: 'switch',
    kids: 'switch',
    turns: ['alternate', 'together'],
    goal: ['edge', 'treasure', 'most', 'all'],
    cards: 'cards',
    tie: ['draw', 'strikes', 'again'],
    swap: 'switch',
    rounds: 'rounds',
  },
  golems4: { build: 'switch', swap: 'switch', rounds: 'rounds' },
};

/** What is wrong with the options, each by itself and together. */
export function checkAgreed({ game, options }: Pick<Scenario, 'game' | 'options'>): readonly ScenarioProblem[] {
  const rules = AGREED[game];
  const isKids = options['kids'] === true;
  const problems = Object.entries(options).flatMap(([key, value]): ScenarioProblem[] => {
    const at = `options.${key}`;
    if (!Object.hasOwn(rules, key)) return [wrong(game, 'option-unknown', at, { known: Object.keys(rules) })];
    const rule = rules[key]!;
    if (rule === 'switch') return typeof value === 'boolean' ? [] : [wrong(game, 'option-switch', at, {})];
    if (rule === 'rounds') {
      const most = mostRounds(game, isKids);
      const isGood = Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
      return isGood ? [] : [wrong(game, 'option-rounds', at, { most })];
    }
    if (rule === 'cards') {
      const isGood = Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_CARDS;
      return isGood ? [] : [wrong(game, 'option-cards', at, { most: MOST_CARDS })];
    }
    return rule.includes(value as string) ? [] : [wrong(game, 'option-word', at, { known: rule })];
  });
  if (problems.length > 0 || game === 'golems4') return problems;
  return isKids ? checkKids(options) : checkGrownUps(options);
}

function checkKids(options: Scenario['options']): readonly ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  if (options['logic'] === true) problems.push(wrong('golems6', 'option-kids', 'options.logic', { option: 'logic' }));
  if ((options['tie'] ?? 'draw') !== 'draw') problems.push(wrong('golems6', 'option-kids', 'options.tie', { option: 'tie' }));
  if (options['cards'] !== undefined) {
    for (const option of ['rounds', 'turns'])
      if (options[option] !== undefined) problems.push(wrong('golems6', 'option-alone', `options.${option}`, { option }));
    if (options['goal'] === 'most') problems.push(wrong('golems6', 'alone-most', 'options.goal', {}));
  }
  if (options['goal'] === undefined) problems.push(wrong('golems6', 'kids-goal', 'options.goal', {}));
  return problems;
}

function checkGrownUps(options: Scenario['options']): readonly ScenarioProblem[] {
  return ['turns', 'goal', 'cards']
    .filter((option) => options[option] !== undefined)
    .map((option) => wrong('golems6', 'option-not-kids', `options.${option}`, { option }));
}
