import { MATERIALS } from './materials.ts';
import type { Recipe } from './recipe.ts';

/** Samples a second: the highest tones of all recipes lie under half of it, and half as many samples are made as loudspeakers play. */
export const RATE = 24_000;

/** No sample is louder: what several sounds add up to is the limiter's. */
const PEAK = 0.89;
/** So many samples are made between two pauses. */
const SLICE = 2048;
/** A thousandth: nobody hears the rest. */
const SILENCE = Math.log(1000);
const FADE = 0.006;

type Part = Recipe['parts'][number];
type Kind<K extends Part['kind']> = Extract<Part, { kind: K }>;

/** A sound of the given size, in pauses so that nothing else has to wait for it. Pure: the same recipe is the same samples. */
export function* synthesise(recipe: Recipe, size = 1): Generator<void, Float32Array, void> {
  const parts = recipe.parts.filter(({ least = 0 }) => least <= size);
  const samples = new Float32Array(Math.ceil(Math.max(0, ...parts.map(endOf)) * RATE) + 1);
  for (const [index, part] of parts.entries()) yield* play(part, samples, 7919 * (index + 1));
  yield;
  yield* settle(samples, recipe.loud);
  return samples;
}

function play(part: Part, into: Float32Array, seed: number): Generator<void, void, void> {
  switch (part.kind) {
    case 'knock':
      return knock(part, into, seed);
    case 'noise':
      return noise(part, into, seed);
    case 'tone':
      return tone(part, into);
  }
}

/** When it has died away, in seconds. */
function endOf(part: Part): number {
  const start = part.at ?? 0;
  if (part.kind !== 'knock') return start + part.length;
  const { modes, touch } = MATERIALS[part.material];
  return start + Math.max(touch.length, ...modes.map(({ decay }) => decay * (part.size ?? 1)));
}

function* knock(
  { material, at = 0, level = 1, pitch = 1, size = 1, force = 0.6 }: Kind<'knock'>,
  into: Float32Array,
  seed: number,
) {
  const { pitch: base, modes, bend = 1, touch } = MATERIALS[material];
  const start = Math.round(at * RATE);
  for (const mode of modes) {
    const hertz = (base * pitch * mode.ratio) / size;
    if (hertz >= RATE / 2) continue;
    // A soft blow hardly wakes the high tones.
    const loud = level * mode.level * force ** (0.5 + 0.4 * (mode.ratio - 1));
    yield* ring(into, start, { hertz, bend, loud, length: mode.decay * size });
  }
  const random = chance(seed);
  const fall = lowPass(touch.upTo * (0.4 + force));
  const length = Math.min(into.length - start, Math.ceil(touch.length * RATE));
  for (let i = 0; i < length; i++) into[start + i]! += level * touch.level * force * (1 - i / length) * fall(random());
}

/** One tone that dies away. */
function* ring(
  into: Float32Array,
  start: number,
  { hertz, bend, loud, length }: { hertz: number; bend: number; loud: number; length: number },
): Generator<void, void, void> {
  const count = Math.min(into.length - start, Math.ceil(length * RATE));
  const fall = Math.exp(-SILENCE / (length * RATE));
  const wave = sine(hertz, hertz * bend, count);
  let now = loud;
  for (let i = 0; i < count; i++) {
    into[start + i]! += now * wave();
    now *= fall;
    if (i % SLICE === SLICE - 1) yield;
  }
}

function* noise(part: Kind<'noise'>, into: Float32Array, seed: number): Generator<void, void, void> {
  const { at = 0, level = 1, length, from, to = from, width, grains } = part;
  const start = Math.round(at * RATE);
  const count = Math.min(into.length - start, Math.ceil(length * RATE));
  const loud = envelope(count, part.attack ?? 0.004, false);
  const random = chance(seed);
  let grain = 1;
  const filter = bandPass(width);
  const rise = to / from;
  for (let i = 0; i < count; i++) {
    if (i % 16 === 0) filter.tune(Math.min(from * rise ** (i / count), 0.45 * RATE));
    if (grains) {
      grain *= 0.992;
      if ((random() + 1) / 2 < grains / RATE) grain = 1;
    }
    into[start + i]! += level * loud[i]! * grain * filter.pass(random());
    if (i % SLICE === SLICE - 1) yield;
  }
}

