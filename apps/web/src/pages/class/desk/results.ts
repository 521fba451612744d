import type { DeskPupil } from '@stolik/class/views';
import type { Titles } from './titles.ts';

/** What one pupil has done so far: a line of the teacher's book. */
export interface Result {
  readonly name: string;
  readonly nickname: string;
  readonly wasHere: boolean;
  readonly stars: number;
  readonly solved: number;
  /** Wrong tries at what is not solved yet: here help is wanted. */
  readonly open: readonly { readonly title: string; readonly misses: number }[];
  /** Stars by thing; 0: tried and not solved. */
  readonly things: ReadonlyMap<string, number>;
}

export const resultOf = (pupil: DeskPupil, name: string, nickname: string, titles: Titles): Result => ({
  name,
  nickname,
  wasHere: pupil.wasHere === true,
  stars: pupil.stars,
  solved: pupil.progress.filter(([, stars]) => stars > 0).length,
  open: pupil.progress.flatMap(([id, stars, misses]) =>
    stars === 0 && misses > 0 ? [{ title: titles.get(id) ?? id, misses }] : [],
  ),
  things: new Map(pupil.progress.map(([id, stars]) => [id, stars])),
});

/** What anybody has tried, in the order in which it was first met. */
export const thingsIn = (results: readonly Result[]): readonly string[] => [
  ...new Set(results.flatMap(({ things }) => [...things.keys()])),
];

export interface ResultHeads {
  readonly name: string;
  readonly animal: string;
  readonly here: string;
  readonly stars: string;
  readonly solved: string;
}

/** A sheet for a spreadsheet: one line for each pupil, one column for each thing with its stars; empty: not tried. */
export function csvOf(results: readonly Result[], titles: Titles, heads: ResultHeads): string {
  const things = thingsIn(results);
  const lines = [
    [heads.name, heads.animal, heads.here, heads.stars, heads.solved, ...things.map((id) => titles.get(id) ?? id)],
    ...results.map(({ name, nickname, wasHere, stars, solved, things: own }) => [
      name,
      nickname,
      wasHere ? '+' : '',
      String(stars),
      String(solved),
      ...things.map((id) => String(own.get(id) ?? '')),
    ]),
  ];
  // Spreadsheets find letters of every language by the mark at the beginning, and columns by the semicolon where a comma is decimal.
  return `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** In quotation marks, and never a formula: a name may begin with any sign. */
const cell = (text: string): string => `"${(/^[=+\-@\t]./.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
