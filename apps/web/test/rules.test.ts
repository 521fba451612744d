import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE } from '@stolik/games/clauses';
import { EVERY_GAME } from '@stolik/games/games';
import { expect, test } from 'vitest';
import { bookOf, countClauses, readBook, sift, wordsOf } from '../src/pages/rules/book.ts';
import { type Block, plainText, readBlocks, readInline } from '../src/pages/rules/markdown.ts';

const DOCS = join(import.meta.dirname, '../../../docs/rules');
const IDS = EVERY_GAME.map(({ id }) => id);
const read = (id: string, language: 'en' | 'ru' | 'pl' = 'en') =>
  readBook(id, readFileSync(join(DOCS, language === 'en' ? '' : language, `${id}.md`), 'utf8'), language);

test.each(IDS)('%s: every numbered line of the document becomes one clause, in order', (id) => {
  const book = read(id);
  for (const section of book.sections) {
    expect(section.id).toMatch(/^[A-Z]\d+(\.\d+)?$/);
    expect(bookOf(section.id)).toBe(id);
    const numbers = section.clauses.map((clause) => clause.id);
    if (numbers[0] === section.id) expect(numbers).toEqual([section.id]);
    else expect(numbers).toEqual(section.clauses.map((_, index) => `${section.id}.${index + 1}`));
  }
  const lines = readFileSync(join(DOCS, `${id}.md`), 'utf8').split('\n');
  const numbered = lines.filter((line) => /^\d+\. /.test(line)).length;
  const whole = book.sections.filter(({ id: own, clauses }) => clauses[0]?.id === own).length;
  expect(countClauses(book)).toBe(numbered + whole);
});

test('a table and a list inside a clause stay inside it', () => {
  const [list] = readBlocks('1. One:\n   | a | b |\n   |---|---|\n   | 1 | 2 |\n2. Two:\n   - x\n     goes on\n   - y\n');
  expect(list).toMatchObject({
    kind: 'list',
    isOrdered: true,
    items: [
      [
        { kind: 'paragraph', text: 'One:' },
        { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
      ],
      [
        { kind: 'paragraph', text: 'Two:' },
        { kind: 'list', isOrdered: false, items: [[{ text: 'x goes on' }], [{ text: 'y' }]] },
      ],
    ],
  });
});

test('marks inside code mean nothing, and markup is only text', () => {
  expect(readInline('a `*b*` **c *d*** <b>')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'code', text: '*b*' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', inner: [{ kind: 'text', text: 'c *d' }] },
    { kind: 'text', text: '* <b>' },
  ]);
});

test('a search wants all the words and finds a clause by its number', () => {
  const book = read('micropul');
  expect(countClauses(sift(book, wordsOf('M5.1 catalyst')))).toBe(1);
  expect(countClauses(sift(book, wordsOf('xyzzy')))).toBe(0);
  // The table says "brass sign" for what the clauses call a catalyst.
  expect(sift(book, wordsOf('brass')).sections.map(({ id }) => id)).toContain('M5');
  expect(sift(book, [])).toBe(book);
});

/** What must be the same in every language: where each part comes from, other clauses named, codes, the shape of tables and lists. */
function shapeOf(blocks: readonly Block[]): unknown {
  const text = JSON.stringify(blocks);
  return {
    origins: text.match(/\[[SAR](?=[\],])/g) ?? [],
    clauses: (text.match(new RegExp(CLAUSE, 'g')) ?? []).sort(),
    codes: (text.match(/`[^`]+`/g) ?? []).sort(),
    shape: text.replace(/"(?:text|head)":(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/g, '').replace(/"(?:[^"\\]|\\.)*"/g, '""'),
  };
}

test.each(IDS.flatMap((id) => (['ru', 'pl'] as const).map((language) => [id, language] as const)))(
  '%s in %s: clause by clause the same as in English',
  (id, language) => {
    const [law, told] = [read(id), read(id, language)];
    expect(told.sections.map((section) => section.id)).toEqual(law.sections.map((section) => section.id));
    const clausesOf = (book: typeof law) => book.sections.flatMap(({ clauses }) => clauses);
    const shapes = (book: typeof law) => clausesOf(book).map((clause) => [clause.id, shapeOf(clause.blocks)]);
    expect(shapes(told)).toEqual(shapes(law));
    for (const clause of clausesOf(told))
      expect(plainText(clause.blocks), clause.id).toMatch(language === 'ru' ? /[а-яё]/i : /\p{L}/u);
    expect(told.intro).toHaveLength(law.intro.length);
  },
);
