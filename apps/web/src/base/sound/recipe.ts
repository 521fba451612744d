/** What is struck: how it rings is data of `materials.ts`. */
export type Material = 'wood' | 'stone' | 'felt' | 'brass' | 'clay' | 'glass' | 'water' | 'ice';

interface Part {
  /** When it begins, in seconds; 0 when left out. */
  readonly at?: number;
  /** How loud it is beside the other parts; 1 when left out. */
  readonly level?: number;
  /** Only from this size of the sound on: a chord gets more notes, a handful more clicks. */
  readonly least?: number;
}

/** One blow on a piece of something. */
interface Knock extends Part {
  readonly kind: 'knock';
  readonly material: Material;
  /** Factor on all its pitches. */
  readonly pitch?: number;
  /** A larger piece is lower and rings longer; 1 is one that fits a hand. */
  readonly size?: number;
  /** A hard blow is brighter: 0 to 1. */
  readonly force?: number;
}

/** Air, fire, sand: noise in a band that may move. */
interface Noise extends Part {
  readonly kind: 'noise';
  readonly length: number;
  /** The middle of the band, in hertz, at its beginning and at its end. */
  readonly from: number;
  readonly to?: number;
  /** 0.1 is a whistle, 1 a hiss. */
  readonly width: number;
  /** How long it swells, in seconds. */
  readonly attack?: number;
  /** It comes in grains, so many a second: crackling, rolling, rubbing. */
  readonly grains?: number;
}

/** Something that sings: a hum, a note, a question. */
interface Tone extends Part {
  readonly kind: 'tone';
  readonly length: number;
  readonly from: number;
  readonly to?: number;
  readonly attack?: number;
  /** Stays as loud as it is and stops, instead of dying away. */
  readonly isHeld?: boolean;
  /** How loud its overtones are, the basic one first; a pure tone when left out. */
  readonly harmonics?: readonly number[];
}

/** A sound as data: the synthesiser makes samples of it, always the same. */
export interface Recipe {
  readonly parts: readonly (Knock | Noise | Tone)[];
  /** How loud it is at its loudest, in decibels below full: what is near -40 is hardly noticed, -20 is the loudest there is. */
  readonly loud: number;
}

export type Recipes = Readonly<Record<string, Recipe>>;

/** How a sound is wanted this time. */
export interface How {
  /** What `least` of its parts asks for; 1 when left out. */
  readonly size?: number;
  /** Factor on its loudness, 0 to 1. */
  readonly force?: number;
  /** In semitones. */
  readonly pitch?: number;
  /** From -1, left, to 1, right. */
  readonly pan?: number;
  /** How long after its event it is heard, in milliseconds at pace 1. */
  readonly after?: number;
}

/** A sound that is to be heard. */
export interface Asked<Name extends string = string> extends How {
  readonly name: Name;
}

/** So far to the side a place is heard, where 0 is the left edge of the board and 1 the right one. */
export const panAt = (share: number): number => Math.max(-1, Math.min(1, (share - 0.5) * 0.9));
