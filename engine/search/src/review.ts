import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { type Advice, advise, ponder } from './advice.ts';
import type { AnyBook, Known } from './book.ts';
import type { Candidate, Thought } from './player.ts';

/** A step of a game that was a decision, and the state it was made in. */
export interface Decision {
  readonly step: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly state: unknown;
  readonly known?: Known;
}

/** A decision of a finished game that lost something, together with the adviser's own choice. */
export interface Judgement {
  /** Which step of the game it was. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly best: Action;
  /** Expected results of both, 0 to 1. */
  readonly playedValue: number;
  readonly bestValue: number;
  /** The name of the better idea, the same at whatever moment it comes up. */
  readonly idea: string;
  /** Everything that promised so much more than what was played, best first. */
  readonly better: readonly Candidate[];
}

/** The smallest loss that counts as a mistake: below it, another strong player may disagree. */
export const LEAST_LOST = 0.1;
/** A quick look that finds less than this lost does not look again. */
const LEAST_SUSPECT = 0.05;
const QUICK = 0.1;
/** Tried so often, an action's value means something. */
const ENOUGH = 60;

interface Verdict {
  readonly best: number;
  readonly played: number;
}

const lostBy = ({ best, played }: Verdict): number => best - played;

function verdictOf(thought: Thought, best: Action, played: Action): Verdict | undefined {
  const one = thought.candidates.find(({ action }) => action === best);
  const other = thought.candidates.find(({ action }) => action === played);
  return one && other ? { best: one.value, played: other.value } : undefined;
}

/** A decision at a quick look: expected results of the best, of what was played, and of the others on average. */
export interface Glance {
  readonly best: number;
  readonly played: number;
  readonly others: number;
}

export function glanceAt(game: AnyGame, book: AnyBook, { seat, played, state, known }: Decision, share = QUICK): Glance {
  const { candidates } = ponder(game, book, state, seat, { share, consider: [played], memory: known?.memory }).thought;
  const best = candidates[0]!.value;
  const own = candidates.find(({ action }) => action === played)?.value ?? best;
  const rest = candidates.filter(({ action }) => action !== played);
  const others = rest.length > 0 ? rest.reduce((sum, { value }) => sum + value, 0) / rest.length : own;
  return { best, played: own, others };
}

/** How much a decision may have given away, by a glance; 0 where nothing speaks against it. */
export function suspicion({ best, played }: Glance): number {
  return best - played >= LEAST_SUSPECT ? best - played : 0;
}

export const suspect = (game: AnyGame, book: AnyBook, decision: Decision): number => suspicion(glanceAt(game, book, decision));

/**
 * Thinks about a decision exactly as a hint there would, with the knowledge of its seat. A mistake differs from the first hint
 * and is worse by more than chance can explain, in two thoughts with different dice. Otherwise undefined.
 */
export function judge(game: AnyGame, book: AnyBook, decision: Decision): Judgement | undefined {
  const { step, seat, played, state, known } = decision;
  const advice = advise(game, book, state, seat, undefined, known?.memory);
  const first = advice.ideas[0]!;
  if (first.action === played || first.same.includes(played)) return undefined;
  const verdicts: Verdict[] = [];
  for (const each of verdictsOf(game, book, decision, advice, first.action)) {
    if (!each || lostBy(each) < LEAST_LOST) return undefined;
    verdicts.push(each);
  }
  const mean = (part: keyof Verdict): number => verdicts.reduce((sum, each) => sum + each[part], 0) / verdicts.length;
  const playedValue = mean('played');
  return {
    step,
    seat,
    played,
    best: first.action,
    playedValue,
    bestValue: mean('best'),
    idea: first.name,
    better: advice.thought.candidates.filter(({ value }) => value >= playedValue + LEAST_LOST),
  };
}

/** What the hint's own thought says of both, where it tried what was played, and two more that look at both. */
function* verdictsOf(
  game: AnyGame,
  book: AnyBook,
  { seat, played, state, known: { memory } = {} }: Decision,
  { thought }: Advice,
  best: Action,
): Generator<Verdict | undefined> {
  const known = thought.candidates.find(({ action }) => action === played);
  const isKnown = known !== undefined && known.weight * thought.iterations >= ENOUGH;
  if (isKnown) yield verdictOf(thought, best, played);
  for (const salt of isKnown ? ['again'] : ['again', 'once more']) {
    const { thought: again } = ponder(game, book, state, seat, { salt, consider: [best, played], memory });
    yield verdictOf(again, best, played);
  }
}

const lost = ({ bestValue, playedValue }: Judgement): number => bestValue - playedValue;

/** A mistake, and the later ones of the same seat that missed the same idea. */
export interface Lesson extends Judgement {
  readonly again: readonly number[];
}

/** The same idea missed several times is one lesson; those where most was lost, at most `count`, in the order of the game. */
export function lessonsOf(judgements: readonly Judgement[], count = 3): Lesson[] {
  const bySame = new Map<string, Judgement[]>();
  for (const judgement of [...judgements].sort((a, b) => a.step - b.step)) {
    const name = `${judgement.seat} ${judgement.idea}`;
    bySame.set(name, [...(bySame.get(name) ?? []), judgement]);
  }
  return [...bySame.values()]
    .map(([first, ...rest]): Lesson => ({ ...first!, again: rest.map(({ step }) => step) }))
    .sort((a, b) => lost(b) - lost(a) || a.step - b.step)
    .slice(0, count)
    .sort((a, b) => a.step - b.step);
}
