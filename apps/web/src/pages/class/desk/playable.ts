import { GAMES } from '@stolik/games/games';
import type { Json } from '@stolik/kernel/json';
import { gameTitle } from '../../../base/games.ts';
import { isAtTheTable } from '../../../shell/clients.ts';
import { dw } from '../words.ts';
import { mostAt } from './run-plan.ts';

/** A game as a class plays it. */
export interface Playable {
  readonly game: string;
  readonly options: { readonly [key: string]: Json };
  /** How many may sit at one table. */
  readonly most: number;
  title(): string;
}

/** Young players race for a treasure. [G6.11] */
const YOUNG: Readonly<Record<string, Playable['options']>> = { golems6: { scenario: 'treasure', kids: true } };

/** Every game that can be played here; where there are rules for young players, with those first. */
export const playable = (): readonly Playable[] =>
  GAMES.map(({ id }) => id)
    .filter(isAtTheTable)
    .flatMap((game): readonly Playable[] => {
      const usual: Playable = { game, options: {}, most: mostAt(game), title: () => gameTitle(game) };
      const young = YOUNG[game];
      return young ? [{ ...usual, options: young, title: () => dw().pairs.young(gameTitle(game)) }, usual] : [usual];
    });
