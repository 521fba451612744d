import { readRuleBook } from '@stolik/games/rules/read';
import { expect, test } from 'vitest';
import { clausesOf, judgeCitations, readCitations } from '../clauses.ts';

const read = (markdown: string) => clausesOf(readRuleBook('a game', markdown));

const BOOK = read(`# A game

1. not a clause: it stands in no section

## M0 The game
1. [S] What it is.

## M1 Things
1. [S] A thing
   1. inner numbers are no clauses
2. [R] Another

## M8 Alone
[R] One clause without a number.
`);

test('clauses are numbered items, or a whole section that has none', () => {
  expect(BOOK.clauses).toEqual(['M1.1', 'M1.2', 'M8']);
});

test('the zero section and sections as a whole may be named but need not be', () => {
  expect(BOOK.others).toEqual(['M0', 'M0.1', 'M1']);
});

test('sections of a game with two-part numbers', () => {
  const book = read('## G6.0 The game\n1. x\n## G6.5 Phase 2\n1. x\n2. y\n## G6.12 Scenarios\n[R] z\n## G6.10 End\n1. e\n');
  expect(book.clauses).toEqual(['G6.5.1', 'G6.5.2', 'G6.12', 'G6.10.1']);
});

test('citations are read from texts, not from comments or code', () => {
  const source = `
    // [M1.2] only a comment
    const M8 = 1; const list = [M8];
    test('[M1.1] a thing', () => {});
    test.each([1])(\`several [M8][M1.1] %s\`, () => {});
  `;
  expect(readCitations(source)).toEqual(['M1.1', 'M8', 'M1.1']);
});

test('a clause no test names is listed; so is a name that does not exist', () => {
  const judged = judgeCitations(BOOK, [
    { clause: 'M1.1', at: 'a.test.ts' },
    { clause: 'M1.9', at: 'b.test.ts' },
    { clause: 'C1.9', at: 'another game' },
    { clause: 'M1', at: 'a section does not stand for its clauses' },
  ]);
  expect(judged.untested).toEqual(['M1.2', 'M8']);
  expect(judged.unknown).toEqual([{ clause: 'M1.9', at: 'b.test.ts' }]);
});
