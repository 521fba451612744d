import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { type Picture, svgOf } from '../../base/ui/picture.ts';

/** What a game brings so that a question can be printed: `apps/web/src/games/<id>/on-paper.ts` exports one as `onPaper`. */
export interface OnPaper<View = unknown> {
  /** The board of the question with the names of its places, and where the question points. `answers`: what they touch is seen as well. */
  board(view: View, question: ClosedQuestion, language: Language, answers?: readonly string[]): Picture;
  /** Where an answer touches that board, by the middle of each place; none where it is nowhere in particular. */
  spots(answer: string, view: View, seat: Seat): readonly Spot[];
  /** Which figure on the board is one's own, where there are several: a drawing of 100 by 100. */
  own?(view: View, seat: Seat): string | undefined;
  /** What is in the hand: drawings of 100 by 100. */
  hand(view: View, seat: Seat): readonly string[];
  /** A program that belongs to the question, in words; empty where there is none. */
  given(question: ClosedQuestion, language: Language): string;
  /** How many rows one may write, and which cards are lent for it; empty where nothing is written. */
  room(question: ClosedQuestion, language: Language): string;
}

/** A point of a picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place with a name of a letter and a number, by its middle. */
export interface NamedPlace extends Spot {
  readonly name: string;
}

/** The picture with letters below its columns and numbers beside its rows; `size`: how large a place is. */
export function withNames({ box, parts }: Picture, places: readonly NamedPlace[], size: number): Picture {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const room = size * 0.5;
  const columns = new Map(places.map((place) => [place.name.replace(/\d+$/, ''), place.x]));
  const rows = new Map(places.map((place) => [place.name.replace(/^\D+/, ''), place.y]));
  const write = (text: string, atX: number, atY: number): string =>
    `<text x="${atX}" y="${atY}" font-size="${size * 0.36}" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="var(--place-name, #2b2533)">${text}</text>`;
  const names =
    [...columns].map(([letter, at]) => write(letter, at, y + height + room / 2)).join('') +
    [...rows].map(([number, at]) => write(number, x - room / 2, at)).join('');
  // Nested, so that what a cut has left over is not seen beside it.
  const board = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${svgOf({ box, parts })}</svg>`;
  return {
    box: `${x - room} ${y} ${width + room} ${height + room}`,
    parts: [
      ['board', board],
      ['names', names],
    ],
  };
}
