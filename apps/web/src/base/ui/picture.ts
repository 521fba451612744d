/** A piece of a picture: its key, and what is drawn. */
export type Part = readonly [key: string, markup: string];

/**
 * A drawing made where there is no page, by a worker or by the build: the box it shows, and its parts in the order of painting.
 * Keys are what pieces are known by, so that a page that has the picture before draws only what has changed.
 */
export interface Picture {
  readonly box: string;
  readonly parts: readonly Part[];
}

/** A small still board of a view; every game has one in `<id>/miniature.ts`. `letters`: of the seats, where they are known. */
export type Miniature = (view: unknown, letters?: readonly string[]) => Picture;

export const svgOf = ({ parts }: Picture): string => parts.map(([, markup]) => `<g>${markup}</g>`).join('');
