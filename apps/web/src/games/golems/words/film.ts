import type { BarkAbout, Beat } from '../model/beats.ts';
import type { EditionWords } from './own.ts';

/** What the film says besides what has happened. */
export interface FilmWords {
  /** A row that still lies face down, and one that a die will decide. */
  readonly secret: string;
  readonly die: string;
  /** Moments on the timeline. */
  readonly beats: Readonly<Record<Beat, string>>;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'faster' | 'atOnce', string>>;
  /** Above the board while it runs. */
  line(round: number): string;
  roundOver(round: number): string;
  readonly goOn: string;
  hurt(points: number): string;
  repaired(points: number): string;
  readonly unhurt: string;
  stands(cell: string, facing: string): string;
  barrels(opened: number, left: number): string;
  step(at: number): string;
  readonly chooseCard: string;
  readonly seeOther: string;
  readonly was: string;
  readonly would: string;
  readonly same: string;
  readonly differs: string;
  readonly watchOther: string;
  readonly changeMore: string;
  readonly toTable: string;
  readonly unchanged: string;
  readonly title: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly speed: string;
  readonly position: string;
  readonly rounds: string;
  round(number: number): string;
  row(number: number): string;
  pass(number: number): string;
  moment(at: number, all: number): string;
  readonly toNow: string;
  readonly whatIf: string;
  readonly whatIfSays: string;
  readonly whatIfWhat: string;
  readonly aProgram: string;
  readonly now: string;
  /** What golems say themselves after a triumph or a blunder: eight words at most, about the play and never about a player. */
  readonly barks: Readonly<Record<BarkAbout, readonly string[]>>;
  bark(name: string, says: string): string;
}

/** The same without what an edition says in its own way. */
export type FilmCatalog = Omit<FilmWords, 'beats' | 'hurt' | 'unhurt' | 'repaired'> & {
  readonly beats: Omit<FilmWords['beats'], 'strike'>;
  /** `cracks`: how many, as the edition counts them. */
  repaired(cracks: string): string;
};

export const filmWords = (all: FilmCatalog, own: EditionWords['film']): FilmWords => ({
  ...all,
  beats: { ...all.beats, strike: own.strike },
  hurt: own.hurt,
  unhurt: own.unhurt,
  repaired: (points) => all.repaired(own.cracks(points)),
});
