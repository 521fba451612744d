import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE } from '@stolik/games/clauses';
import { EVERY_GAME, rulesPath } from '@stolik/games/games';
import { type Block, plainText, plainWords } from '@stolik/games/rules/book';
import { expect, test } from 'vitest';
import { packBook } from '../build/rules.ts';
import { bookOf, countClauses, openBook, sift, wordsOf } from '../src/pages/rules/book.ts';

const ROOT = join(import.meta.dirname, '../../..');
const IDS = EVERY_GAME.map(({ id }) => id);
const read = (id: string, language: 'en' | 'ru' | 'pl' = 'en') =>
  openBook(id, language, packBook(id, readFileSync(join(ROOT, rulesPath(id, language)), 'utf8')));

test.each(IDS)('%s: every numbered line of the document becomes one clause, in order', (id) => {
  const book = read(id);
  for (const section of book.sections) {
    expect(section.id).toMatch(/^[A-Z]\d+(\.\d+)?$/);
    expect(bookOf(section.id)).toBe(id);
    const numbers = section.clauses.map((clause) => clause.id);
    if (numbers[0] === section.id) expect(numbers).toEqual([section.id]);
    else expect(numbers).toEqual(section.clauses.map((_, index) => `${section.id}.${index + 1}`));
  }
  const lines = readFileSync(join(ROOT, rulesPath(id, 'en')), 'utf8').split('\n');
  const numbered = lines.filter((line) => /^\d+\. /.test(line)).length;
  const whole = book.sections.filter(({ id: own, clauses }) => clauses[0]?.id === own).length;
  expect(countClauses(book)).toBe(numbered + whole);
});

test('the page has its own legend and title: the book comes without them', () => {
  const [en, ru] = [read('circuit'), read('connect-four', 'ru')];
  expect(plainText(en.intro)).toMatch(/burn nothing\.$/);
  expect(plainText(ru.intro)).toMatch(/adding-a-game\.md\.$/);
  expect(en.sections.map(({ heading }) => plainWords(heading)).join()).not.toMatch(/\[[SAR]\]/);
});

test('clauses travel without their numbers, so these must be counted from one', () => {
  expect(() => packBook('micropul', '## M1 Things\n2. Two\n')).toThrow('M1 are not numbered one by one from 1: M1.2');
  expect(() => packBook('micropul', '## M1 Things\nFirst\n\n1. One\n')).toThrow('M1 are not numbered');
});

test('a search wants all the words and finds a clause by its number', () => {
  const book = read('micropul');
  expect(countClauses(sift(book, wordsOf('M5.1 catalyst')))).toBe(1);
  expect(countClauses(sift(book, wordsOf('xyzzy')))).toBe(0);
  // The table says "brass sign" for what the clauses call a catalyst.
  expect(sift(book, wordsOf('brass')).sections.map(({ id }) => id)).toContain('M5');
  expect(sift(book, [])).toBe(book);
});

/** Blocks without their words. */
function outlineOf(block: Block): unknown {
  if (block.kind === 'list') return [block.start, ...block.items.map((item) => item.map(outlineOf))];
  return block.kind === 'table' ? [block.head.length, ...block.rows.map((row) => row.length)] : block.kind;
}

/** What must be the same in every language: where each part comes from, other clauses named, codes, the shape of tables and lists. */
function shapeOf(blocks: readonly Block[]): unknown {
  const text = JSON.stringify(blocks);
  return {
    origins: text.match(/\[[SAR](?=[\],])/g) ?? [],
    clauses: (text.match(new RegExp(CLAUSE, 'g')) ?? []).sort(),
    codes: (text.match(/"code","text":"[^"]+"/g) ?? []).sort(),
    shape: blocks.map(outlineOf),
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
