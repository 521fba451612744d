import { readFileSync } from 'node:fs';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import { describe, expect, test, vi } from 'vitest';
import type { PuzzlePart } from '../../src/shell/study/part.ts';

vi.mock('@stolik/micropul/puzzles/1.jsonl?raw', () => ({ default: '' }));
const { puzzles: micropulPart } = await import('../../src/games/micropul/puzzles.ts');

const GAMES = [{ game: micropul, part: micropulPart as PuzzlePart }];

describe.each(GAMES)('puzzles of $game.id', ({ game, part }) => {
  const all = readFileSync(new URL(`../../../../games/${game.id}/puzzles/1.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Puzzle => unwrap(parsePuzzle(JSON.parse(line))));

  test('every kind and theme has a name in every language', () => {
    const kinds = new Set(all.map(({ goal }) => goal.kind));
    const themes = new Set(all.flatMap((puzzle) => puzzle.themes));
    for (const language of LANGUAGES) {
      for (const kind of kinds) expect(part.kinds[kind]?.[language], kind).toBeTruthy();
      for (const theme of themes) expect(part.themes[theme]?.[language], theme).toBeTruthy();
    }
  });

  test('a goal is asked in at most eight words, with a sentence, a place to look and a picture', () => {
    for (const puzzle of all.filter((_, number) => number % 8 === 0)) {
      const { game: asked, start } = unwrap(askPuzzle(game, part.rules, puzzle));
      for (const language of LANGUAGES) {
        const question = part.ask(puzzle.goal, asked.view(start, puzzle.seat), language);
        expect(question.goal.split(/\s+/).length, question.goal).toBeLessThanOrEqual(8);
        for (const text of [question.says, question.look, question.picture]) expect(text).toBeTruthy();
      }
    }
  });

  test('the solution wins the question and ends it; what is said of less names both numbers', () => {
    for (const puzzle of all.filter((_, number) => number % 8 === 0)) {
      const { game: asked, start, worth, enough } = unwrap(askPuzzle(game, part.rules, puzzle));
      const state: unknown = asked.setup({}, puzzle.players);
      expect(asked.next(state).kind, puzzle.id).not.toBe('over');
      for (const text of puzzle.solution) asked.play(state, puzzle.seat, readIn(asked, state, puzzle.seat, text));
      expect(asked.next(state).outcome?.winners, puzzle.id).toEqual([puzzle.seat]);
      expect(worth(state)).toBeGreaterThanOrEqual(enough);
      for (const language of LANGUAGES) {
        const missed = { wanted: enough, got: worth(start), view: asked.view(start, puzzle.seat) };
        const { title, says } = part.missed(puzzle.goal, missed, language);
        expect(title && says, puzzle.id).toBeTruthy();
      }
    }
  });
});

function readIn(game: AnyGame, state: unknown, seat: Seat, text: string): Action {
  const read = game.read(state, seat, text);
  if (!read.ok) throw new Error(`${text} cannot be read`);
  return read.value;
}
