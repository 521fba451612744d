import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import type { AnyAdviser, AnyBook } from './book.ts';
import { type Candidate, type Deadline, isPast, type Thought } from './player.ts';

/** Something worth trying. */
export interface Idea {
  /** The same for the same idea, at whatever moment it comes up. */
  readonly name: string;
  readonly action: Action;
  /** Expected result for the seat: 0 lost, 1 won. */
  readonly value: number;
  /** Other actions that come to the same. */
  readonly same: readonly Action[];
}

export interface Advice {
  /** Best first; at least one. */
  readonly ideas: readonly Idea[];
  /** The second is about as good as the first, and something else where the game tells purposes apart. */
  readonly isClose: boolean;
  /** Set where the ideas are about equal because the game is as good as over. */
  readonly decided: Decided | undefined;
  /** Time ran out before everything was thought through. */
  readonly isHasty: boolean;
  readonly thought: Thought;
  /** A world the seat holds possible, as text: parse it for every use. */
  readonly world: string;
}

export type Decided = 'won' | 'lost';

/** From here on the result is as good as certain, whatever one does. */
const CERTAIN = 0.95;

const MOST_IDEAS = 3;
/** So many ideas after the first are asked what they are for. */
const LOOKED_AT = 6;
/** The smallest difference that counts: closer ideas are equal. */
export const CLOSE = 0.02;
/** Drops ideas with too few visits, and ideas that give clearly more away than the first one. */
const LEAST_WEIGHT = 0.02;
const WORSE = 0.1;

/** How a seat's position is thought about: by default as for a hint. */
export interface Manner {
  /** Another salt deals other worlds and rolls other dice. */
  readonly salt?: string;
  /** The part of the adviser's iterations that is spent. */
  readonly share?: number;
  readonly consider?: readonly Action[];
  readonly deadline?: Deadline | undefined;
  /** What the seat remembers of the game so far. */
  readonly memory?: unknown;
}

/** The seed for thinking about what a seat sees: the same position is always judged alike. */
export const seedOf = (game: AnyGame, state: unknown, seat: Seat): string => `${seat} ${canonicalJson(game.view(state, seat))}`;

/** The adviser's thought about what this seat sees. Nothing of the real state reaches it but what is seen. */
export function ponder(
  game: AnyGame,
  { adviser }: AnyBook,
  state: unknown,
  seat: Seat,
  { salt = '', share = 1, consider, deadline, memory }: Manner = {},
): { readonly world: string; readonly thought: Thought } {
  const rng = new SeededRng(salt + seedOf(game, state, seat));
  const world = canonicalJson(game.redeal(state, seat, rng));
  const iterations = Math.max(1, Math.round(adviser.iterations * share));
  const thought = adviser.player(parseCanonical(world), seat, rng, {
    iterations,
    ...(consider && { consider }),
    ...(deadline && { deadline }),
    ...(memory !== undefined && { memory }),
  });
  return { world, thought };
}

/** The best ideas of a seat, equal ones as one. */
export function advise(game: AnyGame, book: AnyBook, state: unknown, seat: Seat, deadline?: Deadline, memory?: unknown): Advice {
  const { world, thought } = ponder(game, book, state, seat, { deadline, memory });
  const { adviser } = book;
  const nameOf = adviser.ideas?.(parseCanonical(world), seat) ?? String;
  const ideas = new Map<string, Idea & { readonly same: Action[] }>();
  for (const { action, value } of orderedBy(adviser, thought, world, seat)) {
    const name = nameOf(action);
    const known = ideas.get(name);
    if (known) known.same.push(action);
    else ideas.set(name, { name, action, value, same: [] });
  }
  const distinct = onePerPlan([...ideas.values()], adviser.plans?.(parseCanonical(world), seat));
  const { found, isClose } = varied(distinct, adviser.purposes?.(parseCanonical(world), seat), adviser.prize);
  const result = isClose ? decidedBy(found) : undefined;
  const decided = result === 'lost' && adviser.mayTurn?.(parseCanonical(world), seat) ? undefined : result;
  const isHasty = deadline !== undefined && isPast(deadline);
  return { ideas: found, isClose: isClose && !decided, decided, isHasty, thought, world };
}

/** What is worth saying, best first; of equals the more appealing. */
function orderedBy(
  { appeal, idle, margin = CLOSE }: AnyAdviser,
  { candidates }: Thought,
  world: string,
  seat: Seat,
): Candidate[] {
  const first = candidates[0]!;
  const worthy = candidates.filter(
    ({ weight, value }, index) => index === 0 || (weight >= LEAST_WEIGHT && value >= first.value - WORSE),
  );
  const isEqual = ({ value }: Candidate): boolean => value >= first.value - margin;
  const appealOf = worthy.length > 1 ? appeal?.(parseCanonical(world), seat) : undefined;
  const equals = worthy.filter(isEqual);
  const likes = new Map(equals.map(({ action }) => [action, appealOf?.(action) ?? 0]));
  const ordered = [
    ...equals.sort((a, b) => likes.get(b.action)! - likes.get(a.action)!),
    ...worthy.filter((candidate) => !isEqual(candidate)),
  ];
  const isIdle = idle?.(parseCanonical(world), seat);
  if (!isIdle?.(ordered[0]!.action)) return ordered;
  const busy = ordered.find(({ action }) => !isIdle(action)) ?? bestOf(candidates.filter(({ action }) => !isIdle(action)));
  return busy ? [busy, ...ordered.filter((candidate) => candidate !== busy)] : ordered;
}

/** The best of what was thought about; of what was not, the first. */
const bestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => Number(b.weight > 0) - Number(a.weight > 0) || b.value - a.value)[0];

function decidedBy([first, second]: readonly Idea[]): Decided | undefined {
  const worse = Math.min(first!.value, second!.value);
  if (worse >= CERTAIN) return 'won';
  return first!.value <= 1 - CERTAIN ? 'lost' : undefined;
}

/** The same plan with another card where it does not matter helps nobody. */
function onePerPlan(ideas: readonly Idea[], planOf: ((action: Action) => string) | undefined): readonly Idea[] {
  if (!planOf) return ideas;
  const plans = new Set<string>();
  return ideas.filter(({ action }) => {
    const plan = planOf(action);
    return !plans.has(plan) && plans.add(plan);
  });
}

/** The first few ideas. Another purpose that is about as good comes before more of the same; otherwise nobody is helped by its being as good. */
function varied(
  ideas: readonly Idea[],
  purposeOf: ((action: Action) => string) | undefined,
  prize: string | undefined,
): { readonly found: readonly Idea[]; readonly isClose: boolean } {
  const [first, ...rest] = ideas;
  const isNear = (idea: Idea): boolean => Math.abs(idea.value - first!.value) <= CLOSE;
  if (!purposeOf) return { found: ideas.slice(0, MOST_IDEAS), isClose: rest[0] !== undefined && isNear(rest[0]) };
  const purpose = purposeOf(first!.action);
  const other = rest.slice(0, LOOKED_AT).find((idea) => isNear(idea) && purposeOf(idea.action) !== purpose);
  const found = other ? [first!, other, ...rest.filter((idea) => idea !== other)] : ideas;
  return { found: found.slice(0, MOST_IDEAS), isClose: other !== undefined && purpose !== prize };
}
