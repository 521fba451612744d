import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Known } from '@stolik/search/book';
import { draw } from '@stolik/search/choose';
import type { Expected } from '@stolik/search/oracle';
import type { Player } from '@stolik/search/player';
import type { Level } from './levels.ts';
import type { LikelyRound, Mind } from './mind.ts';

/** How rivals of an edition think. */
export interface Rivals<State> {
  readonly levels: readonly Level[];
  thinker(mind: Mind): Player<State>;
  /** A world in which this rival has laid nothing yet, drawn from what the seat knows. */
  asRival(world: State, seat: Seat, rival: Seat, rng: Rng): State;
}

/** How often a level is asked what it would lay; with so many iterations where it thinks for a time. */
interface Asking {
  readonly times: number;
  readonly iterations?: number;
}

// Levels that guess differ each time, so they are asked often; the others say themselves how likely each program is.
const ASKED: readonly Asking[] = [
  { times: 48 },
  { times: 48 },
  { times: 6 },
  { times: 3 },
  { times: 2 },
  { times: 2, iterations: 6000 },
];
/** People are taken for something between these levels. */
const LIKE_PEOPLE = [
  { level: 2, share: 0.4, times: 16 },
  { level: 3, share: 0.35, times: 2 },
  { level: 4, share: 0.25, times: 1 },
] as const;
const LEAST_WEIGHT = 0.01;
/** With several rivals so many rounds are drawn of what each of them may lay. */
const DRAWN = 48;

interface Asked {
  readonly level: number;
  readonly times: number;
}

/** What a rival of this level may lay, asked so often. */
function programsOf<State>(
  rivals: Rivals<State>,
  world: State,
  seats: { readonly seat: Seat; readonly rival: Seat },
  { level, times }: Asked,
  rng: Rng,
  memory: unknown,
): Map<Action, number> {
  const { mind, effort } = rivals.levels[level - 1]!;
  const iterations = 'iterations' in effort ? effort.iterations : ASKED[level - 1]!.iterations!;
  const player = rivals.thinker(mind);
  const found = new Map<Action, number>();
  const add = (action: Action, share: number): void => void found.set(action, (found.get(action) ?? 0) + share / times);
  for (let time = 0; time < times; time++) {
    const asked = rivals.asRival(world, seats.seat, seats.rival, rng);
    const { action, candidates } = player(asked, seats.rival, rng, { iterations, memory });
    if (mind.isShortSighted) add(action, 1);
    else for (const each of candidates) if (each.weight >= LEAST_WEIGHT) add(each.action, each.weight);
  }
  return found;
}

function spreadOfRival<State>(
  rivals: Rivals<State>,
  world: State,
  seats: { readonly seat: Seat; readonly rival: Seat },
  rng: Rng,
  { levels, memory }: Known,
): readonly Expected[] {
  const level = Number(levels?.[seats.rival]);
  if (rivals.levels[level - 1]) {
    const found = programsOf(rivals, world, seats, { level, times: ASKED[level - 1]!.times }, rng, memory);
    return normalised([...found].map(([action, share]) => ({ action, share })));
  }
  const mixed = LIKE_PEOPLE.flatMap(({ share, ...asked }) =>
    [...programsOf(rivals, world, seats, asked, rng, memory)].map(([action, part]) => ({ action, share: share * part })),
  );
  return normalised(mixed);
}

function normalised(expected: readonly Expected[]): readonly Expected[] {
  const total = expected.reduce((sum, { share }) => sum + share, 0);
  return expected.map(({ action, share }) => ({ action, share: share / total }));
}

/**
 * Possible rounds with the rivals' likely programs. Each is a new sample, so the rivals did not react to these very programs.
 * `seats` are the seats that write programs, the thinking seat first.
 */
export function spreadOf<State>(
  rivals: Rivals<State>,
  world: State,
  seats: readonly Seat[],
  rng: Rng,
  known: Known,
): readonly LikelyRound[] {
  const [seat, ...others] = seats;
  const spreads = others.map((rival) => spreadOfRival(rivals, world, { seat: seat!, rival }, rng, known));
  if (spreads.length === 0) return [{ actions: Float64Array.of(0), share: 1 }];
  if (spreads.length === 1) return spreads[0]!.map(({ action, share }) => ({ actions: Float64Array.of(0, action), share }));
  const shares = spreads.map((spread) => Float64Array.from(spread, ({ share }) => share));
  return Array.from({ length: DRAWN }, () => ({
    actions: Float64Array.of(0, ...spreads.map((spread, side) => spread[draw(shares[side]!, spread.length, rng)]!.action)),
    share: 1 / DRAWN,
  }));
}
