import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provePuzzle } from '@stolik/kernel/puzzles/prove';
import { type Puzzle, parsePuzzle } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../src/catalog.ts';
import { ideaIn, poorIn } from '../src/puzzles/make.ts';
import { run, scratchFile } from './capture.ts';

/** Two editions of Golems are one package. */
const FOLDERS: Readonly<Record<string, string>> = { golems6: 'golems/puzzles/golems6', golems4: 'golems/puzzles/golems4' };
const folder = (game: string): string =>
  fileURLToPath(new URL(`../../../games/${FOLDERS[game] ?? `${game}/puzzles`}/`, import.meta.url));
const WITH_PUZZLES = CATALOG.filter(({ puzzles }) => puzzles);
/** Of so many puzzles one is proved by `npm test`; all by `npm run test:long`. */
const SAMPLE = process.env['STOLIK_LONG'] ? 1 : 40;

function linesOf(game: string): readonly string[] {
  const files = readdirSync(folder(game)).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) =>
    readFileSync(`${folder(game)}${name}`, 'utf8')
      .trim()
      .split('\n'),
  );
}

const shipped = (game: string): readonly Puzzle[] => linesOf(game).map((line) => unwrap(parsePuzzle(JSON.parse(line))));

describe.each(WITH_PUZZLES.map((entry) => [entry.game.id, entry] as const))('the puzzles of %s', (id, entry) => {
  const { game, puzzles } = entry;
  const all = shipped(id);

  test('there are enough, of at least four kinds, each with an id of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map((puzzle) => puzzle.id)).size).toBe(all.length);
    const kinds = all.map(({ goal }) => goal.kind);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
    for (const kind of new Set(kinds))
      expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(all.length * 0.35);
    expect(new Set(all.map((puzzle) => puzzle.game))).toEqual(new Set([id]));
  });

  test('are proved by looking at every answer', () => {
    const proofs = all
      .filter((_, index) => index % SAMPLE === 0)
      .map((puzzle) => [puzzle.id, unwrap(provePuzzle(game, puzzles!, puzzle)).faults] as const);
    expect(proofs.length).toBeGreaterThan(9);
    expect(proofs.filter(([, faults]) => faults.length > 0)).toEqual([]);
  });

  test('ask for nothing twice, and are neither walks nor full of rivals for nothing', () => {
    const sample = all.filter((_, index) => index % SAMPLE === 0);
    expect(sample.flatMap((puzzle) => poorIn(entry, puzzles!, puzzle).map((fault) => `${puzzle.id}: ${fault}`))).toEqual([]);
    const ideas = all.map((puzzle) => ideaIn(entry, puzzles!, puzzle));
    expect(all.filter((_, index) => ideas.indexOf(ideas[index]!) < index).map((puzzle) => puzzle.id)).toEqual([]);
  });

  test('have enough for who is good, and many ratings', () => {
    expect(all.filter(({ rating }) => rating > 1400).length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ rating }) => rating)).size).toBeGreaterThan(150);
  });

  test('a wrong solution, a goal too high or too low, and a move that is none are noticed', () => {
    const puzzle = all.find(({ goal }) => typeof goal['count'] === 'number')!;
    const count = puzzle.goal['count'] as number;
    const faultsOf = (change: Partial<Puzzle>) => provePuzzle(game, puzzles!, { ...puzzle, ...change });
    for (const wrong of [count + 1, count - 1])
      expect(unwrap(faultsOf({ goal: { ...puzzle.goal, count: wrong } })).faults).toContain(
        `the best that can be reached is ${JSON.stringify(puzzle.goal)}`,
      );
    expect(faultsOf({ solution: ['jump'] }).ok).toBe(false);
    expect(faultsOf({ goal: { kind: 'fly' } }).ok).toBe(false);
  });
});

describe('stolik puzzles', () => {
  test('what was begun goes on where it was, and comes out the same', async () => {
    const [once, twice] = [scratchFile('once.jsonl'), scratchFile('twice.jsonl')];
    await run('puzzles', 'make', 'micropul', '--seed', '7', '--count', '2', '--out', once);
    for (const count of ['1', '2']) await run('puzzles', 'make', 'micropul', '--seed', '7', '--count', count, '--out', twice);
    const ids = (path: string): string[] =>
      readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id);
    expect(ids(once)).toHaveLength(2);
    expect(ids(twice)[0]).toBe(ids(once)[0]);
    expect((await run('puzzles', 'prove', once, twice)).code).toBe(0);
  });

  test('what is not proved is 1, what cannot be read is 2', async () => {
    const [line] = linesOf('micropul');
    const puzzle = JSON.parse(line!);
    const file = scratchFile('bad.jsonl');
    writeFileSync(file, `${line}\n${line}\n`);
    const doubled = await run('puzzles', 'prove', file);
    expect([doubled.code, doubled.out]).toEqual([1, expect.stringContaining('its id is used twice')]);
    for (const [text, says] of [
      ['{', 'this is not JSON'],
      [JSON.stringify({ ...puzzle, seat: 9 }), 'a seat from 1 to 2'],
      [JSON.stringify({ ...puzzle, game: 'chess' }), 'no such game'],
      [JSON.stringify({ ...puzzle, position: { ...puzzle.position, moon: 1 } }), 'unknown key'],
    ] as const) {
      writeFileSync(file, text);
      const { code, err } = await run('puzzles', 'prove', file);
      expect([code, err]).toEqual([2, expect.stringContaining(says)]);
    }
  });

  test.each([
    [['puzzles'], '"make", "prove", "rate" or "count"'],
    [['puzzles', 'count'], 'which file'],
    [['puzzles', 'rate'], 'which file'],
    [['puzzles', 'prove'], 'which file'],
    [['puzzles', 'make', 'connect-four', '--out', 'x'], 'no puzzles yet'],
    [['puzzles', 'make', 'micropul'], 'which file'],
    [['puzzles', 'make', 'micropul', '--out', 'x', '--count', 'many'], 'a whole number'],
  ])('%j is refused with a sentence', async (argv, says) => {
    const { code, err } = await run(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });
});
