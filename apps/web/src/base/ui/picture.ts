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

/** What led to a view: all that has been told up to it, and what happens just now. */
export interface Led {
  readonly told: readonly { readonly kind: string }[];
  readonly now?: { readonly kind: string } | undefined;
}

/** A small still board of a view; every game has one in `<id>/miniature.ts`. `letters`: of the seats, where they are known. */
export type Miniature<View = unknown> = (view: View, letters?: readonly string[]) => Picture;

/** The same for what is kept of a game, where what happens may be drawn, too. */
export type KeptPicture<View = unknown> = (view: View, letters: readonly string[], led: Led) => Picture;

export const svgOf = ({ parts }: Picture): string => parts.map(([, markup]) => `<g>${markup}</g>`).join('');
