import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRuleBook } from '@stolik/server/rules/book';
import { BOOK_IDS } from '@stolik/server/rules/library';
import { expect, test } from 'vitest';
import { readClauses } from '../clauses.ts';

const RULES = resolve(import.meta.dirname, '../../docs/rules');

test.each(BOOK_IDS)('the pages of %s show every clause that the tests must name', (id) => {
  const markdown = readFileSync(join(RULES, `${id}.md`), 'utf8');
  const asked = readClauses(markdown);
  const shown = readRuleBook(id, markdown).sections.flatMap((section) => [
    section.id,
    ...section.clauses.map((clause) => clause.id),
  ]);
  expect(new Set(shown)).toEqual(new Set([...asked.clauses, ...asked.others]));
  expect(asked.clauses.length).toBeGreaterThan(20);
});
