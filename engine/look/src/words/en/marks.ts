const shapes = {
  circle: 'circle',
  triangle: 'triangle',
  square: 'square',
  diamond: 'diamond',
  hexagon: 'hexagon',
  star: 'star',
};

const colours = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  violet: 'violet',
  teal: 'teal',
  brown: 'brown',
};

export const en = {
  colours,
  /** A seat's mark as a screen reader says it. */
  mark: (colour: keyof typeof colours, shape: keyof typeof shapes): string => `${colours[colour]} ${shapes[shape]}`,
};
