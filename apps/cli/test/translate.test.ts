import { expect, test } from 'vitest';
import { catalogsAmong, countOf, gapIn, pathIn, strayAmong } from '../src/translate/catalogs.ts';
import { run } from './capture.ts';

test('a language that is there lacks nothing', async () => {
  const { code, out } = await run('words', '--missing', 'ru');
  expect(out).toBe('ru: nothing is missing.');
  expect(code).toBe(0);
});

test('of a new language every file is listed with its sentences, and what all of it comes to', async () => {
  const { code, out } = await run('words', '--missing', 'uk');
  expect(code).toBe(1);
  const lines = out.split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^engine\/look\/src\/words\/uk\/speech\.ts +4$/));
  expect(lines).toContainEqual(expect.stringMatching(/^apps\/web\/src\/words\/uk\/games\/circuit\/table\.ts +\d+$/));
  const [, sentences, files] = /^uk lacks (\d+) sentences in (\d+) files\.$/.exec(lines.at(-1)!)!;
  expect(Number(files)).toBe(lines.length - 1);
  expect(Number(sentences)).toBe(lines.slice(0, -1).reduce((sum, line) => sum + Number(/\d+$/.exec(line)![0]), 0));
});

test('all languages have the same keys', async () => {
  const { code, out } = await run('words');
  expect(out).toContain('All languages have the same keys.');
  expect(code).toBe(0);
});

test.each([
  [['--missing', 'Ukrainian'], 'two or three small letters'],
  [['--missing', '../uk'], 'two or three small letters'],
  [['--missing', 'UK'], 'two or three small letters'],
  [['--missing'], 'two or three small letters'],
  [['uk'], 'only --missing CODE'],
  [['--lacks', 'uk'], 'unknown option'],
])('%j is refused with a sentence', async (argv, says) => {
  const { code, out, err } = await run('words', ...argv);
  expect(code).toBe(2);
  expect(err).toContain(says);
  expect(out).toBe('');
});

const FIRST = { path: 'a/words/en/x.ts', words: { title: 'A', tell: { won: () => 'B', lost: 'C' }, list: ['D', 'E'] } };
const other = (words: unknown) => gapIn(FIRST, { path: 'a/words/uk/x.ts', words });

test('sentences are texts and what makes them, also in lists', () => {
  expect(countOf(FIRST.words)).toBe(5);
});

test('a file that is missing lacks all of them, one that is begun its missing keys', () => {
  expect(other(undefined)).toEqual({ path: 'a/words/uk/x.ts', sentences: 5, keys: undefined });
  expect(other({ title: 'A', tell: { won: () => 'B' } })).toEqual({
    path: 'a/words/uk/x.ts',
    sentences: 3,
    keys: ['tell.lost', 'list'],
  });
  expect(other({ title: 'A', tell: { won: 'B', lost: 'C' }, list: ['D'] })).toBeUndefined();
});

test('a catalog is known by its folder or its own name, and stands in the same place in every language', () => {
  const paths = ['a/src/words/en/x.ts', 'a/src/text/en.ts', 'a/src/screen.ts', 'a/src/words/uk/x.ts', 'a/src/words/uk/y.ts'];
  expect(catalogsAmong(paths)).toEqual(['a/src/text/en.ts', 'a/src/words/en/x.ts']);
  expect(catalogsAmong(paths).map((path) => pathIn(path, 'uk'))).toEqual(['a/src/text/uk.ts', 'a/src/words/uk/x.ts']);
  expect(strayAmong(paths, 'uk')).toEqual(['a/src/words/uk/y.ts']);
});