function* tone(part: Kind<'tone'>, into: Float32Array): Generator<void, void, void> {
  const { at = 0, level = 1, length, from, to = from, harmonics = [1] } = part;
  const start = Math.round(at * RATE);
  const count = Math.min(into.length - start, Math.ceil(length * RATE));
  const loud = envelope(count, part.attack ?? 0.008, part.isHeld ?? false);
  const highest = Math.max(from, to);
  for (const [index, share] of harmonics.entries()) {
    const times = index + 1;
    if (share === 0 || highest * times >= RATE / 2) continue;
    const wave = sine(from * times, to * times, count);
    for (let i = 0; i < count; i++) {
      into[start + i]! += level * share * loud[i]! * wave();
      if (i % SLICE === SLICE - 1) yield;
    }
  }
}

/** A wave from one pitch to another. One that keeps its pitch is made without a sine for every sample: a tenth of the time. */
function sine(from: number, to: number, count: number): () => number {
  let step = (2 * Math.PI * from) / RATE;
  if (from === to) {
    const twice = 2 * Math.cos(step);
    let [last, now] = [-2 * Math.sin(step) * Math.cos(step), -Math.sin(step)];
    return () => {
      const next = twice * now - last;
      last = now;
      now = next;
      return next;
    };
  }
  const rise = (to / from) ** (1 / count);
  let phase = -step;
  return () => {
    phase += step;
    step *= rise;
    return Math.sin(phase);
  };
}

/** Swells, then dies away or is held; it never begins or ends with a crack. */
function envelope(count: number, attack: number, isHeld: boolean): Float32Array {
  const swell = Math.max(1, Math.round(attack * RATE));
  const rest = Math.max(1, count - swell);
  const fall = Math.exp(-5 / rest);
  const loud = new Float32Array(count);
  let dying = 1;
  for (let i = 0; i < count; i++) {
    if (i < swell) {
      loud[i] = i / swell;
      continue;
    }
    const left = 1 - (i - swell) / rest;
    loud[i] = isHeld ? Math.min(1, left * 5) : dying * left;
    dying *= fall;
  }
  return loud;
}

/** Takes the highs out of what it is given. */
function lowPass(hertz: number): (sample: number) => number {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let now = 0;
  return (sample) => {
    now += share * (sample - now);
    return now;
  };
}

/** Lets a band through that can be moved while it sounds. */
function bandPass(width: number): { tune(hertz: number): void; pass(sample: number): number } {
  let [first, second] = [0, 0];
  let [g, share] = [0, 0];
  return {
    tune: (hertz) => {
      g = Math.tan((Math.PI * hertz) / RATE);
      share = 1 / (1 + g * (g + width));
    },
    pass: (sample) => {
      const rest = sample - second;
      const band = share * (first + g * rest);
      const low = second + g * band;
      first = 2 * band - first;
      second = 2 * low - second;
      return band;
    },
  };
}

/** Noise from -1 to 1 that is the same each time. */
function chance(seed: number): () => number {
  let bits = seed | 0;
  return () => {
    bits = (bits + 0x6d2b79f5) | 0;
    let mixed = Math.imul(bits ^ (bits >>> 15), 1 | bits);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}

/** As loud as the recipe says, never beyond the peak, and quiet at its end. */
function* settle(samples: Float32Array, loud: number): Generator<void, void, void> {
  const fade = Math.min(samples.length, Math.round(FADE * RATE));
  for (let left = 0; left < fade; left++) samples[samples.length - 1 - left]! *= left / fade;
  const { loudest, peak } = yield* listened(samples);
  if (loudest === 0) return;
  const gain = Math.min(10 ** (loud / 20) / loudest, PEAK / peak);
  for (let i = 0; i < samples.length; i++) {
    samples[i]! *= gain;
    if (i % SLICE === SLICE - 1) yield;
  }
}

/** The loudest twentieth of a second, as small loudspeakers and ears have it: deep tones count less. And the highest sample. */
export function* listened(samples: Float32Array): Generator<void, { readonly loudest: number; readonly peak: number }, void> {
  const span = RATE / 20;
  const deep = lowPass(400);
  const squares = new Float32Array(samples.length);
  let [loudest, peak, sum] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const heard = samples[i]! - 0.8 * deep(samples[i]!);
    squares[i] = heard * heard;
    sum += squares[i]! - (i >= span ? squares[i - span]! : 0);
    loudest = Math.max(loudest, sum);
    peak = Math.max(peak, Math.abs(samples[i]!));
    if (i % SLICE === SLICE - 1) yield;
  }
  return { loudest: Math.sqrt(loudest / span), peak };
}
