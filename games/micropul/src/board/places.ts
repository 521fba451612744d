/**
 * A place of the plane as one number, rows of SPAN. The plane is endless; a game of 48 tiles stays far inside,
 * and a written position is centred by its board's origin.
 */
export type Place = number & { readonly flavour?: 'place' };

export const SPAN = 512;
export const HALF = SPAN / 2;
export const PLACE_COUNT = SPAN * SPAN;

export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type Corner = (typeof CORNERS)[number];

/** Sides N, E, S, W: the step to the neighbour's place. */
export const STEPS = [-SPAN, 1, SPAN, -1] as const;

/** Side by side, the two contacts across it: corners of this tile and of the neighbour that share an edge. */
export const CONTACTS = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [1, 0],
    [2, 3],
  ],
  [
    [3, 0],
    [2, 1],
  ],
  [
    [0, 1],
    [3, 2],
  ],
] as const;

/** `FACING[side * 16 + mask]`: the neighbour's corners that touch this tile's corners in the mask. */
export const FACING = new Uint8Array(4 * 16);
for (const [side, contacts] of CONTACTS.entries()) {
  for (let mask = 0; mask < 16; mask++) {
    for (const [mine, theirs] of contacts) if (mask & (1 << mine)) FACING[side * 16 + mask]! |= 1 << theirs;
  }
}

/** The same contacts flat, `[side * 2 + 0 or 1]`, for the inner loop. */
export const MINE = Uint8Array.from(CONTACTS.flat().map(([mine]) => mine));
export const THEIRS = Uint8Array.from(CONTACTS.flat().map(([, theirs]) => theirs));
