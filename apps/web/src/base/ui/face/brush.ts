/** What the faces are drawn with, in a box of about 100 units; `currentColor` is the outline. */
export const WHITE = '#fffdf8';
export const BRASS = '#f0b93a';
const LIGHT = '#ffd75a';

export const outlined = (width: number, ...shapes: readonly string[]): string =>
  `<g stroke="currentColor" stroke-width="${width}">${shapes.join('')}</g>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, width: number, colour = 'currentColor'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A coloured line with an outline of its own. */
export const cord = (d: string, width: number, colour: string): string => line(d, width + 4.8) + line(d, width, colour);

export const circle = (x: number, y: number, r: number, fill = 'currentColor'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const ring = (x: number, y: number, r: number, width: number, colour = 'currentColor'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A lens around an eye. */
export const lens = (x: number, y: number, colour: string): string => ring(x, y, 10.5, 7) + ring(x, y, 10.5, 2.9, colour);

export const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;

/** The same on the other side of the middle. */
export const mirrored = (drawn: string): string => `<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>`;
export const both = (drawn: string): string => drawn + mirrored(drawn);

export const turned = (by: string, drawn: string): string => (by === '' ? drawn : `<g transform="${by}">${drawn}</g>`);

/** Shoulders, neck, and a collar in the colour of the seat. */
export const bust = (fill: string, shine: string, collar: string): string =>
  outlined(3, path('M8 100V88q0-14 15-17l14-3h26l14 3q15 3 15 17v12z', fill), box(40, 60, 20, 13, 2, '#55505c')) +
  line('M17 92h0M83 92h0', 4.5, shine) +
  outlined(3, path('M33 69h34l7 10q-24 13-48 0z', `var(--seat,${collar})`));

/** Where the eyes are: their height, how far from the middle, and their size. */
export interface Eyes {
  readonly y: number;
  readonly apart: number;
  readonly r: number;
}

const visor = ({ y, apart, r }: Eyes): string => {
  const half = r + 4;
  return box(50 - apart - half, y - half, 2 * (apart + half), 2 * half, half, 'currentColor');
};

/** Eyes that look straight ahead. */
export const calmEyes = (eyes: Eyes): string =>
  visor(eyes) +
  [50 - eyes.apart, 50 + eyes.apart]
    .map((x) => circle(x, eyes.y, eyes.r, LIGHT) + circle(x + 1, eyes.y, eyes.r * 0.42) + circle(x - 0.5, eyes.y - 1.8, 1, WHITE))
    .join('');

/** Eyes that look up to a thought. */
export const thinkingEyes = (eyes: Eyes): string =>
  visor(eyes) +
  [50 - eyes.apart, 50 + eyes.apart]
    .map((x) => circle(x, eyes.y, eyes.r, LIGHT) + circle(x + eyes.r * 0.4, eyes.y - eyes.r * 0.42, eyes.r * 0.42))
    .join('');

/** Eyes closed with joy. */
export const pleasedEyes = (eyes: Eyes): string =>
  visor(eyes) +
  line(
    [50 - eyes.apart, 50 + eyes.apart]
      .map((x) => `M${x - eyes.r} ${eyes.y + 2}q${eyes.r} ${-eyes.r * 1.5} ${2 * eyes.r} 0`)
      .join(''),
    3.4,
    LIGHT,
  );

/** Wide eyes. */
export const startledEyes = (eyes: Eyes): string =>
  visor(eyes) +
  [50 - eyes.apart, 50 + eyes.apart].map((x) => circle(x, eyes.y, eyes.r + 1.6, LIGHT) + circle(x, eyes.y, 1.7)).join('');

/** Narrow eyes. */
export const slyEyes = (eyes: Eyes): string =>
  visor(eyes) +
  path(`M31 ${eyes.y}q7-8 14 0-7 5-14 0zM55 ${eyes.y}q7-8 14 0-7 5-14 0z`, LIGHT) +
  circle(40, eyes.y, 2.4) +
  circle(64, eyes.y, 2.4);

export const smile = (y: number, half: number): string => line(`M${50 - half} ${y}q${half} ${half * 0.75} ${2 * half} 0`, 3.2);
export const pursed = (y: number): string => line(`M49 ${y}q4.500-3 9-1`, 3.2);

/** A thought that rises. */
export const BUBBLES = outlined(2.2, circle(88, 24, 3, WHITE), circle(93.5, 14, 4.2, WHITE), circle(97, 2, 5, WHITE));

/** What somebody jumps at. */
export const START = line('M9 21L1 16M6 33h-7M9 45l-8 5M91 21l8-5M94 33h7M91 45l8 5', 3.2);
