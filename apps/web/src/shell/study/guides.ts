/** Who leads through the lessons of a game: `apps/web/src/games/<id>/guide.ts` exports one as `guide`. */
export interface Guide {
  /** Inside a box of 100 by 100, with the game's own art. `done`: the share of the chapters, from 0 to 1; its story goes on with each. */
  drawn(done: number): string;
}

type Load = () => Promise<Guide>;

let guides: Readonly<Record<string, Load>> = {};

/** Said once by the app. */
export function bringGuides(all: Readonly<Record<string, Load>>): void {
  guides = all;
}

export const loadGuide = (game: string): Promise<Guide | undefined> => guides[game]?.() ?? Promise.resolve(undefined);
