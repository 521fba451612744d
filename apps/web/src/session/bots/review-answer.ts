import { loadBots, loadRules } from '@stolik/games/games';
import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { playStep } from '@stolik/kernel/steps';
import { typeset } from '@stolik/kernel/typography';
import type { AnyBook } from '@stolik/search/book';
import { type Decision, type Judgement, judge, type Lesson, lessonsOf, suspect } from '@stolik/search/review';
import { stateAfter } from '@stolik/table/table';
import type { ReviewNews, ReviewOrder, TurningPoint } from './review.ts';

/** So many decisions that look bad are thought about as long as a hint is. */
const MOST_LOOKED_AT = 8;

/** In the worker: thinks about every decision as its seat could have, and tells where most was given away. */
export async function reviewGame(order: ReviewOrder, tell: (news: ReviewNews) => void, load = loadBots): Promise<void> {
  try {
    const [game, book] = await Promise.all([loadRules(order.game), load(order.game)]);
    const decisions = decisionsOf(game, order);
    const of = decisions.length + MOST_LOOKED_AT;
    let done = 0;
    const suspects: { readonly decision: Decision; readonly lost: number }[] = [];
    for (const decision of decisions) {
      tell({ done: done++, of });
      const lost = suspect(game, book, decision);
      if (lost > 0) suspects.push({ decision, lost });
    }
    suspects.sort((a, b) => b.lost - a.lost || a.decision.step - b.decision.step);
    const judgements: Judgement[] = [];
    for (const { decision } of suspects.slice(0, MOST_LOOKED_AT)) {
      tell({ done: done++, of });
      // What was the first hint on this device is no mistake, even where a slow machine had thought about it for less time.
      if (order.advised?.[decision.step] === decision.played) continue;
      const judgement = judge(game, book, decision);
      if (judgement) judgements.push(judgement);
    }
    tell({ points: lessonsOf(judgements).map((lesson) => explained(game, book, decisions, lesson, order)) });
  } catch (error) {
    tell({ says: error instanceof Error ? error.message : String(error) });
  }
}

function decisionsOf(game: AnyGame, { options, seats, steps, of }: ReviewOrder): Decision[] {
  const state = stateAfter(game, { options, seats }, []);
  const decisions: Decision[] = [];
  for (const [step, made] of steps.entries()) {
    if (made.kind === 'play' && of.includes(made.actor)) {
      decisions.push({ step, seat: made.actor, played: made.action, state: game.clone(state) });
    }
    playStep(game, state, made);
  }
  return decisions;
}

function explained(
  game: AnyGame,
  book: AnyBook,
  decisions: readonly Decision[],
  lesson: Lesson,
  { language }: ReviewOrder,
): TurningPoint {
  const { step, seat, best } = lesson;
  const { state } = decisions.find((decision) => decision.step === step)!;
  const world: unknown = game.redeal(state, seat, new SeededRng(step));
  const turn = 1 + decisions.filter((decision) => decision.seat === seat && decision.step < step).length;
  const { round } = game.view(state, seat) as { readonly round?: unknown };
  return {
    ...lesson,
    says: typeset(book.explainMove?.(world, seat, best, language) ?? '', language),
    when: typeof round === 'number' ? { round } : { turn },
  };
}
