import { type Battle, fieldOf } from '@stolik/golems/tournament';
import type { Json } from '@stolik/kernel/json';

/** In a tournament equal damage is decided by strikes, as its scenario says; Call stays in the box, as at the usual table. [G6.10.2] */
export const optionsOf = (battle: Battle): { readonly [key: string]: Json } => ({
  scenario: battle.turn ? (fieldOf(battle) as unknown as Json) : battle.scenario,
  tie: 'strikes',
  subprogram: false,
});
