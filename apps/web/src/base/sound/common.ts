import type { Recipe } from './recipe.ts';

const WARM = [1, 0.28, 0.12, 0.05] as const;

/** A note of the house: a soft mallet on wood. */
const note = (at: number, hertz: number, length: number, level = 1) =>
  ({ kind: 'tone', at, from: hertz, length, level, harmonics: WARM, attack: 0.01 }) as const;

/** What is heard at every table; a game may have a sound of its own under the same name. */
export const COMMON = {
  lay: { loud: -28, parts: [{ kind: 'knock', material: 'wood', pitch: 0.62, force: 0.5 }] },
  take: { loud: -34, parts: [{ kind: 'knock', material: 'wood', pitch: 1.35, force: 0.3 }] },
  refuse: {
    loud: -29,
    parts: [
      { kind: 'knock', material: 'felt', pitch: 1.3, force: 0.8 },
      { kind: 'knock', material: 'felt', at: 0.11, pitch: 1.05, force: 0.8 },
    ],
  },
  turn: { loud: -30, parts: [note(0, 587, 0.3), note(0.12, 784, 0.45)] },
  /** Time is running out: two ticks of a clock. */
  clock: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 2.6, force: 0.9 },
      { kind: 'knock', material: 'wood', at: 0.25, pitch: 2.1, force: 0.9 },
      { kind: 'knock', material: 'wood', at: 0.5, pitch: 2.6, force: 0.9 },
    ],
  },
  /** Somebody has sat down: a knock at the door. */
  joined: {
    loud: -30,
    parts: [
      { kind: 'knock', material: 'wood', size: 1.6, force: 0.6 },
      { kind: 'knock', material: 'wood', at: 0.13, size: 1.6, force: 0.7 },
      note(0.3, 659, 0.3, 0.35),
    ],
  },
  /** A word of the teacher: a small bell. */
  message: {
    loud: -29,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 2.1, size: 0.9, force: 0.4 },
      { kind: 'knock', material: 'brass', at: 0.2, pitch: 2.1, size: 1.1, force: 0.4 },
    ],
  },
  solved: { loud: -27, parts: [note(0, 659, 0.25), note(0.1, 784, 0.25), note(0.2, 988, 0.5)] },
  win: {
    loud: -24,
    parts: [note(0, 523, 0.5), note(0.14, 659, 0.5), note(0.28, 784, 0.5), note(0.44, 1047, 1.2), note(0.44, 659, 1.2, 0.5)],
  },
  /** A loss ends softly: two low voices come to rest. */
  loss: {
    loud: -31,
    parts: [
      note(0, 392, 0.7),
      note(0, 311, 0.7, 0.6),
      note(0.45, 349, 1.4),
      note(0.45, 262, 1.4, 0.7),
      note(0.45, 440, 1.4, 0.3),
    ],
  },
  /** Nobody has won, or nobody here has played: an open fifth. */
  draw: { loud: -28, parts: [note(0, 392, 1), note(0.2, 587, 1.2), note(0.4, 392, 1.2, 0.7)] },
} as const satisfies Record<string, Recipe>;

export type CommonSound = keyof typeof COMMON;
