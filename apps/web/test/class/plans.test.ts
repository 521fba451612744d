import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadRules } from '@stolik/games/games';
import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../src/pages/bench/model/examples.ts';
import { REFERENCES } from '../../src/pages/class/plans/curricula/curricula.ts';
import {
  helpPositions,
  type Plan,
  type Position,
  parsePlan,
  positionsOf,
  sentencesOf,
} from '../../src/pages/class/plans/plan.ts';
import { PLANS } from '../../src/pages/class/plans/plans.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

const lessons = new Map<string, string>(
  globSync('games/*/lessons/*/[0-9]*.json', { cwd: ROOT }).flatMap((path) =>
    JSON.parse(read(path)).levels.map(({ id }: { id: string }) => [id, path.split('/')[3]!] as const),
  ),
);
const puzzles = new Map<string, string>(
  globSync('games/*/puzzles/**/*.jsonl', { cwd: ROOT }).flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { id, game } = JSON.parse(line);
        return [id, game] as const;
      }),
  ),
);
const gameOf = (position: Position): string | undefined => {
  if ('lesson' in position) return lessons.get(position.lesson);
  if ('puzzle' in position) return puzzles.get(position.puzzle);
  return EXAMPLES.some(({ id }) => id === position.bench) ? 'circuit' : undefined;
};

const says = (change: (plan: { -readonly [Key in keyof Plan]: unknown }) => void): string => {
  const plan: { -readonly [Key in keyof Plan]: unknown } = { ...PLANS[0]! };
  change(plan);
  const result = parsePlan(plan);
  return result.ok ? 'fine' : `${result.problem.at}: ${result.problem.says}`;
};

