import type { Json } from './json.ts';
import type { Rng } from './random.ts';

/**
 * What seats choose for themselves before a game: the piece each of them leads. No two lead the same, and pieces that nobody plays
 * count too. What was chosen is a part of the options, so rules and logs know nothing of the choosing.
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

/** Who led this one gets the other. */
export function withLead(leads: readonly string[], seat: number, lead: string): readonly string[] {
  const twin = lead === AT_RANDOM ? -1 : leads.indexOf(lead);
  return leads.map((before, index) => (index === seat ? lead : index === twin ? leads[seat]! : before));
}

/** Something that nobody has for whoever leaves it to chance: by the generator, or without one the first that is left. */
export function dealtLeads(all: readonly string[], leads: readonly string[], rng?: Rng): readonly string[] {
  const left = all.filter((lead) => !leads.includes(lead));
  return leads.map((lead) => (lead === AT_RANDOM ? left.splice(rng ? rng.below(left.length) : 0, 1)[0]! : lead));
}
