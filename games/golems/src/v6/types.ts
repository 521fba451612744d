import data from '../../data/golems6.json' with { type: 'json' };
import { GOLEM_TYPES, type GolemType } from '../core/golem-types.ts';
import type { BoxName } from '../core/rulings.ts';

/** The values of a golem card. [G6.1.4] */
export interface GolemCard {
  readonly strength: number;
  readonly range: number;
  readonly rows: number;
  readonly limit: number;
}

export type GolemCards = Readonly<Record<GolemType, GolemCard>>;

const cardsOf = (box: BoxName): GolemCards =>
  Object.fromEntries(
    GOLEM_TYPES.map((name) => {
      const card = data[box].find(({ id }) => id === name);
      if (!card) throw new Error(`data/golems6.json has no golem ${name}`);
      return [name, { strength: card.strength, range: card.range, rows: card.rows, limit: card.limit }];
    }),
  ) as Record<GolemType, GolemCard>;

export const GOLEM_CARDS: Readonly<Record<BoxName, GolemCards>> = { even: cardsOf('even'), classic: cardsOf('classic') };
