import type { Json } from '@stolik/kernel/json';
import type { Words } from '@stolik/kernel/language';
import type { Picture } from './picture.ts';

/** A little table as the page shows it at once: made by the build (build/stills.ts) from a game that was really played. */
export interface Still {
  readonly picture: Picture;
  /** What has just happened there. */
  readonly says: Words;
  readonly seats: number;
  readonly options: { readonly [key: string]: Json };
  /** Everything that has happened, so that the bots can go on from here: who, and what. */
  readonly steps: readonly (readonly [actor: number, action: number])[];
}
