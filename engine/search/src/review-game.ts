import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { parsedOptions } from '@stolik/kernel/options';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import type { AnyBook, Known } from './book.ts';
import { Witness } from './memory.ts';
import { type Decision, type Judgement, judge, type Lesson, lessonsOf, suspect } from './review.ts';

/** A decision that changed the game, and what would have been better. */
export interface TurningPoint extends Lesson {
  /** Why the better one is better; may be empty. */
  readonly says: string;
  /** In which round it was, or at which of their turns, counted from 1. */
  readonly when: { readonly round: number } | { readonly turn: number };
}

/** A game to be looked through, or as much of it as has been played. */
export interface Played {
  readonly options: object;
  readonly seats: number;
  readonly steps: readonly Step[];
  /** Whose decisions are looked at. */
  readonly of: readonly Seat[];
  /** First hints that were given at the table, by the step they were given for. */
  readonly advised?: Readonly<Record<number, Action>>;
  /** By seat the level of the bot that sat there; undefined for a person. */
  readonly levels?: Known['levels'];
  readonly language: Language;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** So many decisions that look bad are thought about as long as a hint is. */
const MOST_LOOKED_AT = 8;

/** Thinks about every decision as its seat could have, and finds where most was given away. Yields before each thought. */
export function* reviewing(game: AnyGame, book: AnyBook, played: Played): Generator<Progress, readonly TurningPoint[]> {
  const decisions = decisionsOf(game, book, played);
  const of = decisions.length + MOST_LOOKED_AT;
  let done = 0;
  const suspects: { readonly decision: Decision; readonly lost: number }[] = [];
  for (const decision of decisions) {
    yield { done: done++, of };
    const lost = suspect(game, book, decision);
    if (lost > 0) suspects.push({ decision, lost });
  }
  suspects.sort((a, b) => b.lost - a.lost || a.decision.step - b.decision.step);
  const judgements: Judgement[] = [];
  for (const { decision } of suspects.slice(0, MOST_LOOKED_AT)) {
    yield { done: done++, of };
    // The first hint on this device is no mistake, even where a slow machine had thought about it for less time.
    if (played.advised?.[decision.step] === decision.played) continue;
    const judgement = judge(game, book, decision);
    if (judgement) judgements.push(judgement);
  }
  return lessonsOf(judgements).map((lesson) => explained(game, book, decisions, lesson, played.language));
}

function decisionsOf(game: AnyGame, { adviser }: AnyBook, { options, seats, steps, of, levels }: Played): Decision[] {
  const state: unknown = game.setup(unwrap(parsedOptions(game, options, seats)), seats);
  const witness = adviser.recall && new Witness(game, seats);
  const decisions: Decision[] = [];
  for (const [step, made] of steps.entries()) {
    if (made.kind === 'play' && of.includes(made.actor)) {
      const known = { memory: witness?.memoryOf(adviser.recall, made.actor), ...(levels && { levels }) };
      decisions.push({ step, seat: made.actor, played: made.action, state: game.clone(state), known });
    }
    playStep(game, state, made, witness?.hear);
  }
  return decisions;
}

function explained(
  game: AnyGame,
  book: AnyBook,
  decisions: readonly Decision[],
  lesson: Lesson,
  language: Language,
): TurningPoint {
  const { step, seat, best } = lesson;
  const { state, known } = decisions.find((decision) => decision.step === step)!;
  const world: unknown = game.redeal(state, seat, new SeededRng(step));
  const turn = 1 + decisions.filter((decision) => decision.seat === seat && decision.step < step).length;
  const { round } = game.view(state, seat) as { readonly round?: unknown };
  return {
    ...lesson,
    says: book.explainMove?.(world, seat, best, language, known) ?? '',
    when: typeof round === 'number' ? { round } : { turn },
  };
}
