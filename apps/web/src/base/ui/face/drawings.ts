import {
  BRASS,
  BUBBLES,
  both,
  box,
  bust,
  calmEyes,
  circle,
  cord,
  type Eyes,
  lens,
  line,
  mirrored,
  outlined,
  path,
  pleasedEyes,
  pursed,
  START,
  slyEyes,
  smile,
  startledEyes,
  thinkingEyes,
  turned,
  WHITE,
} from './brush.ts';
import { type Character, hasFace, type Mood } from './faces.ts';

/** Draws somebody in a mood; what does not change with it is drawn once. */
type Drawing = (mood: Mood) => string;

/** By mood; those that are left out look like the calm one. */
type Moods = Readonly<Partial<Record<Mood, string>>> & { readonly calm: string };

const eyesOf = (eyes: Eyes): Moods => ({
  calm: calmEyes(eyes),
  thinking: thinkingEyes(eyes),
  pleased: pleasedEyes(eyes),
  startled: startledEyes(eyes),
});
const AROUND: Moods = { calm: '', thinking: BUBBLES, startled: START };
const inMood = (moods: Moods, mood: Mood): string => moods[mood] ?? moods.calm;

const oto = (): Drawing => {
  const still =
    bust('#93a4b8', '#dbe4ee', '#bf3a2b') +
    outlined(3, both(path('M28 22Q10 20 7 2q10 6 24 11z', WHITE))) +
    outlined(3, path('M25 24q0-9 9-9h32q9 0 9 9v9q9 4 9 13v12q0 11-12 11H28q-12 0-12-11V46q0-9 9-13z', '#93a4b8')) +
    line('M33 20h9', 4, '#dbe4ee') +
    outlined(2.6, path('M17 51q33 7 66 0v7q0 10-11 10H28q-11 0-11-10z', '#55505c')) +
    line('M23 61h0M77 61h0', 4, '#dbe4ee');
  const eyes = eyesOf({ y: 37, apart: 11, r: 6.5 });
  const teeth = outlined(2, path('M38 57h24l-2 5H40z', WHITE)) + line('M46 57v5M54 57v5', 2);
  const rest: Moods = {
    calm: line('M29 23l17 6M71 23l-17 6', 5.5) + teeth,
    thinking: line('M28 27l18 1M56 22l16-2', 5) + line('M46 60h14', 3.2, WHITE),
  };
  return (mood) => still + inMood(eyes, mood) + inMood(rest, mood);
};

const volt = (): Drawing => {
  const still =
    bust('#d9935a', '#f4c79a', '#2457b3') +
    outlined(
      3,
      both(box(16, 36, 10, 16, 4, '#8a5a28')),
      path('M23 34q0-19 27-19t27 19v19q0 15-16 15H39q-16 0-16-15z', '#d9935a'),
    ) +
    line('M29 58h0M71 58h0', 4, '#f4c79a');
  const hat =
    cord('M74 30 92 16', 3.6, BRASS) +
    outlined(2, path('M90 14l8-6-2 9z', '#e7b57a')) +
    outlined(
      2.8,
      path('M22 30q0-26 28-26t28 26z', BRASS),
      path('M14 30q36-9 72 0l-1 5q-35-8-70 0z', BRASS),
      path('M45 4h10v20q-5 2-10 0z', '#fbd676'),
    ) +
    line('M31 20q2-6 7-8', 3.4, WHITE);
  const eyes = eyesOf({ y: 42, apart: 11, r: 6.5 });
  const mouth: Moods = { calm: smile(57, 10), thinking: pursed(60) };
  return (mood) => still + inMood(eyes, mood) + inMood(mouth, mood) + hat;
};

