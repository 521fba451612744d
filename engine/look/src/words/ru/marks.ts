import type { en } from '../en/marks.ts';

const shapes = {
  circle: 'круг',
  triangle: 'треугольник',
  square: 'квадрат',
  diamond: 'ромб',
  hexagon: 'шестиугольник',
  star: 'звезда',
};

const colours = {
  red: 'красный',
  blue: 'синий',
  green: 'зелёный',
  yellow: 'жёлтый',
  violet: 'фиолетовый',
  teal: 'бирюзовый',
  brown: 'коричневый',
};

const feminine = (colour: string): string => colour.replace(/ий$/, 'яя').replace(/ый$/, 'ая');

export const ru: typeof en = {
  colours,
  mark: (colour, shape) => `${shape === 'star' ? feminine(colours[colour]) : colours[colour]} ${shapes[shape]}`,
};
