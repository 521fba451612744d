/** x from the left, y from the bottom, both from 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const spotName = ({ x, y }: Spot): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The place of a cell by its name; invalid names are outside every field. */
export function spotOf(name: string): Spot {
  const found = /^([a-z])([1-9][0-9]?)$/.exec(name);
  return found ? { x: name.charCodeAt(0) - 97, y: Number(found[2]) - 1 } : { x: -1, y: -1 };
}
