import type { Material } from './recipe.ts';

/** One of the tones in which a piece rings. */
interface Mode {
  /** Times the lowest one. */
  readonly ratio: number;
  readonly level: number;
  /** How long until it is a thousandth, in seconds. */
  readonly decay: number;
}

interface Ringing {
  /** The lowest tone of a piece that fits a hand, in hertz. */
  readonly pitch: number;
  readonly modes: readonly Mode[];
  /** What the pitch has become at the end: bubbles rise. */
  readonly bend?: number;
  /** The touch itself, before anything rings: noise up to so many hertz. */
  readonly touch: { readonly length: number; readonly upTo: number; readonly level: number };
}

const modes = (...list: readonly (readonly [ratio: number, level: number, decay: number])[]): readonly Mode[] =>
  list.map(([ratio, level, decay]) => ({ ratio, level, decay }));

export const MATERIALS: Readonly<Record<Material, Ringing>> = {
  wood: {
    pitch: 430,
    modes: modes([1, 1, 0.1], [2.57, 0.5, 0.06], [4.9, 0.26, 0.035], [7.2, 0.12, 0.02]),
    touch: { length: 0.006, upTo: 3200, level: 0.5 },
  },
  stone: {
    pitch: 1350,
    modes: modes([1, 1, 0.05], [1.83, 0.7, 0.04], [3.1, 0.5, 0.03], [4.4, 0.3, 0.02]),
    touch: { length: 0.004, upTo: 8000, level: 0.9 },
  },
  felt: {
    pitch: 170,
    modes: modes([1, 1, 0.07], [1.9, 0.4, 0.05], [3.3, 0.15, 0.03]),
    touch: { length: 0.022, upTo: 1100, level: 0.9 },
  },
  brass: {
    pitch: 640,
    modes: modes([1, 0.8, 0.75], [2, 0.6, 0.6], [2.76, 0.75, 0.5], [4.07, 0.5, 0.36], [5.4, 0.42, 0.28], [8.93, 0.2, 0.14]),
    touch: { length: 0.004, upTo: 9000, level: 0.7 },
  },
  clay: {
    pitch: 300,
    modes: modes([1, 1, 0.09], [1.61, 0.6, 0.07], [2.9, 0.5, 0.05], [5.1, 0.25, 0.03]),
    touch: { length: 0.012, upTo: 2200, level: 0.8 },
  },
  glass: {
    pitch: 1850,
    modes: modes([1, 1, 0.55], [2.32, 0.6, 0.36], [4.25, 0.3, 0.22]),
    touch: { length: 0.002, upTo: 9000, level: 0.3 },
  },
  water: {
    pitch: 520,
    modes: modes([1, 1, 0.12], [1.7, 0.4, 0.07]),
    bend: 1.9,
    touch: { length: 0.03, upTo: 1500, level: 0.3 },
  },
  ice: {
    pitch: 2300,
    modes: modes([1, 1, 0.2], [1.47, 0.8, 0.16], [2.09, 0.6, 0.12], [3.4, 0.4, 0.07]),
    touch: { length: 0.005, upTo: 9500, level: 1 },
  },
};
