import { COLUMNS, findCell, findSide, ROWS } from '@stolik/circuit/board/geometry';
import type { Json } from '@stolik/kernel/json';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { type Part, WHOLE } from './layout.ts';

/** A lesson asks one thing: a table of all chains means nothing yet. Only puzzles have a rating. */
export const isTaught = (question: ClosedQuestion | undefined): boolean => question !== undefined && !('rating' in question);

/** So many columns and rows are always seen. */
const LEAST = 3;

/** The part of the field that a question is about: its tiles, what it names, where it is answered, and a cell around. */
export function askedPart(question: Pick<ClosedQuestion, 'position' | 'goal' | 'solution'> | undefined): Part {
  if (!question) return WHOLE;
  const { board, ...rest } = question.position;
  const said = [...textsIn(rest), ...textsIn(question.goal), ...question.solution].join(' ');
  const cells = [...tilesOf(board), ...(said.match(/\b[a-f][1-8]\b/g) ?? []).flatMap((name) => findCell(name) ?? [])];
  const sides = (said.match(/\b(?:left|right)[1-8]\b/g) ?? []).flatMap((name) => findSide(name) ?? []);
  const columns = [...cells.map((cell) => cell >> 3), ...sides.map((side) => (side < ROWS ? 0 : COLUMNS - 1))];
  const rows = [...cells.map((cell) => cell & 7), ...sides.map((side) => side % ROWS)];
  if (columns.length === 0) return WHOLE;
  const [left, right] = spanOf(columns, COLUMNS);
  const [bottom, top] = spanOf(rows, ROWS);
  return { left, right, bottom, top };
}

function spanOf(places: readonly number[], all: number): readonly [low: number, high: number] {
  const low = Math.max(0, Math.min(...places) - 1);
  const high = Math.min(all - 1, Math.max(...places) + 1);
  return high - low + 1 >= LEAST ? [low, high] : low === 0 ? [0, LEAST - 1] : [all - LEAST, all - 1];
}

/** Where tiles lie, by the rows of a position, the uppermost first. */
function tilesOf(board: Json | undefined): readonly number[] {
  return textsIn(board).flatMap((line, index) =>
    line.split(' ').flatMap((tile, column) => (tile === '..' ? [] : [column * ROWS + (ROWS - 1 - index)])),
  );
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((each) => textsIn(each)) : [];
}
