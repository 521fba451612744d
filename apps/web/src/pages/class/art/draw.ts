/** Every outline of the class's pictures. */
const INK = '#2b2533';

const outlined = (width: number): string => `stroke="${INK}" stroke-width="${width}"`;

/** A shape with an outline; without a fill, a line. */
export const line = (d: string, fill = 'none', width = 3.6): string => `<path d="${d}" fill="${fill}" ${outlined(width)}/>`;
/** A shape without an outline. */
export const patch = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string, width = 3.6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${outlined(width)}/>`;
export const spot = (x: number, y: number, r: number, fill = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, width = 3.6): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${outlined(width)}/>`;
/** The left half, and its mirror image on the right of a box of 100. */
export const both = (...left: readonly string[]): string =>
  `${left.join('')}<g transform="translate(100 0) scale(-1 1)">${left.join('')}</g>`;
/** One round eye with a glint at the upper right, as if the lamp stood there. */
export const eye = (x: number, y: number, r = 4.6): string => spot(x, y, r) + spot(x + 1.5, y - 1.6, 1.5, '#fff');
/** Two eyes: the left one at `x`. */
export const eyes = (x: number, y: number, r = 4.6): string => eye(x, y, r) + eye(100 - x, y, r);
/** Light on something smooth. */
export const shine = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${width}"/>`;
