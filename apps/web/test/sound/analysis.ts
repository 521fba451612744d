import type { Recipe } from '../../src/base/sound/recipe.ts';
import { listened, RATE, synthesise } from '../../src/base/sound/synth.ts';

/** All samples of a sound at once. */
export const rendered = (recipe: Recipe, size = 1): Float32Array => wholly(synthesise(recipe, size));

export const heardIn = (samples: Float32Array): { readonly loudest: number; readonly peak: number } => wholly(listened(samples));

/** Without pauses. */
function wholly<Made>(making: Generator<void, Made, void>): Made {
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** The middles of bands, three an octave. */
const BANDS = Array.from({ length: 22 }, (_, band) => 70 * 2 ** (band / 3));
const SPANS = 30;
const SPAN = 0.03;

/** How loud each band is in each short span, in decibels below the loudest: what an ear tells sounds apart by. */
export function featuresOf(samples: Float32Array): readonly number[] {
  const features = BANDS.flatMap((hertz) => {
    const length = RATE * SPAN;
    return Array.from({ length: SPANS }, (_, span) => bandPower(samples, hertz, Math.round(span * length), Math.round(length)));
  });
  const loudest = Math.max(...features);
  return features.map((power) => Math.max(-40, 10 * Math.log10(power / loudest + 1e-9)));
}

/** The power of a resonator at this pitch. */
function bandPower(samples: Float32Array, hertz: number, from: number, length: number): number {
  const width = 0.3;
  const turn = (2 * Math.PI * hertz) / RATE;
  const radius = Math.exp((-turn * width) / 2);
  const [a, b] = [2 * radius * Math.cos(turn), -radius * radius];
  let [one, two, power] = [0, 0, 0];
  const end = Math.min(samples.length, from + length);
  for (let i = from; i < end; i++) {
    const now = samples[i]! * (1 - radius) + a * one + b * two;
    two = one;
    one = now;
    power += now * now;
  }
  return power / length;
}

/** By how many decibels two sounds differ, in the middle of all bands and spans in which one of them is heard. */
export function distance(one: readonly number[], other: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const [index, level] of one.entries()) {
    const against = other[index]!;
    if (Math.max(level, against) <= -40) continue;
    sum += Math.abs(level - against);
    count++;
  }
  return sum / Math.max(1, count);
}