const ada = (): Drawing => {
  const skin = '#f6ecd8';
  const still =
    bust('#e6d7bb', WHITE, '#26733f') +
    outlined(3, path('M22 46q-8 0-8 8t9 9M78 46q8 0 8 8t-9 9', skin)) +
    outlined(2.2, circle(17, 62, 4, BRASS), circle(83, 62, 4, BRASS)) +
    outlined(3, path('M22 43q0-27 28-27t28 27-28 26-28-26z', skin)) +
    outlined(2.8, path('M22 41Q24 16 50 16t28 25q-8-14-22-15-6 8-34 15z', '#8c4a5e')) +
    path('M27 54a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM63 54a5 4 0 1 0 10 0a5 4 0 1 0-10 0z', '#f0b7a4');
  const eyes = eyesOf({ y: 43, apart: 11, r: 6 });
  const mouth: Moods = { calm: smile(57, 9), thinking: pursed(60) };
  const die = (dots: string): string =>
    turned('translate(0 1) rotate(-8 50 0)', outlined(2.6, box(40, -10, 20, 20, 4, WHITE)) + line(dots, 4.2));
  const dice: Moods = { calm: die('M45-5h0M55-5h0M50 0h0M45 5h0M55 5h0'), thinking: die('M45-5h0M50 0h0M55 5h0') };
  return (mood) => still + inMood(eyes, mood) + inMood(mouth, mood) + inMood(dice, mood);
};

const bit = (): Drawing => {
  const fur = '#e58a3a';
  const ear = (outside: string, inside: string): string => outlined(3, path(outside, fur)) + path(inside, '#5a3526');
  const ears: Moods = {
    calm: both(ear('M24 32Q12 12 14-4q14 6 26 20z', 'M23 22q-4-9-3-16 7 4 12 11z')),
    thinking:
      ear('M25 32Q8 20 8 2q16 4 28 17z', 'M23 25Q15 17 14 9q9 4 15 11z') +
      mirrored(ear('M24 30Q18 10 22-4q12 8 22 22z', 'M26 20q-2-9 0-14 5 4 9 11z')),
  };
  const head =
    outlined(3, path('M18 36Q28 16 50 16t32 20q6 14-6 22-12 12-26 12T24 58Q12 50 18 36z', fur)) +
    path('M15 47q12 3 20 12 8-6 15-6t15 6q8-9 20-12-1 7-9 11-12 11-26 11T24 58q-8-4-9-11z', '#f6ecd8') +
    line('M44 21q6-3 12 0', 4, '#f8bf84');
  const nose =
    outlined(2, path('M45 52h10q0 6-5 6t-5-6z', 'currentColor')) +
    line('M50 62q7 4 14-4', 3) +
    line('M22 57l-10 1M23 61l-9 4M78 57l10 1M77 61l9 4', 2);
  const at: Eyes = { y: 39, apart: 12, r: 5.6 };
  const eyes: Moods = { ...eyesOf(at), calm: slyEyes(at) };
  return (mood) => bust('#c9702a', '#f8bf84', '#7b3a9e') + inMood(ears, mood) + head + inMood(eyes, mood) + nose;
};

const ohm = (): Drawing => {
  const sign = cord('M38 14h7q-9-5-7-12T50-6t12 8-7 12h7', 3.4, BRASS);
  const still =
    outlined(2.8, both(box(14, 34, 12, 18, 5, '#d9b88a'))) +
    line('M19 35.500v15M81 35.500v15', 3, '#b8372a') +
    line('M23 35.500v15M77 35.500v15', 2.4, '#8a5a28') +
    outlined(3, path('M26 25q0-10 10-10h28q10 0 10 10v33q0 11-11 11H37q-11 0-11-11z', '#7fb5ae')) +
    line('M33 21h9', 4, '#c9e6e1');
  const eyes = eyesOf({ y: 40, apart: 10.5, r: 6.2 });
  const glasses = lens(39.5, 40, '#eef0f4') + lens(60.5, 40, '#eef0f4');
  const rest: Moods = { calm: smile(59, 7.5), thinking: pursed(61) + line('M31 24l10 2M69 20l-11 1', 3.4) };
  const lean: Moods = { calm: '', thinking: 'rotate(-10 50 14)' };
  return (mood) =>
    bust('#7fb5ae', '#c9e6e1', '#8f5300') +
    turned(inMood(lean, mood), sign) +
    still +
    inMood(eyes, mood) +
    glasses +
    inMood(rest, mood);
};

