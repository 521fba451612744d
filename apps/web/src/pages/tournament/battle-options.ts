import { EDITIONS } from '@stolik/golems/editions';
import { ledIn } from '@stolik/golems/scenarios';
import { type Battle, fieldOf } from '@stolik/golems/tournament';
import type { Json } from '@stolik/kernel/json';
import { withLead } from '@stolik/kernel/leads';
import { GAME, type Series } from './series.ts';

/** The golem of each participant; null: whatever stands on their start. What is no golem, or somebody else's already, is none. */
export const leadsOf = ({ participants, leads }: Pick<Series, 'participants' | 'leads'>): readonly (string | null)[] =>
  participants.map((_, at) => {
    const lead = Array.isArray(leads) ? leads[at] : null;
    return EDITIONS[GAME].leads.includes(lead) && leads!.indexOf(lead) === at ? lead : null;
  });

/**
 * In a tournament equal damage is decided by strikes, as its scenario says; Call stays in the box, as at the usual table. [G6.10.2]
 * `leads`: the golem of each participant, null for the one that stands on the start. Whoever has none gets what is left.
 */
export const optionsOf = (battle: Battle, leads: readonly (string | null)[] = []): { readonly [key: string]: Json } => ({
  scenario: battle.turn ? (fieldOf(battle) as unknown as Json) : battle.scenario,
  tie: 'strikes',
  subprogram: false,
  ...(battle.seats.some((participant) => leads[participant]) && { golems: golemsIn(battle, leads) }),
});

function golemsIn(battle: Battle, leads: readonly (string | null)[]): string[] {
  const usual = ledIn(fieldOf(battle)!, undefined, battle.seats.length);
  const led = battle.seats.reduce((golems, participant, seat) => {
    const own = leads[participant];
    return own ? withLead(golems, seat, own) : golems;
  }, usual);
  return [...led];
}