describe('plans of lessons', () => {
  test('every file of the folder is a plan that is offered, each with an id of its own', () => {
    const files = globSync('apps/web/src/pages/class/plans/*.json', { cwd: ROOT });
    expect(files).toHaveLength(PLANS.length);
    expect(PLANS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(PLANS.map(({ id }) => id)).size).toBe(PLANS.length);
  });

  test.each(PLANS.map((plan) => [plan.id, plan] as const))('%s names only what there is, of its own game', async (_, plan) => {
    for (const position of [plan.board, ...positionsOf(plan)]) expect(gameOf(position), JSON.stringify(position)).toBe(plan.game);
    const helps = plan.steps.flatMap(({ quick, less }) => [quick, less]).flatMap((help) => (help ? helpPositions(help) : []));
    for (const position of helps) expect(gameOf(position), JSON.stringify(position)).toBe(plan.game);
    const examples = plan.steps.flatMap(({ start }) => (start.kind === 'bench' ? [start.example] : []));
    expect(examples.filter((example) => gameOf({ bench: example }) !== plan.game)).toEqual([]);
    for (const { start } of plan.steps) {
      if (start.kind !== 'game') continue;
      const rules = await loadRules(start.game);
      expect(rules.parseOptions(start.options, start.seated === 'pairs' ? 2 : 1)).toMatchObject({ ok: true });
    }
  });

  test.each(PLANS.map((plan) => [plan.id, plan] as const))('%s can be said aloud and has a beginning and an end', (_, plan) => {
    expect(plan.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
    expect(
      plan.steps.reduce((sum, { minutes, isOptional }) => sum + (isOptional ? 0 : minutes), 0),
      'ten minutes are left',
    ).toBeLessThanOrEqual(35);
    expect(plan.steps.at(-1)!.isOptional).toBeUndefined();
    expect(plan.steps.filter(({ start }) => start.kind === 'everybody').length).toBeGreaterThanOrEqual(1);
    expect(plan.steps.at(-1)!.start.kind).toBe('talk');
    for (const language of LANGUAGES) {
      expect(plan.words[language].can).toMatch(/^\p{Ll}.*[^.]$/u);
      for (const { words } of plan.steps) {
        const { title, say, look } = words[language];
        expect(sentencesOf(say).length, say).toBeLessThanOrEqual(3);
        for (const sentence of sentencesOf(say)) expect(sentence.trim().split(/\s+/).length, sentence).toBeLessThanOrEqual(19);
        expect(say, say).toMatch(/[.?!…]$/u);
        expect(look, look).toMatch(/[.?!…][”»]?$/u);
        expect(title.length, title).toBeLessThanOrEqual(48);
        for (const help of [words[language].quick, words[language].less]) if (help) expect(help, help).toMatch(/[.?!…][”»]?$/u);
      }
      const { goals, vocabulary, misconceptions, exit } = plan.words[language];
      for (const goal of goals) expect(goal).toMatch(/^\p{Ll}.*[^.]$/u);
      for (const { think, helps } of misconceptions) for (const said of [think, helps]) expect(said).toMatch(/^\P{Ll}.*[.?!]$/u);
      expect(exit.ask).toMatch(/\?$/);
      expect(exit.hear).toMatch(/\.$/);
      // All languages say the same.
      expect([goals, vocabulary, misconceptions].map(({ length }) => length)).toEqual(
        [plan.words.en.goals, plan.words.en.vocabulary, plan.words.en.misconceptions].map(({ length }) => length),
      );
    }
  });

  test('what is wrong with a file is said where it is', () => {
    expect(says(() => {})).toBe('fine');
    expect(says((plan) => (plan.id = 'A plan'))).toBe('id: small letters and dashes are expected');
    expect(says((plan) => (plan.words = { en: PLANS[0]!.words.en }))).toBe('words.ru: this language is missing');
    expect(says((plan) => (plan.steps = PLANS[0]!.steps.slice(1)))).toBe('steps: the minutes make 40, not 45');
    expect(says((plan) => (plan.board = { lesson: '' }))).toBe(
      'board: a lesson, a puzzle or an example of the bench is expected',
    );
    expect(says((plan) => (plan.curricula = ['mars-science']))).toBe('curricula[0]: there is no such reference');
    const { en, ru, pl } = PLANS[0]!.words;
    expect(says((plan) => (plan.words = { en, ru: { ...ru, goals: ['одна'] }, pl }))).toBe('words.ru.goals: 2 to 3 are expected');
    expect(says((plan) => (plan.words = { en, ru, pl: { ...pl, exit: { ask: 'Co?' } } }))).toBe(
      'words.pl.exit.hear: a text is expected',
    );
    const needed = PLANS[0]!.steps.map(({ isOptional: _, ...step }) => step);
    expect(says((plan) => (plan.steps = needed))).toBe('steps: without what may be left out it takes 45 minutes, more than 35');
    const [first, ...rest] = PLANS[0]!.steps;
    const [second, ...later] = rest;
    const withSecond = (change: object) => says((plan) => (plan.steps = [first, { ...second, ...change }, ...later]));
    expect(withSecond({ quick: { table: 'one' } })).toBe(
      'steps[1].quick: lessons, puzzles or an example of the bench are expected',
    );
    expect(withSecond({ words: first!.words })).toBe('steps[1].words.en.quick: a text is expected');
    expect(withSecond({ isOptional: 'yes' })).toBe('steps[1].isOptional: true, or nothing');
    const words = second!.words;
    const withStart = (start: unknown) => says((plan) => (plan.steps = [{ ...first, words, start }, ...rest]));
    expect(withStart({ kind: 'dance', seated: 'alone' })).toBe(
      'steps[0].start.kind: talk, everybody, lessons, puzzles, bench or game is expected',
    );
    expect(withStart({ kind: 'lessons', seated: 'rows', lessons: [] })).toBe(
      'steps[0].start.seated: "alone" or "pairs" is expected',
    );
    expect(withStart({ kind: 'everybody' })).toBe(
      'steps[0].start.position: a lesson, a puzzle or an example of the bench is expected',
    );
    const game = { kind: 'game', seated: 'alone', game: 'golems6', options: {} };
    expect(withStart({ ...game, bot: 'statue' })).toBe('fine');
    expect(withStart({ ...game, bot: 'dragon' })).toBe('steps[0].start.bot: this game has no such bot');
    expect(withStart({ ...game, game: 'micropul', bot: 'statue' })).toBe('steps[0].start.bot: this game has no such bot');
    const long = { ...first!.words, pl: { ...first!.words.pl, say: 'Raz. Dwa. Trzy. Cztery.' } };
    expect(says((plan) => (plan.steps = [{ ...first, words: long }, ...rest]))).toBe(
      'steps[0].words.pl.say: at most 3 sentences, please',
    );
    expect(parsePlan([])).toMatchObject({ ok: false, problem: { at: 'plan' } });
  });

  test('every reference can be found again, is used, and is said in every language', () => {
    expect(new Set(REFERENCES.map(({ id }) => id)).size).toBe(REFERENCES.length);
    expect(REFERENCES.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(PLANS.flatMap(({ curricula }) => curricula))].toSorted(),
    );
    for (const { id, country, code, says: sense, title, address } of REFERENCES) {
      expect(['england', 'poland', 'russia', 'usa'], id).toContain(country);
      expect(code && title, id).toBeTruthy();
      expect(address, id).toMatch(/^https:\/\//);
      for (const language of LANGUAGES) expect(sense[language], `${id} ${language}`).toMatch(/^\p{Ll}.*[^.]$/u);
    }
  });
});
