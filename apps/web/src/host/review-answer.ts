import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { playStep } from '@stolik/kernel/steps';
import type { AnyBook } from '@stolik/search/book';
import type { Budget } from '@stolik/search/player';
import { type Decision, type Judgement, review, turningPoints } from '@stolik/search/review';
import { stateAfter } from '@stolik/table/table';
import { loadBook, loadRules } from '../games/bots.ts';
import type { ReviewNews, ReviewOrder, TurningPoint } from './review.ts';

/** Looks at fewer moves than the strongest, and so, in a short time, better at each of them. */
const REVIEWER = '5';
/** All decisions together take about so long, each between these bounds, in milliseconds. */
const WHOLE = 8000;
const [SHORTEST, LONGEST] = [60, 250];

function timed(decisions: number): Budget {
  const milliseconds = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(decisions, 1)));
  return { milliseconds, clock: () => performance.now() };
}

/** In the worker: thinks about every decision as its seat could have, and tells where most was given away. */
export async function reviewGame(order: ReviewOrder, tell: (news: ReviewNews) => void, budgetOf = timed): Promise<void> {
  try {
    const [game, book] = await Promise.all([loadRules(order.game), loadBook(order.game)]);
    const decisions = decisionsOf(game, order);
    const reviewer = book.levels.find(({ id }) => id === REVIEWER)!;
    const budget = budgetOf(decisions.length);
    const rng = new SeededRng(order.steps.length);
    const judgements: Judgement[] = [];
    for (const [index, decision] of decisions.entries()) {
      tell({ done: index, of: decisions.length });
      const judgement = review(game, reviewer.player, decision, rng, budget);
      if (judgement) judgements.push(judgement);
    }
    tell({ points: turningPoints(judgements).map((judgement) => explained(game, book, decisions, judgement, order)) });
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
  judgement: Judgement,
  { language }: ReviewOrder,
): TurningPoint {
  const { step, seat, best } = judgement;
  const { state } = decisions.find((decision) => decision.step === step)!;
  const world: unknown = game.redeal(state, seat, new SeededRng(step));
  return { ...judgement, says: book.explainMove?.(world, seat, best, language) ?? '' };
}
