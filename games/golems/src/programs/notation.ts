import type { ReadProblem, Refusal } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { type Card, isCard, isLoopCard, isSensor, isTest, type Program, type Row } from './program.ts';

/** `F 2(F) ?wall(L:R) A` in v6, one card a row in v4: `2 F A`, `? F B D`. Without the word `program`. */
export function writeProgram(program: Program, edition: EditionId): string {
  return program.map(EDITIONS[edition].hasInnerRows ? writeBlock4 : writeRow6).join(' ');
}

export function writeRow6(row: Row): string {
  switch (row.kind) {
    case 'plain':
      return row.card;
    case 'repeat':
      return `2(${row.card})`;
    case 'if':
      return `?${row.test === 'any' ? '' : row.test}(${row.yes}:${row.no})`;
    case 'while':
      return `W${row.sensor === 'any' ? '' : row.sensor}(${row.card})`;
    case 'call':
      return 'P';
  }
}

function writeBlock4(row: Row): string {
  switch (row.kind) {
    case 'plain':
      return row.card;
    case 'repeat':
      return `2 ${row.card}`;
    case 'if':
      return `? ${row.yes} ${row.no}`;
    default:
      throw new Error(`a ${row.kind} is no row of a v4 program`);
  }
}

export function readProgram(text: string, edition: EditionId): Result<Program, ReadProblem> {
  return EDITIONS[edition].hasInnerRows ? readProgram4(text) : readProgram6(text);
}

const unreadable = (at: string, says: string): { ok: false; problem: ReadProblem } => ({
  ok: false,
  problem: { kind: 'unreadable', at, says },
});

export const refused = (
  code: string,
  clause: string,
  details: NonNullable<Refusal['details']> = {},
): { ok: false; problem: ReadProblem } => ({ ok: false, problem: { kind: 'refused', refusal: { code, clause, details } } });

/** Reads a v6 program. A program that no golem could ever have (a loop of Defend, an unknown sensor) is refused with its clause. */
export function readProgram6(text: string): Result<Program, ReadProblem> {
  const words = text
    // One space at most between words: what looks for spaces around a sign would else go through long gaps again and again.
    .split(/\s+/)
    .join(' ')
    .replace(/ ?([(:]) ?/g, '$1')
    .replaceAll(' )', ')')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return unreadable('program', 'a program has at least one row, as in "program F L"');
  const rows: Row[] = [];
  for (const word of words) {
    const row = readRow6(word);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  if (rows.filter((row) => row.kind !== 'plain').length > 1) return refused('two-bonuses', 'G6.3.1');
  return ok(rows);
}

const ROW6 = /^(?:([A-Z])|2\((.*)\)|\?([a-z]*)\(([^:]*):(.*)\)|W([a-z]*)\((.*)\))$/;

function readRow6(word: string): Result<Row, ReadProblem> {
  const match = ROW6.exec(word);
  if (!match)
    return unreadable(word, `"${word}" is no row; rows are F, 2(F), ?(L:R), ?wall(F:B), ?hit(D:A), W(F), Wbarrel(F), P`);
  const [, plain, repeated, test, yes, no, sensor, looped] = match;
  if (plain === 'P') return ok({ kind: 'call' });
  if (plain !== undefined) return isCard(plain) ? ok({ kind: 'plain', card: plain }) : unknownCard(plain);
  if (repeated !== undefined) return isCard(repeated) ? ok({ kind: 'repeat', card: repeated }) : wrongInner(repeated, 'G6.3.3');
  if (yes !== undefined && no !== undefined) return readIf6(test || 'any', yes, no);
  return readWhile6(sensor || 'any', looped ?? '');
}

function readIf6(test: string, yes: string, no: string): Result<Row, ReadProblem> {
  if (!isTest(test)) return refused('sensor-unknown', 'G6.3.4', { sensor: test });
  if (!isCard(yes)) return wrongInner(yes, 'G6.3.3');
  if (!isCard(no)) return wrongInner(no, 'G6.3.3');
  return ok({ kind: 'if', test, yes, no });
}

function readWhile6(sensor: string, card: string): Result<Row, ReadProblem> {
  if (sensor === 'hit') return refused('while-hit', 'G6.3.4');
  if (!isSensor(sensor)) return refused('sensor-unknown', 'G6.3.4', { sensor });
  if (!isCard(card)) return wrongInner(card, 'G6.3.3');
  if (!isLoopCard(card)) return refused('while-card', 'G6.3.3', { card });
  return ok({ kind: 'while', sensor, card });
}

const unknownCard = (word: string) => unreadable(word, `"${word}" is no card; cards are F B L R S A D`);

/** A bonus inside a bonus is a rule broken; anything else there can't be read. */
function wrongInner(word: string, clause: string): { ok: false; problem: ReadProblem } {
  return /^[2?WP]/.test(word) ? refused('inner-card', clause, { card: word[0]! }) : unknownCard(word);
}

/** Reads a v4 program, one card a row. An If or Cycle 2 whose cards are missing is refused. [G4.3.2] */
export function readProgram4(text: string): Result<Program, ReadProblem> {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return unreadable('program', 'a program has at least one row, as in "program F L"');
  const blocks: Row[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const inner = word === '?' ? 2 : word === '2' ? 1 : 0;
    const held = words.slice(at + 1, at + 1 + inner);
    if (inner === 0 && !isCard(word)) return unreadable(word, `"${word}" is no card; cards are F B L R S A D, 2 and ?`);
    if (held.length < inner) return refused('bonus-unfinished', 'G4.3.2', { card: word, needs: inner });
    for (const card of held) if (!isCard(card)) return wrongInner(card, 'G4.3.2');
    blocks.push(block4(word, held as Card[]));
    at += 1 + inner;
  }
  if (blocks.filter((block) => block.kind !== 'plain').length > 1) return refused('two-bonuses', 'G4.3.1');
  return ok(blocks);
}

function block4(word: string, held: readonly Card[]): Row {
  if (word === '?') return { kind: 'if', test: 'any', yes: held[0]!, no: held[1]! };
  if (word === '2') return { kind: 'repeat', card: held[0]! };
  return { kind: 'plain', card: word as Card };
}
