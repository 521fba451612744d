import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadRules } from '@stolik/games/games';
import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../src/pages/bench/model/examples.ts';
import { type Plan, type Position, parsePlan, positionsOf, sentencesOf } from '../../src/pages/class/plans/plan.ts';
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
      }
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
    const [first, ...rest] = PLANS[0]!.steps;
    const withStart = (start: unknown) => says((plan) => (plan.steps = [{ ...first, start }, ...rest]));
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
});
