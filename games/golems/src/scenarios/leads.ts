import type { Json } from '@stolik/kernel/json';
import type { Leads } from '@stolik/kernel/leads';
import type { Book } from './book.ts';
import type { Scenario } from './scenario.ts';

/** Golem types or robots: of the players, then of the scenario's bots. */
export function ledIn(scenario: Scenario, golems: unknown, players: number): readonly string[] {
  const usual = [...scenario.starts.slice(0, players), ...scenario.bots].map(({ golem }) => golem);
  if (!Array.isArray(golems)) return usual;
  if (golems.length === usual.length) return golems as string[];
  // Of the players alone: the bots are as the scenario has them.
  return golems.length === players ? [...(golems as string[]), ...usual.slice(players)] : usual;
}

/** Everybody chooses who they lead, the youngest first; children's golems are all alike. [G6.2.1, G4.2.1, G6.11.1] */
export function leadsIn(book: Book, all: readonly string[]): Leads {
  return {
    all,
    of({ scenario, golems, kids }, seats) {
      const named = typeof scenario === 'string' ? book.find(scenario) : (scenario as unknown as Scenario | null);
      const played = named ?? book.usual(seats);
      return (kids ?? played.options['kids']) === true ? [] : ledIn(played, golems, seats);
    },
    agreed: (leads) => ({ golems: leads as Json }),
  };
}
