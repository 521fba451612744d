import { ok, problem, type Result } from '@stolik/kernel/result';
import { BOX_NAMES, type BoxName } from './tiles.ts';

/** The rules version: since the second there are two boxes. A table that began under the first is finished with the only one there was. */
export const RULINGS = 2;
export const OLDEST_RULINGS = 1;

/** Fixed for a game. [C2.4] */
export interface CircuitOptions {
  /** The two 3 V batteries are in the bag. [C2.2] */
  readonly battery: boolean;
  /** Laying or exchanging is done twice in a turn. [C8.1] */
  readonly x2: boolean;
  readonly teams: boolean;
  /** Partners see each other's hands; without teams it means nothing. [C8.2] */
  readonly openHands: boolean;
  /** The livelier of the boxes. Left out it is the classic one: so the state is what it was when there was no other. [C1.2] */
  readonly box?: 'lively';
}

export const boxName = ({ box }: CircuitOptions): BoxName => box ?? 'classic';

const SWITCHES = ['battery', 'x2', 'teams', 'openHands'] as const;

export function parseOptions(raw: unknown, seats: number): Result<CircuitOptions> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return problem('', 'options are an object, as in {"x2": true}');
  const { box, rulings, ...rest } = raw as { readonly [key: string]: unknown };
  const chosen = readBox(box, rulings);
  if (!chosen.ok) return chosen;
  const switches = { battery: false, x2: false, teams: false, openHands: false };
  for (const [key, value] of Object.entries(rest)) {
    const name = SWITCHES.find((known) => known === key);
    if (name === undefined) return problem(key, `unknown option; circuit has ${SWITCHES.join(', ')}, box`);
    if (typeof value !== 'boolean') return problem(key, `true or false is expected, not ${JSON.stringify(value)}`);
    switches[name] = value;
  }
  return refuseSeats(switches, seats) ?? ok(Object.freeze({ ...switches, ...(chosen.value === 'lively' && { box: 'lively' }) }));
}

function readBox(box: unknown, rulings: unknown): Result<BoxName> {
  if (rulings !== undefined && rulings !== RULINGS && rulings !== OLDEST_RULINGS)
    return problem('rulings', `${OLDEST_RULINGS} or ${RULINGS} is expected: the rules version by which this table is played`);
  if (box === undefined) return ok(rulings === OLDEST_RULINGS ? 'classic' : BOX_NAMES[0]);
  const name = BOX_NAMES.find((known) => known === box);
  return name ? ok(name) : problem('box', `${BOX_NAMES.join(' or ')} is expected, not ${JSON.stringify(box)} [C1.2]`);
}

function refuseSeats(
  { teams, x2 }: CircuitOptions,
  seats: number,
): Extract<Result<CircuitOptions>, { readonly ok: false }> | undefined {
  if (!Number.isInteger(seats) || seats < 2 || seats > 6)
    return problem('players', `2 to 6 players can play, not ${seats} [C0.1]`);
  if (teams && seats < 3) return problem('teams', `teams are for 3 to 6 players, not ${seats} [C8.2]`);
  if (!teams && seats > 4) return problem('teams', `${seats} players play in teams only; without them 2 to 4 [C8.2]`);
  if (x2 && seats > 4) return problem('x2', `x2 is for up to four players, not ${seats} [C8.1]`);
  return undefined;
}
