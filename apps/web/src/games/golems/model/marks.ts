import { answerPlace, type BarrelContent, barrelPlace, flagArt, insideArt } from '@stolik/golems/art/board';
import type { FacingName } from '@stolik/golems/core';
import { facingNumber, type Turn, turnedFacing } from './field.ts';

/** What a question shows on the board: where to end and how, where a barrel is to stand, cells that can be answered, what a barrel holds. */
export type Mark = {
  readonly cell: string;
  /** For who does not see it. */
  readonly says: string;
} & (
  | { readonly kind: 'place'; readonly facing: FacingName | undefined }
  | { readonly kind: 'barrel' }
  | { readonly kind: 'answer'; readonly shape: number }
  | { readonly kind: 'inside'; readonly contents: BarrelContent }
);

export function markArt(mark: Mark, turn: Turn): string {
  switch (mark.kind) {
    case 'place':
      return flagArt(mark.facing && turnedFacing(facingNumber(mark.facing), turn));
    case 'barrel':
      return barrelPlace();
    case 'answer':
      return answerPlace(mark.shape);
    case 'inside':
      return insideArt(mark.contents);
  }
}

/** What is said about a thing lies over it, where to go lies under who gets there; in a film nothing covers a figure. */
export const liesAbove = ({ kind }: Mark, isFilming: boolean): boolean => kind === 'inside' || (kind === 'answer' && !isFilming);
