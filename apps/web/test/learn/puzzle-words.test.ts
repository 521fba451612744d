import { readFileSync } from 'node:fs';
import { loadRules } from '@stolik/games/games';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test, vi } from 'vitest';
import { loadAllWords } from '../../src/games/circuit/words/by-language.ts';
import type { PuzzlePart } from '../../src/shell/study/part.ts';

// The pages run on Solid as browsers get it; Node would be given the one for servers.
vi.mock('solid-js', () => vi.importActual('../../../../node_modules/solid-js/dist/solid.js'));

// What is drawn is looked at in a browser.
vi.mock('../../src/games/golems/study/known.tsx', () => ({ Known: () => null }));
// The words are here already, see below.
vi.mock('../../src/games/circuit/words/with-panel.ts', () => ({ withPanelWords: (load: unknown) => load }));
vi.mock('../../src/base/ui/late-part.ts', () => ({ latePart: () => () => null }));

// A table of the circuit has them before it asks anything.
await loadAllWords();

const nameOf = (seat: Seat): string => ['Ada', 'Ольга', 'Zofia', 'Bit'][seat]!;
const FOLDERS: Readonly<Record<string, string>> = {
  micropul: 'micropul/puzzles',
  circuit: 'circuit/puzzles',
  golems6: 'golems/puzzles/golems6',
  golems4: 'golems/puzzles/golems4',
};
const GAMES = await Promise.all(
  Object.keys(FOLDERS).map(async (id) => {
    const { puzzles }: { puzzles: PuzzlePart } = await import(`../../src/games/${id}/puzzles.ts`);
    return { game: await loadRules(id), part: puzzles };
  }),
);

describe.each(GAMES)('puzzles of $game.id', ({ game, part }) => {
  const all = ['1.jsonl', 'daily.jsonl']
    .flatMap((file) =>
      readFileSync(new URL(`../../../../games/${FOLDERS[game.id]}/${file}`, import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    )
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
        const question = part.ask(puzzle.goal, asked.view(start, puzzle.seat), language, { seat: puzzle.seat, nameOf });
        expect(question.goal.split(/\s+/).length, question.goal).toBeLessThanOrEqual(8);
        for (const text of [question.says, question.look, question.picture]) expect(text).toBeTruthy();
        // Of 4.0 people lead robots.
        if (game.id === 'golems4') expect(`${question.goal} ${question.says} ${question.look}`).not.toMatch(/golem|голем/iu);
      }
    }
  });

  test('the solution wins the question and ends it; what is said of less names both numbers', () => {
    for (const puzzle of all.filter((_, number) => number % 8 === 0)) {
      const { game: asked, start, worth, enough, reading } = unwrap(askPuzzle(game, part.rules, puzzle));
      if (reading) {
        expect(reading.answers).toContain(puzzle.solution[0]);
        expect(part.read?.says(reading.right, 'en')).toBeTruthy();
        continue;
      }
      const state: unknown = asked.setup({}, puzzle.players);
      expect(asked.next(state).kind, puzzle.id).not.toBe('over');
      for (const text of puzzle.solution) asked.play(state, puzzle.seat, readIn(asked, state, puzzle.seat, text));
      expect(asked.next(state).outcome?.winners, puzzle.id).toEqual([puzzle.seat]);
      expect(worth(state)).toBeGreaterThanOrEqual(enough);
      for (const language of LANGUAGES) {
        const missed = { seat: puzzle.seat, wanted: enough, got: worth(start), answer: [], view: asked.view(start, puzzle.seat) };
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
