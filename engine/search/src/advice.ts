import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { canonicalJson, parseCanonical } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import type { AnyBook } from './book.ts';
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
  /** The first is hardly better than the second. */
  readonly isClose: boolean;
  /** Time ran out before everything was thought through. */
  readonly isHasty: boolean;
  readonly thought: Thought;
  /** A world the seat holds possible, as text: parse it for every use. */
  readonly world: string;
}

const MOST_IDEAS = 3;
/** Closer than this, nobody can tell which is better. */
export const CLOSE = 0.02;
/** What was hardly thought about is no advice; nor is what gives clearly more away than the first idea. */
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
}

/** What a seat sees, as the seed of all thinking about it: the same position is always judged alike. */
export const seedOf = (game: AnyGame, state: unknown, seat: Seat): string => `${seat} ${canonicalJson(game.view(state, seat))}`;

/** The adviser's thought about what this seat sees. Nothing of the real state reaches it but what is seen. */
export function ponder(
  game: AnyGame,
  { adviser }: AnyBook,
  state: unknown,
  seat: Seat,
  { salt = '', share = 1, consider, deadline }: Manner = {},
): { readonly world: string; readonly thought: Thought } {
  const rng = new SeededRng(salt + seedOf(game, state, seat));
  const world = canonicalJson(game.redeal(state, seat, rng));
  const iterations = Math.max(1, Math.round(adviser.iterations * share));
  const thought = adviser.player(parseCanonical(world), seat, rng, {
    iterations,
    ...(consider && { consider }),
    ...(deadline && { deadline }),
  });
  return { world, thought };
}

/** The best ideas of a seat, equal ones as one. */
export function advise(game: AnyGame, book: AnyBook, state: unknown, seat: Seat, deadline?: Deadline): Advice {
  const { world, thought } = ponder(game, book, state, seat, { deadline });
  const { ideas: namer, appeal, margin = CLOSE } = book.adviser;
  const first = thought.candidates[0]!;
  const worthy = thought.candidates.filter(
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
  const nameOf = namer?.(parseCanonical(world), seat) ?? String;
  const ideas = new Map<string, { name: string; action: Action; value: number; same: Action[] }>();
  for (const { action, value } of ordered) {
    const name = nameOf(action);
    const known = ideas.get(name);
    if (known) known.same.push(action);
    else ideas.set(name, { name, action, value, same: [] });
  }
  const found = [...ideas.values()].slice(0, MOST_IDEAS);
  return {
    ideas: found,
    isClose: found.length > 1 && Math.abs(found[0]!.value - found[1]!.value) <= CLOSE,
    isHasty: deadline !== undefined && isPast(deadline),
    thought,
    world,
  };
}
