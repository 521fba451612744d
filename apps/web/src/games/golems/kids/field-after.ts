import { SCENARIOS, type Scenario } from '@stolik/golems/scenarios';

/** The children's field after this one in the order of the book, for as many; undefined where there is no other. */
export function fieldAfter(scenario: string | null, seats: number): Scenario | undefined {
  const fields = SCENARIOS.golems6.filter(
    ({ options, players }) => options['kids'] === true && players.min <= seats && seats <= players.max,
  );
  const at = fields.findIndex(({ id }) => id === scenario);
  const next = fields[(at + 1) % fields.length];
  return next?.id === scenario ? undefined : next;
}
