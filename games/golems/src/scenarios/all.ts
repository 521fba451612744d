import type { Rulings } from '../core/rulings.ts';
import type { EditionId } from '../editions/edition.ts';
import type { Book } from './book.ts';
import { BOOK4 } from './book4.ts';
import { BOOK6 } from './book6.ts';
import type { Scenario } from './scenario.ts';

const BOOKS: Readonly<Record<EditionId, Book>> = { golems6: BOOK6, golems4: BOOK4 };

/** For what names its edition: an editor, a page. Code of one edition asks its own book, so that a table fetches no other. */
export const SCENARIOS: Readonly<Record<EditionId, readonly Scenario[]>> = {
  golems6: BOOK6.scenarios,
  golems4: BOOK4.scenarios,
};

export const findScenario = (edition: EditionId, id: string, rulings?: Rulings): Scenario | undefined =>
  BOOKS[edition].find(id, rulings);

export const defaultScenario = (edition: EditionId, players: number): Scenario => BOOKS[edition].usual(players);
