// Lists the clauses of docs/rules that no test names, and names of clauses that don't exist. `--game micropul` asks for one game.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EVERY_GAME, rulesPath } from '@stolik/games/games';
import { readRuleBook } from '@stolik/games/rules/read';
import { type Citation, type Clauses, clausesOf, judgeCitations, prefixOfClause, readCitations } from './clauses.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
const exclude = ['**/node_modules/**'];

const books = new Map<string, Clauses>(EVERY_GAME.map(({ id }) => [id, clausesOf(readRuleBook(id, read(rulesPath(id, 'en'))))]));

const { values } = parseArgs({ options: { game: { type: 'string' } } });
if (values.game !== undefined && !books.has(values.game)) {
  console.error(`There are no rules of "${values.game}"; there are: ${[...books.keys()].join(', ')}`);
  process.exit(2);
}

const inTests = globSync('{engine,games,apps,examples}/**/*.test.ts', { cwd: ROOT, exclude }).flatMap((at): Citation[] =>
  readCitations(read(at)).map((clause) => ({ clause, at })),
);
// A case file names its clauses too; it does not stand for a test, but it may not name a clause that does not exist.
const inCases = globSync('games/*/cases/**/*.json', { cwd: ROOT }).flatMap((at): Citation[] =>
  ((JSON.parse(read(at)).clauses ?? []) as string[]).map((clause) => ({ clause, at })),
);

let wrong = 0;
for (const [game, book] of books) {
  if (values.game !== undefined && game !== values.game) continue;
  const { untested, unknown } = judgeCitations(book, inTests);
  const unknownInCases = judgeCitations(book, inCases).unknown;
  wrong += untested.length + unknown.length + unknownInCases.length;
  console.log(`${game}: ${book.clauses.length - untested.length} of ${book.clauses.length} clauses have a test`);
  if (untested.length > 0) console.error(`  no test names: ${untested.join(' ')}`);
  for (const { clause, at } of [...unknown, ...unknownInCases]) console.error(`  ${at} names ${clause}, which does not exist`);
}

const prefixes = new Set([...books.values()].map(({ clauses }) => prefixOfClause(clauses[0] ?? '')));
for (const { clause, at } of [...inTests, ...inCases].filter(({ at }) => /^(games|examples)\//.test(at))) {
  if (prefixes.has(prefixOfClause(clause)) || values.game !== undefined) continue;
  wrong++;
  console.error(`${at} names ${clause}, which is no clause of any game`);
}
process.exitCode = wrong > 0 ? 1 : 0;
