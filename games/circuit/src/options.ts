import { ok, problem, type Result } from '@stolik/kernel/result';

/** Fixed for a game. [C2.4] */
export interface CircuitOptions {
  /** The two 3 V batteries are in the bag. [C2.2] */
  readonly battery: boolean;
  /** Laying or exchanging is done twice in a turn. [C8.1] */
  readonly x2: boolean;
  readonly teams: boolean;
  /** Partners see each other's hands; without teams it means nothing. [C8.2] */
  readonly openHands: boolean;
}

const NAMES = ['battery', 'x2', 'teams', 'openHands'] as const;

export function parseOptions(raw: unknown, seats: number): Result<CircuitOptions> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return problem('', 'options are an object, as in {"x2": true}');
  const options = { battery: false, x2: false, teams: false, openHands: false };
  for (const [key, value] of Object.entries(raw)) {
    const name = NAMES.find((known) => known === key);
    if (name === undefined) return problem(key, `unknown option; circuit has ${NAMES.join(', ')}`);
    if (typeof value !== 'boolean') return problem(key, `true or false is expected, not ${JSON.stringify(value)}`);
    options[name] = value;
  }
  if (!Number.isInteger(seats) || seats < 2 || seats > 6)
    return problem('players', `2 to 6 players can play, not ${seats} [C0.1]`);
  if (options.teams && seats < 3) return problem('teams', `teams are for 3 to 6 players, not ${seats} [C8.2]`);
  if (!options.teams && seats > 4) return problem('teams', `${seats} players play in teams only; without them 2 to 4 [C8.2]`);
  if (options.x2 && seats > 4) return problem('x2', `x2 is for up to four players, not ${seats} [C8.1]`);
  return ok(Object.freeze(options));
}
