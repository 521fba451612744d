import { RULINGS, type Rulings } from '../core/rulings.ts';
import type { EditionId } from '../editions/edition.ts';
import type { Scenario } from './scenario.ts';

/** The scenarios of an edition. */
export interface Book {
  /** In the order of the book. The first that fits is the default for a number of players. */
  readonly scenarios: readonly Scenario[];
  find(id: string, rulings?: Rulings): Scenario | undefined;
  /** The scenario for so many people when none is named: the first that seats them, children's games left out. */
  usual(players: number): Scenario;
}

/** `earlier`: fields as they were when tables under the first rulings began; such a table is finished on the field it began on. */
export function bookOf(edition: EditionId, scenarios: readonly Scenario[], earlier: readonly Scenario[] = []): Book {
  return {
    scenarios,
    find: (id, rulings = RULINGS) => [...(rulings > 1 ? [] : earlier), ...scenarios].find((scenario) => scenario.id === id),
    usual(players) {
      const fits = ({ players: { min, max }, options }: Scenario): boolean =>
        players >= min && players <= max && options['kids'] !== true;
      const found = scenarios.find(fits);
      if (!found) throw new Error(`no scenario of ${edition} is for ${players}`);
      return found;
    },
  };
}
