import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, rulesPath } from '@stolik/games/games';
import { readRuleBook } from '@stolik/games/rules/read';
import { parseCase, runCase } from '@stolik/kernel/cases';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { describe, expect, test } from 'vitest';
import { readLessons } from '../build/lessons.ts';
import { caseOf, drawBoard, isBoard, isPieces, widthOf } from '../src/shell/rulebook/drawing.ts';
import type { BoardPanel, Rulebook, RulebookWords } from '../src/shell/rulebook/rulebook.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BOOKS = import.meta.glob<{ readonly rulebook: Rulebook }>('../src/games/*/rulebook.ts');
const LESSONS = readLessons().chapters;

const bookOf = async (game: string): Promise<Rulebook> => (await BOOKS[`../src/games/${game}/rulebook.ts`]!()).rulebook;
const wordsOf = async (game: string, language: Language): Promise<RulebookWords> => (await bookOf(game)).words[language]();

const boardsOf = ({ parts }: Rulebook): readonly BoardPanel[] =>
  parts.flatMap(({ picture = [] }) => picture.filter((panel) => isBoard(panel)));

/** What is read: titles, paragraphs, lists and captions; not what stands for a picture. */
function toldIn({ lead, parts }: RulebookWords): string {
  const all = Object.values(parts).flatMap(({ title, says, list = [], caption = '' }) => [title, ...says, ...list, caption]);
  return [lead, ...all].join(' ');
}
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A game that is just being made has none yet. */
const WITH_BOOK = GAMES.map(({ id }) => id).filter((game) => `../src/games/${game}/rulebook.ts` in BOOKS);

describe.each(WITH_BOOK)('the rulebook of %s', (game) => {
  test('names only clauses that exist, and at least one for every statement', async () => {
    const law = readRuleBook(game, readFileSync(join(ROOT, rulesPath(game, 'en')), 'utf8'));
    const known = new Set(law.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
    const { parts } = await bookOf(game);
    const statements = parts.flatMap(({ says, list = [] }) => [...says, ...list.map(({ clauses }) => clauses)]);
    expect(statements.filter((clauses) => clauses.length === 0)).toEqual([]);
    expect(statements.flat().filter((clause) => !known.has(clause))).toEqual([]);
  });

  test('has six to ten pictures', async () => {
    const { parts } = await bookOf(game);
    const pictures = parts.filter(({ picture }) => picture !== undefined).length;
    expect(pictures).toBeGreaterThanOrEqual(6);
    expect(pictures).toBeLessThanOrEqual(10);
  });

  test('shows positions that the rules allow, and moves that they judge as the picture says', async () => {
    const book = await bookOf(game);
    for (const panel of boardsOf(book)) {
      const file = parseCase(caseOf(game, panel));
      if (!file.ok) expect.fail(`${file.problem.at}: ${file.problem.says}`);
      const report = runCase(book.game, book.cases, file.value);
      if (!report.ok) expect.fail(`${report.problem.at}: ${report.problem.says} in ${JSON.stringify(panel)}`);
      expect(report.value.differences, JSON.stringify(panel)).toEqual([]);
      // What a number below a picture says has been judged, too.
      if (panel.sign !== undefined && panel.illegal === undefined) expect([panel.expect, panel.moves]).not.toEqual([]);
    }
  });

  test('draws with pieces of the game, without inline styles, which the server’s policy forbids', async () => {
    const book = await bookOf(game);
    const drawn = boardsOf(book).map((panel) => drawBoard(book, panel));
    const pieces = book.parts.flatMap(({ picture = [], list = [] }) => [
      ...picture.flatMap((panel) => (isPieces(panel) ? panel.pieces : [])),
      ...list.flatMap(({ piece }) => piece ?? []),
    ]);
    expect(pieces.filter((name) => book.art.piece(name) === undefined)).toEqual([]);
    for (const picture of drawn) expect(widthOf(picture)).toBeGreaterThan(0.5);
    const markup = [...drawn.flatMap(({ parts }) => parts.map(([, art]) => art)), ...pieces.map((name) => book.art.piece(name))];
    expect(markup.join('')).not.toMatch(/style=|NaN|undefined/);
  });

  test('leads to lessons that exist', async () => {
    const { parts } = await bookOf(game);
    const levels = new Set((LESSONS.get(game) ?? []).flatMap((chapter) => chapter.levels.map(({ id }) => id)));
    const tried = parts.flatMap(({ lesson }) => lesson ?? []);
    expect(tried.length).toBeGreaterThanOrEqual(4);
    expect(tried.filter((id) => !levels.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)(
    'says in %s what its parts hold, with a caption and an alternative for every picture',
    async (language) => {
      const [{ parts }, words] = await Promise.all([bookOf(game), wordsOf(game, language)]);
      expect(Object.keys(words.parts)).toEqual(parts.map(({ id }) => id));
      for (const part of parts) {
        const { says, list = [], alt, caption } = words.parts[part.id]!;
        expect([part.id, says.length, list.length]).toEqual([part.id, part.says.length, part.list?.length ?? 0]);
        expect([alt !== undefined, caption !== undefined], part.id).toEqual([
          part.picture !== undefined,
          part.picture !== undefined,
        ]);
        for (const text of [...says, ...list, ...(caption === undefined ? [] : [alt, caption])]) {
          expect(text).toMatch(/[.!?:](\*\*)?$/);
          expect(text!.split('**').length % 2, text).toBe(1);
        }
      }
    },
  );

  test.each([
    ['en', 500, 700],
    ['ru', 400, 750],
    ['pl', 400, 750],
  ] as const)('is read in a few minutes in %s: %i to %i words', async (language, least, most) => {
    const count = countWords(toldIn(typesetAll(await wordsOf(game, language), language)));
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });
});
