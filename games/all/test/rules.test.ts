import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { splitWords } from '../src/clauses.ts';
import { EVERY_GAME, rulesPath } from '../src/games.ts';
import { plainText, plainWords } from '../src/rules/book.ts';
import { readBlocks, readRuleBook } from '../src/rules/read.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BOOKS = EVERY_GAME.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));
const sourceOf = (id: string, language: (typeof LANGUAGES)[number]): string =>
  readFileSync(join(ROOT, rulesPath(id, language)), 'utf8');

/** What the lines of a document say by themselves: a number is the one that is written there. */
function numbersIn(source: string): string[] {
  const sections = source.split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [name = ''] = section.split(' ');
    const items = [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => `${name}.${number}`);
    return items.length > 0 ? items : [name];
  });
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The letters and digits of a document below its title, without the numbers of items and where links lead. */
const lettersOf = (source: string): string =>
  bare(
    source
      .replace(/^# .*\n/, '')
      .replace(/^ *\d+\. /gm, '')
      .replace(/\]\([^)]*\)/g, ''),
  );

test.each(BOOKS)('%s in %s: every numbered line is a clause under that number', (id, language) => {
  const source = sourceOf(id, language);
  const read = readRuleBook(id, source).sections.flatMap(({ clauses }) => clauses.map((clause) => clause.id));
  expect(read).toEqual(numbersIn(source));
});

test.each(BOOKS)('%s in %s: not a letter of the document is lost', (id, language) => {
  const source = sourceOf(id, language);
  const { title, intro, sections } = readRuleBook(id, source);
  const inside = sections.map((section) => {
    const clauses = section.clauses.map(({ blocks }) => plainText(blocks));
    return [section.id, plainWords(section.heading), ...clauses].join(' ');
  });
  expect(bare([plainText(intro), ...inside].join(' '))).toBe(lettersOf(source));
  expect(source.split('\n')[0]).toBe(`# ${title} (\`${id}\`)`);
});

test('a table and a list inside a clause stay inside it', () => {
  const [list] = readBlocks('1. One:\n   | a | b |\n   |---|---|\n   | 1 | 2 |\n2. Two:\n   - x\n     goes on\n   - y\n');
  expect(list).toEqual({
    kind: 'list',
    start: 1,
    items: [
      [
        { kind: 'item', words: ['One:'] },
        { kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
      ],
      [
        { kind: 'item', words: ['Two:'] },
        { kind: 'list', items: [[{ kind: 'item', words: ['x goes on'] }], [{ kind: 'item', words: ['y'] }]] },
      ],
    ],
  });
});

test('words outside a list are the clause of the whole section, or more of its last clause', () => {
  const { sections } = readRuleBook('micropul', '# A game\n\n## M1 Things\n1. One\n\nmore\n\n## M8 Alone (`x`)\n[R] All.\n');
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['M1', ['Things']],
    ['M8', ['Alone (', { kind: 'code', text: 'x' }, ')']],
  ]);
  expect(sections.map(({ clauses }) => clauses.map(({ id, blocks }) => [id, plainText(blocks)]))).toEqual([
    [['M1.1', 'One more']],
    [['M8', '[R] All.']],
  ]);
});

test('marks inside code mean nothing, markup and entities are only text', () => {
  expect(readBlocks('a `*b*` **c *d*** <b>&lt;\n[e](f.md)')).toEqual([
    {
      kind: 'paragraph',
      words: [
        'a ',
        { kind: 'code', text: '*b*' },
        ' ',
        { kind: 'strong', words: ['c ', { kind: 'em', words: ['d'] }] },
        ' <b>< ',
        { kind: 'link', href: 'f.md', words: ['e'] },
      ],
    },
  ]);
});

test('what no page could draw or address is refused', () => {
  expect(() => readBlocks('> a word')).toThrow('blockquote');
  expect(() => readBlocks('a ~~word~~')).toThrow('del');
  expect(() => readRuleBook('micropul', '## Notes\n1. x')).toThrow('"Notes" has no clause number');
});

test('plain words are split at tags of origin and at names of clauses', () => {
  expect(splitWords('[S, p. 4] As in M4.1, [R] not G6.')).toEqual([
    { kind: 'origin', letter: 'S', detail: 'p. 4' },
    ' As in ',
    { kind: 'clause', clause: 'M4.1' },
    ', ',
    { kind: 'origin', letter: 'R', detail: undefined },
    ' not G6.',
  ]);
});
