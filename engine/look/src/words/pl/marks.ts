import type { en } from '../en/marks.ts';

const shapes = {
  circle: 'koło',
  triangle: 'trójkąt',
  square: 'kwadrat',
  diamond: 'romb',
  hexagon: 'sześciokąt',
  star: 'gwiazda',
};

const colours = {
  red: 'czerwony',
  blue: 'niebieski',
  green: 'zielony',
  yellow: 'żółty',
  violet: 'fioletowy',
  teal: 'turkusowy',
  brown: 'brązowy',
};

const feminine = (colour: string): string => colour.replace(/(?:(?<=k)i|y)$/, 'a');
const neuter = (colour: string): string => colour.replace(/(?<=k)i$/, 'ie').replace(/y$/, 'e');

export const pl: typeof en = {
  colours,
  mark: (colour, shape) => {
    const word = colours[colour];
    const agreeing = shape === 'star' ? feminine(word) : shape === 'circle' ? neuter(word) : word;
    return `${agreeing} ${shapes[shape]}`;
  },
};
