import type { Nickname, Picture as SecretId } from '@stolik/class/names';
import type { Picture } from '../../../base/ui/picture.ts';

/** Who gets a card. */
export interface PaperPupil {
  readonly nickname: Nickname;
  readonly pictures: readonly [SecretId, SecretId, SecretId];
  /** The way in: the secret stands in the fragment. */
  readonly link: string;
  /** From the teacher's device alone; without one the line is filled by hand. */
  readonly name?: string | undefined;
}

/** A question as it is printed. */
export interface PaperTask {
  readonly title: string;
  readonly goal: string;
  /** What one must know besides the picture. */
  readonly says: string;
  /** The cloth it lies on. */
  readonly felt: string;
  readonly board: Picture;
  /** The same after the answer. */
  readonly solved: Picture;
  /** Drawings of 100 by 100: what is in the hand. */
  readonly hand: readonly string[];
  /** A program that is given, in words. */
  readonly given: string;
  /** What one may write with, in words. */
  readonly room: string;
  readonly answer: string;
}

export const CARDS_ON_A_SHEET = 8;

/** What fits on one sheet, and so on. */
export const sheetsOf = <Thing>(all: readonly Thing[], size: number): readonly (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, sheet) => all.slice(sheet * size, (sheet + 1) * size));

/** A key as people type it: groups of four. A hyphen is one of its letters. */
export const inFours = (key: string): readonly string[] => key.replace(/\s/g, '').match(/.{1,4}/gu) ?? [];
