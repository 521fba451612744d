import { preferences } from '../preferences.ts';
import { idle } from '../ui/leisure.ts';

/** Everything that is heard, made from a few oscillators: no files, nothing to license. */
export type Sound = 'lay' | 'turn' | 'refuse' | 'win' | 'take' | 'spark';

interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly volume: number;
  readonly shape: OscillatorType;
}

const note = (at: number, pitch: number, length: number, volume = 0.12, shape: OscillatorType = 'sine', to = pitch): Note => ({
  at,
  from: pitch,
  to,
  length,
  volume,
  shape,
});

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  // A wooden knock: a pitch that falls at once, and a little click over it.
  lay: [note(0, 240, 0.09, 0.22, 'triangle', 110), note(0, 1400, 0.018, 0.05, 'square', 700)],
  take: [note(0, 330, 0.06, 0.1, 'triangle', 420)],
  turn: [note(0, 587, 0.14, 0.07), note(0.1, 784, 0.22, 0.07)],
  refuse: [note(0, 196, 0.1, 0.09, 'triangle'), note(0.1, 165, 0.16, 0.09, 'triangle')],
  win: [note(0, 523, 0.2, 0.09), note(0.13, 659, 0.2, 0.09), note(0.26, 784, 0.2, 0.09), note(0.39, 1047, 0.5, 0.1)],
  spark: [note(0, 1800, 0.05, 0.05, 'sawtooth', 300), note(0.05, 900, 0.08, 0.04, 'sawtooth', 90)],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // Browsers let nothing be heard before the first touch; making a context earlier would only be warned about.
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  if (context) sing(context, sound);
  // To open the loudspeaker takes a slow phone a tenth of a second: not in the moment in which a table is laid or a tile put down.
  else
    void idle().then(() => {
      context ??= new AudioContext();
      sing(context, sound);
    });
}

function sing(audio: AudioContext, sound: Sound): void {
  if (audio.state === 'suspended') void audio.resume();
  for (const made of SOUNDS[sound]) strike(audio, made);
}

function strike(audio: AudioContext, { at, from, to, length, volume, shape }: Note): void {
  const start = audio.currentTime + at;
  const end = start + length;
  const tone = new OscillatorNode(audio, { type: shape, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end + 0.02);
}
