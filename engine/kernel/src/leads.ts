import type { Json } from './json.ts';
import type { Rng } from './random.ts';

/**
 * The pieces that seats choose to lead before a game. No two lead the same, and pieces without a player count too. The choice
 * becomes a part of the options, so rules and logs know nothing of the choosing.
 */
export interface Leads {
  readonly all: readonly string[];
  /** By seat, then of pieces that nobody plays; empty where there is nothing to choose. Of options that `parseOptions` takes. */
  of(options: { readonly [key: string]: Json }, seats: number): readonly string[];
  /** What of the options is another when these are led. */
  agreed(leads: readonly string[]): { readonly [key: string]: Json };
}

/** Left to chance: dealt when the game begins. */
export const AT_RANDOM = 'random';

/** Gives a piece to a seat. The seat that led it before gets the other one. */
export function withLead(leads: readonly string[], seat: number, lead: string): readonly string[] {
  const twin = lead === AT_RANDOM ? -1 : leads.indexOf(lead);
  return leads.map((before, index) => (index === seat ? lead : index === twin ? leads[seat]! : before));
}

/** A free figure for a player who leaves it to chance: by the generator, or without one the first free figure. */
export function dealtLeads(all: readonly string[], leads: readonly string[], rng?: Rng): readonly string[] {
  const left = all.filter((lead) => !leads.includes(lead));
  return leads.map((lead) => (lead === AT_RANDOM ? left.splice(rng ? rng.below(left.length) : 0, 1)[0]! : lead));
}
