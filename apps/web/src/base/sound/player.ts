import { idle, inSlices } from '../ui/leisure.ts';
import { COMMON } from './common.ts';
import { rateOf, together } from './mix.ts';
import type { Asked, Recipe, Recipes } from './recipe.ts';
import { RATE, synthesise } from './synth.ts';

/** More ring at once only where the oldest may end early. */
const MOST_RINGING = 8;
/** What comes later than this after its event, in seconds, is not heard at all. */
const TOO_LATE = 0.4;
const FADE = 0.03;
/** At full volume; the limiter adds five decibels of its own (the standard's make-up gain). */
const FULL = 1.4;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** Plays recipes on one loudspeaker. Samples are made once, in slices, and kept. */
export interface Player {
  /** The sounds of a game beside those of every table; undefined: no more of them. They are made at leisure. */
  bring(recipes: Recipes | undefined): void;
  /** What happens in one moment. `pace` is that of the film; at 0 little of it is heard. */
  play(asked: readonly Asked[], pace: number): Promise<void>;
  /** 0: what rings fades, and what is on its way is not heard. */
  setVolume(volume: number): void;
}

export function createPlayer(context: AudioContext, volume: number, onHeard: (name: string) => void): Player {
  const master = new GainNode(context, { gain: FULL * volume });
  // Several sounds at once never clip.
  const limiter = new DynamicsCompressorNode(context, { threshold: -9, knee: 4, ratio: 20, attack: 0.002, release: 0.15 });
  master.connect(limiter).connect(context.destination);

  let own: Recipes = {};
  let isMute = false;
  const find = (name: string): Recipe | undefined => own[name] ?? (COMMON as Recipes)[name];
  const made = new Map<Recipe, Map<number, Promise<AudioBuffer>>>();
  const ringing: Voice[] = [];
  let count = 0;

  function samplesOf(recipe: Recipe, size: number): Promise<AudioBuffer> {
    const sizes = made.get(recipe) ?? new Map<number, Promise<AudioBuffer>>();
    made.set(recipe, sizes);
    // Only sizes at which parts begin to sound differ.
    const step = Math.max(1, ...recipe.parts.map(({ least = 1 }) => (least <= size ? least : 1)));
    const known = sizes.get(step) ?? inSlices(synthesise(recipe, step)).then(toBuffer);
    sizes.set(step, known);
    return known;
  }

  function toBuffer(samples: Float32Array): AudioBuffer {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    buffer.getChannelData(0).set(samples);
    return buffer;
  }

  async function sound(asked: Asked, pace: number): Promise<void> {
    const recipe = find(asked.name);
    if (!recipe) return;
    const at = context.currentTime;
    const buffer = await samplesOf(recipe, asked.size ?? 1);
    // It was made for a game that is no longer there, or for somebody who has had enough, or took so long that something else is seen by now.
    if (isMute || find(asked.name) !== recipe || context.state !== 'running' || context.currentTime - at > TOO_LATE) return;
    start(buffer, asked, Math.max(context.currentTime, at + ((asked.after ?? 0) * pace) / 1000));
    onHeard(asked.name);
  }

  function start(buffer: AudioBuffer, asked: Asked, at: number): void {
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rateOf(asked, count++) });
    const gain = new GainNode(context, { gain: asked.force ?? 1 });
    source
      .connect(gain)
      .connect(new StereoPannerNode(context, { pan: asked.pan ?? 0 }))
      .connect(master);
    const voice = { source, gain };
    ringing.push(voice);
    source.onended = () => {
      const index = ringing.indexOf(voice);
      if (index >= 0) ringing.splice(index, 1);
    };
    source.start(at);
    while (ringing.length > MOST_RINGING) end(ringing.shift()!);
  }

  function end({ source, gain }: Voice): void {
    gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
    source.stop(context.currentTime + FADE);
  }

  /** Before they are first wanted, one by one. */
  async function prepare(recipes: Recipes): Promise<void> {
    for (const recipe of Object.values(recipes)) {
      if (recipes !== own && recipes !== COMMON) return;
      await idle();
      await samplesOf(recipe, 1);
    }
  }

  void prepare(COMMON);
  return {
    bring: (recipes) => {
      for (const recipe of Object.values(own)) if (recipes !== own) made.delete(recipe);
      own = recipes ?? {};
      void prepare(own);
    },
    play: async (asked, pace) => {
      const happened = performance.now();
      if (context.state !== 'running') await context.resume().catch(() => undefined);
      if (performance.now() - happened > TOO_LATE * 1000) return;
      const heard = together(asked, find, pace === 0 ? 2 : undefined);
      await Promise.all(heard.map((each) => sound(each, pace)));
    },
    setVolume: (next) => {
      isMute = next === 0;
      master.gain.setTargetAtTime(FULL * next, context.currentTime, 0.02);
    },
  };
}