const zuse = (): Drawing => {
  const still =
    bust('#7d6a5c', '#b09d8d', '#0d6c7a') +
    outlined(3, path('M23 28q0-13 27-13t27 13v25q0 15-27 15T23 53z', '#7d6a5c')) +
    line('M25 46h0M75 46h0', 4, '#b09d8d') +
    outlined(2.6, path('M31 55q19-6 38 0 3 13-3 24-16 7-32 0-6-11-3-24z', WHITE)) +
    line('M37 70h0M44 73h0M56 73h0M63 70h0M41 79h0M50 78h0M59 79h0', 3.6) +
    outlined(2.4, path('M50 53q-6-5-13-1t-10 1q4 8 13 6 7-1 10-5 3 4 10 5 9 2 13-6-3 3-10-1t-13 1z', '#e9dfc9')) +
    line('M45 63q5 3 10-1', 2.8);
  const eyes = eyesOf({ y: 38, apart: 11, r: 6 });
  const monocle = lens(61, 38, BRASS) + line('M70 45q8 8 6 20', 2.2, BRASS);
  const crown =
    outlined(3, path('M22 24q2-6 5-9l-4-5 7-6 5 4 6-3V-2h18v7l6 3 5-4 7 6-4 5q3 3 5 9-28-8-56 0z', BRASS)) +
    line('M36 16q4-4 9-5', 3.2, WHITE);
  const rest: Moods = { calm: crown, thinking: turned('rotate(-5 50 16)', crown) + line('M30 28h13M58 24l12-2', 3.6) };
  return (mood) => still + inMood(eyes, mood) + monocle + inMood(rest, mood);
};

const statue = (): Drawing => {
  const stone = '#b9b4aa';
  const still =
    bust(stone, '#dcd8cf', '#8d877b') +
    outlined(3, path('M24 36q-2-24 26-24t26 24v16q0 18-26 18T24 52z', stone)) +
    outlined(2.8, path('M20 30q2-26 30-26t30 26q-8-6-14-2-7-7-16-1-9-6-16 1-7-4-14 2z', '#7f9a6b')) +
    line('M66 52l-5 6 4 5-3 6M30 44l4 5', 2.2) +
    line('M50 40l-4 14h8', 2.6) +
    line('M43 62h14', 3);
  const eyes: Moods = {
    calm: line('M32 41q6 4 12 0M56 41q6 4 12 0', 3.6),
    thinking: line('M32 41q6-5 12 0M56 41q6-5 12 0', 3.6),
    pleased: line('M32 41q6-9 12 0M56 41q6-9 12 0', 3.6),
    startled: circle(38, 41, 4.5) + circle(62, 41, 4.5),
  };
  return (mood) => still + inMood(eyes, mood);
};

const copycat = (): Drawing => {
  const fur = '#8b90a3';
  const still =
    bust(fur, '#c4c8d6', '#bf3a2b') +
    outlined(3, both(path('M22 34Q16 12 20-2q12 4 22 18z', fur))) +
    outlined(3, path('M18 42q0-27 32-27t32 27q0 27-32 27T18 42z', fur)) +
    line('M43 17v9M50 16v11M57 17v9', 3.4, '#5d6273') +
    path('M34 58q0-8 16-8t16 8q-4 10-16 10t-16-10z', WHITE) +
    outlined(2, path('M46 51h8q0 5-4 5t-4-5z', '#f0b7a4')) +
    line('M24 52l-14-2M24 57l-13 4M76 52l14-2M76 57l13 4', 2);
  const eyes = eyesOf({ y: 38, apart: 12, r: 6.2 });
  const mouth: Moods = { calm: line('M43 60q4 4 7-1q3 5 7 1', 2.8), thinking: line('M46 61h8', 2.8) };
  return (mood) => still + inMood(eyes, mood) + inMood(mouth, mood);
};

const DRAWINGS: Readonly<Record<Character, Drawing>> = {
  oto: oto(),
  volt: volt(),
  ada: ada(),
  bit: bit(),
  ohm: ohm(),
  zuse: zuse(),
  statue: statue(),
  copycat: copycat(),
};

/** The face of a character as the inside of an SVG of FACE_BOX; empty where nobody has drawn one. */
export function faceArt(character: string, mood: Mood): string {
  if (!hasFace(character)) return '';
  const ground = box(-4, -13, 108, 108, 0, '#fbf1dc');
  return `<g color="#2b2533" stroke-linecap="round" stroke-linejoin="round">${ground}${DRAWINGS[character](mood)}${inMood(AROUND, mood)}</g>`;
}
